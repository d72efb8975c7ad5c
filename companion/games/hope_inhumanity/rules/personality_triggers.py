"""Triggers of Personalities and of the Destination: turns, rounds, draws, declarations and thefts."""

from companion.games.hope_inhumanity.cards.abilities import (
    WhenARoundBegins,
    WhenARoundEnds,
    WhenYouAct,
    WhenYouAvoid,
    WhenYouDraw,
    WhenYourTurnBegins,
    WhenYourTurnEnds,
    WhenYouSteal,
)
from companion.games.hope_inhumanity.events.event import Draft
from companion.games.hope_inhumanity.rules.consequences import deal_out
from companion.games.hope_inhumanity.rules.targets import Concerned
from companion.games.hope_inhumanity.survivor import Survivor

Habit = (
    type[WhenARoundBegins]
    | type[WhenARoundEnds]
    | type[WhenYourTurnBegins]
    | type[WhenYourTurnEnds]
    | type[WhenYouDraw]
    | type[WhenYouAct]
    | type[WhenYouAvoid]
    | type[WhenYouSteal]
)


def turn_begun(draft: Draft) -> None:
    """The turn of the acting player has begun."""
    _react(draft, draft.state.acting, WhenYourTurnBegins)


def turn_ended(draft: Draft) -> None:
    """The turn of the acting player is over."""
    _react(draft, draft.state.acting, WhenYourTurnEnds)


def drawn(draft: Draft) -> None:
    """The acting player has drawn a Scene."""
    _react(draft, draft.state.acting, WhenYouDraw)


def acted(draft: Draft) -> None:
    """The acting player has declared Act."""
    _react(draft, draft.state.acting, WhenYouAct)


def avoided(draft: Draft) -> None:
    """The acting player has avoided the Scene."""
    _react(draft, draft.state.acting, WhenYouAvoid)


def stolen(draft: Draft, victim: str | None) -> None:
    """The acting player has stolen an Asset of that seat's."""
    _react(draft, draft.state.acting, WhenYouSteal, victim)


def round_begun(draft: Draft) -> None:
    """A new round has begun, for everybody who is left."""
    for survivor in draft.state.living:
        _react(draft, survivor, WhenARoundBegins)


def round_ended(draft: Draft) -> None:
    """A round is over, for everybody who is left."""
    for survivor in draft.state.living:
        _react(draft, survivor, WhenARoundEnds)


def _react(draft: Draft, survivor: Survivor, when: Habit, victim: str | None = None) -> None:
    abilities = draft.state.abilities(survivor) if survivor.alive else ()
    for ability in abilities:
        if isinstance(ability, when):
            deal_out(draft, (ability.effect,), Concerned(you=survivor.seat, other=victim))

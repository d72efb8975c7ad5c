"""Receivers of a card's words when it happens: all living who match."""

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass

from companion.engine.dice import Die
from companion.engine.phrasebook.phrasebook import ENGLISH
from companion.engine.shuffle import shuffled
from companion.games.hope_inhumanity.cards.whom import Whom
from companion.games.hope_inhumanity.playing import Verdict
from companion.games.hope_inhumanity.scene.branches import participants
from companion.games.hope_inhumanity.scene.order import on_turn
from companion.games.hope_inhumanity.scene.wishes import burden
from companion.games.hope_inhumanity.state import HopeInhumanityState
from companion.games.hope_inhumanity.survivor import WORST, Survivor


@dataclass(frozen=True)
class Concerned:
    """Context of a card's words: `each` are the receivers of the branch that a sentence stands in.

    `card` is the Trait or Asset that speaks, `language` that of the card. What concerns the whole group
    happens `times` (A-36).
    """

    each: tuple[str, ...] = ()
    you: str | None = None
    other: str | None = None
    chosen: str | None = None
    die: Die | None = None
    card: str = ""
    times: int = 1
    language: str = ENGLISH


def meant(state: HopeInhumanityState, whom: Whom, concerned: Concerned) -> list[Survivor]:
    """Those of the living whom the word means, clockwise from the active seat."""
    seats = _SEATS[whom](state, concerned)
    return [survivor for survivor in state.living if survivor.seat in seats]


def _supporters(state: HopeInhumanityState) -> tuple[str, ...]:
    """The others with dice in the middle; all the others where everybody suffers Fail together (HI-094)."""
    if state.playing is None:
        return ()
    if state.playing.verdict is Verdict.HOPELESS:
        return tuple(survivor.seat for survivor in state.others)
    return tuple(participants(state) - {state.active})


def _participants(state: HopeInhumanityState) -> tuple[str, ...]:
    """The acting player and the supporters; of a Scene that was avoided there are none."""
    avoided = state.playing is None or state.playing.verdict is Verdict.AVOIDED
    return () if avoided else (state.active, *_supporters(state))


def _who(concerned: Concerned, state: HopeInhumanityState, is_so: Callable[[Survivor], bool]) -> list[str]:
    return [one.seat for one in _them(state, concerned) if is_so(one)]


def _them(state: HopeInhumanityState, concerned: Concerned) -> list[Survivor]:
    return [one for one in state.living if one.seat in concerned.each]


def _least(state: HopeInhumanityState, concerned: Concerned) -> list[str]:
    """Of equals the first clockwise from the acting player."""
    order = sorted(_them(state, concerned), key=lambda one: burden(state, one))
    return [one.seat for one in order[:1]]


def _by_lot(state: HopeInhumanityState, concerned: Concerned) -> tuple[str, ...]:
    told = len(state.playing.told) if state.playing else 0
    lot = f"one of them in round {state.round}, {state.active}, {told}"
    return shuffled(sorted(one.seat for one in _them(state, concerned)), state.seed, lot)[:1]


def _left(state: HopeInhumanityState, concerned: Concerned) -> list[str]:
    """Neighbours on the left of the card's holder, or of the acting player (HI-032)."""
    order = [one.seat for one in state.clockwise(concerned.you or state.active)[1:] if one.alive]
    return order[:1]


_SEATS: Mapping[Whom, Callable[[HopeInhumanityState, Concerned], Collection[str | None]]] = {
    Whom.EACH: lambda _, concerned: concerned.each,
    Whom.HUNGRY: lambda state, concerned: _who(concerned, state, lambda one: one.hunger > 0),
    Whom.STARVING: lambda state, concerned: _who(concerned, state, lambda one: one.hunger >= WORST),
    Whom.HURT: lambda state, concerned: _who(concerned, state, lambda one: one.harm > 0),
    Whom.CRIPPLED: lambda state, concerned: _who(concerned, state, lambda one: one.harm >= WORST),
    Whom.UNSCATHED: lambda state, concerned: _who(concerned, state, lambda one: not one.penalty),
    Whom.EMPTY: lambda state, concerned: _who(concerned, state, lambda one: one.humanity <= 0),
    Whom.LEAST: _least,
    Whom.RANDOM: _by_lot,
    Whom.LEFT: _left,
    Whom.ACTING: lambda state, _: (on_turn(state),),
    Whom.PARTICIPANTS: lambda state, _: _participants(state),
    Whom.SUPPORTERS: lambda state, _: _supporters(state),
    Whom.REFUSERS: lambda state, _: state.playing.refused if state.playing else (),
    Whom.ACCEPTERS: lambda state, _: state.playing.accepted if state.playing else (),
    Whom.EVERYONE: lambda state, _: [survivor.seat for survivor in state.living],
    Whom.YOU: lambda _, concerned: (concerned.you,),
    Whom.OTHER: lambda _, concerned: (concerned.other,),
    Whom.VICTIM: lambda _, concerned: (concerned.other,),
    Whom.CHOSEN: lambda _, concerned: (concerned.chosen,),
}

"""When a bot plays a Trait or uses an Asset: when it brings more now than it may bring later."""

from typing import Any

from companion.engine.answers import Chosen, Value
from companion.engine.questions import Question
from companion.games.hope_inhumanity.bots import plans
from companion.games.hope_inhumanity.bots.outcomes import Parts, after
from companion.games.hope_inhumanity.bots.worth import Prospect, now
from companion.games.hope_inhumanity.cards.card import Asset, Trait
from companion.games.hope_inhumanity.cards.effects import ChangeHardship
from companion.games.hope_inhumanity.state import ROUNDS, Phase, State
from companion.games.hope_inhumanity.windows import is_about_the_roll

ENOUGH = 1.2
"""What a card must bring to be used, and what is enough in the last round."""
ENOUGH_AT_LAST = 0.4


def use_card(state: State, question: Question) -> Value | None:
    """Uses the card of the question where it brings enough; None keeps it."""
    card, form = state.deck.usable(question.card or ""), _options(question)
    gains = {option: _gain(state, card, question.to or "", option) for option in form}
    best = max(gains, key=lambda option: gains[option])
    enough = ENOUGH if state.round < ROUNDS else ENOUGH_AT_LAST
    return Chosen(best) if gains[best] >= enough else None


def _options(question: Question) -> list[str]:
    form: Any = question.form
    return [option.id for option in form.options]


def is_time(phase: Phase, card: Trait | Asset) -> bool:
    """Whether a bot thinks about that card now: between two Scenes, or before the roll that it is about."""
    return phase is (Phase.ROLL if is_about_the_roll(card.window, card.effects) else Phase.AFTERMATH)


def _gain(state: State, card: Trait | Asset, seat: str, option: str) -> float:
    easier = -sum(effect.n for effect in card.effects if isinstance(effect, ChangeHardship))
    parts = _parts(state, seat, option)
    before = now(state)
    then = after(before, card.effects, parts)
    return _future(state, then, easier) - _future(state, before, 0)


def _parts(state: State, seat: str, option: str) -> Parts:
    playing = state.playing
    supporters = [one for one in playing.stakes if one != state.active] if playing else []
    refusers = list(playing.refused) if playing else []
    return Parts(state.active, (seat,), supporters, refusers, seat, "", "" if option == "play" else option)


def _future(state: State, prospect: Prospect, easier: int) -> float:
    if state.phase is not Phase.ROLL:
        return prospect.worth
    rolled = plans.gamble(state, prospect, plans.stakes_now(state), easier)
    return rolled.worth(state.running.hope)

"""Pending questions to the player of a lost character, one at a time (HI-222, A-53)."""

from collections.abc import Callable, Iterator, Mapping
from enum import StrEnum

from companion.games.hope_inhumanity.playing import Phase
from companion.games.hope_inhumanity.state import ROUNDS, Estate, HopeInhumanityState
from companion.games.hope_inhumanity.survivor import Survivor

GRACE_ROUNDS = 2


class EstateQuestion(StrEnum):
    """One thing to settle, as the id of its question begins."""

    INHERITANCE = "inherit"
    GIFT = "gift"
    GRACE = "grace"


def open_estate_question(state: HopeInhumanityState) -> EstateQuestion | None:
    """Current question to the player of the first lost character, if any."""
    if not state.estates or no_turn_left(state):
        return None
    return next((one for one in _order(state) if _IS_OPEN[one](state, state.estates[0])), None)


def may_still_return(state: HopeInhumanityState, seat: str) -> bool:
    """True if the player of that lost character is asked for a newcomer, now or later."""
    return any(estate.seat == seat and grace(state, estate) for estate in state.estates)


def _order(state: HopeInhumanityState) -> Iterator[EstateQuestion]:
    """A newcomer comes last, unless it may receive what its predecessor leaves (A-54)."""
    if state.rulings.gift_to_newcomer:
        yield from (EstateQuestion.GRACE, EstateQuestion.INHERITANCE, EstateQuestion.GIFT)
    else:
        yield from (EstateQuestion.INHERITANCE, EstateQuestion.GIFT, EstateQuestion.GRACE)


def left_behind(state: HopeInhumanityState, estate: Estate) -> tuple[str, ...]:
    """The Assets of a lost character that nobody has inherited yet."""
    owned = {holding.card for holding in state.owned_by(estate.seat)}
    return tuple(card for card in estate.assets if card in owned)


def _inheritance(state: HopeInhumanityState, estate: Estate) -> bool:
    return bool(left_behind(state, estate) and state.living)


def _gift(state: HopeInhumanityState, estate: Estate) -> bool:
    return estate.gift and bool(state.trait_pile and state.living)


def grace(state: HopeInhumanityState, estate: Estate) -> bool:
    """True if a newcomer may come for that estate (HI-226, HI-231)."""
    return (
        estate.grace
        and estate.round <= GRACE_ROUNDS
        and not any(map(_graced_for(state, estate), state.survivors))
    )


def _graced_for(state: HopeInhumanityState, estate: Estate) -> Callable[[Survivor], bool]:
    """Predicate: the player has used up the Grace that this estate could ask for (HI-231, A-55)."""
    anybody = state.rulings.grace_once == "group"
    return lambda one: one.graced and (anybody or one.seat == estate.seat)


_IS_OPEN: Mapping[EstateQuestion, Callable[[HopeInhumanityState, Estate], bool]] = {
    EstateQuestion.INHERITANCE: _inheritance,
    EstateQuestion.GIFT: _gift,
    EstateQuestion.GRACE: grace,
}


def no_turn_left(state: HopeInhumanityState) -> bool:
    """True if the journey is over, so that a gift could no longer be of use."""
    waiting = any(one.seat not in state.had_turn for one in state.living)
    return state.phase is Phase.BETWEEN and state.round == ROUNDS and not waiting

"""Deaths: who leaves the game, when, and which cards leave with them (HI-200, HI-205 to HI-222)."""

from companion.games.hope_inhumanity.events.event import Draft
from companion.games.hope_inhumanity.events.fortunes import DeathCheated
from companion.games.hope_inhumanity.events.losses import Cause, SurvivorLost
from companion.games.hope_inhumanity.rules import bonds, hope_pool
from companion.games.hope_inhumanity.rules.estates import settle
from companion.games.hope_inhumanity.state import HopeInhumanityState
from companion.games.hope_inhumanity.survivor import WORST, Survivor


def bury(draft: Draft) -> None:
    """Takes out everybody whom Hunger, Harm or a card has killed, clockwise from the active player."""
    _cheat_death(draft)
    while dead := _killed(draft.state):
        _lose(draft, dead)
        _cheat_death(draft)
    settle(draft)


def remove_marked(draft: Draft, spared: str = "") -> None:
    """Takes out everybody whose Humanity is below zero, as is done when a turn begins (HI-207)."""
    marked = [one.seat for one in draft.state.living if one.marked and one.seat != spared]
    _lose(draft, dict.fromkeys(marked, Cause.HUMANITY))
    bury(draft)


def _cheat_death(draft: Draft) -> None:
    for seat in _killed(draft.state):
        if draft.state.survivor(seat).guard.deaths:
            draft.add(DeathCheated(seat))


def _killed(state: HopeInhumanityState) -> dict[str, Cause]:
    return {one.seat: cause for one in state.living if (cause := _killed_by(one))}


def _killed_by(survivor: Survivor) -> Cause | None:
    if survivor.doomed:
        return Cause.CARD
    if survivor.hunger > WORST:
        return Cause.HUNGER
    return Cause.HARM if survivor.harm > WORST else None


def _lose(draft: Draft, leaving: dict[str, Cause]) -> None:
    """All of them leave at once, each with a Hope die; then their Relationships speak (HI-170, HI-222)."""
    for seat, cause in leaving.items():
        draft.add(SurvivorLost(seat, cause))
        for event in hope_pool.lose_with_the_dead(draft.state):
            draft.add(event)
    for seat in leaving:
        bonds.lost(draft, seat)

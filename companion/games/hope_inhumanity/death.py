"""Who leaves the game, when, and what leaves with them (HI-200, HI-205 to HI-216)."""

from companion.games.hope_inhumanity import events as e
from companion.games.hope_inhumanity.draft import Draft
from companion.games.hope_inhumanity.state import WORST, Survivor


def bury(draft: Draft) -> None:
    """Takes out everybody whom Hunger or Harm has killed, clockwise from the active player."""
    dead = [(survivor, cause) for survivor in draft.state.living if (cause := _killed_by(survivor))]
    for survivor, cause in dead:
        if survivor.guard.deaths:
            draft.add(e.DeathCheated(survivor.seat))
        else:
            _lose(draft, survivor, cause)


def remove_marked(draft: Draft) -> None:
    """Takes out everybody whose Humanity is below zero, as is done when a turn begins (HI-207)."""
    for survivor in draft.state.living:
        if survivor.marked:
            _lose(draft, survivor, e.Cause.HUMANITY)


def _killed_by(survivor: Survivor) -> e.Cause | None:
    if survivor.hunger > WORST:
        return e.Cause.HUNGER
    return e.Cause.HARM if survivor.harm > WORST else None


def _lose(draft: Draft, survivor: Survivor, cause: e.Cause) -> None:
    draft.add(e.SurvivorLost(survivor.seat, cause))
    if draft.state.hope:
        draft.add(e.HopeLost(1))
    if not draft.state.living:
        draft.add(e.GameEnded(won=False))

"""Hope pool: at most five dice, one less for each death (HI-284 to HI-289)."""

from collections.abc import Iterator

from companion.games.hope_inhumanity.events.event import Event
from companion.games.hope_inhumanity.events.fortunes import HopeGained, HopeLost
from companion.games.hope_inhumanity.events.losses import HopeDebtPaid, HopeOwed
from companion.games.hope_inhumanity.scene.middle import hope_in_the_middle
from companion.games.hope_inhumanity.state import HopeInhumanityState
from companion.games.hope_inhumanity.survivor import DICE


def in_play(state: HopeInhumanityState) -> int:
    """Hope dice in the pool and in the middle; those of a Scene that is open are spent (A-69)."""
    lies = state.playing is not None and not state.playing.opened
    return state.hope + (hope_in_the_middle(state) if lies else 0)


def gain(state: HopeInhumanityState, n: int) -> Iterator[Event]:
    """Adds Hope dice: debts are paid first, and at most five are in play (HI-284, HI-289, A-48)."""
    paid = min(n, state.hope_owed)
    if paid:
        yield HopeDebtPaid(paid)
    room = min(n - paid, DICE - in_play(state))
    if room > 0:
        yield HopeGained(room)


def lose(state: HopeInhumanityState, n: int) -> Iterator[Event]:
    """Removes Hope dice, at most all (HI-285)."""
    if min(n, state.hope):
        yield HopeLost(min(n, state.hope))


def lose_with_the_dead(state: HopeInhumanityState) -> Iterator[Event]:
    """One die goes along with a character; from an empty pool it is owed if the table says so (HI-215)."""
    if state.hope == 0 and state.rulings.hope_debt:
        yield HopeOwed(1)
    yield from lose(state, 1)

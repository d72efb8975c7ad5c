"""Hope pool: at most five dice, one less for each death (HI-284 to HI-289)."""

from collections.abc import Iterator

from companion.games.hope_inhumanity.events.event import Event
from companion.games.hope_inhumanity.events.fortunes import HopeGained, HopeLost
from companion.games.hope_inhumanity.events.losses import HopeDebtPaid, HopeOwed
from companion.games.hope_inhumanity.state import HopeInhumanityState
from companion.games.hope_inhumanity.survivor import DICE


def gain(state: HopeInhumanityState, n: int) -> Iterator[Event]:
    """Adds Hope dice: debts are paid first, and the pool holds at most five (HI-289, A-48)."""
    paid = min(n, state.hope_owed)
    if paid:
        yield HopeDebtPaid(paid)
    room = min(n - paid, DICE - state.hope)
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

"""The chance that a roll succeeds, which only the acting player may be told before the roll (HI-061)."""

from collections.abc import Iterable, Iterator
from functools import lru_cache
from math import comb, floor

from companion.engine.view import Bar, Chart
from companion.engine.words import say
from companion.games.hope_inhumanity.playing import Phase
from companion.games.hope_inhumanity.scene import hardship
from companion.games.hope_inhumanity.scene.middle import assured, failing, handfuls
from companion.games.hope_inhumanity.scene.middle import lying as lying_there
from companion.games.hope_inhumanity.scene.support_limits import most_each, places, room
from companion.games.hope_inhumanity.state import HopeInhumanityState

MOST_MORE = 7
"""Most further dice in the chart: more bars would be unreadable."""
DECIDING = frozenset({Phase.DECLARE, Phase.COMMIT})
GATHERING = frozenset({*DECIDING, Phase.SUPPORT, Phase.HOPE, Phase.ROLL})


def chance(needed: int, handfuls: Iterable[tuple[int, int]], which: str = "lowest") -> float:
    """The probability that dice show `needed` successes or more.

    Each handful says how many dice there are and how many of them fail, its `which`: lowest or highest. A die
    succeeds with 4, 5 or 6 (HI-153, HI-154); without any success needed the Scene has succeeded.
    """
    return _chance(max(0, needed), tuple(handfuls), which)


@lru_cache(maxsize=4096)
def _chance(needed: int, handfuls: tuple[tuple[int, int], ...], which: str) -> float:
    spread = [1.0]
    for count, lost in handfuls:
        spread = _together(spread, _spread(count, lost, which))
    return sum(spread[needed:])


def percent(share: float) -> int:
    """The share in whole percent; 0 and 100 stay for what cannot be and what is certain."""
    return round(share) * 100 if share in {0, 1} else min(99, max(1, floor(100 * share + 0.5)))


def chart(state: HopeInhumanityState) -> Chart | None:
    """Odds for the dice in the middle and for more, at the current hardship; for rated Scenes only."""
    if state.phase not in GATHERING or state.scene.hardship is None:
        return None
    needed, lying = hardship.total(hardship.reasons(state)) - assured(state), lying_there(state)
    which = state.rulings.nonviolent_die
    counts = range(max(1, lying), lying + min(MOST_MORE, _may_come(state)) + 1)
    bars = tuple(
        Bar(say("odds-dice", n=n), percent(chance(needed, _in_the_middle(state, n), which))) for n in counts
    )
    return Chart(say("odds"), bars) if bars else None


def _in_the_middle(state: HopeInhumanityState, dice: int) -> Iterator[tuple[int, int]]:
    """Dice of each colour and how many fail by a card (HI-272), with `dice` in the middle.

    Further dice count as the acting player's first, then as dice without a flaw.
    """
    if state.phase in DECIDING:
        own = max(0, min(dice, state.acting.humanity))
        lost = failing(state, state.acting, own)
        yield (own - lost, 0) if state.rulings.nonviolent_die == "aside" else (own, lost)
        yield dice - own, 0
    else:
        yield from ((handful.count - handful.aside, handful.fail) for handful in handfuls(state))
        yield dice - lying_there(state), 0


def _spread(count: int, lost: int, which: str) -> list[float]:
    """The probability of 0, 1, 2, ... successes among dice of which the lowest or highest fail."""
    if not lost:
        return [comb(count, n) / 2**count for n in range(count + 1)]
    spread = [0.0] * (count + 1)
    for n in range(count + 1):
        left = max(0, n - lost) if which == "highest" else min(n, count - lost)
        spread[left] += comb(count, n) / 2**count
    return spread


def _together(one: list[float], other: list[float]) -> list[float]:
    spread = [0.0] * (len(one) + len(other) - 1)
    for n, share in enumerate(one):
        for m, part in enumerate(other):
            spread[n + m] += share * part
    return spread


def _may_come(state: HopeInhumanityState) -> int:
    if state.phase in DECIDING:
        own = max(0, state.acting.humanity)
        return own + state.hope + _support(state, max(own, min(1, state.hope)))
    if state.phase is Phase.SUPPORT:
        return state.hope + _more_support(state)
    return state.hope if state.phase is Phase.HOPE else 0


def _support(state: HopeInhumanityState, each: int) -> int:
    each = min(each, most_each(state))
    gifts = sorted((max(0, min(other.humanity, each)) for other in state.others), reverse=True)
    return sum(gifts[: places(state)])


def _more_support(state: HopeInhumanityState) -> int:
    """Dice that supporters may add, and that as many others may give as there are places."""
    supporting = state.running.supporters - {state.active}
    added = sum(room(state, other) for other in state.others if other.seat in supporting)
    gifts = sorted(
        (room(state, other) for other in state.others if other.seat not in supporting), reverse=True
    )
    return added + sum(gifts[: max(0, places(state) - len(supporting))])

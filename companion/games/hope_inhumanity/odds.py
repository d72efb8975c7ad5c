"""The chance that a roll succeeds, which only the acting player may be told before the roll (HI-061)."""

from math import comb, floor

from companion.engine.view import Bar, Chart
from companion.engine.words import say
from companion.games.hope_inhumanity import hardship
from companion.games.hope_inhumanity.room import room
from companion.games.hope_inhumanity.state import Phase, State

MOST_MORE = 7
"""How many dice beyond those in the middle are shown: more bars would not be read."""
DECIDING = frozenset({Phase.DECLARE, Phase.COMMIT})
GATHERING = frozenset({*DECIDING, Phase.SUPPORT, Phase.HOPE, Phase.ROLL})


def chance(dice: int, needed: int, failing: int = 0) -> float:
    """The probability that `dice` dice, of which `failing` cannot succeed, show `needed` successes or more.

    A die succeeds with 4, 5 or 6 (HI-153, HI-154); without any success needed the Scene has succeeded.
    """
    free = max(0, dice - failing)
    return 1.0 if needed <= 0 else sum(comb(free, n) for n in range(needed, free + 1)) / 2**free


def percent(share: float) -> int:
    """The share in whole percent; 0 and 100 stay for what cannot be and what is certain."""
    return round(share) * 100 if share in {0, 1} else min(99, max(1, floor(100 * share + 0.5)))


def chart(state: State) -> Chart | None:
    """The chance for the dice in the middle and for more, at the hardship of now; of a rated Scene only."""
    if state.phase not in GATHERING or state.scene.hardship is None:
        return None
    needed, lying = hardship.total(hardship.reasons(state)), state.running.in_the_middle
    counts = range(max(1, lying), lying + min(MOST_MORE, _may_come(state)) + 1)
    bars = tuple(Bar(say("odds-dice", n=n), percent(chance(n, needed))) for n in counts)
    return Chart(say("odds"), bars) if bars else None


def _may_come(state: State) -> int:
    if state.phase in DECIDING:
        own = max(0, state.acting.humanity)
        return own + state.hope + _support(state, max(own, min(1, state.hope)))
    if state.phase is Phase.SUPPORT:
        return state.hope + sum(room(state, one) for one in state.others)
    return state.hope if state.phase is Phase.HOPE else 0


def _support(state: State, each: int) -> int:
    return sum(max(0, min(one.humanity, each)) for one in state.others)

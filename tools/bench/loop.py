"""A loop that is always the same: what it takes says how fast this machine is today."""

from statistics import median
from time import perf_counter

from tools.bench.row import Row

TURNS = 200_000
TIMES = 9


def milliseconds() -> float:
    """What it takes now, in milliseconds: the median of nine."""
    return median(_once() for _ in range(TIMES))


def _once() -> float:
    started, n = perf_counter(), 1
    for _ in range(TURNS):
        n = n * 31 % 65_537
    return 1000 * (perf_counter() - started)


def in_loops(row: Row, value: float, loop: float) -> float | None:
    """A figure as a multiple of the loop, so that days can be compared; None where it is no time.

    Of so many a second: how many in one loop.
    """
    match row.unit:
        case "ms":
            return value / loop
        case "a second":
            return value * loop / 1000
        case _:
            return None

"""A fixed loop, whose time tells the speed of this machine."""

from statistics import median
from time import perf_counter

from tools.bench.row import Row

TURNS = 200_000
TIMES = 9


def milliseconds() -> float:
    """Time of the loop now, in milliseconds: the median of nine."""
    return median(_once() for _ in range(TIMES))


def _once() -> float:
    started, n = perf_counter(), 1
    for _ in range(TURNS):
        n = n * 31 % 65_537
    return 1000 * (perf_counter() - started)


def in_loops(row: Row, value: float, loop: float) -> float | None:
    """A figure as a multiple of the loop's time, to compare it between days; None if it is not a time.

    A rate becomes a number per loop.
    """
    match row.unit:
        case "ms":
            return value / loop
        case "a second":
            return value * loop / 1000
        case _:
            return None

"""`make bench`: measures what people wait for, and prints a table."""

import shutil
import statistics
from collections.abc import Callable, Iterator
from itertools import chain

from tests.bench import accuracy, rolls
from tests.bench.engine import answers_a_second, games_a_second
from tests.bench.eyes import reading_milliseconds, shaking_milliseconds, stillness_milliseconds
from tests.bench.light import milliseconds_to_the_strip, percent_of_a_core
from tests.bench.mat import placing_milliseconds
from tests.bench.memory import megabytes_of_a_table
from tests.bench.pages import milliseconds_among_strangers, milliseconds_to_the_sixth_phone
from tests.bench.panel import core_percent, press_milliseconds, strip_milliseconds
from tests.bench.rest import milliseconds_to_the_proposal
from tests.bench.row import Row


def rows() -> Iterator[Row]:
    """Every figure, as soon as it is measured."""
    for measure in (stillness_milliseconds, shaking_milliseconds, _reading(10), _reading(30)):
        yield measure()
    yield placing_milliseconds()
    yield milliseconds_to_the_proposal()
    yield answers_a_second()
    yield games_a_second()
    yield milliseconds_to_the_sixth_phone()
    yield milliseconds_among_strangers()
    yield megabytes_of_a_table()
    yield milliseconds_to_the_strip()
    yield percent_of_a_core()
    if shutil.which("micropython") is None:
        print("the panel is left out: there is no micropython on the PATH")
        return
    yield press_milliseconds()
    yield strip_milliseconds()
    yield core_percent()


def _reading(dice: int) -> Callable[[], Row]:
    return lambda: reading_milliseconds(dice)


def main() -> None:
    """Prints the tables, a row at a time."""
    print(f"{'what':58} {'median':>10} {'worst 1%':>10}  unit")
    for row in rows():
        hundredths = statistics.quantiles(row.values, n=100, method="inclusive")
        worst = hundredths[-1 if row.slow_is_high else 0]
        print(f"{row.what:58} {statistics.median(row.values):10.2f} {worst:10.2f}  {row.unit}", flush=True)
    print()
    for line in chain(rolls.lines(), [""], accuracy.lines()):
        print(line, flush=True)


if __name__ == "__main__":
    main()

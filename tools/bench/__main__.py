"""`make bench`: measures what people wait for, and prints a table."""

import shutil
import statistics
from collections.abc import Callable, Iterator
from itertools import chain

from tests.vision import kinds
from tools.bench import accuracy, reference_loop, rolls
from tools.bench.answer_cost import beside_the_last_commit
from tools.bench.engine import answers_a_second, games_a_second
from tools.bench.mat import placing_milliseconds
from tools.bench.memory import megabytes_of_a_table
from tools.bench.pages import (
    milliseconds_among_strangers,
    milliseconds_of_every_game,
    milliseconds_to_the_sixth_phone,
)
from tools.bench.panel import core_percent, press_milliseconds, strip_milliseconds
from tools.bench.reading_speed import reading_milliseconds, shaking_milliseconds, stillness_milliseconds
from tools.bench.rest_latency import milliseconds_to_the_proposal
from tools.bench.row import Row
from tools.bench.shelf import milliseconds_of_the_lobby
from tools.bench.strip_latency import milliseconds_to_the_strip, percent_of_a_core
from tools.bench.tiles import reading_tiles_milliseconds

KINDS = 40
"""Rolls of each kind of dice."""


def rows() -> Iterator[Row]:
    """Every figure, as soon as it is measured."""
    for measure in (stillness_milliseconds, shaking_milliseconds, _reading(10), _reading(30)):
        yield measure()
    yield placing_milliseconds()
    yield reading_tiles_milliseconds(20)
    yield milliseconds_to_the_proposal()
    yield answers_a_second()
    yield games_a_second()
    yield milliseconds_to_the_sixth_phone()
    yield milliseconds_among_strangers()
    yield from milliseconds_of_every_game()
    yield from milliseconds_of_the_lobby()
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


def in_columns(row: Row, of: float) -> str:
    """A row of the table; `of` is what the fixed loop took beside it, in milliseconds."""
    hundredths = statistics.quantiles(row.values, n=100, method="inclusive")
    figures = statistics.median(row.values), hundredths[-1 if row.slow_is_high else 0]
    multiples = [reference_loop.in_loops(row, figure, of) for figure in figures]
    told = " ".join(f"{'':10}" if one is None else f"{one:10.3f}" for one in multiples)
    return f"{row.what:74} {figures[0]:10.2f} {figures[1]:10.2f}  {row.unit:8} {told}"


def main() -> None:
    """Prints the tables, a row at a time, each figure of time also as a multiple of a fixed loop."""
    print(f"{'what':74} {'median':>10} {'worst 1%':>10}  {'unit':8} {'in loops':>10} {'worst':>10}")
    for row in rows():
        print(in_columns(row, reference_loop.milliseconds()), flush=True)
    print()
    for line in chain(
        beside_the_last_commit(), [""], rolls.lines(), [""], kinds.lines(KINDS), [""], accuracy.lines()
    ):
        print(line, flush=True)


if __name__ == "__main__":
    main()

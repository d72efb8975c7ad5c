"""Shared by commands that play many games: their number, their workers, and progress messages."""

import argparse
import sys
from collections.abc import Iterable, Iterator
from time import monotonic

from companion.analysis.simulation import SimulatedGame

PATIENCE = 5.0
"""Seconds between two words on how far it has come."""


def positive(text: str) -> int:
    """A number of games, seats or processes. Raises ArgumentTypeError."""
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError("at least 1")
    return number


def chosen(text: str) -> tuple[str, str]:
    """A house rule and what is chosen, as `difficulty=hard`. Raises ArgumentTypeError."""
    rule, equals, choice = text.partition("=")
    if not (rule and equals and choice):
        raise argparse.ArgumentTypeError("a house rule and a choice, as in difficulty=hard")
    return rule, choice


def add_rules(parser: argparse.ArgumentParser) -> None:
    """Adds the option that chooses house rules."""
    parser.add_argument(
        "--rule",
        type=chosen,
        action="append",
        default=[],
        metavar="RULE=CHOICE",
        dest="rules",
        help="a house rule, by its name in rulings.py; may be given several times",
    )


def add_workers(parser: argparse.ArgumentParser, jobs: int) -> None:
    """Adds the options for workers: a number of processes here, or a cluster."""
    parser.add_argument("--jobs", type=positive, default=jobs, metavar="J", help="processes at work at once")
    parser.add_argument(
        "--cluster",
        dest="jobs",
        metavar="ADDRESS",
        help="play on the machines of a Dask cluster, by its scheduler: tcp://10.0.0.7:8786",
    )


def with_progress(
    played: Iterable[SimulatedGame], games: int, what: str = "games"
) -> Iterator[SimulatedGame]:
    """The games as they come; those who wait read on the error stream how many there are by now."""
    told = monotonic()
    for number, one in enumerate(played, start=1):
        yield one
        if monotonic() - told >= PATIENCE:
            told = monotonic()
            print(f"{number} of {games} {what}", file=sys.stderr, flush=True)

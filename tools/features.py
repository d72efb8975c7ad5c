"""`make features`: runs the checks of every game, and writes into docs/features.md which game has what."""

import re
import subprocess
import sys
from collections.abc import Collection, Iterator, Mapping
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, TypeAlias
from xml.etree import ElementTree

from companion import games
from companion.conformance.trial import decks_of
from companion.engine.game import Game, Seat, SetUp
from companion.engine.play import new_play

PAGE = Path("docs/features.md")
BEGIN, END = "<!-- made by `make features` -->\n", "<!-- to here -->\n"
TEST = "tests/companion/conformance/test_checks.py::test_a_game_passes_a_check"
COLOURS = ("red", "blue", "green", "yellow", "purple", "orange", "brown", "black")
FEATURES: Mapping[int, tuple[str, ...]] = {
    16: ("secrets",),
    29: ("rolls",),
    34: ("pools",),
    51: ("ends",),
    55: ("recap", "end"),
    82: ("tour",),
    83: ("rules",),
    84: ("reasons",),
    87: ("told",),
    88: ("by-ear", "board", "told", "speaks"),
    89: ("speaks",),
}
"""The features that a game has or has not, each with the checks that it must pass for it."""
ROW = re.compile(r"^\| (\d+) \| ([^|]*) \|", re.MULTILINE)
OF_DICE = frozenset({29})
Passed: TypeAlias = Collection[tuple[str, str]]
"""Games, each with a check that it passed."""


def matrix(passed: Passed, page: str) -> str:
    """The table of features by games; the page names the features."""
    called = dict(ROW.findall(page.partition(BEGIN)[0]))
    rows = (f"| {n} | {called[str(n)]} | {_where(n, passed)} |\n" for n in FEATURES)
    return "| # | feature | games |\n|---|---|---|\n" + "".join(rows)


def _where(number: int, passed: Passed) -> str:
    """*All* if no game lacks it; else the games that have it, then those that do not have it yet."""
    concerned = [name for name in games.names() if _applies(number, games.find(name))]
    lacking = [name for name in concerned if not all((name, one) in passed for one in FEATURES[number])]
    if not lacking and len(concerned) == len(games.names()):
        return "all"
    there = ", ".join(f"`{name}`" for name in concerned if name not in lacking)
    return there + "".join(f"; not yet `{name}`" for name in lacking)


def _applies(number: int, game: Game[Any, Any]) -> bool:
    if number == 34:
        return bool(_pools(game))
    return number not in OF_DICE or game.meta.dice != "nobody"


def _pools(game: Game[Any, Any]) -> tuple[object, ...]:
    """The dice that are expected on the mat as the game begins."""
    colours = [colour for colour in COLOURS if colour not in game.meta.shared_colours]
    seats = tuple(Seat(f"seat-{n}", f"P{n}", colours[n]) for n in range(game.meta.min_players))
    play, _ = new_play(game, SetUp(seats, decks_of(game), {}, "features"))
    return tuple(game.mat.laid(play.state).pools)


def written(page: str, table: str) -> str:
    """The page with that table between its two marks."""
    before, rest = page.split(BEGIN)
    return f"{before}{BEGIN}{table}{END}{rest.split(END)[1]}"


def _ran(report: Path) -> Iterator[tuple[str, str]]:
    """Each game and check whose test ran and passed, by pytest's report."""
    for case in ElementTree.parse(report).iter("testcase"):  # noqa: S314 - written by the run just now
        name, _, check = case.get("name", "").partition("[")[2].rstrip("]").partition("-")
        if check and not list(case):
            yield name, check


def main() -> int:
    """Runs the checks as `make test` does, and writes the table; the status is that of the run."""
    with TemporaryDirectory() as folder:
        report = Path(folder) / "report.xml"
        run = subprocess.run(
            [sys.executable, "-m", "pytest", "-q", TEST, f"--junitxml={report}"], check=False
        )
        page = PAGE.read_text(encoding="utf-8")
        PAGE.write_text(written(page, matrix(frozenset(_ran(report)), page)), encoding="utf-8")
    return run.returncode


if __name__ == "__main__":
    sys.exit(main())

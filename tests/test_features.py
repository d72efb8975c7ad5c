"""What docs/features.md says of every feature that people expect is walked by a test that there is."""

import ast
import re
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

from companion import games
from companion.conformance.checks import CHECKS
from tests.companion.conformance.test_checks import NOT_YET
from tests.languages import ROOT
from tools.features import FEATURES, matrix, written

EXPECTED = 99
"""As many features as were found elsewhere."""
PAGE = ROOT / "docs/features.md"


class Row(NamedTuple):
    """One line of the table."""

    number: str
    feature: str
    stands: str
    reached: str
    test: str


def rows(text: str) -> list[Row]:
    """The lines of the table, in their order."""
    lines = text.partition("## By game")[0].splitlines()
    cells = (line.strip("| ").split("|") for line in lines if re.match(r"\| \d+ \|", line))
    return [Row(*(cell.strip() for cell in [*some, "", ""][:5])) for some in cells]


@cache
def defined_in(path: Path) -> frozenset[str]:
    """The names of the tests of a file."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    return frozenset(node.name for node in ast.walk(tree) if isinstance(node, ast.FunctionDef))


def fault(row: Row) -> str:
    """What is wrong with a row, or nothing."""
    if row.stands == "missing":
        return "" if not row.test else "a test of what is missing"
    if not re.fullmatch(r"there|by game|partly: .+", row.stands):
        return f"stands: {row.stands!r}"
    named = re.fullmatch(r"`([\w/]+\.py)::(\w+)`", row.test)
    if named is None:
        return "no test"
    path = ROOT / "tests" / named[1]
    if not path.is_file() or named[2] not in defined_in(path):
        return f"there is no {row.test}"
    return "" if row.reached else "nobody is told where it is reached"


def test_every_feature_has_a_row() -> None:
    assert [row.number for row in rows(PAGE.read_text(encoding="utf-8"))] == [
        str(number) for number in range(1, EXPECTED + 1)
    ]


def test_a_row_names_a_test_that_there_is_or_says_that_it_is_missing() -> None:
    faults = {row.number: fault(row) for row in rows(PAGE.read_text(encoding="utf-8"))}
    assert {number: one for number, one in faults.items() if one} == {}


@pytest.mark.parametrize(
    ("line", "found"),
    [
        ("| 1 | a | there | here | `web/routes/test_api.py::test_no_such` |", "there is no"),
        ("| 1 | a | there | here | |", "no test"),
        ("| 1 | a | missing | | `web/routes/test_api.py::x` |", "a test of what is missing"),
        ("| 1 | a | perhaps | here | |", "stands"),
        ("| 1 | a | missing | | |", ""),
    ],
)
def test_a_row_that_promises_too_much_is_noticed(line: str, found: str) -> None:
    (row,) = rows(line)
    assert fault(row).startswith(found)
    assert bool(fault(row)) == bool(found)


def test_the_table_by_game_is_what_the_checks_of_every_game_say() -> None:
    passed = {(name, check.id) for name in games.names() for check in CHECKS} - NOT_YET.keys()
    page = PAGE.read_text(encoding="utf-8")
    assert page == written(page, matrix(passed, page))


def test_what_one_row_says_by_game_has_a_row_there() -> None:
    by_game = {int(row.number) for row in rows(PAGE.read_text(encoding="utf-8")) if row.stands == "by game"}
    assert by_game <= FEATURES.keys()


@pytest.mark.parametrize("number", FEATURES)
def test_a_feature_is_there_in_a_game_only_if_it_passes_every_check_behind_it(number: int) -> None:
    all_ = {(name, check.id) for name in games.names() for check in CHECKS}
    page = PAGE.read_text(encoding="utf-8")
    lacking = all_ - {(name, FEATURES[number][0]) for name in games.names()}
    assert "not yet" in matrix(lacking, page)
    assert "not yet" not in matrix(all_, page)

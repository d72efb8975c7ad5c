"""Sheets of all evenings say what was played where, and how the dice of each set fell."""

import csv
from dataclasses import replace
from io import StringIO

from companion.adapters.staff import spreadsheets
from companion.cafe.evening import CafeEvening
from companion.cafe.floor import TableOnFloor

LONG = CafeEvening(1, "toy", "Toy", "2026-05-01T18:00:00+00:00", "2026-05-01T19:30:00+00:00", True, 3)
ROLLED = replace(LONG, finished=False, dice={"red": (10, 10, 10, 10, 10, 10), "blue": (1, 0, 0, 0, 0, 0)})
TABLES = (TableOnFloor("window", evenings=(LONG, ROLLED, replace(LONG, dice={"red": (0, 0, 0, 0, 0, 90)}))),)


def read(sheet: str) -> list[dict[str, str]]:
    return list(csv.DictReader(StringIO(sheet)))


def test_a_game_is_a_line() -> None:
    first, second, _ = read(spreadsheets.games(TABLES))
    assert (first["table"], first["game"], first["minutes"], first["people"]) == ("window", "Toy", "90", "3")
    assert (first["finished"], second["finished"]) == ("yes", "no")
    assert first["begun"].startswith("2026-05-01 ") or first["begun"].startswith("2026-05-02 ")


def test_dice_are_added_up_by_table_and_set() -> None:
    blue, red = read(spreadsheets.dice(TABLES))
    assert (blue["set"], blue["throws"], blue["finding"]) == ("blue", "1", "too-few")
    assert (red["set"], red["throws"], red["face_6"], red["finding"]) == ("red", "150", "100", "suspect")
    assert red["mean"] == "5.00"


def test_a_table_without_evenings_has_no_line() -> None:
    assert (
        read(spreadsheets.games((TableOnFloor("door"),)))
        == read(spreadsheets.dice((TableOnFloor("door"),)))
        == []
    )


def test_nothing_is_taken_for_a_formula() -> None:
    bad = TableOnFloor("window", evenings=(replace(LONG, title="=1+1", begun="never"),))
    [line] = read(spreadsheets.games((bad,)))
    assert line["game"] == "'=1+1"
    assert (line["begun"], line["minutes"]) == ("", "")

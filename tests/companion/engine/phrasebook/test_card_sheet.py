"""Cards come out of a spreadsheet, and every mistake in it has its row and its column."""

import csv
from io import StringIO
from typing import Literal

import pytest

from companion.engine.phrasebook import card_sheet
from companion.engine.phrasebook.card_sheet import CardSheet, read_card_sheet
from companion.games.hope_inhumanity.card_editor.editor import HopeCardEditor
from tests.mistakes import said

HEAD = "title,hardship,callout,succeed"


def read(text: str, section: str = "scenes", language: str = "en") -> CardSheet:
    return read_card_sheet(
        "sheet", text, HopeCardEditor(), section, language, lambda words: said(words, language)
    )


def told(sheet: CardSheet) -> list[tuple[int, int, str]]:
    return [(one.place.line, one.place.column, said(one.message)) for one in sheet.faults]


@pytest.mark.parametrize("divider", [",", ";", "\t"])
def test_the_divider_is_the_one_that_the_first_row_has(divider: str) -> None:
    text = "title,hardship,callout\nFerry,2,A bell\n".replace(",", divider)
    [row] = read(text).rows
    assert dict(row.lines) == {"title": "Ferry", "hardship": "2", "callout": "A bell"}
    assert (row.section, row.places["callout"].line, row.places["callout"].column) == ("scenes", 2, 3)


def test_a_cell_holds_several_sentences_and_several_lines() -> None:
    [row] = read(f'{HEAD}\r\nFerry,2,"A bell,\r\nagain","everyone gains 1 humanity; nothing"\r\n').rows
    assert row.lines["succeed"] == ("everyone gains 1 humanity", "nothing")
    assert row.lines["callout"] == "A bell, again"


def test_a_row_says_its_kind_in_the_singular_or_the_plural() -> None:
    rows = read("kind,title\nTrait,Calm\nscenes,Ferry\n,Bell\n", "assets").rows
    assert [row.section for row in rows] == ["traits", "scenes", "assets"]


def test_an_unknown_kind_and_an_unknown_column_are_told_with_what_is_near() -> None:
    sheet = read("kind,titel,title,calout\nTrait,x,Calm,y\nScen,x,Ferry,y\nBridge,x,B,y\n")
    assert [(line, column) for line, column, _ in told(sheet)] == [(1, 2), (1, 4), (4, 1)]
    assert "“title”" in said(sheet.faults[0].message)
    assert "“callout”" in said(sheet.faults[1].message)
    assert [row.section for row in sheet.rows] == ["traits", "scenes"]


@pytest.mark.parametrize("text", ["", "\n\n", " \n,,\n"])
def test_an_empty_sheet_says_so(text: str) -> None:
    assert told(read(text)) == [(1, 1, "The sheet is empty.")]


def test_a_sheet_needs_titles() -> None:
    [(line, column, message)] = told(read("\nname,callout\nFerry,Bell\n"))
    assert (line, column) == (2, 1)
    assert "“title”" in message


def test_rows_after_one_of_several_lines_are_counted_as_an_editor_counts_them() -> None:
    sheet = read('title,callout\nA,"one\ntwo"\n\nB,three\n')
    assert [row.places["title"].line for row in sheet.rows] == [2, 5]


def test_a_sheet_has_room_for_so_many_rows(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(card_sheet, "MOST_ROWS", 2)
    assert len(read("title\nA\nB\n").rows) == 2
    sheet = read("title\nA\nB\nC\nD\n")
    assert len(sheet.rows) == 2
    assert [line for line, _, _ in told(sheet)] == [4]


def test_what_is_no_sheet_is_told_once() -> None:
    [(line, _, message)] = told(read('title\n"' + "x" * 200_000 + '"\n'))
    assert line == 1
    assert "CSV" in message


@pytest.mark.parametrize(
    ("written", "meant"),
    [
        ("Stadt", "Urban"),
        ("GEBIRGE", "Mountainous"),
        ("Wildnis", "Wilderness"),
        ("Küste", "Coastal"),
        ("Jedes Gelände", "Any Terrain"),
        ("urban", "Urban"),
    ],
)
def test_a_german_sheet_names_terrains_as_german_cards_do_or_as_card_files_do(
    written: str, meant: str
) -> None:
    sheet = read(f"title;terrain\nFähre;{written}\n", language="de")
    assert (dict(sheet.rows[0].lines)["terrain"], sheet.faults) == (meant, ())


def test_each_closed_list_of_a_german_sheet_is_read_in_german() -> None:
    scene = read("title;unavoidable;marks\nFähre;ja;Gewalt, ein Kind, cold\nMole;nein;\n", language="de")
    assert [dict(row.lines) for row in scene.rows] == [
        {"title": "Fähre", "unavoidable": "yes", "marks": "violence, child, cold"},
        {"title": "Mole"},
    ]
    asset = read("kind;title;scope;when;uses\nFundstück;Zelt;der Gruppe;vor dem Wurf;2\n", language="de")
    [row] = asset.rows
    assert row.section == "assets"
    assert dict(row.lines) == {"title": "Zelt", "scope": "group", "when": "before the roll", "uses": "2"}
    assert scene.faults == asset.faults == ()


def test_a_word_in_no_list_is_told_with_the_nearest_that_german_cards_print() -> None:
    sheet = read("title;terrain;marks\nFähre;Gebirg;Gewalt, Kelte\n", language="de")
    assert [(line, column) for line, column, _ in told(sheet)] == [(2, 2), (2, 3)]
    nearest = [said(fault.message, "de") for fault in sheet.faults]
    assert "„Gebirge“" in nearest[0]
    assert "„Kälte“" in nearest[1]
    assert dict(sheet.rows[0].lines)["terrain"] == "Gebirg"


def test_a_kind_in_no_list_is_told_with_the_nearest_that_german_cards_print() -> None:
    sheet = read("kind;title\nSzne;Fähre\nPersönl;Mut\n", language="de")
    assert [row.section for row in sheet.rows] == ["scenes"]
    assert "„Persönlichkeit“" in said(sheet.faults[0].message, "de")


ROWS = [
    ["Title", "callout", "succeed"],
    ["Ferry", "A bell, again; or: not", "nothing"],
    ["It's", "", "nothing"],
]


@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
@pytest.mark.parametrize("quoting", [csv.QUOTE_MINIMAL, csv.QUOTE_ALL])
@pytest.mark.parametrize("quote", ['"', "'"])
@pytest.mark.parametrize("divider", [",", ";", "\t", ":", " ", "|"])
def test_every_way_in_which_spreadsheets_divide_cells_is_read(
    divider: str, quote: str, quoting: Literal[0, 1], end: str
) -> None:
    out = StringIO(newline="")
    csv.writer(out, delimiter=divider, quotechar=quote, quoting=quoting, lineterminator=end).writerows(ROWS)
    sheet = read(out.getvalue())
    assert not sheet.faults
    assert [dict(row.lines) for row in sheet.rows] == [
        {"title": "Ferry", "callout": "A bell, again; or: not", "succeed": ("nothing",)},
        {"title": "It's", "succeed": ("nothing",)},
    ]


@pytest.mark.parametrize("divider", [";", "#", "^"])
def test_a_divider_that_is_announced_is_taken_and_its_line_counted(divider: str) -> None:
    text = f"sep={divider}\r\ntitle;calout\r\nFerry;x\r\n".replace(";", divider)
    sheet = read(text)
    assert [dict(row.lines) for row in sheet.rows] == [{"title": "Ferry"}]
    assert [(line, column) for line, column, _ in told(sheet)] == [(2, 2)]

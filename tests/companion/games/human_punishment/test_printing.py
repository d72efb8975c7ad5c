"""The board on paper: ours and an owner's, whole on one sheet of A2 or A3."""

from collections import Counter
from itertools import combinations

import pytest

from companion.adapters.language.speech import Speech
from companion.adapters.printing import print_sheets
from companion.adapters.printing.typesetting import TITLES
from companion.app import texts
from companion.conformance.trial import decks_of
from companion.engine.printed import PrintedBoard, PrintedCard, PrintedTile
from companion.games.human_punishment.game import GAME
from companion.games.human_punishment.state.printed.board import AREAS, OURS
from companion.games.human_punishment.telling.drawing import middle_of, route
from tests.companion.games.human_punishment.test_board_file import BOARD
from vision.mat.layout import MatArea
from vision.mat.paper import SIZES, Paper
from vision.mat.shapes import Writing
from web.words import Catalogue

LOOK = GAME.meta.look
FIRST = {name: text for name, text in decks_of(GAME).items() if name.startswith("first-shift")}


def speech(language: str = "en") -> Speech:
    return Speech(Catalogue(texts(GAME.meta.package)), language)


def board(files: dict[str, str] | None = None) -> PrintedBoard:
    [found] = [one for one in GAME.printed(files or FIRST) if isinstance(one, PrintedBoard)]
    return found


def cards() -> list[PrintedCard]:
    return [one for one in GAME.printed(FIRST) if isinstance(one, PrintedCard)]


@pytest.mark.rule("HP-007", "HP-008", "HP-009", "HP-015")
def test_all_that_the_game_counts_is_printed_and_each_pile_has_a_back_of_its_own() -> None:
    backs = Counter(str(one.back.name) for one in cards())
    assert sorted(backs.values()) == sorted([18, 18, 17, 8, 40, 25, 20, 12, 7, 6 * 30, 40, 7, 6])
    tiles = [one for one in GAME.printed(FIRST) if isinstance(one, PrintedTile)]
    assert sorted(one.count for one in tiles)[-3:] == [7, 16, 17]
    assert sum(one.count for one in tiles) == 40 + 36
    assert len({one.front for one in tiles}) == len(tiles)


@pytest.mark.parametrize(
    ("paper", "sheets"), [(Paper.A2, 1), (Paper.A3, 1), (Paper.A4, 2), (Paper.LETTER, 2)]
)
def test_a_board_lies_on_one_large_sheet_or_on_two_small_ones(paper: Paper, sheets: int) -> None:
    pages = print_sheets.board_sheets([board()], speech(), paper, LOOK)
    assert len(pages) == sheets
    part = pages[0].sheet.part
    assert part.width < SIZES[paper][0]
    assert part.depth < SIZES[paper][1]


@pytest.mark.parametrize(
    ("language", "words"), [("en", {"Junkyard", "Morale"}), ("de", {"Schrottplatz", "Moral"})]
)
def test_it_names_places_and_bars_in_the_language_of_the_table(language: str, words: set[str]) -> None:
    [page] = print_sheets.board_sheets([board()], speech(language), Paper.A3, LOOK)
    written = {mark.text for mark in page.marks if isinstance(mark, Writing)}
    assert words | {"6/8", "R4 B3", "-10", "18"} <= written


def test_an_owners_board_is_printed_as_it_was_typed() -> None:
    [page] = print_sheets.board_sheets([board({"mine.yaml": BOARD})], speech(), Paper.A2, LOOK)
    written = [mark.text for mark in page.marks if isinstance(mark, Writing)]
    assert {"9/10/11/12", "R5", "20"} <= {*written}
    assert "11" in written


@pytest.mark.parametrize("language", ["en", "de"])
def test_its_letters_are_those_of_the_game_and_none_lies_on_others_or_beside_the_board(language: str) -> None:
    [page] = print_sheets.board_sheets([board()], speech(language), Paper.A3, LOOK)
    written = [mark for mark in page.marks if isinstance(mark, Writing)]
    assert {mark.face for mark in written} == {TITLES["Shoulders"]}
    boxes = [MatArea(one.text, *one.start, one.width, 0.75 * one.size) for one in written]
    assert all(page.sheet.part.holds(corner) for box in boxes for corner in box.corners)
    assert not [(a.name, b.name) for a, b in combinations(boxes, 2) if _overlap(a, b)]


def _overlap(one: MatArea, other: MatArea) -> bool:
    across = abs(one.middle[0] - other.middle[0]) < (one.width + other.width) / 2
    return across and abs(one.middle[1] - other.middle[1]) < (one.depth + other.depth) / 2


def test_no_way_leads_through_an_area_that_it_does_not_join() -> None:
    assert len(route("5", "6")) > 2
    assert route("1", "2") == (middle_of("1"), middle_of("2"))
    assert {area for arrow in OURS.arrows for area in arrow} == set(AREAS)

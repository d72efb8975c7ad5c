"""An owner's board typed in: saved as the file that it is, told of in its file's words, drawn as it grows."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from companion.adapters.card_editor.deck_editor import DeckEditor
from companion.adapters.card_editor.editor_session import EditorSession
from companion.app import texts
from companion.engine.game import Seat, SetUp
from companion.engine.phrasebook.card_file import Line, Lines, read_card_file
from companion.engine.printed import PrintedBoard
from companion.games.human_punishment.card_editor.editor import CityCardEditor
from companion.games.human_punishment.cards.box import read_box
from companion.games.human_punishment.game import GAME
from companion.games.human_punishment.state.board_file import of_text
from companion.games.human_punishment.state.printed.board import AREAS, OURS
from companion.table.cards.card_shelf import CardShelf
from tests.companion.games.editing import deck_editor_of, used_by_host
from tests.companion.games.human_punishment.test_board_file import BOARD
from web.ports.card_editor import EditorAddress
from web.ports.protocol import Sorry
from web.words import Catalogue

CRAFT = CityCardEditor()
CATALOGUE = Catalogue(texts(GAME.meta.package))
[THEIRS] = read_card_file("mine.yaml", BOARD).sections["board"]
LINES = {one.key for one in CRAFT.form("board", THEIRS, "en")}
TYPED: Lines = {key: line for key, line in THEIRS.items() if key in LINES}
"""The board as somebody types it in, who has read it off their own."""


@pytest.fixture
def bench(tmp_path: Path) -> Iterator[DeckEditor]:
    """A bench for this game."""
    with deck_editor_of(GAME, tmp_path) as made:
        yield made


@pytest.fixture
def visitor(bench: DeckEditor) -> EditorSession:
    """The workshop as its host uses it."""
    return used_by_host(bench, GAME)


def told(change: Lines) -> dict[str, list[str]]:
    """The line and the key of each fault, with something typed otherwise."""
    found = CRAFT.examine("board", {**THEIRS, **change}, "en").faults
    return {line: [one.key for one in many] for line, many in found.items()}


@pytest.mark.rule("HP-295")
def test_a_board_that_is_typed_in_is_the_board_of_the_file(visitor: EditorSession, bench: DeckEditor) -> None:
    place = visitor.begin(visitor.create("Our table", "en"), "board")
    kept = visitor.keep(place, TYPED)
    assert (kept, visitor.card(kept).draft) == (place, False)
    made, theirs = of_text("a.yaml", bench.decks.any_text(place.deck)), of_text("b.yaml", BOARD)
    assert (made.arrows, made.spawns, made.red, made.blue) == (
        theirs.arrows,
        theirs.spawns,
        theirs.red,
        theirs.blue,
    )
    assert (made.bars, made.prices, made.piles, made.near) == (
        theirs.bars,
        theirs.prices,
        theirs.piles,
        theirs.near,
    )
    assert (made.morale_yellow, made.riot_yellow, made.riot_red) == (-2, 3, 6)


def test_what_no_form_asks_stays_in_the_file(visitor: EditorSession, bench: DeckEditor) -> None:
    mine = bench.decks.add(BOARD)
    place = visitor.begin(mine, "board")
    assert place == EditorAddress(mine, "board", "board")
    shown = {field.key: field.value for field in visitor.card(place).fields}
    assert (shown["piles/Tank"], shown["prices/Pistol"]) == ("1; 2; 3", "2")
    visitor.keep(place, {**TYPED, "prices/Pistol": "3", "piles/Tank": "1, 2"})
    board = of_text("mine.yaml", bench.decks.any_text(mine))
    assert (board.prices["Pistol"], board.piles["Tank"]) == (3, (1, 2))
    assert board.city_four == of_text("mine.yaml", BOARD).city_four
    assert board.boards == {"nova": {"movement": 4, "hand": 5}, "kuro": {"health": 4}}
    visitor.keep(place, {**TYPED, "boards/nova/hand": "", "boards/dee-coy/ap": "4"})
    board = of_text("mine.yaml", bench.decks.any_text(mine))
    assert board.boards == {"nova": {"movement": 4}, "kuro": {"health": 4}, "dee-coy": {"ap": 4}}


def test_a_board_that_is_as_its_deck_has_it_is_no_draft(visitor: EditorSession, bench: DeckEditor) -> None:
    place = visitor.begin(bench.decks.add(BOARD), "board")
    assert visitor.draft(place, TYPED).draft is False
    assert visitor.draft(place, {**TYPED, "prices/Pistol": "9"}).draft


@pytest.mark.parametrize(
    ("text", "kept"), [(BOARD, (1, 0)), (BOARD.replace("3: [2, 4]", "3: [2, 7]"), (0, 1))]
)
def test_a_board_is_brought_in_whole_or_as_a_draft_to_be_mended(
    visitor: EditorSession, text: str, kept: tuple[int, int]
) -> None:
    mine = visitor.create("Our table", "en")
    imported = visitor.bring_in(mine, "board", text)
    assert (imported.kept, imported.drafts) == kept
    [row] = visitor.deck(mine).cards
    assert (row.key, row.draft) == ("board", kept == (0, 1))
    again = visitor.bring_in(mine, "board", BOARD)
    assert (again.kept, again.drafts) == ((0, 1) if kept == (1, 0) else (1, 0))


def test_a_board_of_before_begins_where_it_was_left(visitor: EditorSession) -> None:
    place = visitor.begin(visitor.create("Our table", "en"), "board")
    visitor.draft(place, {"arrows/1": ("2",)})
    assert visitor.begin(place.deck, "board") == place
    assert [field.value for field in visitor.card(place).fields if field.key == "arrows/1"] == ["2"]


@pytest.mark.rule("HP-236")
@pytest.mark.parametrize(
    ("spawns", "names"),
    [
        ([(("6",), "2"), (("8",), "2"), (("6", "8"), "2")], ["6", "8", "6/8"]),
        ([(("7",), "1"), (("7",), "4"), (("7",), "5")], ["7", "7b", "7c"]),
    ],
)
def test_a_spawn_without_a_name_is_called_by_its_numbers(
    spawns: list[tuple[tuple[str, ...], str]], names: list[str]
) -> None:
    lines: dict[str, Line] = {}
    for n, (numbers, area) in enumerate(spawns, start=1):
        lines |= {f"spawns/#{2 * n}/numbers": numbers, f"spawns/#{2 * n}/areas": (area,)}
    kept = CRAFT.tidy("board", lines)
    assert [kept[f"spawns/#{n}/id"] for n in range(1, len(names) + 1)] == names


@pytest.mark.parametrize(
    ("change", "faults"),
    [
        ({"arrows/J": ()}, {"arrows/J": ["fault-punish-shut"]}),
        ({"arrows/3": ("2", "7")}, {"arrows/3": ["fault-word"]}),
        ({"spawns/#2/areas": ()}, {"spawns/#2/areas": ["fault-punish-needs"]}),
        ({"spawns/#2/areas": ("2", "3", "4", "5")}, {"spawns/#2/areas": ["fault-punish-areas"]}),
        ({"spawns/#4/numbers": ("13",)}, {"spawns/#4/numbers": ["fault-span"]}),
        ({"red": ("2", "4", "5")}, {"red": ["fault-punish-path"]}),
        ({"blue": ("3", "3", "2")}, {"blue": ["fault-punish-shared"]}),
        ({"bars/resource": ("20", "0")}, {"bars/resource": ["fault-punish-ends"]}),
        ({"bars/resource": ("0", "11")}, {"bars/resource": ["fault-punish-start"]}),
        ({"zones/riot red": "3"}, {"zones/morale yellow": ["fault-punish-zones"]}),
        ({"piles/Tank": "3, 2"}, {"piles/Tank": ["fault-punish-levels"]}),
        ({"prices/Rifle": "dear"}, {"prices/Rifle": ["fault-span"]}),
        ({"boards/nova/hand": "all"}, {"boards/nova/hand": ["fault-span"]}),
    ],
)
def test_a_fault_is_told_beside_its_line_in_the_words_of_the_file(
    change: Lines, faults: dict[str, list[str]]
) -> None:
    found = told(change)
    assert {line: found[line] for line in faults} == faults


def test_a_number_that_no_spawn_has_is_told_where_the_next_one_is_typed() -> None:
    assert told({"spawns/#4/numbers": ("7",)}) == {"spawns/#5/numbers": ["fault-punish-number"]}
    assert told({"spawns/#4/numbers": ("8",)}) == {}


def test_the_first_faults_of_an_empty_board_are_what_it_needs(visitor: EditorSession) -> None:
    place = visitor.begin(visitor.create("Our table", "en"), "board")
    assert [field.key for field in visitor.card(place).fields if field.faults] == []
    with pytest.raises(Sorry, match="is missing here"):
        visitor.keep(place, {})
    needed = {field.key for field in visitor.card(place, touched=("*",)).fields if field.faults}
    assert needed == {"arrows/1", "spawns/#1/numbers", "red", "blue"}


@pytest.mark.parametrize(
    "lines",
    [
        {},
        {"arrows/1": ("2", "nowhere")},
        {"red": ("2", "", "4")},
        {"red": ("2", "4", "5", "2"), "blue": ("3",)},
        {"spawns/#1/numbers": ("2",)},
        {"spawns/#1/areas": ("1", "2")},
        {"bars/resource": ("9", "")},
        {"zones/riot red": "-"},
    ],
)
def test_the_board_is_drawn_whatever_is_typed_so_far(lines: Lines) -> None:
    picture = CRAFT.examine("board", lines, "en").picture
    assert picture is not None
    assert {one.words for one in picture.letterings} >= set(AREAS)


def test_the_board_grows_as_it_is_typed() -> None:
    def pieces(lines: Lines) -> int:
        drawn = CRAFT.examine("board", lines, "en").picture
        return len(drawn.pieces) if drawn else 0

    few = pieces({"arrows/1": ("2",)})
    assert few == pieces({}) + 1
    assert pieces({"arrows/1": ("2",), "spawns/#1/numbers": ("2",), "spawns/#1/areas": ("6",)}) == few + 2


@pytest.mark.slow
def test_a_board_is_played_on_and_printed_at_once_beside_the_cards_or_in_their_file(
    visitor: EditorSession, bench: DeckEditor
) -> None:
    cards = "first-shift.en.yaml"
    apart = visitor.create("Our table", "en")
    visitor.keep(visitor.begin(apart, "board"), TYPED)
    both = visitor.copy(cards, "Ours")
    visitor.keep(visitor.begin(both, "board"), TYPED)
    assert (visitor.deck(apart).faults, visitor.deck(both).faults) == ((), ())
    assert visitor.deck(apart).cautions == ()
    seats = tuple(Seat(f"s{n}", f"P{n}", paint) for n, paint in enumerate(("red", "blue", "green")))
    for files in ((cards, apart), (both,)):
        decks = {name: bench.decks.any_text(name) for name in files}
        box = read_box(decks)
        assert of_text("", box.board).red == ("2", "4", "5", "3", "6")
        assert "title" not in box.board
        assert GAME.begin(SetUp(seats, decks, {}, "seed"))
        printed = tuple(GAME.printed(decks))
        boards = [one for one in printed if isinstance(one, PrintedBoard)]
        assert len(printed) > len(boards)
        assert any(len(one.pieces) != len(_ours().pieces) for one in boards)


def _ours() -> PrintedBoard:
    [board] = [
        one
        for one in GAME.printed(
            {"first-shift.en.yaml": CardShelf(Path("none")).decks_in(GAME)["first-shift.en.yaml"]}
        )
        if isinstance(one, PrintedBoard)
    ]
    assert OURS.red == ("2", "4", "5", "2")
    return board

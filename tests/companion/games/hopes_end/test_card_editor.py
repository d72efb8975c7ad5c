"""Tiles and cards as their owner types them in: by pictures and by sentences, kept, and played with."""

from collections import Counter
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

import pytest

from companion.adapters.card_editor.deck_editor import DeckEditor
from companion.adapters.card_editor.editor_session import EditorSession
from companion.app import texts
from companion.engine.game import Seat, SetUp
from companion.engine.phrasebook.card_editor_spec import Examined
from companion.engine.phrasebook.card_file import Lines, read_card_file, write_card_file
from companion.engine.phrasebook.phrasebook import say as sentence
from companion.engine.refusal import Refused
from companion.games.hopes_end.box import read_box
from companion.games.hopes_end.card_editor.editor import EndCardEditor
from companion.games.hopes_end.game import GAME
from companion.games.hopes_end.sentences import Having, Kind, Ruin
from companion.games.hopes_end.town.tiles import tile
from companion.games.hopes_end.view.drawing import front
from companion.table.cards.card_shelf import CardShelf
from tests.companion.games.editing import deck_editor_of, used_by_host
from web.ports.card_editor import EditorAddress
from web.ports.protocol import Sorry
from web.shown.card_editor import EditorCardView
from web.words import Catalogue

EDITOR = EndCardEditor()
FOLDER = Path(str(files(GAME.meta.package)))
DECKS = {path.name: path.read_text(encoding="utf-8") for path in sorted((FOLDER / "decks").glob("*.yaml"))}
OURS = "the-brick-town.en.yaml"
CATALOGUE = Catalogue(texts(GAME.meta.package))
ASKED: Lines = {"question": "Who carries the water?", "texts": ("All of us.", "You.", "Nobody.")}


@pytest.fixture
def deck_editor(tmp_path: Path) -> Iterator[DeckEditor]:
    """A deck editor for the tiles and cards of this game."""
    with deck_editor_of(GAME, tmp_path) as made:
        yield made


@pytest.fixture
def visitor(deck_editor: DeckEditor) -> EditorSession:
    """The card editor as its host uses it."""
    return used_by_host(deck_editor, GAME)


def examined(section: str, lines: Lines) -> Examined:
    return EDITOR.examine(section, lines, "en")


def choices(lines: Lines) -> dict[str, list[str]]:
    """What may be chosen in each line of a tile that is typed so."""
    return {one.key: [value for value, _ in one.choices] for one in EDITOR.form("tiles", lines, "en")}


def pictured(card: EditorCardView, key: str) -> set[str]:
    return {value for field in card.fields if field.key == key for value in field.pictures}


@pytest.mark.slow
@pytest.mark.parametrize("name", DECKS)
def test_whatever_comes_along_is_good_and_is_the_same_box_once_the_editor_wrote_it(name: str) -> None:
    file = read_card_file(name, DECKS[name])
    assert EDITOR.check(name, DECKS[name]) == ()
    assert EDITOR.warn(file) == ()
    again = file
    for section, cards in file.sections.items():
        for lines in cards:
            assert examined(section, lines).is_good, lines
            again = again.with_card(section, file.key(section, lines), EDITOR.tidy(section, lines))
    assert read_box({name: write_card_file(again)}) == read_box({name: DECKS[name]})


@pytest.mark.rule("HE-024")
def test_a_tile_is_typed_in_by_pictures_edge_by_edge(visitor: EditorSession) -> None:
    place = visitor.begin(visitor.create("Mine", "en"), "tiles")
    begun = visitor.draft(place, {"edges": ("b", "", "r", "")}, ("edges",))
    assert [said for _, said in begun.fields[0].places] == ["b", "", "r", ""]
    assert begun.fields[0].faults == ("Pick what each edge shows; 2 are still open, East first.",)
    assert pictured(begun, "edges") == {f"{n} {edge}" for n in range(4) for edge in "brs"}
    assert begun.face.picture is not None
    whole = visitor.draft(place, {"edges": ("b", "b", "r", "s"), "count": "3"}, ("edges",))
    assert whole.good
    kept = visitor.keep(place, {"edges": ("b", "b", "r", "s"), "building": "n; e", "count": "3"})
    [row] = visitor.deck(kept.deck).cards
    assert row.picture is not None
    assert (row.title, row.signs, row.draft) == (
        "north building, east building, south road, west slum",
        ("\N{MULTIPLICATION SIGN} 3",),
        False,
    )
    assert visitor.export(kept.deck).endswith(
        "tiles:\n\n  - edges: bbrs\n    road: building\n    building:\n    - n\n    - e\n    count: 3\n"
    )


@pytest.mark.parametrize(
    ("lines", "roads", "buildings"),
    [
        ({"edges": "ssss"}, None, None),
        ({"edges": "rsss"}, None, None),
        ({"edges": "rsss", "barracks": "true"}, ["barracks", "nothing"], None),
        ({"edges": "rbss"}, ["building", "nothing"], None),
        ({"edges": "rsrs"}, ["through", "nothing"], None),
        ({"edges": "rrrb"}, ["crossing", "building", "nothing"], None),
        ({"edges": "bssb"}, None, ["nw", "n; w"]),
        ({"edges": "bbbs"}, None, ["nes", "ne; s", "ns; e", "n; es", "n; e; s"]),
    ],
)
def test_only_what_the_edges_allow_may_be_chosen(
    lines: Lines, roads: list[str] | None, buildings: list[str] | None
) -> None:
    found = choices(lines)
    assert (found.get("road"), found.get("building")) == (roads, buildings)


@pytest.mark.parametrize(
    ("lines", "kept"),
    [
        ({"edges": "rsss"}, {"edges": "rsss", "road": "nothing", "count": "1"}),
        ({"edges": "bsbs", "building": ("s", "n")}, {"edges": "bsbs", "building": ("n", "s"), "count": "1"}),
        ({"edges": "bsbs", "building": "ns"}, {"edges": "bsbs", "count": "1"}),
        ({"edges": "ssss", "road": "through", "building": "n; s"}, {"edges": "ssss", "count": "1"}),
        ({"edges": ("", "", "", "")}, {"count": "1"}),
    ],
)
def test_what_cannot_be_becomes_what_is_usual(lines: Lines, kept: Lines) -> None:
    assert EDITOR.tidy("tiles", lines) == kept


@pytest.mark.parametrize("count", ["0", "201", "-1", "two", "²"])
def test_a_number_of_tiles_that_cannot_be_is_told_beside_it(count: str) -> None:
    assert set(examined("tiles", {"edges": "ssss", "count": count}).faults) == {"count"}


@pytest.mark.parametrize("count", ["1", "200", ""])
def test_so_many_of_one_tile_can_be(count: str) -> None:
    assert examined("tiles", {"edges": "ssss", "count": count}).is_good


def test_a_tile_is_drawn_as_it_will_be_printed() -> None:
    drawn = examined("tiles", {"edges": "bsbs", "building": "n; s", "barracks": "true"}).picture
    assert drawn is not None
    assert drawn.pieces == front(tile("bsbs", buildings=("n", "s"), barracks=True))


@pytest.mark.parametrize(
    ("section", "lines", "line"),
    [
        ("history", {"text": "Rain."}, "title"),
        (
            "history",
            {"title": "Rain", "effects": ("everyone ruins 2 of their tiles", "everyone ruins")},
            "effects",
        ),
        ("history", {"title": "Rain", "effects": "everyone ruins 13 of their tiles"}, "effects"),
        ("morality", {**ASKED, "question": ""}, "question"),
        ("morality", {**ASKED, "texts": ("All of us.", "", "Nobody.")}, "texts"),
        ("morality", {**ASKED, "gains 2": "everyone ruins 2 of their tiles"}, "gains 2"),
        ("morality", {**ASKED, "type": "monarchist"}, "type"),
        ("history", {"title": "Rain", "by-hand": "perhaps"}, "by-hand"),
    ],
)
def test_a_fault_of_a_card_is_told_at_its_line(section: str, lines: Lines, line: str) -> None:
    assert set(examined(section, lines).faults) == {line}


@pytest.mark.parametrize(
    ("language", "meant"),
    [("en", "everyone ruins 3 of their tiles"), ("de", "alle zerstören 3 eigene Plättchen")],
)
def test_a_sentence_that_there_is_not_is_told_with_the_nearest(language: str, meant: str) -> None:
    wrong = meant.replace("r", "rr", 1)
    [fault] = EDITOR.examine("history", {"title": "Coal", "effects": wrong}, language).faults["effects"]
    assert fault.values["nearest"] == meant


@pytest.mark.parametrize(("n", "cards"), [(1, "1 diktatorische Karte"), (2, "2 diktatorische Karten")])
def test_one_card_is_one_in_german_too(n: int, cards: str) -> None:
    said = sentence(Ruin(1, Having(n, Kind.DICTATOR), None), "de")
    assert said == f"wer mindestens {cards} hat, zerstört 1 eigenes Plättchen"


@pytest.mark.rule("HE-027")
def test_effects_that_are_no_sentences_are_refused() -> None:
    text = DECKS[OURS].replace("effects: everyone ruins 3 of their tiles", "effects: [{op: ruin, n: 3}]", 1)
    with pytest.raises(Refused) as refused:
        read_box({OURS: text})
    assert refused.value.reason.key == "refused-ends-file"


@pytest.mark.parametrize("written", ["1984", "true"])
def test_words_that_look_like_something_else_are_words(written: str) -> None:
    assert examined("history", {"title": written, "id": written}).is_good
    assert examined("morality", {"question": written, "texts": (written, "7", "8")}).is_good
    box = read_box({OURS: DECKS[OURS].replace('title: "Coal runs out"', f'title: "{written}"')})
    assert box.history["coal"].title == written


@pytest.mark.parametrize("brings", ["7", "[7]", "{n: 7}"])
def test_a_gain_that_is_no_sentence_is_refused(brings: str) -> None:
    text = DECKS[OURS].replace("gains 3: score 1 more point with each History card", f"gains 3: {brings}", 1)
    with pytest.raises(Refused) as refused:
        read_box({OURS: text})
    assert refused.value.reason.key == "refused-ends-file"


@pytest.mark.slow
def test_an_owner_types_a_box_in_and_plays_with_it_after_a_restart(
    visitor: EditorSession, deck_editor: DeckEditor, tmp_path: Path
) -> None:
    mine = visitor.copy(OURS, "Mine")
    old = next(row for row in visitor.deck(mine).cards if row.section == "tiles")
    visitor.remove(EditorAddress(mine, "tiles", old.key))
    assert [note.text for note in visitor.deck(mine).cautions] == ["Tiles: 130 of 144 in the box."]
    visitor.keep(visitor.begin(mine, "tiles"), {"edges": ("r", "s", "r", "s"), "count": "13"})
    visitor.keep(visitor.begin(mine, "tiles"), {"edges": ("b", "r", "s", "s"), "road": "nothing"})
    assert visitor.deck(mine).cautions == ()
    wells = visitor.keep(
        visitor.begin(mine, "history"), {"title": "Wells", "effects": "everyone ruins 1 of their tiles"}
    )
    assert visitor.card(wells).draft is False
    visitor.take(mine, taken=True)
    left_out = deck_editor.table.moment.seating.left_out
    decks = CardShelf(tmp_path).decks(GAME, left_out)
    seats = tuple(Seat(one, one, colour) for one, colour in (("A", "red"), ("B", "blue")))
    [begun] = GAME.begin(SetUp(seats, decks, {}, "seed"))
    town = begun.evolve(GAME.initial_state())
    box = read_box(decks)
    assert Counter(box.tiles)[tile("brss", "nothing")] == 1
    assert "wells" in box.history
    assert GAME.questions(town)


@pytest.mark.slow
def test_a_box_without_its_start_tile_or_its_cards_says_what_to_do(visitor: EditorSession) -> None:
    mine = visitor.create("Mine", "en")
    assert ["no Tiles yet" in fault for fault in visitor.deck(mine).faults] == [True]
    copied = visitor.copy(OURS, "Copy")
    start = next(row for row in visitor.deck(copied).cards if "brsr" in row.words)
    place = EditorAddress(copied, "tiles", start.key)
    visitor.keep(place, {"edges": "brsr", "count": "8"})
    [fault] = visitor.deck(copied).faults
    assert "No tile is marked as the start tile" in fault


def test_a_tile_that_is_not_whole_is_not_kept_and_not_lost(visitor: EditorSession) -> None:
    place = visitor.begin(visitor.create("Mine", "en"), "tiles")
    with pytest.raises(Sorry, match="Pick what this edge shows, too: West"):
        visitor.keep(place, {"edges": ("b", "r", "s", "")})
    assert [said for _, said in visitor.card(place).fields[0].places] == ["b", "r", "s", ""]

"""Writing a deck: nothing typed is lost, and a deck holds good cards alone."""

from collections.abc import Callable
from dataclasses import replace
from io import BytesIO
from pathlib import Path
from zipfile import ZipFile

import pytest

from companion.adapters.card_editor import card_pictures
from companion.adapters.card_editor.deck_editor import DeckEditor
from companion.adapters.card_editor.editor_session import EditorSession
from companion.adapters.use_cases.hosting import TakeHome
from companion.adapters.use_cases.table_api import TableApi
from companion.engine.play import Asked
from companion.table.story.replay import revive
from companion.table.table import Table
from companion.upkeep.backup import backup
from tests.companion.adapters.card_editor.conftest import SCREEN, jpeg
from tests.companion.adapters.conftest import play_out
from tests.web.fakes.page_parts import game
from web.ports.card_editor import ALL, EditorAddress, Lines
from web.ports.protocol import PageViewer, Sorry
from web.ports.queries import ReadCardPicture
from web.shown.card_editor import EditorCardView, EditorZoneView

FERRY: Lines = {
    "title": "The ferry",
    "terrain": "Coastal",
    "hardship": "2",
    "callout": "A bell.",
    "succeed": ("each of them gains 1 humanity",),
    "fail": ("each of them suffers 1 harm",),
    "refuse": ("each of them loses 1 humanity",),
}
WRONG: Lines = {**FERRY, "fail": ("each of them sufers 1 harm",)}
SHEET = """kind\ttitle\tterrain\thardship\tcallout\tsucceed\tfail\trefuse
Scene\tThe ferry\tCoastal\t2\tA bell.\teveryone gains 1 humanity\tnothing\tnothing
Scene\tThe raft\tCoastal\t22\tWater.\teveryone gains 1 humanity\teveryone sufers 1 harm\tnothing
"""
SHARED = """# from a friend
deck: The Lake
language: en
version: 3
scenes:
  - title: The ferry
    terrain: Coastal
    hardship: 2
    callout: A bell.
    succeed: everyone gains 1 humanity
    fail: nothing
    refuse: nothing
  - title: The raft
    terrain: Coastal
    hardship: 22
    callout: Water.
    succeed: everyone gains 1 humanity
    fail: everyone sufers 1 harm
    refuse: nothing
"""


@pytest.fixture
def sea(visitor: EditorSession) -> str:
    """An own deck without a card."""
    return visitor.create("The Sea", "en")


def write(visitor: EditorSession, deck: str, lines: Lines = FERRY) -> EditorAddress:
    return visitor.keep(visitor.begin(deck, "scenes"), lines)


def titles(visitor: EditorSession, deck: str) -> list[tuple[str, bool]]:
    return [(card.title, card.draft) for card in visitor.deck(deck).cards]


@pytest.mark.parametrize(("language", "english"), [("en", False), ("de", False), ("fr", True), ("es", True)])
def test_effects_without_sentences_in_the_decks_language_say_that_they_stay_english(
    visitor: EditorSession, language: str, english: bool
) -> None:
    place = visitor.begin(visitor.create("The Sea", language), "scenes")
    lines = {line.key: line for line in visitor.card(place).fields}
    stays = "This line stays English: the game has no sentences in the language of this deck."
    assert lines["refuse"].note == (stays if english else "")
    assert lines["refuse"].language == ("en" if english else "")
    assert lines["picture"].note == "In English words, in every language: for example “woman, rain, road”."
    assert not lines["callout"].note


def test_a_new_deck_waits_to_be_taken_in(visitor: EditorSession, table: Table, sea: str) -> None:
    assert {row.title: (row.own, row.taken) for row in visitor.shelf().decks}["The Sea"] == (True, False)
    visitor.take(sea, taken=True)
    assert next(row for row in visitor.shelf().decks if row.own).taken
    assert sea not in table.moment.seating.left_out


def test_whether_a_deck_is_played_with_goes_with_its_name(visitor: EditorSession, sea: str) -> None:
    assert not visitor.shelf().decks[0].taken
    lake = visitor.rename(sea, "The Lake")
    assert (visitor.shelf().decks[0].file, visitor.shelf().decks[0].taken) == (lake, False)


def test_a_copy_of_the_shipped_deck_is_good_and_can_be_changed(visitor: EditorSession) -> None:
    road = visitor.copy("the-long-road.en.yaml", "My road")
    deck = visitor.deck(road)
    assert (deck.own, len(deck.cards), deck.faults) == (True, 90, ())
    with pytest.raises(Sorry):
        visitor.draft(EditorAddress("the-long-road.en.yaml", "scenes", "the-pharmacy-shutter"), FERRY)
    assert not visitor.deck("the-long-road.en.yaml").own


def test_what_is_typed_is_there_again_whole_or_not(visitor: EditorSession, sea: str, door: TableApi) -> None:
    place = visitor.begin(sea, "scenes")
    steps: tuple[Lines, ...] = ({"title": "The f"}, {"title": "The ferry", "succeed": ("each of th",)})
    for lines in steps:
        visitor.draft(place, lines)
        again = door.card_editor(SCREEN).card(place)
        assert (again.title, again.draft, again.good) == (lines["title"], True, False)
    assert titles(visitor, sea) == [("The ferry", True)]
    assert visitor.export(sea) == "deck: The Sea\nlanguage: en\nversion: 1\n"


def test_a_good_card_is_kept_as_a_new_version_of_its_deck(visitor: EditorSession, sea: str) -> None:
    place = write(visitor, sea)
    assert place == EditorAddress(sea, "scenes", "the-ferry")
    assert titles(visitor, sea) == [("The ferry", False)]
    assert "version: 2" in visitor.export(sea)
    assert len(visitor.deck(sea).versions) == 2


def test_a_card_with_a_fault_stays_a_draft_and_says_what_is_near(visitor: EditorSession, sea: str) -> None:
    place = visitor.begin(sea, "scenes")
    with pytest.raises(Sorry, match="each of them suffers 1 harm"):
        visitor.keep(place, WRONG)
    [fault] = [one.fault for field in visitor.card(place).fields for one in field.sentences if one.fault]
    assert "“each of them suffers 1 harm”" in fault
    assert titles(visitor, sea) == [("The ferry", True)]


def test_a_change_is_a_draft_until_it_is_kept_or_given_up(visitor: EditorSession, sea: str) -> None:
    place = write(visitor, sea)
    assert visitor.draft(place, {**FERRY, "callout": "Two bells."}).draft
    assert "A bell." in visitor.export(sea)
    visitor.give_up(place)
    assert not visitor.card(place).draft
    visitor.draft(place, {**FERRY, "callout": "Two bells."})
    assert not visitor.draft(place, FERRY).draft, "it is as the deck has it again"
    visitor.keep(place, {**FERRY, "callout": "Two bells."})
    assert "Two bells." in visitor.export(sea)


def test_another_title_changes_the_card_and_makes_no_second_one(visitor: EditorSession, sea: str) -> None:
    after = visitor.keep(write(visitor, sea), {**FERRY, "title": "The raft"})
    assert (after.card, titles(visitor, sea)) == ("the-raft", [("The raft", False)])


def test_two_cards_of_one_title_are_refused_whatever_kind_they_are(visitor: EditorSession, sea: str) -> None:
    write(visitor, sea)
    calm: Lines = {"title": "The Ferry!", "text": "x", "use": ("roll any one die again",)}
    for section, lines in (("scenes", FERRY), ("traits", calm)):
        with pytest.raises(Sorry, match="that title"):
            visitor.keep(visitor.begin(sea, section), lines)
    assert [draft for _, draft in titles(visitor, sea)] == [False, True, True]


def test_a_card_that_is_taken_out_is_still_in_the_version_before(visitor: EditorSession, sea: str) -> None:
    visitor.remove(write(visitor, sea))
    assert titles(visitor, sea) == []
    visitor.restore(sea, 2)
    assert titles(visitor, sea) == [("The ferry", False)]


def test_drafts_go_into_the_bin_and_come_back_with_their_deck(visitor: EditorSession, sea: str) -> None:
    visitor.draft(visitor.begin(sea, "scenes"), {"title": "Half"})
    visitor.delete(sea)
    other = visitor.create("The Sea", "en")
    assert titles(visitor, other) == []
    visitor.delete(other)
    assert visitor.shelf().binned == ("the-sea.en.yaml", "the-sea.en~1.yaml")
    assert titles(visitor, visitor.bring_back("the-sea.en.yaml")) == [("Half", True)]


@pytest.mark.parametrize(
    "place",
    [
        EditorAddress("sea", "scenes", "x"),
        EditorAddress("the-sea.en.yaml", "nowhere", "x"),
        EditorAddress("../x", "scenes", "x"),
    ],
)
def test_a_card_that_is_nowhere_is_refused(visitor: EditorSession, sea: str, place: EditorAddress) -> None:
    assert sea
    for ask in (lambda: visitor.card(place), lambda: visitor.photograph(place, jpeg())):
        with pytest.raises(Sorry):
            ask()


def test_a_card_is_tried_as_it_was_typed(visitor: EditorSession, sea: str) -> None:
    place = visitor.begin(sea, "scenes")
    visitor.draft(place, FERRY)
    assert [one.label for one in visitor.card(place, tried=True).tried] == [
        "If it succeeds",
        "If it fails",
        "If it is avoided",
    ]
    visitor.draft(place, WRONG)
    assert visitor.card(place, tried=True).tried == ()


def test_a_sheet_brings_its_good_cards_in_and_tells_every_mistake_with_its_place(
    visitor: EditorSession, sea: str
) -> None:
    imported = visitor.bring_in(sea, "scenes", SHEET)
    assert (imported.deck, imported.kept, imported.drafts) == (sea, 1, 1)
    first, second = imported.faults
    assert first.startswith("Line 3, column 4: After “hardship:”, write a number")
    assert second.startswith("Line 3, column 7:")
    assert "“everyone suffers 1 harm”" in second
    assert titles(visitor, sea) == [("The ferry", False), ("The raft", True)]


def test_mistakes_of_a_sheet_are_told_in_the_language_of_whoever_brings_it_in(
    sea: str, door: TableApi
) -> None:
    german = door.card_editor(replace(SCREEN, language="de"))
    first, second = german.bring_in(sea, "scenes", SHEET).faults
    assert first == "Zeile 3, Spalte 4: Schreib nach „hardship:“ eine Zahl von 0 bis 9, nicht „22“."
    assert second.startswith("Zeile 3, Spalte 7: „everyone sufers 1 harm“ verstehe ich nicht.")


def test_a_sheet_of_a_german_deck_names_terrains_as_the_deck_prints_them(visitor: EditorSession) -> None:
    lake = visitor.create("See", "de")
    sheet = """terrain;title;hardship;callout;succeed;fail
Küste;Die Fähre;2;Eine Glocke.;alle gewinnen 1 Menschlichkeit;die Gruppe verliert 1 Hoffnung
Küse;Das Floß;2;Tau und Teer.;alle gewinnen 1 Menschlichkeit;die Gruppe verliert 1 Hoffnung
Küse;Der Steg;2;;alle gewinnen 1 Menschlichkeit;die Gruppe verliert 1 Hoffnung
"""
    imported = visitor.bring_in(lake, "scenes", sheet)
    assert (imported.kept, imported.drafts) == (1, 2)
    assert "terrain: Coastal" in visitor.export(lake)
    wrong = "“Küse” can’t be used on this line. Did you mean “Küste”?"
    assert [fault for fault in imported.faults if wrong in fault] == [
        f"Line 3, column 1: {wrong}",
        f"Line 4, column 1: {wrong}",
    ]
    [missing] = [fault for fault in imported.faults if wrong not in fault]
    assert missing.startswith("Line 4, column 1:")


def test_a_german_deck_is_offered_german_sentences_and_an_english_one_english(visitor: EditorSession) -> None:
    for language, there, other in (
        ("de", "verlieren 1 Menschlichkeit", "humanity"),
        ("en", "humanity", "Mensch"),
    ):
        card = visitor.card(visitor.begin(visitor.create(f"Lake {language}", language), "scenes"))
        assert card.language == language
        [fail] = [field for field in card.fields if field.key == "refuse"]
        for offered in (fail.phrases, [start for _, start in fail.starts], [form for form, _ in fail.starts]):
            assert offered
            assert not any(other in one for one in offered)
        assert any(there in one for one in fail.phrases)


def test_a_sentence_is_taken_apart_in_the_language_of_the_deck_and_understood_in_the_readers(
    visitor: EditorSession, door: TableApi
) -> None:
    place = visitor.begin(visitor.create("See", "de"), "scenes")
    visitor.draft(place, {**FERRY, "fail": ("jeder erleidet 1 Wunde", "die Gruppe verliert 2 Hoffnung")})
    english, german = visitor.card(place), door.card_editor(replace(SCREEN, language="de")).card(place)
    for card, said in ((english, "The whole group, once: 2 Hope less."), (german, "2 Hoffnung weniger.")):
        [fail] = [field for field in card.fields if field.key == "fail"]
        [hole] = [part for part in fail.sentences[1].parts if not isinstance(part, str)]
        assert ("3", "die Gruppe verliert 3 Hoffnung") in hole.ways
        assert any(said in text for meaning in card.meanings for text in meaning.words)


def test_a_card_that_is_there_already_comes_in_as_a_draft(visitor: EditorSession, sea: str) -> None:
    write(visitor, sea)
    imported = visitor.bring_in(sea, "scenes", SHEET)
    assert (imported.kept, imported.drafts) == (0, 2)
    assert "each of them gains 1 humanity" in visitor.export(sea)


def test_a_shared_file_becomes_a_deck_with_its_good_cards(visitor: EditorSession) -> None:
    imported = visitor.bring_in("", "", SHARED)
    assert (imported.deck, imported.kept, imported.drafts) == ("the-lake.en.yaml", 1, 1)
    assert [fault.split(":")[0] for fault in imported.faults] == ["Line 15, column 15", "Line 18, column 11"]
    assert titles(visitor, "the-lake.en.yaml") == [("The ferry", False), ("The raft", True)]


def test_a_deck_that_is_shared_comes_back_as_it_was(visitor: EditorSession, sea: str) -> None:
    write(visitor, sea)
    text = "# mine\n" + visitor.export(sea)
    visitor.delete(sea)
    imported = visitor.bring_in("", "", text)
    assert (imported.deck, imported.kept, imported.faults) == (sea, 1, ())
    assert visitor.export(sea) == text


@pytest.mark.parametrize("text", ["deck: [", "deck: X\nscenes: {\n"])
def test_what_cannot_be_read_at_all_makes_no_deck_and_says_where(visitor: EditorSession, text: str) -> None:
    imported = visitor.bring_in("", "", text)
    assert (imported.deck, imported.kept) == (None, 0)
    assert imported.faults[0].startswith("Line ")
    assert all(not row.own for row in visitor.shelf().decks)


def test_rows_alone_make_no_deck(visitor: EditorSession) -> None:
    with pytest.raises(Sorry, match="deck:"):
        visitor.bring_in("", "", SHEET)


def test_a_file_that_an_editor_broke_is_shown_with_its_fault_and_written_by_nobody(
    visitor: EditorSession, sea: str, deck_editor: DeckEditor
) -> None:
    path = deck_editor.decks.aside(sea).parents[1] / sea
    path.write_text("deck: The Sea\nlanguage: [\n")
    assert visitor.deck(sea).faults
    assert visitor.shelf().decks
    with pytest.raises(Sorry, match="can’t be read"):
        visitor.keep(visitor.begin(sea, "scenes"), FERRY)
    assert path.read_text() == "deck: The Sea\nlanguage: [\n"
    visitor.restore(sea, 1)
    assert visitor.deck(sea).faults == ()


def test_a_game_plays_on_with_the_version_it_began_with(
    visitor: EditorSession, table: Table, play_to: Callable[[str], Asked]
) -> None:
    road = visitor.copy("the-long-road.en.yaml", "My road")
    visitor.take("the-long-road.en.yaml", taken=False)
    visitor.take(road, taken=True)
    play_to("draw")
    play = table.moment.play
    before = visitor.export(road)
    visitor.keep(EditorAddress(road, "scenes", "the-pharmacy-shutter"), FERRY)
    visitor.delete(road)
    game = table.moment.game
    assert game is not None
    assert play is not None
    *_, (_, again) = revive(table.journal, table.games, game, verify=True)
    assert again.play.state == play.state
    assert table.journal.record(game).set_up.decks == {road: before}


def test_a_picture_stands_beside_its_card_and_goes_with_its_title_and_its_deck(
    visitor: EditorSession, sea: str, door: TableApi
) -> None:
    place = write(visitor, sea)
    visitor.photograph(place, jpeg())
    assert str(visitor.card(place).photograph).startswith("/t/home/card/the-sea.the-ferry.jpg?v=")
    place = visitor.keep(place, {**FERRY, "title": "The raft"})
    assert door.read(ReadCardPicture("the-sea.the-ferry"), PageViewer(None, "en")) is None
    visitor.rename(sea, "The Lake")
    assert door.read(ReadCardPicture("the-sea.the-raft"), PageViewer(None, "en")) is None
    assert door.read(ReadCardPicture("the-lake.the-raft"), PageViewer(None, "en"))
    place = EditorAddress("the-lake.en.yaml", "scenes", "the-raft")
    visitor.photograph(place, b"")
    assert visitor.card(place).photograph is None


def test_a_copy_has_the_pictures_of_its_cards_and_keeps_them(
    visitor: EditorSession, sea: str, door: TableApi
) -> None:
    place = write(visitor, sea)
    visitor.photograph(place, jpeg())
    visitor.copy(sea, "The Lake")
    assert door.read(ReadCardPicture("the-lake.the-ferry"), PageViewer(None, "en")) == door.read(
        ReadCardPicture("the-sea.the-ferry"), PageViewer(None, "en")
    )
    visitor.photograph(place, b"")
    assert door.read(ReadCardPicture("the-lake.the-ferry"), PageViewer(None, "en"))


def test_a_deck_is_not_copied_where_there_is_no_room_for_its_pictures(
    visitor: EditorSession, sea: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    visitor.photograph(write(visitor, sea), jpeg())
    monkeypatch.setattr(card_pictures, "MOST", 1)
    with pytest.raises(Sorry, match="room for 1 "):
        visitor.copy(sea, "The Lake")
    assert sum(row.own for row in visitor.shelf().decks) == 1
    monkeypatch.setattr(card_pictures, "MOST", 2)
    assert visitor.copy(sea, "The Lake")


def test_a_picture_follows_its_deck_back_to_an_earlier_name(
    visitor: EditorSession, sea: str, door: TableApi
) -> None:
    visitor.photograph(write(visitor, sea), jpeg())
    lake = visitor.rename(sea, "The Lake")
    visitor.restore(lake, 2)
    assert door.read(ReadCardPicture("the-sea.the-ferry"), PageViewer(None, "en"))


def test_a_card_that_is_no_card_yet_has_no_picture(visitor: EditorSession, sea: str) -> None:
    with pytest.raises(Sorry, match="Save the card first"):
        visitor.photograph(visitor.begin(sea, "scenes"), jpeg())


def test_phones_show_the_picture_of_a_card_where_they_show_the_card(
    visitor: EditorSession, door: TableApi, deck_editor: DeckEditor, play_to: Callable[[str], Asked]
) -> None:
    road = visitor.copy("the-long-road.en.yaml", "My road")
    visitor.take("the-long-road.en.yaml", taken=False)
    visitor.take(road, taken=True)
    for section, cards in deck_editor.file(road).sections.items():
        for lines in cards if section == "traits" else ():
            deck_editor.pictures.keep(
                f"my-road.{lines['title']}".lower().replace(" ", "-").replace("'", ""), jpeg()
            )
    play_to("draw")
    seat = door.page(PageViewer("seat-1", "en"))
    pictures = [card.photograph for card in game(seat).view.hand]
    assert any(pictures)
    assert all(str(one).startswith("/t/home/card/my-road.") for one in pictures if one)
    spectator = door.page(SCREEN)
    assert not any(card.photograph for card in (*game(spectator).view.hand, *game(spectator).view.opened))


def test_no_picture_leaves_the_table_with_a_deck_a_journal_or_a_backup(
    visitor: EditorSession, sea: str, table: Table, door: TableApi, tmp_path: Path
) -> None:
    picture = jpeg()
    visitor.photograph(write(visitor, sea), picture)
    assert [path.name for path in (tmp_path / "pictures").iterdir()] == ["the-sea.the-ferry.jpg"]
    assert "jpg" not in visitor.export(sea)
    assert not list((tmp_path / "decks").rglob("*.jpg")), "whoever copies the decks copies no picture"
    with ZipFile(BytesIO(backup(tmp_path, table.record.copy_journal))) as archive:
        kept = {name: archive.read(name) for name in archive.namelist()}
    assert f"decks/hope_inhumanity/{sea}" in kept
    assert not any(b"\xff\xd8\xff" in data or "jpg" in name for name, data in kept.items())
    play_out(table)
    journal = door.execute(TakeHome(), SCREEN).data
    assert "the-sea.the-ferry.jpg" not in journal
    assert "pictures" not in journal


@pytest.mark.parametrize("encoding", ["utf-8", "utf-16", "cp1252", "mac_roman", "cp850"])
def test_a_sheet_is_brought_in_as_a_file_in_whatever_a_spreadsheet_writes(
    visitor: EditorSession, encoding: str
) -> None:
    lake = visitor.create("See", "de")
    sheet = "terrain;title;hardship;callout;succeed;fail\nKüste;Die Fähre;2;Größe.;nichts;nichts\n"
    assert visitor.bring_in(lake, "scenes", sheet.encode(encoding)).drafts + 1
    assert "Küste" not in visitor.export(lake)
    assert [label for label, _ in titles(visitor, lake)] == ["Die Fähre"]


def test_a_sheet_whose_letters_are_in_doubt_changes_nothing(visitor: EditorSession) -> None:
    lake = visitor.create("See", "de")
    before = visitor.export(lake)
    spoilt = "title;callout\nDie Fähre;Größe\n".encode().decode("cp1252")
    for brought in (spoilt, spoilt.encode()):
        with pytest.raises(Sorry, match=r"“Ã¤”.*UTF-8"):
            visitor.bring_in(lake, "scenes", brought)
    assert visitor.export(lake) == before
    assert titles(visitor, lake) == []


def faults(visitor: EditorSession, place: EditorAddress, touched: tuple[str, ...] | None = None) -> set[str]:
    card = visitor.card(place, touched=touched)
    told = {one.key for one in card.fields if one.wrong}
    assert told == {zone.label and key for key, zone in zones(card).items() if zone.wrong}
    return told


def zones(card: EditorCardView) -> dict[str, EditorZoneView]:
    keys = {one.id: one.key for one in card.fields}
    return {keys[zone.id]: zone for many in card.face.zones.values() for zone in many}


def test_a_fault_is_told_at_a_line_once_it_was_touched(visitor: EditorSession, sea: str) -> None:
    place = visitor.begin(sea, "scenes")
    assert faults(visitor, place) == set()
    assert faults(visitor, place, ("title",)) == {"title"}
    assert {"title", "callout"} <= faults(visitor, place, (ALL,))
    wrong = visitor.draft(place, WRONG, ("title",))
    assert [one.fault for field in wrong.fields for one in field.sentences if one.fault] == []
    assert faults(visitor, place) == {"fail"}
    assert faults(visitor, write(visitor, sea), ()) == set()


def test_the_finished_card_says_each_line_where_it_stands(visitor: EditorSession, sea: str) -> None:
    card = visitor.card(write(visitor, sea, {**FERRY, "marks": ("food", "cold")}))
    said = {key: (zone.words, zone.pips) for key, zone in zones(card).items()}
    assert said["title"] == (("The ferry",), 0)
    assert said["hardship"] == (("2",), 2)
    assert said["terrain"] == (("Coastal",), 0)
    assert said["marks"] == (("food", "cold"), 0)
    assert said["fail"] == (("each of them suffers 1 harm",), 0)
    assert {spot: len(many) for spot, many in card.face.zones.items() if spot in {"title", "rating"}} == {
        "title": 1,
        "rating": 1,
    }
    assert card.face.emblem
    assert card.face.paint
    other = visitor.draft(visitor.begin(sea, "scenes"), {**FERRY, "terrain": "Urban"})
    assert other.face.paint != card.face.paint


def test_the_words_of_a_picture_are_drawn_as_they_are_typed(visitor: EditorSession, sea: str) -> None:
    place = visitor.begin(sea, "scenes")
    drawn = visitor.draft(place, {**FERRY, "picture": "river, day, ferry"}, ("picture",))
    assert drawn.face.composed.endswith("/drawn/ember/river_day_ferry.svg")
    wrong = visitor.draft(place, {**FERRY, "picture": "river, day, unicorn"}, ("picture",))
    assert wrong.face.composed == ""
    [told] = [field for field in wrong.fields if field.id.endswith("picture")]
    assert "unicorn" in str(told)
    assert "lighthouse" in str(told)

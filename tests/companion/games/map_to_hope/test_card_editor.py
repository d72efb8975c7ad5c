"""Cards as somebody writes them: forms, faults at their lines, what they mean, and a trial."""

from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from random import Random

import pytest

from companion.adapters.card_editor.deck_editor import DeckEditor
from companion.adapters.card_editor.editor_session import EditorSession
from companion.adapters.language.speech import Speech
from companion.app import texts
from companion.engine.phrasebook.card_editor_spec import Examined, Fill
from companion.engine.phrasebook.card_file import Lines, read_card_file, write_card_file
from companion.engine.phrasebook.phrasebook import say
from companion.engine.phrasebook.placeholders import Placeholder
from companion.games.map_to_hope.box import COUNTS, read_box
from companion.games.map_to_hope.card_editor.editor import MapCardEditor
from companion.games.map_to_hope.card_editor.forms import PAGES
from companion.games.map_to_hope.game import GAME
from tests.companion.games.editing import deck_editor_of, used_by_host
from tests.companion.games.map_to_hope.own_deck import FILE
from web.ports.card_editor import EditorAddress
from web.ports.protocol import Sorry
from web.words import Catalogue

EDITOR = MapCardEditor()
FOLDER = Path(str(files(GAME.meta.package)))
DECKS = {path.name: path.read_text(encoding="utf-8") for path in sorted((FOLDER / "decks").glob("*.yaml"))}
ROPE: Lines = {
    "title": "Rope",
    "group": "The Menders",
    "kind": "Item",
    "cost": "1",
    "always": "you have +1 to craft",
}
GATE: Lines = {"title": "Gate", "cost": "1", "skill": "wits", "needs": "4"}
CATALOGUE = Catalogue(texts(GAME.meta.package))


@pytest.fixture
def deck_editor(tmp_path: Path) -> Iterator[DeckEditor]:
    """A deck editor for the cards of this game."""
    with deck_editor_of(GAME, tmp_path) as made:
        yield made


def examined(section: str, lines: Lines) -> Examined:
    return EDITOR.examine(section, lines, "en")


@pytest.mark.parametrize("name", DECKS)
def test_every_card_that_comes_along_is_good_and_written_as_the_editor_would(name: str) -> None:
    file = read_card_file(name, DECKS[name])
    for section in COUNTS:
        for lines in file.sections[section]:
            found = examined(section, lines)
            assert found.is_good, (lines, found.faults)
            assert found.understood[0].words
            assert EDITOR.tidy(section, lines) == lines
            assert set(lines) <= set(EDITOR.every_line())
    assert EDITOR.check(name, DECKS[name]) == ()
    assert EDITOR.warn(file) == ()


def test_a_deck_that_the_editor_wrote_is_the_same_box() -> None:
    again = write_card_file(read_card_file(FILE, DECKS[FILE]))
    assert read_box({FILE: again}) == read_box({FILE: DECKS[FILE]})


@pytest.mark.parametrize(
    ("section", "lines", "line"),
    [
        ("heroes", {**ROPE, "always": ("you have +1 to craft", "you hve 1")}, "always"),
        ("heroes", {**ROPE, "always": "using costs 1 less Time"}, "always"),
        ("heroes", {**ROPE, "when": "when a Day begins – you scout 1 time"}, "when"),
        ("heroes", {**ROPE, "use": "you draw 1 card"}, "use costs"),
        ("heroes", {**ROPE, "kind": ""}, "kind"),
        ("heroes", {**ROPE, "title": ""}, "title"),
        ("locations", {**GATE, "skill": "luck"}, "skill"),
        (
            "locations",
            {**GATE, "fail": "you take damage"},
            "fail",
        ),
        ("leaders", {"title": "Ann", "health": "0"}, "health"),
        ("radiation", {"title": "Ash", "level 1": "as soon as it is reached – you scout 1 time"}, "level 1"),
    ],
)
def test_a_fault_is_told_at_its_line(section: str, lines: Lines, line: str) -> None:
    assert set(examined(section, lines).faults) == {line}


def test_an_action_has_no_line_for_what_only_works_in_front() -> None:
    item, action = (
        [one.key for one in EDITOR.form("heroes", {"kind": kind}, "en")] for kind in ("Item", "Action")
    )
    assert set(item) - set(action) == {"always", "when", "use costs", "use", "uses"}
    assert "always" not in EDITOR.tidy("heroes", {**ROPE, "kind": "Action"})


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_sentence_to_pick_is_one_that_the_game_reads(language: str) -> None:
    lines = {line.key: line for section in COUNTS for line in EDITOR.form(section, {}, language)}
    picked = {key: line.phrases for key, line in lines.items() if line.fill is Fill.SENTENCES}
    assert picked.keys() == PAGES.keys()
    for page, phrases in {PAGES[key]: phrases for key, phrases in picked.items()}.items():
        assert all(say(page.read(one), language) == one for one in phrases)


@pytest.mark.parametrize(
    ("section", "lines", "labels"),
    [
        ("heroes", ROPE, ["tried-played"]),
        ("heroes", {**ROPE, "use costs": "1", "use": "you draw 1 card"}, ["tried-played", "tried-used"]),
        (
            "locations",
            {"title": "Gate", "cost": "1", "skill": "wits", "needs": "4"},
            ["tried-won", "tried-lost"],
        ),
        ("camps", GATE, ["tried-won", "tried-lost"]),
        ("leaders", {"title": "Ann", "health": "5"}, []),
        ("heroes", {"title": "Nothing"}, []),
    ],
)
def test_a_card_is_tried_out_by_the_real_rules(section: str, lines: Lines, labels: list[str]) -> None:
    tried = EDITOR.try_out(GAME, section, lines, "en", Random("trial"))
    assert [getattr(one.label, "key", "") for one in tried] == labels
    assert all(one.story for one in tried)


@pytest.mark.slow
def test_every_shipped_card_can_be_tried_out() -> None:
    file = read_card_file(FILE, DECKS[FILE])
    for section in ("heroes", "specials", "locations", "camps"):
        for lines in file.sections[section]:
            tried = EDITOR.try_out(GAME, section, lines, "en", Random("trial"))
            assert tried, lines
            assert all(
                not getattr(one, "key", "").startswith("refused") for way in tried for one in way.story
            )


def test_whoever_copies_our_deck_changes_a_card_and_plays_with_it(deck_editor: DeckEditor) -> None:
    visitor = used_by_host(deck_editor, GAME)
    copied = visitor.copy(FILE, "My road")
    place = EditorAddress(copied, "heroes", "two-dogs")
    lines = {**deck_editor.lines(place), "title": "Three dogs", "cost": "1"}
    with pytest.raises(Sorry, match="don’t understand"):
        visitor.keep(place, {**lines, "always": "bark 3"})
    kept = visitor.keep(place, lines)
    assert visitor.card(kept, tried=True).good
    assert visitor.deck(copied).faults == ()
    assert read_box({copied: deck_editor.decks.any_text(copied)}).heroes["three-dogs"].cost == 1


@pytest.mark.parametrize(
    ("section", "line", "sentence", "holes"),
    [
        ("heroes", "always", "you have +2 to force", {"2": "3", "force": "wits"}),
        ("heroes", "always", "moving on costs 1 less Time", {"1 less": "2 more", "moving on": "drawing"}),
        (
            "heroes",
            "when",
            "when a Day begins – you take 1 damage",
            {"when a Day begins": "when you move on", "1": "4"},
        ),
        ("heroes", "play", "you choose – you gain 1 Time, or you heal 2 damage", {"1": "2", "2": "3"}),
        ("radiation", "level 1", "as soon as it is reached – you take 1 damage", {"1": "2"}),
    ],
)
def test_a_sentence_is_a_block_with_holes_each_of_which_makes_a_sentence_that_may_stand_there(
    section: str, line: str, sentence: str, holes: dict[str, str]
) -> None:
    [said] = examined(section, {"title": "T", line: sentence}).sentences[line]
    found = {one.said: dict(one.ways) for one in said.parts if isinstance(one, Placeholder)}
    for hole, other in holes.items():
        assert found[hole][other] == sentence.replace(hole, other, 1)
        assert found[hole][hole] == sentence
    assert "".join(one if isinstance(one, str) else one.said for one in said.parts) == sentence
    for ways in found.values():
        for whole in ways.values():
            [again] = examined(section, {"title": "T", line: whole}).sentences[line]
            assert again.fault is None


@pytest.mark.parametrize(
    ("line", "wrong", "meant"),
    [
        ("play", "you take 2 damge", "you take 2 damage"),
        ("play", "du ziesht 3 Karten", "du ziehst 3 Karten"),
        ("always", "you hav +1 to force", "you have +1 to force"),
        ("when", "when a Dy begins – you draw 2 cards", "when a Day begins – you draw 2 cards"),
    ],
)
def test_a_sentence_that_there_is_not_is_told_with_the_nearest(line: str, wrong: str, meant: str) -> None:
    [fault] = examined("heroes", {**ROPE, line: wrong}).faults[line]
    assert (fault.key, fault.values["nearest"]) == ("fault-nearest", meant)


def test_a_sentence_like_no_other_is_told_with_some_that_may_stand_there_in_either_language() -> None:
    [fault] = examined("heroes", {**ROPE, "play": "bark"}).faults["play"]
    for language, word in (("en", "Here (what a card does) you can say"), ("de", "was eine Karte tut")):
        assert word in Speech(CATALOGUE, language)(fault)


@pytest.mark.parametrize(("language", "word"), [("en", "44 of 45"), ("de", "44 von 45")])
def test_a_deck_that_lacks_a_card_says_so(deck_editor: DeckEditor, language: str, word: str) -> None:
    visitor = EditorSession(deck_editor, Speech(CATALOGUE, language))
    copied = visitor.copy(FILE, "My road")
    visitor.remove(EditorAddress(copied, "heroes", "two-dogs"))
    deck = visitor.deck(copied)
    assert any(word in note.text for note in deck.cautions)
    assert deck.faults

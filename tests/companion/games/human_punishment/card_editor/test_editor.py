"""An owner writes a printed card of the city down: lines by its kind, faults at their lines, a trial."""

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from companion.adapters.card_editor.editor_session import EditorSession
from companion.conformance.trial import decks_of
from companion.engine.phrasebook.card_editor_spec import Fill
from companion.engine.phrasebook.card_file import CardFile, Lines, read_card_file, write_card_file
from companion.engine.words import Message, say
from companion.games.human_punishment.card_editor.editor import CityCardEditor
from companion.games.human_punishment.cards.box import read_box
from companion.games.human_punishment.game import GAME
from tests.companion.games.editing import deck_editor_of, used_by_host
from web.ports.card_editor import EditorAddress
from web.ports.protocol import Sorry

CRAFT = CityCardEditor()
FILE = "first-shift.en.yaml"
TEXT = decks_of(GAME)[FILE]
PROGRAM: Lines = {
    "title": "Short cut",
    "price": "2",
    "when": "own turn",
    "do": "actions in this turn: 1 more",
}


def keys(section: str, lines: Lines) -> list[str]:
    return [line.key for line in CRAFT.form(section, lines, "en")]


@pytest.mark.parametrize(
    ("kind", "lines"),
    [
        ("plain", ["do"]),
        ("check", ["target", "success", "failure"]),
        ("decision", ["by", "A", "B"]),
        ("raid", ["times", "do"]),
    ],
)
def test_an_event_has_the_lines_of_its_kind(kind: str, lines: list[str]) -> None:
    assert keys("II", {"kind": kind}) == ["title", "picture", "kind", *lines, "players", "text"]


def test_only_a_program_that_stays_has_a_line_for_what_holds() -> None:
    assert "holds" in keys("programs", {"how": "permanent"})
    assert "holds" not in keys("programs", {"how": "once"})


def test_every_section_of_cards_has_a_form_with_sentences_in_either_language() -> None:
    for kind in (one for one in CRAFT.kinds if not one.single):
        for language, word in (("en", {"the", "x"}), ("de", {"der", "x"})):
            lines = CRAFT.form(kind.section, {"how": "permanent"}, language)
            said = [one for line in lines if line.fill is Fill.SENTENCES for one in line.phrases]
            assert any(word & {*one.split()} for one in said), kind.section


def test_a_good_card_has_no_faults_and_says_what_it_does_in_the_words_of_the_table() -> None:
    found = CRAFT.examine("programs", PROGRAM, "en")
    assert found.is_good
    [meant] = found.understood
    assert [one.key for one in meant.words if not isinstance(one, str)] == ["does"]


@pytest.mark.parametrize(
    ("section", "lines", "line", "fault"),
    [
        ("programs", {**PROGRAM, "do": "actions in this trun: 1 more"}, "do", "fault-nearest"),
        ("programs", {**PROGRAM, "price": "99"}, "price", "fault-number"),
        ("programs", {**PROGRAM, "do": ""}, "card", "fault-needs-sentence"),
        (
            "I",
            {"title": "X", "kind": "decision", "A": "Morale goes 1 up", "by": "leader"},
            "card",
            "fault-needs-sentence",
        ),
        ("I", {"title": "X", "kind": "check", "target": "0"}, "target", "fault-number"),
        ("I", {"title": "X", "do": "you lose 1 Health"}, "do", "fault-nobody"),
        ("objectives", {"title": "X", "wants": "Morale goes 1 up"}, "wants", "fault-elsewhere"),
        ("wounds", {"title": "X", "holds": "your hnad limit is 1 lower"}, "holds", "fault-nearest"),
        (
            "specials",
            {"title": "X", "kind": "unique", "character": "Jaydn", "do": "Morale goes 1 up"},
            "character",
            "fault-word",
        ),
    ],
)
def test_a_fault_stands_at_its_line(section: str, lines: Lines, line: str, fault: str) -> None:
    found = CRAFT.examine(section, lines, "en").faults
    assert [one.key for one in found[line]] == [fault]


def test_a_box_says_what_it_still_lacks_and_copies_count() -> None:
    program: Lines = {**PROGRAM, "copies": "40"}
    said = {one.section: one.text for one in CRAFT.warn(CardFile({}, {"programs": (program,)}))}
    assert "programs" not in said
    assert said["I"].values["n"] == 0 if not isinstance(said["I"], str) else False
    assert {"objectives", "wounds", "interrogations", "specials"} <= set(said)


@pytest.mark.parametrize(
    ("section", "lines"),
    [
        ("I", {"title": "X", "do": "Morale goes 2 down"}),
        ("programs", {"title": "X", "do": "Morale goes 2 down", "price": "3"}),
        ("specials", {"title": "X", "kind": "all-rounder", "do": "Morale goes 2 down"}),
    ],
)
def test_a_card_can_be_tried_at_once(section: str, lines: Lines) -> None:
    [tried] = CRAFT.try_out(GAME, section, lines, "en", Random("1"))
    told = [one.values["text"] for one in tried.story if isinstance(one, Message) and one.key == "told-step"]
    assert say("told-bar", bar=say("bar-morale"), n=3) in told
    assert CRAFT.try_out(GAME, section, {"title": "X", "do": "nonsense"}, "en", Random("1")) == ()


def test_every_card_that_comes_along_is_good_and_written_as_the_workshop_would() -> None:
    file = read_card_file(FILE, TEXT)
    language = file.head["language"]
    for section, cards in file.sections.items():
        for lines in cards[::4]:
            found = CRAFT.examine(section, lines, language)
            assert found.is_good, (lines, found.faults)
            assert found.back is not None
            assert CRAFT.tidy(section, lines) == lines
    assert CRAFT.check(FILE, TEXT) == ()
    assert CRAFT.warn(file) == ()
    assert read_box({FILE: write_card_file(file)}) == read_box({FILE: TEXT})


@pytest.fixture
def visitor(tmp_path: Path) -> Iterator[EditorSession]:
    """Somebody at the bench for the cards of this game."""
    with deck_editor_of(GAME, tmp_path) as bench:
        yield used_by_host(bench, GAME)


def test_an_owner_types_a_printed_card_in_and_the_deck_says_what_is_still_lacking(
    visitor: EditorSession,
) -> None:
    deck = visitor.create("My box", "en")
    place = visitor.begin(deck, "programs")
    lines: dict[str, str | tuple[str, ...]] = dict(PROGRAM)
    with pytest.raises(Sorry, match="Did you mean “actions in this turn: 1 more”"):
        visitor.keep(place, {**lines, "do": "actions in this turn: 1 mor"})
    kept = visitor.keep(place, lines)
    assert visitor.card(kept, tried=True).good
    shown = visitor.deck(deck)
    assert any("Programs: 1 of 40" in note.text for note in shown.cautions)
    assert any("EX:" in fault for fault in shown.faults), "without Events nobody can play yet"


def test_whoever_copies_our_deck_changes_a_card_and_plays_with_it(visitor: EditorSession) -> None:
    copied = visitor.copy(FILE, "My city")
    file = read_card_file(copied, visitor.export(copied))
    key = "short-cut" if file.head["language"] == "en" else "abkurzung"
    kept = visitor.keep(EditorAddress(copied, "programs", key), {**PROGRAM, "title": "Longer cut"})
    assert visitor.card(kept, tried=False).good
    box = read_box({copied: visitor.export(copied)})
    assert any('"longer-cut"' in one for one in box.cards["programs"])


def test_what_a_phone_loads_with_a_line_is_little_and_every_sentence_to_pick_is_one_that_is_read() -> None:
    for section, line in (("programs", "do"), ("I", "success"), ("objectives", "wants"), ("wounds", "holds")):
        lines: Lines = {"kind": "check"}
        [form] = [one for one in CRAFT.form(section, lines, "en") if one.key == line]
        assert sum(map(len, form.phrases)) < 20_000
        some = form.phrases[::9]
        found = CRAFT.examine(section, {**lines, line: some}, "en").sentences[line]
        assert [one.text for one in found if one.fault is not None] == []

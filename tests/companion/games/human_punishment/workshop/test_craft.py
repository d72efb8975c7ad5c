"""An owner writes a printed card of the city down: lines by its kind, faults at their lines, a trial."""

from random import Random

import pytest

from companion.engine.card_file import CardFile, Lines
from companion.engine.craft import Fill
from companion.games.human_punishment.game import GAME

CRAFT = GAME.craft
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
    assert keys("II", {"kind": kind}) == ["title", "kind", *lines, "players", "text"]


def test_only_a_program_that_stays_has_a_line_for_what_holds() -> None:
    assert "holds" in keys("programs", {"how": "permanent"})
    assert "holds" not in keys("programs", {"how": "once"})


def test_every_section_has_a_form_with_sentences_in_either_language() -> None:
    for kind in CRAFT.kinds:
        for language, word in (("en", "the"), ("de", "der")):
            lines = CRAFT.form(kind.section, {"how": "permanent"}, language)
            said = [one for line in lines if line.fill is Fill.SENTENCES for one in line.phrases]
            assert any(word in one.split() for one in said), kind.section


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
    [tried] = CRAFT.try_out(section, lines, "en", Random("1"))
    assert "told-bar" in [one.key for one in tried.story if not isinstance(one, str)]
    assert CRAFT.try_out(section, {"title": "X", "do": "nonsense"}, "en", Random("1")) == ()

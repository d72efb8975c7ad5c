"""Whatever is written stays in its box, all of it, and is no smaller than it must be."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.adapters.printing.typesetting import (
    ASCENT,
    BOLD,
    DESCENT,
    LEADING,
    PLAIN,
    SLANTED,
    Run,
    TypesetParagraph,
    TypeSetting,
    fit,
)
from companion.shared_view.marked_text import MarkedText, a_name
from tests.scripts import FOLDER, faces
from vision.mat.layout import MatArea
from vision.mat.paper import PaperPage, PaperSheet, as_pdf

BOX = MatArea("box", 10.0, 20.0, 40.0, 30.0)
WORDS = st.lists(st.text("abcäßÖ—mi.", min_size=1, max_size=30), min_size=1, max_size=60).map(" ".join)


def one(text: str, size: float = 3.0) -> TypeSetting:
    return fit([TypesetParagraph((Run(text, PLAIN),), size)], BOX)


@settings(max_examples=20)
@given(WORDS, WORDS, st.floats(1.0, 9.0))
def test_lines_stay_in_their_box_and_off_one_another(first: str, second: str, size: float) -> None:
    label = TypesetParagraph((Run("Fail", BOLD), Run(second, PLAIN)), size, before=2.0, indent=3.0)
    found = fit([TypesetParagraph((Run(first, PLAIN),), size), label], BOX)
    last = BOX.near + BOX.depth
    for line in found.lines:
        x, y = line.start
        assert BOX.left <= x + 1e-9
        assert x + line.width <= BOX.left + BOX.width + 1e-6
        assert BOX.near - 1e-9 <= y - DESCENT * line.size
        assert y <= last - ASCENT * line.size + 1e-9 or line.face == PLAIN
        last = min(last, y + ASCENT * line.size)
    assert " ".join(line.text for line in found.lines).split() == f"{first} Fail {second}".split()


def test_what_has_room_is_as_large_as_it_wishes_to_be() -> None:
    room = BOX.depth / (ASCENT + DESCENT)
    assert one("A", room).scale == 1.0
    assert one("A", room * 1.001).scale < 1.0


def test_a_word_that_is_too_wide_makes_all_of_it_smaller() -> None:
    word = "m" * 40
    found = one(f"a {word}")
    assert found.scale < 1.0
    assert found.lines[-1].text == word
    assert 0.97 * BOX.width < found.lines[-1].width / 0.97
    assert found.lines[-1].width <= BOX.width


def test_a_line_breaks_where_the_next_word_has_no_room() -> None:
    wide = PLAIN.width("aa aa", 3.0) + 0.001
    narrow = MatArea("box", 0, 0, wide, 20)
    assert [line.text for line in fit([TypesetParagraph((Run("aa aa aa", PLAIN),), 3.0)], narrow).lines] == [
        "aa aa",
        "aa",
    ]


def test_styles_of_one_line_follow_one_another() -> None:
    found = fit([TypesetParagraph((Run("Fail", BOLD), Run("you lose", PLAIN)), 3.0)], BOX)
    bold, plain = found.lines
    assert (bold.face, plain.face) == (BOLD, PLAIN)
    assert plain.start == pytest.approx((bold.start[0] + BOLD.width("Fail ", 3.0), bold.start[1]))


def test_lines_are_a_leading_apart() -> None:
    first, second = one("word " * 20).lines[:2]
    assert first.start[1] - second.start[1] == pytest.approx(LEADING * first.size)


def test_nothing_needs_no_room() -> None:
    assert one("").lines == ()
    assert one("").scale == 1.0


def test_a_french_sign_stays_with_its_word_and_is_printed() -> None:
    asked = one("Pourquoi\N{NARROW NO-BREAK SPACE}? " * 9)
    assert len(asked.lines) > 1
    assert all(line.text.endswith("?") and not line.text.startswith("?") for line in asked.lines)
    assert PLAIN.lacks(asked.lines[0].text) == frozenset()
    assert PLAIN.printed("Oui\N{NARROW NO-BREAK SPACE}!") == "Oui\N{NO-BREAK SPACE}!"


def test_a_line_of_chinese_or_japanese_breaks_anywhere_but_before_a_full_stop() -> None:
    with faces(FOLDER):
        narrow = MatArea("box", 0, 0, PLAIN.width("王小明", 3.0) + 0.001, 30)
        found = fit([TypesetParagraph((Run("王小明。小 Jo", PLAIN),), 3.0)], narrow)
    assert [line.text for line in found.lines] == ["王小", "明。小", "Jo"]


def test_a_name_that_runs_from_right_to_left_is_isolated_in_its_sentence() -> None:
    told = MarkedText("דנה: 3", quoted=(a_name("דנה"),))
    with faces(FOLDER):
        [line] = fit([TypesetParagraph((Run(told, PLAIN),), 3.0)], BOX).lines
    assert line.text == "\u2068דנה\u2069: 3"


def test_each_style_is_printed_in_its_own_letters() -> None:
    lines = fit([TypesetParagraph((Run("Fail", one),), 3.0) for one in (PLAIN, BOLD, SLANTED)], BOX).lines
    sheet = PaperSheet(BOX, (100.0, 100.0), (), ())
    printed = as_pdf("styles", [PaperPage(sheet, lines)])
    for one in (PLAIN, BOLD, SLANTED):
        assert b"+" + one.file.stem.encode() in printed

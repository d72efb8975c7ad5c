"""A line as it is seen: from left to right, each part in its direction."""

import pytest

from tests.scripts import ARABIC, EMOJI, HEBREW
from vision.mat.reading_order import Stretch, stretches


def seen(text: str) -> list[tuple[str, bool]]:
    return [("".join(one.letters), one.is_turned) for one in stretches(text)]


def test_letters_from_left_to_right_are_one_stretch() -> None:
    assert seen("Ada: 3, 3") == [("Ada: 3, 3", False)]


@pytest.mark.parametrize("name", [HEBREW, ARABIC])
def test_figures_after_an_isolated_name_stand_to_its_right(name: str) -> None:
    assert seen(f"\u2068{name}\u2069: 3, 3") == [(name, True), (": 3, 3", False)]


def test_isolated_names_keep_their_order_in_a_list() -> None:
    assert seen(f"Jo, \u2068{HEBREW}\u2069, \u2068{ARABIC}\u2069") == [
        ("Jo, ", False),
        (HEBREW, True),
        (", ", False),
        (ARABIC, True),
    ]


def test_a_name_that_ends_on_another_line_is_isolated_up_to_there() -> None:
    assert seen(f"by \u2068{HEBREW}") == [("by ", False), (HEBREW, True)]


def test_a_sentence_that_begins_from_right_to_left_goes_on_so() -> None:
    assert seen(f"{HEBREW} 12 {HEBREW}") == [(f" {HEBREW}", True), ("12", False), (f"{HEBREW} ", True)]


def test_brackets_turn_with_their_text() -> None:
    assert Stretch(("(", *HEBREW, ")"), is_turned=True).seen(["(", "a", ")"]) == "(a)"
    assert Stretch(("a",), is_turned=False).seen(["(", "a", ")"]) == "(a)"


def test_an_emoji_of_several_parts_is_one_letter() -> None:
    [one] = stretches(EMOJI)
    assert one.letters == ("🦊", "👩\u200d🚀")

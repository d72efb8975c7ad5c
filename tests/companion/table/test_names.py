"""Names of every script are kept whole, measured as people count letters, and told apart as people do."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.engine.refusal import Refused
from companion.table.names import LETTER, LONGEST_NAME, UNSEEN, is_same, tidied

FAMILY = "\U0001f469\U0001f3fd\u200d\U0001f469\U0001f3fd\u200d\U0001f467\U0001f3fd\u200d\U0001f466\U0001f3fd"
SCOTLAND = "\U0001f3f4\U000e0067\U000e0062\U000e0073\U000e0063\U000e0074\U000e007f"
LETTERS = (
    *("a", "\u00e9", "e\u0301", "\u5f20", "\u0928\u093f", "\u1100\u1161\u11a8", "\u0e01\u0e33"),
    *("\u05d0\u05b8", FAMILY, SCOTLAND, "\U0001f1e9\U0001f1ea", "1\ufe0f\u20e3"),
    *("\u2764\ufe0f\u200d\U0001f525", "\U0001fae9"),
)


@pytest.mark.parametrize("letter", LETTERS)
def test_twenty_letters_of_every_script_and_emoji_are_kept_and_no_half_one(letter: str) -> None:
    whole = unicodedata.normalize("NFC", letter)
    assert tidied(letter * LONGEST_NAME) == whole * LONGEST_NAME
    assert tidied(letter * (LONGEST_NAME + 3)) == whole * LONGEST_NAME


@pytest.mark.parametrize(
    ("name", "kept"),
    [
        ("  Anna  Lena ", "Anna Lena"),
        ("a\nb", "a b"),
        ("Bo\u202eb", "Bo b"),
        ("\u2066Ada\u2069", "Ada"),
        ("Ada\u0000\u0007", "Ada"),
        ("\u0645\u06cc\u200c\u062e\u0648\u0627\u0646", "\u0645\u06cc\u200c\u062e\u0648\u0627\u0646"),
        ("x\ud800y", "x y"),
        ("Ana\u3000\u00a0Bel", "Ana Bel"),
        ("z" + "\u0301" * 400, "z" + "\u0301" * 16),
    ],
)
def test_what_is_not_seen_or_turns_writing_round_is_left_out_and_joiners_stay(name: str, kept: str) -> None:
    assert tidied(name) == unicodedata.normalize("NFC", kept)


@pytest.mark.parametrize("name", ["", "  ", "\u200d\u200d", "\u202e", "\u3164", "\u2800", "\u0301", "\ufeff"])
def test_a_name_that_nobody_can_read_is_refused(name: str) -> None:
    with pytest.raises(Refused, match="refused-name"):
        tidied(name)


@given(st.text())
def test_whatever_is_typed_is_short_and_keeps_still_or_is_refused(name: str) -> None:
    try:
        short = tidied(name)
    except Refused:
        return
    assert 1 <= len(LETTER.findall(short)) <= LONGEST_NAME
    assert not UNSEEN.search(short.replace(" ", ""))
    assert tidied(short) == short


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ann", "ANN"),
        ("Ann", " a n n"),
        ("Ann", "\uff21\uff4e\uff4e"),
        ("Ren\u00e9", "Rene\u0301"),
        ("Stra\u00dfe", "STRASSE"),
        ("Ann", "A\u200dnn"),
        ("\u2460", "1"),
        ("B", "\u0412"),
        ("Ada", "\u0410d\u0430"),
        ("Ada", "\u0391da"),
        ("Jo", "J0"),
    ],
)
def test_names_that_people_take_for_one_are_the_same(one: str, other: str) -> None:
    assert is_same(one, other)
    assert is_same(other, one)


@pytest.mark.parametrize(
    ("one", "other"),
    [("Ann", "Anne"), ("Ren\u00e9", "Rene"), ("Ann", "Am"), ("\u0410\u043d\u043d\u0430", "Anna")],
)
def test_names_that_people_tell_apart_differ(one: str, other: str) -> None:
    assert not is_same(one, other)

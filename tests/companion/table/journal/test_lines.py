"""A line is what was written, also where one bit of it was flipped, or it is none."""

from random import Random
from time import thread_time

import pytest

from companion.table.journal.lines import ENTRY, MOST_MENDED, compact, lines_in, mended, packed
from tests.companion.table.damage.spoilt import flipped
from tests.long import LONG

SALT = "0001"


def lines(number: int, length: int = 60) -> bytes:
    """So many lines, each of about that many bytes."""
    chance = Random(number)
    texts = (compact(chance.randbytes(length // 2).hex()) for _ in range(number))
    return b"".join(packed(ENTRY, n, {"facts": text}, SALT) for n, text in enumerate(texts))


def found(content: bytes) -> list[object]:
    return [(line.number, line.fields) for line in lines_in(content, SALT)]


@pytest.mark.long
def test_whichever_bit_of_a_line_was_flipped_it_is_put_right_unless_it_was_a_line_end() -> None:
    whole = lines(3)
    for at in range(0, len(whole), 1 if LONG else 41):
        spoilt = flipped(whole, at, at % 8)
        again = mended(spoilt, SALT)
        if whole[at : at + 1] != b"\n" and spoilt[at : at + 1] != b"\n":
            assert again == whole
        else:
            assert len(found(again)) >= 2


def test_two_flipped_bits_of_a_line_are_left_as_they_are() -> None:
    whole = lines(3)
    for at in (10, 100, 200):
        spoilt = flipped(flipped(whole, at), at + 7)
        assert mended(spoilt, SALT) == spoilt


def test_a_file_of_rubbish_is_left_as_it_is_and_soon() -> None:
    rubbish, before = Random(1).randbytes(3000).replace(b"\n", b" ") + b"\n", thread_time()
    content = rubbish[-300:] * (MOST_MENDED + 20)
    assert mended(content, SALT) == content
    assert thread_time() - before < 1


def test_blank_lines_and_whole_ones_stay() -> None:
    content = lines(5) + b"\n" * 100
    assert mended(content, SALT) == content


def test_a_line_that_is_too_long_to_be_tried_is_left() -> None:
    spoilt = flipped(lines(2, 9000), 5000)
    assert mended(spoilt, SALT) == spoilt
    assert len(found(spoilt)) == 1

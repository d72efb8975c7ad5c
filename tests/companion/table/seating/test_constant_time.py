"""Secrets of any text can be compared, whatever a stranger sends in the place of one."""

import pytest

from companion.table.seating.constant_time import same

ODD = ["", "é", "😀", "\ud800", "\udcff\x00", "a" * 9000, "\u202e"]


@pytest.mark.parametrize("odd", ODD)
def test_any_text_is_the_same_as_itself_and_as_no_other(odd: str) -> None:
    assert same(odd, odd)
    assert not same(odd, odd + "x")
    assert not same("key", odd)

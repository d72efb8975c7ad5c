"""A table knows for good which one it is."""

from pathlib import Path

import pytest

from companion.table.seating.identity import FORM, NAME, identity


def test_it_is_made_once_and_kept(tmp_path: Path) -> None:
    one, other = tmp_path / "one", tmp_path / "other"
    one.mkdir()
    other.mkdir()
    assert FORM.fullmatch(identity(one))
    assert identity(one) == identity(one) != identity(other)


@pytest.mark.parametrize("junk", [b"", b"xyz", b"\xff\xfe", b"0a1b2c3d4e"])
def test_junk_is_replaced(tmp_path: Path, junk: bytes) -> None:
    (tmp_path / NAME).write_bytes(junk)
    assert FORM.fullmatch(identity(tmp_path))


def test_where_nothing_can_be_kept_it_still_is_the_same_each_time(tmp_path: Path) -> None:
    (tmp_path / NAME).mkdir()
    assert FORM.fullmatch(identity(tmp_path))
    assert identity(tmp_path) == identity(tmp_path)

"""A zip is made whatever the clock says: a box without a battery for it starts in 1970."""

import time
from io import BytesIO
from zipfile import ZipFile

import pytest

from companion.table.files.zip_entry import FIRST, LAST, add

NOW = time.mktime((2026, 11, 27, 8, 0, 2, 0, 0, -1))


@pytest.mark.parametrize(
    ("clock", "said"), [(3600.0, FIRST), (NOW, (2026, 11, 27, 8, 0, 2)), (2**33, LAST)], ids=str
)
def test_an_entry_says_the_nearest_time_that_a_zip_knows(
    monkeypatch: pytest.MonkeyPatch, clock: float, said: tuple[int, ...]
) -> None:
    monkeypatch.setattr(time, "time", lambda: clock)
    packed = BytesIO()
    with ZipFile(packed, "w") as archive:
        add(archive, "a.txt", "words")
    with ZipFile(packed) as archive:
        assert archive.read("a.txt") == b"words"
        assert archive.getinfo("a.txt").date_time == said

"""A file is the old one or the new one, and what is said of it is so."""

from itertools import count
from pathlib import Path

import pytest

from companion.table.files.atomic_file import remove, write_whole
from tests.companion.fake_disk import Pulled, numbered


def test_whichever_call_is_refused_the_file_is_what_was_said(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "file"
    said = []
    for at in count():
        file.write_text("old")
        with numbered(monkeypatch, at) as calls:
            try:
                write_whole(file, "new")
            except OSError:
                said.append(calls.made[-1])
                assert file.read_text() == "old"
            else:
                assert file.read_text() == "new"
        assert [path.name for path in tmp_path.iterdir()] == ["file"]
        if not calls.failed:
            break
    assert len(said) > 3


def test_a_plug_pulled_at_any_call_leaves_the_old_or_the_new(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file, found = tmp_path / "file", []
    for at in range(6):
        file.write_text("old")
        with numbered(monkeypatch, at, Pulled()), pytest.raises(Pulled):
            write_whole(file, "new")
        found.append(file.read_text())
    assert found == sorted(found, reverse=True)
    assert set(found) == {"old", "new"}


def test_what_cannot_be_deleted_stays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "file"
    file.write_text("old")
    with numbered(monkeypatch, 0), pytest.raises(OSError, match="No space"):
        remove(file)
    assert file.read_text() == "old"
    with numbered(monkeypatch, 1):
        remove(file)
    assert not file.exists()
    remove(file)
    remove(tmp_path / "nowhere" / "file")

"""What a backup was restored over is deleted with all else, and a swap that was cut off is ended first."""

from contextlib import closing
from pathlib import Path

import pytest

from companion.engine.refusal import Refused
from companion.table.files.backup_swap import forget_set_aside
from companion.table.journal.journal import Journal
from companion.table.seating.seating import new_seating
from tests.companion.table.damage.spoilt import left, write


def test_games_and_photographs_that_were_set_aside_are_forgotten_and_nothing_else(tmp_path: Path) -> None:
    before = "set-aside-2026-11-21-194700"
    kept = {f"{before}/settings.toml": b"", f"{before}/decks/a/b.yaml": b"", "tables/home/table.json": b"now"}
    names = (f"{before}/tables/home/games/0001.jsonl", f"{before}/evidence/home-1-2.jpg")
    write(tmp_path, {**kept, **dict.fromkeys(names, b"Ben, too")})
    forget_set_aside(tmp_path)
    assert left(tmp_path) == kept


def test_what_cannot_be_deleted_is_said(tmp_path: Path) -> None:
    write(tmp_path, {"set-aside-2026-11-21-194700/tables": b"a file"})
    with pytest.raises(Refused, match="refused-disk"):
        forget_set_aside(tmp_path)


def test_a_backup_whose_coming_was_cut_off_comes_first(tmp_path: Path) -> None:
    with closing(Journal(tmp_path)) as journal:
        journal.table("home").seat(seating := new_seating())
    (tmp_path / "restored").mkdir()
    (tmp_path / "tables").rename(tmp_path / "restored/tables")
    with closing(Journal(tmp_path)) as journal:
        now = journal.table("home").now
        assert now is not None
        assert now.seating == seating
    assert not (tmp_path / "restored").exists()

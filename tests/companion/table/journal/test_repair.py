"""A rescue that is cut off leaves what was there, or what stands of it, and is ended at the next start."""

from pathlib import Path

import pytest

from companion.table.journal.quarantine import open_or_begin
from tests.companion.fake_disk import Pulled, numbered
from tests.companion.table.spoilt import DAMAGED, JOURNAL, MARK, Played, changed, opened, opened_again, write
from tests.long import LONG

AFTER_A_RESCUE = {JOURNAL, MARK, DAMAGED, f"{DAMAGED}-mark"}


@pytest.mark.long
def test_a_plug_pulled_while_a_journal_is_rescued_leaves_what_was_there_or_what_stands(
    closed: Played, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    files = {**closed.files, JOURNAL: changed(closed.files[JOURNAL], b'c20"')}
    whole = opened(folder / "whole", files)
    write(folder / "counted", files)
    with numbered(monkeypatch) as calls:
        open_or_begin(folder / "counted" / JOURNAL).close()
    told = [number for number, name in enumerate(calls.made) if LONG or name in ("rename", "rmdir")]
    assert len(told) > 6
    for at in told:
        data = folder / str(at)
        write(data, files)
        with numbered(monkeypatch, at, Pulled()), pytest.raises(Pulled):
            open_or_begin(data / JOURNAL).close()
        assert opened_again(data) == whole
        assert {path.name for path in data.iterdir()} == AFTER_A_RESCUE
        assert (data / DAMAGED).read_bytes() == files[JOURNAL]

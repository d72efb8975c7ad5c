"""A backup comes back as it was, and whatever is no backup of ours changes nothing."""

import json
from dataclasses import dataclass, field
from datetime import datetime
from hashlib import sha256
from io import BytesIO
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from companion.games.hope_inhumanity.game import GAME
from companion.table.cards.card_shelf import CardShelf
from companion.table.commands.seating import TakeSeat
from companion.table.files.backup_swap import go_on
from companion.table.journal import lines
from companion.table.journal.journal import Journal
from companion.table.table import Table
from companion.upkeep import restore as restoring
from companion.upkeep.backup import MANIFEST, backup, named
from companion.upkeep.restore import BackupError, restore
from tests.companion.fake_disk import Pulled, numbered
from tests.long import LONG

JOURNAL = "tables/home/table.json"
NOW = datetime(2026, 12, 24, 19, 5, 1)
KEPT = {
    "settings.toml": b"[strip]\nleds = 7\n",
    "dice.json": b"{}",
    "lock.json": b"{}",
    "decks/hope_inhumanity/our own.yaml": b"deck: Our Own",
    "calibration/home/1.json": b"{}",
}
LEFT = {
    "companion.log": b"log",
    "running.json": b"{}",
    "evidence/home-1-1.jpg": b"\xff\xd8",
    "decks/x/.y.yaml": b"",
}
CLIMBING = (
    *("../evil", "/etc/evil", "decks/../../evil.yaml", "decks/a/b/c.yaml", "decks/a/.b.yaml"),
    *("decks\\a\\b.yaml", "evidence/home-1-1.jpg", "calibration/home/1.py", "settings.toml/x"),
)


def write(data: Path, files: dict[str, bytes]) -> None:
    for name, content in files.items():
        (data / name).parent.mkdir(parents=True, exist_ok=True)
        (data / name).write_bytes(content)


def tree(data: Path) -> dict[str, bytes]:
    return {
        path.relative_to(data).as_posix(): path.read_bytes() for path in data.rglob("*") if path.is_file()
    }


def seated(data: Path) -> list[str]:
    journal = Journal(data)
    table = Table("home", GAME, journal, CardShelf(data))
    names = [seat.name for seat in table.moment.seating.seats]
    table.close()
    journal.close()
    return names


@pytest.fixture(scope="module")
def packed(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """A backup that was made while a table ran."""
    data = tmp_path_factory.mktemp("played")
    write(data, KEPT | LEFT)
    journal = Journal(data)
    table = Table("home", GAME, journal, CardShelf(data))
    table.execute(TakeSeat("Ada", "red"))
    made = backup(data, table.record.copy_journal)
    table.execute(TakeSeat("Ben", "blue"))
    table.close()
    journal.close()
    return made


@pytest.fixture
def file(tmp_path: Path, packed: bytes) -> Path:
    file = tmp_path / named(NOW)
    file.write_bytes(packed)
    return file


def test_what_is_restored_is_what_was_there_when_the_backup_was_made(tmp_path: Path, file: Path) -> None:
    assert file.name == "companion-backup-2026-12-24-1905.zip"
    assert restore(file, tmp_path / "new", NOW) is None
    restored = tree(tmp_path / "new")
    assert {name: one for name, one in restored.items() if not name.startswith("tables/")} == KEPT
    assert seated(tmp_path / "new") == ["Ada"]


@pytest.mark.parametrize("folder", ["", "companion-backup-2026-12-24-1905/"])
def test_a_backup_that_a_mac_unpacked_and_packed_again_is_restored(
    tmp_path: Path, file: Path, folder: str
) -> None:
    repacked = tmp_path / "Archive.zip"
    with ZipFile(file) as made, ZipFile(repacked, "w") as again:
        for extra in (folder, f"{folder}tables/", f"{folder}.DS_Store", f"__MACOSX/{folder}._settings.toml"):
            if extra:
                again.writestr(extra, b"")
        for name in made.namelist():
            again.writestr(folder + name, made.read(name))
    restore(repacked, tmp_path / "new", NOW)
    assert seated(tmp_path / "new") == ["Ada"]


def test_a_backup_in_a_folder_brings_no_file_that_lies_beside_it(tmp_path: Path, file: Path) -> None:
    repacked = tmp_path / "Archive.zip"
    with ZipFile(file) as made, ZipFile(repacked, "w") as again:
        again.writestr("settings.toml", b"[kiosk]")
        for name in made.namelist():
            again.writestr(f"ours/{name}", made.read(name))
    with pytest.raises(BackupError):
        restore(repacked, tmp_path / "new", NOW)
    assert not (tmp_path / "new" / "settings.toml").exists()


def test_what_was_there_is_set_aside(tmp_path: Path, file: Path) -> None:
    data = tmp_path / "data"
    before = {"settings.toml": b"", "decks/g/mine.yaml": b"mine", "evidence/home-1-1.jpg": b"photo"}
    write(data, before | {"companion.log": b"log"})
    aside = restore(file, data, NOW)
    assert aside == data / "set-aside-2026-12-24-190501"
    assert tree(aside) == before
    assert {path.name for path in data.iterdir()} == {
        *{name.partition("/")[0] for name in KEPT},
        *("tables", "companion.log", aside.name),
    }


def played(data: Path) -> dict[str, bytes]:
    """A folder in which Dan sits at a table, with decks, settings and a photograph: all of it."""
    write(data, {"settings.toml": b"", "decks/g/mine.yaml": b"mine", "evidence/home-1-1.jpg": b"photo"})
    journal = Journal(data)
    table = Table("home", GAME, journal, CardShelf(data))
    table.execute(TakeSeat("Dan", "red"))
    table.close()
    journal.close()
    return tree(data)


def without_aside(data: Path) -> dict[str, bytes]:
    return {name: one for name, one in tree(data).items() if not name.startswith("set-aside-")}


def is_old(data: Path, old: dict[str, bytes], new: dict[str, bytes]) -> bool:
    """True if a table that starts there is the old one; otherwise it is the new one, which set it aside."""
    go_on(data)
    found = {name: one for name, one in without_aside(data).items() if not name.startswith("restoring/")}
    if found == old:
        return True
    assert found == new
    assert tree(data / "set-aside-2026-12-24-190501") == old
    return False


def refusal(file: Path, data: Path) -> str:
    """What is said where a backup cannot be restored."""
    try:
        restore(file, data, NOW)
    except (OSError, BackupError) as fault:
        return str(fault)
    return ""


@dataclass(frozen=True)
class Moments:
    """The calls of a disk at which a restore is disturbed, and the table before and afterwards."""

    told: tuple[int, ...]
    old: dict[str, bytes]
    new: dict[str, bytes]


@pytest.fixture
def moments(tmp_path: Path, file: Path, monkeypatch: pytest.MonkeyPatch) -> Moments:
    data = tmp_path / "whole"
    old = played(data)
    with numbered(monkeypatch) as calls:
        restore(file, data, NOW)
    told = tuple(number for number, name in enumerate(calls.made) if LONG or name in ("rename", "rmdir"))
    return Moments(told, old, without_aside(data))


@pytest.mark.long
def test_a_plug_pulled_at_any_moment_of_a_restore_leaves_the_old_table_or_the_new_one(
    tmp_path: Path, file: Path, moments: Moments, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept = []
    for at in moments.told:
        data = tmp_path / str(at)
        write(data, moments.old)
        with numbered(monkeypatch, at, Pulled()), pytest.raises(Pulled):
            restore(file, data, NOW)
        kept.append(is_old(data, moments.old, moments.new))
    assert kept == sorted(kept, reverse=True)
    assert set(kept) == {True, False}


@pytest.mark.long
def test_a_disk_that_refuses_at_any_moment_of_a_restore_leaves_what_is_said(
    tmp_path: Path, file: Path, moments: Moments, monkeypatch: pytest.MonkeyPatch
) -> None:
    for at in moments.told:
        data = tmp_path / str(at)
        write(data, moments.old)
        with numbered(monkeypatch, at):
            said = refusal(file, data)
        is_there = said == "" or "after the next start" in said
        assert is_old(data, moments.old, moments.new) == (not is_there)


def test_a_table_that_runs_is_left_alone(tmp_path: Path, file: Path) -> None:
    data = tmp_path / "data"
    journal = Journal(data)
    with pytest.raises(BackupError, match="a table is running"):
        restore(file, data, NOW)
    journal.close()
    assert restore(file, data, NOW) is not None


@pytest.mark.parametrize("before", [JOURNAL, "journal.sqlite3"])
def test_a_journal_that_is_damaged_or_of_an_older_form_is_replaced(
    tmp_path: Path, file: Path, before: str
) -> None:
    data = tmp_path / "data"
    write(data, {"settings.toml": b"", before: b"no journal at all" * 100})
    aside = restore(file, data, NOW)
    assert aside is not None
    assert seated(data) == ["Ada"]


@dataclass(frozen=True)
class Wrong:
    """A backup with other files (None: without), and other words in its manifest, whose sums are right."""

    files: dict[str, bytes | None] = field(default_factory=dict)
    made: dict[str, Any] = field(default_factory=dict)
    listed: dict[str, Any] = field(default_factory=dict)

    def write(self, file: Path, packed: bytes) -> None:
        with ZipFile(BytesIO(packed)) as archive:
            files: dict[str, bytes | None] = {name: archive.read(name) for name in archive.namelist()}
        made = json.loads(files.pop(MANIFEST) or b"")
        there = {name: one for name, one in (files | self.files).items() if one is not None}
        sums = {name: {"bytes": len(one), "sha256": sha256(one).hexdigest()} for name, one in there.items()}
        listed = {name: told for name, told in (sums | self.listed).items() if told is not None}
        with ZipFile(file, "w", ZIP_DEFLATED) as archive:
            for name, content in there.items():
                archive.writestr(ZipInfo(name), content, ZIP_DEFLATED)
            archive.writestr(MANIFEST, json.dumps(made | {"files": listed} | self.made))


SUM = {"bytes": 2, "sha256": sha256(b"{}").hexdigest()}
NO_BACKUP, BROKEN, STRANGE = "no backup of a table companion", "the backup is broken", "no backup has"


@pytest.mark.parametrize(
    ("wrong", "why"),
    [
        (Wrong(made={"format": 2, "version": "9.1"}), r"a newer companion made it \(9.1\)"),
        (Wrong(made={"program": "other"}), NO_BACKUP),
        (Wrong(made={"program": None}), NO_BACKUP),
        (Wrong(made={"format": "x"}), NO_BACKUP),
        (Wrong(made={"files": []}), NO_BACKUP),
        (Wrong(made={"made_at": "yesterday"}), NO_BACKUP),
        (Wrong(made={"made_at": None}), NO_BACKUP),
        (Wrong(files={"dice.json": None}, listed={"dice.json": SUM}), BROKEN),
        (Wrong(files={JOURNAL: None}), BROKEN),
        (Wrong(listed={"dice.json": None}), BROKEN),
        (Wrong(files={"dice.json": b"[]"}, listed={"dice.json": SUM}), BROKEN),
        (Wrong(listed={"dice.json": SUM | {"bytes": 3}}), BROKEN),
        (Wrong(listed={"dice.json": SUM | {"bytes": -1}}), "more than a table ever needs"),
        *((Wrong(files={name: b""}), STRANGE) for name in CLIMBING),
        (Wrong(files={JOURNAL: b"x" * 4096}), "the games in it cannot be read"),
    ],
)
def test_what_is_broken_newer_or_not_ours_is_refused_and_changes_nothing(
    tmp_path: Path, packed: bytes, wrong: Wrong, why: str
) -> None:
    data, file = tmp_path / "data", tmp_path / "file.zip"
    write(data, KEPT)
    wrong.write(file, packed)
    with pytest.raises(BackupError, match=why):
        restore(file, data, NOW)
    assert tree(data) == KEPT
    assert {path.name for path in tmp_path.iterdir()} == {"data", file.name}


def test_games_of_a_newer_edition_are_refused(tmp_path: Path, packed: bytes) -> None:
    newer = lines.packed(lines.HEAD, 99, {"table": "{}"}, "table")
    Wrong(files={JOURNAL: newer}).write(tmp_path / "file.zip", packed)
    with pytest.raises(BackupError, match="is of format 99"):
        restore(tmp_path / "file.zip", tmp_path / "data", NOW)


def test_a_bomb_is_not_unpacked(
    tmp_path: Path, file: Path, packed: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One that says how large it is, and one that lies about it."""
    monkeypatch.setattr(restoring, "LARGEST", 1_000_000)
    bomb = b"\0" * 1_000_001
    Wrong(files={"dice.json": bomb}).write(file, packed)
    with pytest.raises(BackupError, match="more than a table ever needs"):
        restore(file, tmp_path / "data", NOW)
    Wrong(files={"dice.json": bomb}, listed={"dice.json": SUM}).write(file, packed)
    with pytest.raises(BackupError, match="the backup is broken"):
        restore(file, tmp_path / "data", NOW)
    monkeypatch.setattr(restoring, "MOST_BYTES", 100)
    with pytest.raises(BackupError, match="more than a table ever needs"):
        restore(file, tmp_path / "data", NOW)


@pytest.mark.parametrize("content", [b"", b"PK", b"\xff\xd8\xff", b"PK\x03\x04" + b"\0" * 30])
def test_a_file_that_is_something_else_is_said(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "file.zip").write_bytes(content)
    with pytest.raises(BackupError, match="backup"):
        restore(tmp_path / "file.zip", tmp_path / "data", NOW)
    with pytest.raises(BackupError, match="there is no such file"):
        restore(tmp_path / "none.zip", tmp_path / "data", NOW)


@settings(max_examples=25, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(cut=st.floats(0, 0.999), flip=st.floats(0, 0.999), byte=st.integers(1, 255))
def test_a_backup_cut_short_or_with_a_wrong_byte_is_refused_or_whole(
    tmp_path: Path, packed: bytes, cut: float, flip: float, byte: int
) -> None:
    at = int(flip * len(packed))
    flipped = packed[:at] + bytes([packed[at] ^ byte]) + packed[at + 1 :]
    for content in (packed[: int(cut * len(packed))], flipped):
        (tmp_path / "file.zip").write_bytes(content)
        with TemporaryDirectory() as folder:
            try:
                restore(tmp_path / "file.zip", Path(folder), NOW)
            except BackupError:
                assert tree(Path(folder)) == {}
            else:
                assert KEPT.items() <= tree(Path(folder)).items()

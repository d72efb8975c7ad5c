"""What left for each phone is kept as it left, in bounds, privately, and without wearing out a card."""

import os
from hashlib import sha256
from pathlib import Path
from shutil import rmtree
from stat import S_IMODE

import pytest

from companion.adapters.records import sent_log
from companion.adapters.records.sent_log import (
    AT_ONCE,
    EVERY_S,
    SentEntry,
    SentLog,
    forget_left_behind,
    in_memory,
)
from companion.table.seating.identity import NAME
from tests.clock import FakeClock


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "sent"


@pytest.fixture
def log(path: Path, clock: FakeClock) -> SentLog:
    return SentLog(path, clock)


def test_all_of_it_is_there_in_its_order_with_its_seconds(log: SentLog, clock: FakeClock) -> None:
    log.note("a", "s1", "page", "<main>Grüße</main>")
    clock.now += 2.5
    log.note("a", "s2", "panels", '[["top","<p>"]]')
    assert log.of("a", "s1") == (1, (SentEntry(0.0, "s1", "page", "<main>Grüße</main>"),))
    assert log.of("a", "s2") == (1, (SentEntry(2.5, "s2", "panels", '[["top","<p>"]]'),))
    assert log.of("a", "s3") == (0, ())


def test_some_of_it_is_read_from_any_place_on(log: SentLog) -> None:
    for number in range(10):
        log.note("a", f"s{number % 2}", "page", str(number))
        log.write()
    total, some = log.of("a", "s1", 2, 2)
    assert (total, [one.text for one in some]) == (5, ["5", "7"])
    assert log.of("a", "s1", 9, 2) == (5, ())


def test_with_another_game_the_one_before_is_forgotten(log: SentLog) -> None:
    log.note("a", "s1", "page", "of a")
    log.write()
    log.note("b", "s1", "page", "of b")
    assert log.of("a", "s1") == (0, ())
    assert [one.text for one in log.of("b", "s1")[1]] == ["of b"]


def test_after_a_restart_it_goes_on_where_it_was(log: SentLog, path: Path, clock: FakeClock) -> None:
    log.note("a", "s1", "page", "first")
    clock.now += 30
    log.note("a", "s1", "page", "second")
    log.write()
    again = SentLog(path, clock)
    clock.now = 5.0
    again.note("a", "s1", "page", "third")
    clock.now += 1
    again.note("a", "s1", "page", "fourth")
    assert [(one.at, one.text) for one in again.of("a", "s1")[1]] == [
        (0.0, "first"),
        (30.0, "second"),
        (30.0, "third"),
        (31.0, "fourth"),
    ]


@pytest.mark.parametrize("lost", [1, 3, 20])
def test_a_record_that_a_power_cut_left_half_costs_itself_and_nothing_after_it(
    log: SentLog, path: Path, clock: FakeClock, lost: int
) -> None:
    log.note("a", "s1", "page", "first")
    log.write()
    whole = path.stat().st_size
    log.note("a", "s1", "page", "cut off")
    log.write()
    assert path.stat().st_size - whole > lost
    path.write_bytes(path.read_bytes()[:-lost])
    again = SentLog(path, clock)
    again.note("a", "s1", "page", "later")
    assert [one.text for one in again.of("a", "s1")[1]] == ["first", "later"]


@pytest.mark.parametrize("junk", [b"", b"\0", b"\0\0\0\4junk", b"no log at all", b"\xff" * 40])
def test_a_file_that_is_none_is_begun_anew(path: Path, clock: FakeClock, junk: bytes) -> None:
    path.write_bytes(junk)
    log = SentLog(path, clock)
    assert log.of("a", "s1") == (0, ())
    log.note("a", "s1", "page", "first")
    assert [one.text for one in log.of("a", "s1")[1]] == ["first"]


def test_the_disk_is_written_once_a_minute_or_when_much_waits(
    log: SentLog, path: Path, clock: FakeClock
) -> None:
    log.note("a", "s1", "page", "first")
    size = path.stat().st_size
    for _ in range(50):
        clock.now += EVERY_S / 60
        log.note("a", "s1", "page", "more")
    assert path.stat().st_size == size
    clock.now += EVERY_S / 2
    log.note("a", "s1", "page", "a minute later")
    assert path.stat().st_size > size
    size = path.stat().st_size
    log.note("a", "s1", "page", "x" * AT_ONCE)
    assert path.stat().st_size > size


def test_it_is_bounded_and_says_so(
    log: SentLog, path: Path, clock: FakeClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sent_log, "MOST_BYTES", 400)
    kept = 0
    for number in range(200):
        clock.now += EVERY_S
        log.note("a", "s1", "page", f"page {number}")
        kept += not log.full
    assert log.full
    assert path.stat().st_size < 600
    assert [one.text for one in log.of("a", "s1")[1]] == [f"page {number}" for number in range(kept + 1)]
    again = SentLog(path, clock)
    again.note("a", "s1", "page", "after a restart")
    assert again.full
    again.note("b", "s1", "page", "another game")
    assert not again.full


def test_it_is_readable_for_its_owner_alone(log: SentLog, path: Path) -> None:
    log.note("a", "s1", "page", "secret")
    log.write()
    assert S_IMODE(path.stat().st_mode) == 0o600


def test_forgotten_means_gone_from_the_disk(log: SentLog, path: Path) -> None:
    log.note("a", "s1", "page", "secret")
    log.forget()
    assert not path.exists()
    assert log.of("a", "s1") == (0, ())
    log.forget()


def test_a_disk_that_cannot_take_it_costs_nothing_else(tmp_path: Path, clock: FakeClock) -> None:
    log = SentLog(tmp_path / "no such folder" / "sent", clock)
    log.note("a", "s1", "page", "lost")
    log.write()
    assert log.of("a", "s1") == (0, ())
    assert log.full


def test_it_lies_in_memory_and_wears_no_card(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    memory, data = tmp_path / "memory", tmp_path / "data"
    monkeypatch.setenv("RUNTIME_DIRECTORY", str(memory))
    assert in_memory(data, "one") == data / "sent"
    memory.mkdir()
    assert in_memory(data, "one").parent == memory
    assert in_memory(data, "one") != in_memory(data, "two")
    assert in_memory(memory / "data", "one") == memory / "data" / "sent"
    monkeypatch.delenv("RUNTIME_DIRECTORY")
    monkeypatch.setattr("companion.adapters.records.sent_log.MEMORY", str(tmp_path))
    assert in_memory(Path("/var/lib/data"), "one").parent == tmp_path


@pytest.fixture
def memory(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where the logs of all tables lie."""
    memory = tmp_path / "memory"
    memory.mkdir()
    monkeypatch.setenv("RUNTIME_DIRECTORY", str(memory))
    return memory


def killed(data: Path) -> Path:
    """The log of a table at that folder which was killed in the middle of a game."""
    data.mkdir()
    known_as = sha256(data.name.encode()).hexdigest()[:8]
    (data / NAME).write_text(f"{known_as}\n")
    path = in_memory(data, known_as)
    log = SentLog(path, data=data)
    log.note("a", "s1", "page", "secret")
    log.write()
    return path


@pytest.mark.usefixtures("memory")
def test_the_log_of_a_table_that_was_killed_goes_with_its_data_at_the_next_start_of_any(
    tmp_path: Path,
) -> None:
    own, stays, gone, other = (killed(tmp_path / name) for name in ("own", "stays", "gone", "begun anew"))
    rmtree(tmp_path / "gone")
    (tmp_path / "begun anew" / NAME).write_text("00000000")
    forget_left_behind(own)
    assert [one.exists() for one in (own, stays, gone, other)] == [True, True, False, False]


@pytest.mark.parametrize("junk", [b"", b"no log at all", b"\0\0\0\4junk"])
def test_what_lies_beside_it_and_is_no_log_is_left_alone(tmp_path: Path, memory: Path, junk: bytes) -> None:
    strange = memory / "companion-00000000-sent"
    strange.write_bytes(junk)
    (memory / "companion-11111111-sent").mkdir()
    os.mkfifo(memory / "companion-22222222-sent")
    forget_left_behind(killed(tmp_path / "own"))
    assert strange.read_bytes() == junk
    assert len(list(memory.iterdir())) == 4

"""Somebody of the staff is called once, and the call outlasts a restart."""

from pathlib import Path

from companion.adapters.cafe.staff_call import StaffCall


def since(folder: Path) -> str | None:
    """What a program knows that starts now."""
    return StaffCall(folder / "calling").since


def test_a_call_is_known_after_a_restart_until_it_is_ended(tmp_path: Path) -> None:
    calling = StaffCall(tmp_path / "calling")
    assert calling.since is None
    calling.call()
    assert since(tmp_path) == calling.since
    calling.end()
    assert since(tmp_path) is None


def test_a_second_call_is_no_other(tmp_path: Path) -> None:
    (tmp_path / "calling").write_text("2026-05-01T20:00:00+00:00")
    calling = StaffCall(tmp_path / "calling")
    calling.call()
    assert calling.since == since(tmp_path) == "2026-05-01T20:00:00+00:00"


def test_whoever_listens_hears_of_every_change_and_of_nothing_else(tmp_path: Path) -> None:
    calling, heard = StaffCall(tmp_path / "calling"), list[bool]()
    calling.changed = lambda: heard.append(calling.since is not None)
    for act in (calling.call, calling.call, calling.end, calling.end):
        act()
    assert heard == [True, False]


def test_a_file_that_cannot_be_read_calls_nobody(tmp_path: Path) -> None:
    (tmp_path / "calling").write_bytes(b"\xff\xfe")
    assert StaffCall(tmp_path / "calling").since is None

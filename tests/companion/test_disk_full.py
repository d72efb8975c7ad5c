"""A real disk that is full, or that cannot be written: it is said, nothing is lost, and it is played on."""

import errno
import os
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from html import unescape
from pathlib import Path
from random import Random

import pytest

from companion.__main__ import main
from companion.app import Companion, CompanionSettings, safely
from companion.table.commands.shelf import TakeUp
from companion.table.journal import game_file
from companion.upkeep.failed_starts import Starts
from tests.companion.table.damage.spoilt import left
from tests.evening.players.evening import begin, code_on, each_acts, kiosk, sit_down
from tests.evening.players.phone import Phone
from tests.evening.players.player import Player
from tests.evening.test_kill import open_questions
from web.ports.protocol import PageViewer
from web.ports.queries import ReadCheckup

SIZE = "3m"
SCREEN = PageViewer(None, "en", at_screen=True)
FULL = "The companion's disk is full, so nothing was changed."
READ_ONLY = "The companion cannot write to its disk, so nothing was changed."


def mount(*what: str) -> None:
    """Skips the test where nobody may mount anything."""
    done = subprocess.run(("mount", *what), capture_output=True, text=True, check=False)
    if done.returncode != 0:
        pytest.skip(f"no disk of one's own on this machine: {done.stderr.strip()}")


@pytest.fixture
def disk(tmp_path: Path) -> Iterator[Path]:
    mount("-t", "tmpfs", "-o", f"size={SIZE}", "disk", str(tmp_path))
    data = tmp_path / "data"
    data.mkdir()
    yield data
    subprocess.run(("umount", "--lazy", str(tmp_path)), check=True)


@contextmanager
def filled(disk: Path) -> Iterator[None]:
    """Not a byte is free inside."""
    rubbish = disk.parent / "rubbish"
    with rubbish.open("wb", buffering=0) as file:
        for size in (65536, 1024, 1):
            while True:
                try:
                    if not file.write(bytes(size)):
                        break
                except OSError:
                    break
    yield
    rubbish.unlink()


def settings(data: Path) -> CompanionSettings:
    return CompanionSettings(data=data, host="127.0.0.1", port=0)


def sat_down(table: Companion) -> tuple[Phone, list[Phone]]:
    screen = kiosk(f"http://127.0.0.1:{table.server.port}")
    phones = sit_down(screen.base, code_on(screen))
    begin(screen)
    return screen, phones


def refusal(phones: list[Phone]) -> str:
    """What somebody is told who answers, once the table takes no more."""
    for _ in range(50):
        for phone in phones:
            for form in phone.prompts():
                if form.buttons and not form.picks and not form.standing:
                    name, value = form.buttons[0]
                    reply = phone.tap(form, **{name: value})
                    if "ok" not in reply:
                        return str(reply["sorry"])
    raise AssertionError("the table takes everything")


@pytest.mark.slow
def test_a_full_disk_is_said_and_costs_nothing_but_the_answer(
    disk: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(game_file, "RESERVED", game_file.ROOM)  # so that the next answers need room
    without_dice = replace(settings(disk), game="hopes_end")  # answers do not wait for a roll
    with Companion(without_dice) as table:
        screen, phones = sat_down(table)
        chance = Random(4)
        with filled(disk):
            said = unescape(refusal(phones))
            before, moment = open_questions([*phones, screen]), table.table.moment
            assert said.startswith(FULL)
            assert unescape(refusal(phones)).startswith(FULL)
            assert (table.table.moment, open_questions([*phones, screen])) == (moment, before)
            lights = {one.id: one.light for one in table.door.read(ReadCheckup(), SCREEN).findings}
            assert lights["disk"] == "red"
        assert each_acts([Player(phone, chance) for phone in phones])
        state, accepted = table.table.moment.play, {command for phone in phones for command in phone.accepted}
    with Companion(without_dice) as again:
        assert again.table.moment.play is not None
        assert state is not None
        assert again.table.moment.play.state == state.state
        assert accepted


def read_only(_: int) -> None:
    raise OSError(errno.EROFS, os.strerror(errno.EROFS))


@pytest.mark.slow
def test_a_disk_that_cannot_be_written_any_more_is_said(disk: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with Companion(settings(disk)) as table:
        _, phones = sat_down(table)
        moment = table.table.moment
        with monkeypatch.context() as patch:
            patch.setattr(os, "fdatasync", read_only)
            assert unescape(refusal(phones)).startswith(READ_ONLY)
        assert table.table.moment is moment
        assert each_acts([Player(phone) for phone in phones])


@pytest.mark.slow
def test_a_box_on_a_disk_that_cannot_be_written_starts_and_says_so(
    disk: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with Companion(settings(disk)) as table:
        sat_down(table)
        played = table.table.moment.play
    before = left(disk / "tables")
    subprocess.run(("mount", "-o", "remount,ro", str(disk.parent)), check=True)
    assert main(["demo", "--data", str(disk), "--port", "0"]) == 1
    assert "data: cannot be opened" in capsys.readouterr().err
    assert Starts(disk).begin()
    with Companion(safely(settings(disk))) as safe:
        assert safe.door.page(SCREEN).status.safe == "no-games"
        lights = {one.id: one.light for one in safe.door.read(ReadCheckup(), SCREEN).findings}
        assert lights["disk"] == "red"
    assert left(disk / "tables") == before
    subprocess.run(("mount", "-o", "remount,rw", str(disk.parent)), check=True)
    with Companion(settings(disk)) as again:
        assert played is not None
        assert again.table.moment.play is not None
        assert again.table.moment.play.state == played.state


@pytest.mark.slow
def test_a_box_on_a_full_disk_starts_and_says_so(disk: Path) -> None:
    with Companion(settings(disk)) as table:
        sat_down(table)
        played = table.table.moment.play
    with filled(disk):
        assert Starts(disk).begin()
        with Companion(safely(settings(disk))) as safe:
            assert safe.door.page(SCREEN).status.safe is not None
    with Companion(settings(disk)) as again:
        assert played is not None
        again.table.execute(TakeUp(1))  # safe mode has put it aside
        assert again.table.moment.play is not None
        assert again.table.moment.play.state == played.state

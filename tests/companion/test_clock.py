"""A Pi has no clock of its own: it wakes on some day of the past, and jumps once it hears the time."""

import re
import time
from datetime import datetime, tzinfo
from functools import partial
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from companion.app import Companion, CompanionSettings
from tests.companion.waiting import wait_until
from tests.evening.players.evening import begin, code_on, each_acts, kiosk, sit_down, type_in
from tests.evening.players.phone import Phone
from tests.evening.players.player import Player

ROOT = Path(__file__).parents[2]
WALL = re.compile(r"\btime\.time\b|from time import .*\btime\b|\b(?:datetime|date)\.(?:now|today|utcnow)\b")
ASKS = {
    "companion/adapters/devices/strip_controller.py": "the colours of a day of the year",
    "companion/adapters/staff/staff_desk.py": "when the staff did what, for people to read",
    "companion/adapters/system/startup_notice.py": "whether a backup is of today, for people to read",
    "companion/cafe/orders.py": "whether an order is fresh",
    "companion/cli/backup.py": "the name of a file",
    "companion/cli/bundle.py": "the name of a file",
    "companion/cli/restore.py": "the name of a folder",
    "companion/cli/serving.py": "the name of a folder",
    "companion/cli/update.py": "the name of a version",
    "companion/adapters/use_cases/machine/maintenance.py": "the name of a file",
    "companion/table/files/zip_entry.py": "what a zip says of each file",
    "companion/table/journal/journal.py": "when a game began, for people to read",
    "companion/table/table_clock.py": "since when a clock on a page runs, for people to read",
    "companion/upkeep/backup.py": "when it was made, for people to read",
    "companion/upkeep/checks/clock.py": "whether the clock is right",
    "web/routes/pages.py": "the name of a file",
    "web/routes/shelf.py": "the name of a file",
}
"""Who asks what day it is, and what for: nothing that is decided or waited for may hang on it."""
DAYS = (0, 40_000, -20_000)
"""How far the clock is ahead at a start, and how far it jumps from there."""


@pytest.fixture
def day(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """How many days the clock is ahead: to be set at any time."""
    ahead, told = [0], time.time
    monkeypatch.setattr("http.cookiejar.time", SimpleNamespace(**vars(time)))  # a phone's clock does not jump

    class Clock(datetime):
        """Tells the time so many days ahead."""

        @classmethod
        def now(cls, tz: tzinfo | None = None) -> "Clock":
            return cls.fromtimestamp(time.time(), tz)

    monkeypatch.setattr(time, "time", lambda: max(0.0, told() + 86_400 * ahead[0]))
    monkeypatch.setattr("companion.table.journal.journal.datetime", Clock)
    monkeypatch.setattr("companion.upkeep.backup.datetime", Clock)
    return ahead


def test_nothing_hangs_on_the_day_but_what_people_read() -> None:
    modules = [
        path for top in ("companion", "vision", "web", "firmware") for path in (ROOT / top).rglob("*.py")
    ]
    asks = {str(path.relative_to(ROOT)) for path in modules if WALL.search(path.read_text("utf-8"))}
    assert asks == set(ASKS)


def test_whoever_asked_for_the_day_would_be_found() -> None:
    found = [
        WALL.search(line) for line in ("x = time.time()", "from time import sleep, time", "date.today()")
    ]
    assert all(found)
    assert WALL.search("from time import monotonic") is None


@pytest.mark.slow
def test_a_game_goes_on_while_the_clock_jumps_forth_and_back_and_over_a_restart(
    tmp_path: Path, day: list[int]
) -> None:
    settings, chance = CompanionSettings(data=tmp_path, host="127.0.0.1", port=0), Random(2)
    with Companion(settings) as table:
        screen = kiosk(f"http://127.0.0.1:{table.server.port}")
        phones = sit_down(screen.base, code_on(screen))
        begin(screen)
        state = state_of(table)
    for days in DAYS:
        day[0] = days
        with Companion(settings) as table:
            assert state_of(table) == state
            for phone in phones:
                phone.base = f"http://127.0.0.1:{table.server.port}"
            play_while_it_jumps(table, phones, day, chance)
            state = state_of(table)


def play_while_it_jumps(table: Companion, phones: list[Phone], day: list[int], chance: Random) -> None:
    players = [Player(phone, chance) for phone in phones]
    for jump in DAYS:
        before = table.table.moment.stamp
        stream = players[0].phone.follow()
        day[0] += jump
        wait_until(partial(goes_on, table, players, chance, before))
        stream.close()
        assert table.stuck() == ()


def goes_on(table: Companion, players: list[Player], chance: Random, before: int) -> bool:
    """True if an answer was taken; by chance people try what is barred."""
    each_acts(players) or type_in(players[0].phone, chance)
    return table.table.moment.stamp > before


def state_of(table: Companion) -> Any:
    play = table.table.moment.play
    assert play is not None
    return play.state

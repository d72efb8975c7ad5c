"""Disk first, then memory: whichever call the disk refuses, what is kept is what was said to be kept."""

from collections.abc import Callable
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from companion.adapters.cafe.staff_call import StaffCall
from companion.adapters.seats.host_lock import HostLock
from companion.adapters.staff.floor_plan import FloorPlan
from companion.adapters.wizard.settings_changes import Preferences
from companion.engine.refusal import Refused
from companion.table.cards.drafts import Drafts
from companion.table.story.throws import ThrowBook
from tests.companion.fake_disk import numbered
from vision.calibration.owners import Dyed, Owners
from vision.calibration.shelf import Calibrations

OWNERS = Owners((Dyed("red", (50.0, 60.0, 40.0), 3.0),))
PLACE = ("scenes", "the-ferry")


@dataclass(frozen=True)
class Kept:
    """Something that is kept in a folder: how it is opened, begun and changed, and what it says it holds."""

    opened: Callable[[Path], Any]
    begun: Callable[[Any], object]
    changed: Callable[[Any], object]
    held: Callable[[Any], object]


def drafts(data: Path) -> Drafts:
    return Drafts(lambda _: data)


def lock(data: Path) -> HostLock:
    return HostLock(data / "lock.json")


def pins(lock: HostLock) -> tuple[str, ...]:
    """Which of two PINs open a lock."""
    return tuple(pin for pin in ("1234", "5678") if opens(lock, pin))


def opens(lock: HostLock, pin: str) -> bool:
    try:
        lock.let_in(pin)
    except Refused:
        return False
    return True


def preferences(data: Path) -> Preferences:
    return Preferences(data / "settings.toml")


def throws(data: Path) -> ThrowBook:
    return ThrowBook(data / "dice.json")


def thrown(book: ThrowBook) -> object:
    return dict(book.all)


ONE, MORE = {"red": (1, 0, 0, 0, 0, 0)}, {"red": (0, 0, 0, 0, 0, 2)}
THINGS = {
    "a PIN is set": Kept(lock, lambda _: None, lambda one: one.set("1234"), pins),
    "another PIN": Kept(lock, lambda one: one.set("1234"), lambda one: one.set("5678"), pins),
    "no PIN": Kept(lock, lambda one: one.set("1234"), lambda one: one.take_off(), lambda one: one.is_set),
    "a setting": Kept(
        preferences,
        lambda _: None,
        lambda one: one.change("strip", leds=7),
        lambda one: one.now,
    ),
    "dice are taught": Kept(
        lambda data: Calibrations(data / "home"),
        lambda one: one.keep(90, OWNERS),
        lambda one: one.keep(95, OWNERS),
        lambda one: one.current,
    ),
    "a lesson is taken back": Kept(
        lambda data: Calibrations(data / "home"),
        lambda one: (one.keep(90, OWNERS), one.keep(95, OWNERS)),
        lambda one: one.take_back(),
        lambda one: one.current,
    ),
    "throws": Kept(throws, lambda one: one.keep("a", ONE, {}), lambda one: one.keep("b", MORE, {}), thrown),
    "no throws": Kept(throws, lambda one: one.keep("a", ONE, {}), lambda one: one.forget(), thrown),
    "a draft": Kept(
        drafts,
        lambda one: one.keep("sea", PLACE, {"title": "The Ferry"}),
        lambda one: one.keep("sea", PLACE, {"title": "The Boat"}),
        lambda one: one.of("sea"),
    ),
    "no draft": Kept(
        drafts,
        lambda one: one.keep("sea", PLACE, {"title": "The Ferry"}),
        lambda one: one.drop("sea", PLACE),
        lambda one: one.of("sea"),
    ),
    "a call": Kept(
        lambda data: StaffCall(data / "calling"),
        lambda _: None,
        lambda one: one.call(),
        lambda one: one.since is None,
    ),
    "the end of a call": Kept(
        lambda data: StaffCall(data / "calling"),
        lambda one: one.call(),
        lambda one: one.end(),
        lambda one: one.since,
    ),
    "a place on the plan": Kept(
        FloorPlan,
        lambda one: one.move("home", 1, 1),
        lambda one: one.move("home", 2, 2),
        lambda one: one.cell("home"),
    ),
}


@pytest.mark.parametrize(
    "name", [pytest.param(one, marks=[pytest.mark.slow] * ("PIN" in one)) for one in THINGS]
)
def test_whichever_call_the_disk_refuses_what_stands_is_what_was_said(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    thing = THINGS[name]
    refused = 0
    for at in count():
        data = tmp_path / str(at)
        data.mkdir()
        one = thing.opened(data)
        thing.begun(one)
        before = thing.held(one)
        with numbered(monkeypatch, at) as calls:
            is_said = True
            try:
                thing.changed(one)
            except (OSError, Refused):
                is_said = False
        refused += not is_said
        assert (thing.held(one) != before) == is_said, calls.made
        assert thing.held(thing.opened(data)) == thing.held(one), calls.made
        assert not list(data.rglob("*.new"))
        if not calls.failed:
            break
    assert is_said
    assert refused > 0

"""What the doctor says of each part, on both sides of each limit and on the limit itself."""

import errno
import os
import subprocess
from collections.abc import Callable
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from importlib import metadata
from pathlib import Path

import pytest

from companion.devices.panel_status import PanelState
from companion.engine.words import Message, say
from companion.upkeep.checks import (
    clock,
    disk,
    equipment,
    memory,
    network,
    power,
    settings,
    temperature,
    versions,
)
from companion.upkeep.checks.clock import BUILT
from companion.upkeep.equipment import Equipment
from companion.upkeep.finding import DoctorFinding, TrafficLight, is_well
from vision.reading import ReadingProblem

BARE = Equipment(amiss=frozenset())
LOST = say("strip-lost", reason="the cable is out")


@pytest.mark.parametrize(
    ("check", "equipment", "expected"),
    [
        (equipment.camera, BARE, "green doctor-camera-well"),
        (equipment.camera, replace(BARE, pretends=True), "green doctor-camera-pretends"),
        (equipment.camera, replace(BARE, camera_lost=LOST), "red strip-lost"),
        (equipment.camera, replace(BARE, without_camera=True), "green doctor-camera-none"),
        (equipment.light, BARE, "green doctor-light-well"),
        (equipment.light, replace(BARE, amiss=None), "grey doctor-light-unknown"),
        (equipment.light, replace(BARE, amiss=frozenset({ReadingProblem.TOO_DARK})), "red camera-too-dark"),
        (equipment.light, replace(BARE, amiss=frozenset({ReadingProblem.GLARE})), "red camera-glare"),
        (equipment.light, replace(BARE, amiss=frozenset({ReadingProblem.HAND})), "green doctor-light-well"),
        (equipment.calibration, BARE, "green doctor-calibration-none"),
        (equipment.calibration, replace(BARE, score=97), "green doctor-calibration-well"),
        (
            equipment.calibration,
            replace(BARE, score=97, amiss=frozenset({ReadingProblem.MARKERS_MISSING})),
            "red camera-markers-missing",
        ),
        (equipment.buttons, BARE, "green doctor-buttons-on-page"),
        (equipment.buttons, replace(BARE, touchable=True), "green doctor-buttons-well"),
        (equipment.buttons, replace(BARE, touchable=True, buttons_lost=LOST), "red strip-lost"),
        (equipment.strip, BARE, "green doctor-strip-on-page"),
        (equipment.strip, replace(BARE, lit=True), "green doctor-strip-well"),
        (equipment.strip, replace(BARE, strip_lost=LOST), "red strip-lost"),
        (equipment.panel, BARE, "green doctor-panel-not-needed"),
        (equipment.panel, replace(BARE, panel=PanelState.NONE), "green doctor-panel-not-needed"),
        (equipment.panel, replace(BARE, panel=PanelState.HERE), "green doctor-panel-well"),
        (equipment.panel, replace(BARE, panel=PanelState.HERE, panel_troubles=(LOST,)), "yellow strip-lost"),
        (equipment.panel, replace(BARE, panel=PanelState.GONE, panel_troubles=(LOST,)), "red strip-lost"),
        (equipment.cafe, BARE, "green doctor-cafe-not-needed"),
        (equipment.cafe, replace(BARE, broker="here"), "green doctor-cafe-well"),
        (equipment.cafe, replace(BARE, broker="reachable"), "green doctor-cafe-reachable"),
        (equipment.cafe, replace(BARE, broker="away"), "yellow doctor-cafe-away"),
        (equipment.cafe, replace(BARE, broker="twice"), "yellow doctor-cafe-twice"),
        (equipment.cafe, replace(BARE, broker="refused"), "yellow doctor-cafe-refused"),
        (equipment.cafe, replace(BARE, broker="denied"), "yellow doctor-cafe-denied"),
        (equipment.cafe, replace(BARE, broker="missing"), "yellow doctor-cafe-missing"),
        (equipment.cafe, replace(BARE, broker="certificate"), "yellow doctor-cafe-certificate"),
    ],
)
def test_what_hangs_on_the_table(
    check: Callable[[Equipment], DoctorFinding], equipment: Equipment, expected: str
) -> None:
    assert told(check(equipment)) == expected


@pytest.mark.parametrize(
    ("free", "seconds", "expected"),
    [
        (99, 12, "red doctor-disk-full"),
        (100, 0.9, "yellow doctor-disk-low"),
        (499, 0.9, "yellow doctor-disk-low"),
        (500, 0.9, "green doctor-disk-well"),
        (500, 1, "yellow doctor-disk-slow"),
        (100, 4.9, "yellow doctor-disk-slow"),
        (500, 5, "red doctor-disk-stuck"),
    ],
)
def test_the_disk(free: int, seconds: float, expected: str) -> None:
    assert told(disk.check(Path("data"), lambda _: free * 1_000_000, lambda _: seconds)) == expected


def test_a_disk_that_takes_twelve_seconds_for_an_answer_is_told_with_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    at = [0.0]
    sync = os.fsync

    def slow(handle: int) -> None:
        at[0] += 12
        sync(handle)

    monkeypatch.setattr(os, "fsync", slow)
    found = disk.check(tmp_path, lambda _: 10**9, lambda data: disk.written_s(data, lambda: at[0]))
    assert (told(found), found.says.values["seconds"]) == ("red doctor-disk-stuck", 12)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("fault", "expected"),
    [
        (errno.EROFS, "red doctor-disk-read-only"),
        (errno.EIO, "red doctor-disk-read-only"),
        (errno.ENOSPC, "red doctor-disk-full"),
    ],
)
def test_a_disk_that_takes_nothing_is_broken(
    fault: int, expected: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(_: int) -> None:
        raise OSError(fault, os.strerror(fault))

    monkeypatch.setattr(os, "fsync", refuse)
    assert told(disk.check(tmp_path, lambda _: 10**9)) == expected


def test_a_disk_that_is_gone_is_broken(tmp_path: Path) -> None:
    assert told(disk.check(tmp_path / "gone")) == "red doctor-disk-unreadable"
    assert disk.check(tmp_path).light in TrafficLight


@pytest.mark.parametrize(
    ("free", "expected"),
    [
        (49, "red doctor-memory-full"),
        (50, "yellow doctor-memory-low"),
        (149, "yellow doctor-memory-low"),
        (150, "green doctor-memory-well"),
    ],
)
def test_the_memory(tmp_path: Path, free: int, expected: str) -> None:
    (tmp_path / "meminfo").write_text(f"MemTotal:  900000 kB\nMemAvailable:   {free}000 kB\n")
    assert told(memory.check(tmp_path / "meminfo")) == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("69999\n", "green doctor-temperature-well"),
        ("70000\n", "yellow doctor-temperature-warm"),
        ("79999\n", "yellow doctor-temperature-warm"),
        ("80000\n", "red doctor-temperature-hot"),
        ("nothing\n", "grey doctor-not-told"),
    ],
)
def test_the_temperature(tmp_path: Path, text: str, expected: str) -> None:
    (tmp_path / "temp").write_text(text)
    assert told(temperature.check(tmp_path / "temp")) == expected


def test_a_machine_that_does_not_say_is_no_fault(tmp_path: Path) -> None:
    assert told(memory.check(tmp_path / "none")) == "grey doctor-not-told"
    assert told(temperature.check(tmp_path / "none")) == "grey doctor-not-told"
    assert told(power.check(lambda: "no such command")) == "grey doctor-not-told"
    for fault in (FileNotFoundError(), subprocess.TimeoutExpired("vcgencmd", 3)):
        assert told(power.check(_raising(fault))) == "grey doctor-not-told"


@pytest.mark.parametrize(
    ("bits", "expected"),
    [
        ("0x0", "green doctor-power-well"),
        ("0x50005", "red doctor-power-low"),
        ("0x1", "red doctor-power-low"),
        ("0x50000", "yellow doctor-power-was-low"),
        ("0xe0008", "green doctor-power-well"),
    ],
)
def test_the_power_supply_by_the_bits_of_the_firmware(bits: str, expected: str) -> None:
    assert told(power.check(lambda: f"throttled={bits}\n")) == expected


def test_the_clock(tmp_path: Path) -> None:
    """Where no time service runs, nobody says that the clock is unsure."""
    assert told(clock.check(BUILT, tmp_path / "none")) == "green doctor-clock-well"
    assert told(clock.check(BUILT - timedelta(seconds=1), tmp_path / "none")) == "red doctor-clock-wrong"
    assert told(clock.check(BUILT, tmp_path)) == "yellow doctor-clock-unsure"
    (tmp_path / "synchronized").touch()
    assert told(clock.check(BUILT, tmp_path)) == "green doctor-clock-well"
    assert told(clock.check(datetime(1970, 1, 1, tzinfo=UTC), tmp_path)) == "red doctor-clock-wrong"


@pytest.mark.parametrize(
    ("address", "expected"),
    [
        ("http://192.168.1.50:8000", "green doctor-network-well"),
        ("http://169.254.3.4:8000", "yellow doctor-network-no-router"),
        ("http://127.0.0.1:8000", "red doctor-network-none"),
        ("http://nobody.lan:8000", "red doctor-network-no-name"),
    ],
)
def test_the_network(address: str, expected: str) -> None:
    def find(host: str) -> str:
        if host == "nobody.lan":
            raise OSError("no such name")
        return host

    assert told(network.check(address, find)) == expected


@pytest.mark.parametrize(
    ("address", "expected"),
    [
        ("http://192.168.1.50:8000", "green doctor-network-well"),
        ("http://127.0.0.1:8000", "red doctor-network-blocked"),
    ],
)
def test_a_blocked_wifi_is_told_where_there_is_no_other_network(
    tmp_path: Path, address: str, expected: str
) -> None:
    (tmp_path / "blocked").touch()
    assert told(network.check(address, lambda host: host, tmp_path / "blocked")) == expected


def test_the_settings(tmp_path: Path) -> None:
    assert told(settings.check(tmp_path)) == "green doctor-settings-usual"
    (tmp_path / "settings.toml").write_text("[strip]\nleds = 7\n")
    assert told(settings.check(tmp_path)) == "green doctor-settings-well"
    (tmp_path / "settings.toml").write_text("[strip]\nledds = 7\n")
    found = settings.check(tmp_path)
    assert told(found) == "red doctor-settings-faulty"
    assert "line 2" in str(found.says.values["fault"])


def test_the_versions() -> None:
    assert told(versions.check()) == "green doctor-versions-well"

    def without_flask(name: str) -> str:
        if name == "flask":
            raise metadata.PackageNotFoundError
        return "1"

    found = versions.check(without_flask)
    assert found == DoctorFinding(
        "versions", TrafficLight.RED, say("doctor-versions-missing", packages="flask")
    )


def test_only_red_is_not_well() -> None:
    of = {light: DoctorFinding("disk", light, Message("doctor-disk-low")) for light in TrafficLight}
    assert is_well([of[TrafficLight.GREEN], of[TrafficLight.YELLOW]])
    assert not is_well([of[TrafficLight.GREEN], of[TrafficLight.RED]])


def told(finding: DoctorFinding) -> str:
    return f"{finding.light} {finding.says.key}"


def _raising(fault: Exception) -> Callable[[], str]:
    def ask() -> str:
        raise fault

    return ask

"""The units are what systemd understands, give no right away for nothing, and keep devices in reach."""

import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest

from tests.systemd.on_path import SYSTEMD
from tests.watch import is_ci

UNITS = sorted((*SYSTEMD.glob("*.service"), *SYSTEMD.glob("*.path")))
TABLE = SYSTEMD / "companion.service"


@pytest.fixture
def analyze() -> str:
    found = shutil.which("systemd-analyze")
    if found is None:
        stop: Any = pytest.fail if is_ci() else pytest.skip
        stop("no systemd-analyze on the PATH: install it with `apt-get install systemd`")
    return str(found)


def checked(analyze: str, unit: Path, folder: Path, *what: str) -> "subprocess.CompletedProcess[str]":
    """Asks about a unit whose program is there: the real one is only where it was installed."""
    lines = unit.read_text().splitlines()
    there = ["ExecStart=/bin/true" if line.startswith("ExecStart=") else line for line in lines]
    (folder / unit.name).write_text("\n".join(there) + "\n")
    command = [analyze, *what, str(folder / unit.name)]
    return subprocess.run(command, capture_output=True, text=True, check=False)


@pytest.mark.parametrize("unit", UNITS, ids=lambda unit: unit.name)
def test_systemd_understands_every_line(analyze: str, unit: Path, tmp_path: Path) -> None:
    found = checked(analyze, unit, tmp_path, "verify")
    assert (found.returncode, found.stdout + found.stderr) == (0, "")


def test_a_line_that_systemd_does_not_know_is_noticed(analyze: str, tmp_path: Path) -> None:
    unit = tmp_path / "spoilt" / TABLE.name
    unit.parent.mkdir()
    unit.write_text(TABLE.read_text().replace("WatchdogSec", "WatchdocSec"))
    assert "WatchdocSec" in checked(analyze, unit, tmp_path, "verify").stderr


@pytest.mark.parametrize(
    ("name", "most"),
    [
        ("companion.service", 22),
        ("companion-hotspot.service", 22),
        ("companion-power.service", 22),
        ("companion-sd-card.service", 26),
        ("companion-packages.service", 60),  # what a package brings may be any program of the system
        ("companion-update.service", 26),  # it fetches what a newer version needs, and writes the versions
    ],
)
def test_what_phones_reach_and_what_runs_as_root_is_shut_in(
    analyze: str, name: str, most: int, tmp_path: Path
) -> None:
    found = checked(analyze, SYSTEMD / name, tmp_path, "security", "--offline=true", f"--threshold={most}")
    assert found.returncode == 0, found.stdout[-300:]


def settings(unit: Path) -> dict[str, list[str]]:
    """What a unit sets, by name: a setting may stand there several times."""
    found: dict[str, list[str]] = {}
    for line in unit.read_text().splitlines():
        name, equals, value = line.partition("=")
        if equals and not name.startswith("#"):
            found.setdefault(name, []).append(value)
    return found


def test_camera_pins_strip_and_panel_stay_in_reach() -> None:
    unit = settings(TABLE)
    kinds = {device.split()[0].removeprefix("char-") for device in unit["DeviceAllow"]}
    assert kinds >= {"video4linux", "media", "dma_heap", "gpiochip", "spi", "ttyACM", "ttyUSB", "/dev/leds0"}
    assert {"video", "render", "gpio", "spi", "dialout"} <= set(unit["SupplementaryGroups"][0].split())
    assert not {"PrivateDevices", "MemoryDenyWriteExecute"} & unit.keys()  # they hide and break
    assert "AF_NETLINK" in unit["RestrictAddressFamilies"][0]  # libcamera asks udev by it


def test_a_table_that_takes_too_much_memory_costs_the_box_nothing_else() -> None:
    unit = settings(TABLE)
    assert (unit["MemoryMax"], unit["OOMPolicy"]) == (["75%"], ["continue"])


def test_the_sd_cards_settings_can_still_be_written() -> None:
    unit = settings(SYSTEMD / "companion-sd-card.service")
    assert unit["ReadWritePaths"] == ["/etc", "-/boot/firmware"]
    assert unit["DeviceAllow"] == ["/dev/rfkill rw"]
    assert "AF_NETLINK" in unit["RestrictAddressFamilies"][0]


def test_a_stopped_table_is_noticed_and_back_within_ten_seconds() -> None:
    unit = settings(TABLE)
    restart = float(unit["RestartSec"][0].removesuffix("ms")) / 1000
    assert float(unit["WatchdogSec"][0]) + float(unit["TimeoutAbortSec"][0]) + restart <= 5.5
    assert (unit["Restart"], unit["StartLimitIntervalSec"]) == (["always"], ["0"])

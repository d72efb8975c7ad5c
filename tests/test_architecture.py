"""The folder list is the architecture: the tree keeps its contracts, and the contracts catch a breach."""

import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
LINT = Path(sys.executable).with_name("lint-imports")
CONTRACTS = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["importlinter"]["contracts"]
ADAPTERS = next(one["layers"] for one in CONTRACTS if one.get("containers") == ["companion.adapters"])
FOLDERS = (
    *("companion", "companion/upkeep", "companion/table", "companion/analysis", "tools"),
    *("companion/cafe", "companion/engine", "companion/devices", "companion/kit"),
    "companion/adapters",
    *(f"companion/adapters/{name}" for layer in ADAPTERS for name in layer.split(" | ")),
    *("companion/games", "companion/games/chess", "companion/games/go"),
    *("companion/games/human_punishment", "companion/games/human_punishment/version_1"),
    *("firmware", "firmware/pico", "vision", "web"),
)
"""The smallest tree with every folder of the list."""


def lint(folder: Path) -> "subprocess.CompletedProcess[str]":
    return subprocess.run(
        [LINT, "--no-logo", "--no-cache"], cwd=folder, capture_output=True, text=True, check=False
    )


@pytest.fixture
def house(tmp_path: Path) -> Path:
    for name in FOLDERS:
        (tmp_path / name).mkdir()
        (tmp_path / name / "__init__.py").touch()
    for name in ("wire", "ports", "greeting", "installing", "copying", "uploading"):
        (tmp_path / "firmware" / f"{name}.py").touch()
    (tmp_path / "pyproject.toml").write_text((ROOT / "pyproject.toml").read_text())
    return tmp_path


def test_the_tree_keeps_every_contract() -> None:
    found = lint(ROOT)
    assert found.returncode == 0, found.stdout + found.stderr


def test_what_the_list_of_folders_allows_is_kept(house: Path) -> None:
    for name, line in (
        ("companion/__main__.py", "import companion.app"),
        ("companion/adapters/camera/proposal.py", "import companion.adapters.light, numpy"),
        ("companion/app.py", "import companion.adapters, companion.devices, vision, web"),
        (
            "companion/adapters/light/strip_frames.py",
            "import companion.table, companion.devices, vision, web",
        ),
        ("companion/table/__init__.py", "import sqlite3, threading, companion.games.go, companion.engine"),
        ("companion/games/go/__init__.py", "import companion.engine, companion.kit, yaml"),
        ("companion/kit/__init__.py", "import companion.engine"),
        ("companion/devices/panel.py", "import serial, gpiozero, firmware.wire"),
        ("companion/cafe/line.py", "import companion.engine, paho"),
        ("firmware/ports.py", "import serial"),
        ("firmware/pico/main.py", "import machine, firmware.wire"),
        ("vision/finder.py", "import cv2, numpy"),
        ("web/pages.py", "import flask, waitress"),
    ):
        (house / name).write_text(line)
    found = lint(house)
    assert found.returncode == 0, found.stdout + found.stderr


@pytest.mark.parametrize(
    ("importer", "imported", "contract"),
    [
        ("companion/adapters/light/strip_frames.py", "companion.app", "Imports run down"),
        ("companion/engine/game.py", "companion.games", "Imports run down"),
        ("companion/adapters/light/strip_frames.py", "companion.adapters.camera", "An adapter uses only"),
        ("companion/app.py", "tools", "Vision, web and firmware"),
        ("companion/adapters/light/strip_frames.py", "numpy", "Pictures as arrays"),
        ("companion/devices/strip.py", "companion.engine", "Imports run down"),
        ("companion/helpers.py", "companion.engine", "Imports run down"),
        ("vision/finder.py", "companion.engine", "Vision, web and firmware"),
        ("web/pages.py", "vision", "Vision, web and firmware"),
        ("firmware/ports.py", "companion.devices", "Vision, web and firmware"),
        ("companion/adapters/light/strip_frames.py", "firmware.wire", "The panel is the devices' alone"),
        ("firmware/wire.py", "firmware.ports", "A board runs"),
        ("firmware/pico/main.py", "dataclasses", "A board runs"),
        ("companion/table/clock.py", "companion.devices", "What decides"),
        ("companion/games/go/stones.py", "web", "What decides"),
        ("companion/games/go/stones.py", "companion.games.chess", "The games do not know"),
        ("companion/engine/game.py", "random", "Engine and games are pure"),
        ("companion/kit/draft.py", "companion.games.go", "Imports run down"),
        ("companion/games/go/stones.py", "time", "Engine and games are pure"),
        ("companion/adapters/light/strip_frames.py", "cv2", "OpenCV"),
        ("companion/table/clock.py", "numpy", "Pictures as arrays"),
        ("companion/app.py", "flask", "Flask"),
        ("companion/adapters/light/strip_frames.py", "serial", "Wires"),
        ("vision/finder.py", "picamera2", "The Pi's camera"),
        ("companion/cafe/state.py", "companion.table", "What goes over a café's broker"),
        ("companion/adapters/light/strip_frames.py", "paho", "The broker's client"),
    ],
)
def test_an_import_against_the_list_of_folders_is_caught(
    house: Path, importer: str, imported: str, contract: str
) -> None:
    (house / "companion/app.py").touch()
    (house / importer).write_text(f"import {imported}\n")
    found = lint(house)
    assert found.returncode == 1, found.stdout + found.stderr
    assert contract in found.stdout.split("Broken contracts")[1]


def test_two_neighbours_in_a_circle_are_caught(house: Path) -> None:
    (house / "companion/table/one.py").write_text("import companion.table.two")
    (house / "companion/table/two.py").write_text("import companion.table.one")
    found = lint(house)
    assert "No two neighbours" in found.stdout.split("Broken contracts")[1]

"""The pins are opened through lgpio or not at all, and opening them moves nobody."""

import os
import sys
from pathlib import Path
from types import ModuleType

import pytest

from companion.devices.gpio import is_a_pi, open_pins
from companion.devices.trouble import DeviceTrouble


@pytest.fixture(autouse=True)
def unchanged(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LG_WD", "")


def lgpio_that_moves(folder: str) -> ModuleType:
    """gpiozero's module on an lgpio that takes the process along, as the real one does when it is loaded."""

    class LGPIOFactory:
        def __init__(self) -> None:
            os.chdir(os.environ[folder])

    module = ModuleType("gpiozero.pins.lgpio")
    module.LGPIOFactory = LGPIOFactory  # type: ignore[attr-defined] # a module is as its maker makes it
    return module


def test_lgpio_makes_its_pipe_in_the_data_folder_and_the_process_stays_where_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "gpiozero.pins.lgpio", lgpio_that_moves("LG_WD"))
    home = Path.cwd()
    open_pins(tmp_path)
    assert os.environ["LG_WD"] == str(tmp_path)
    assert Path.cwd() == home


def test_without_lgpio_there_is_no_slower_way(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "lgpio", None)
    monkeypatch.delitem(sys.modules, "gpiozero.pins.lgpio", raising=False)
    home = Path.cwd()
    with pytest.raises(DeviceTrouble, match="brings lgpio"):
        open_pins(tmp_path)
    assert Path.cwd() == home


def test_a_pi_says_that_it_is_one(tmp_path: Path) -> None:
    model = tmp_path / "model"
    assert not is_a_pi(model)
    model.write_bytes(b"Raspberry Pi 5 Model B Rev 1.0\0")
    assert is_a_pi(model)
    model.write_bytes(b"Some Board\0\xff")
    assert not is_a_pi(model)

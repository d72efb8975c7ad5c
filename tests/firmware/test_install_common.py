"""A board gets the panel's program, whatever was on it before; and what is wrong is said with what to do."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
import serial

from firmware import install_pico, wire
from firmware.__main__ import main
from firmware.install_common import HOME, CannotInstall, choose
from firmware.install_pico import BOARD_FILES, install
from firmware.pico import wiring
from firmware.ports import Port
from tests.firmware.pretend_pico import PretendPico, micropython
from tests.firmware.pretend_uno import PretendUno, compiled

PICO = Port("/dev/ttyACM0", 0x2E8A, 0x0005, "E66")
PRINTER = Port("/dev/ttyUSB0", 0x1A86, 0x7523, None)


@pytest.fixture
def bare(tmp_path: Path) -> Iterator[PretendPico]:
    """A Pico with MicroPython and nothing else."""
    micropython()
    board = PretendPico(tmp_path / "bare", files=False)
    board.plug()
    yield board
    board.close()


def test_a_bare_board_gets_the_program_and_answers(
    bare: PretendPico, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["install", "--port", str(bare.file)]) == 0
    assert f"Done: version {wire.VERSION}, 60 lamps, 7 buttons." in capsys.readouterr().out
    for ours, theirs in BOARD_FILES.items():
        assert (bare.flash / theirs).read_bytes() == (HOME / ours).read_bytes()


def test_a_board_that_is_a_panel_gives_its_program_up_for_the_new_one(
    pico: PretendPico, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(install_pico, "KNOWN", 30.0)  # a pretend board on a busy machine begins slowly
    (pico.flash / "firmware/pico/glow.py").write_text(
        (pico.flash / "firmware/pico/glow.py").read_text() + "\n# an older one\n"
    )
    said: list[str] = []
    here = install(Port(str(pico.file)), lamps=30, say=said.append)
    assert (here.version, here.lamps, here.buttons) == (wire.VERSION, 30, len(wiring.BUTTONS))
    assert f"There is a panel on it (version {wire.VERSION}); it is replaced." in said
    assert "older" not in (pico.flash / "firmware/pico/glow.py").read_text()


def test_a_board_without_micropython_is_told_from_one_with(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(install_pico, "KNOWN", 0.1)
    monkeypatch.setattr(install_pico, "COPYING", 2.0)
    board, plug = os.openpty()
    try:
        assert main(["install", "--port", os.ttyname(plug)]) == 1
    finally:
        os.close(board)
        os.close(plug)
    assert "Is MicroPython on it?" in capsys.readouterr().err


def test_a_port_in_use_says_who_may_have_it(pico: PretendPico, capsys: pytest.CaptureFixture[str]) -> None:
    with serial.Serial(str(pico.file), exclusive=True):
        assert main(["install", "--port", str(pico.file)]) == 1
    assert "is in use: end the companion" in capsys.readouterr().err


def test_without_a_board_the_way_to_one_is_told() -> None:
    with pytest.raises(CannotInstall, match="Hold its button BOOTSEL"):
        choose(None, lambda: (PRINTER,))


def test_the_only_board_is_chosen_by_itself_and_of_several_one_has_to_be_named() -> None:
    other = Port("/dev/ttyACM1", 0x2E8A, 0x0005, "E77")
    assert choose(None, lambda: (PRINTER, PICO)) == PICO
    with pytest.raises(CannotInstall, match=r"ttyACM0 \(E66\), /dev/ttyACM1 \(E77\)"):
        choose(None, lambda: (PICO, other))
    assert choose("E77", lambda: (PICO, other)) == other
    assert choose("/dev/ttyUSB0", lambda: (PICO, PRINTER)) == PRINTER
    assert choose("/dev/mine", lambda: (PICO,)) == Port("/dev/mine")


def test_a_port_that_is_not_there_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["install", "--port", "/dev/nowhere"]) == 1
    assert "/dev/nowhere cannot be used" in capsys.readouterr().err


@pytest.fixture
def uno(tmp_path: Path) -> Iterator[PretendUno]:
    compiled()
    board = PretendUno(tmp_path / "uno")
    yield board
    board.close()


def uploader(folder: Path, ends: int = 0) -> Path:
    """A program that notes what avrdude would be told, and leaves the file where the board is."""
    program = folder / "bin/avrdude"
    program.parent.mkdir()
    program.write_text(
        f'#!/bin/sh\necho "$@" >{folder}/told\necho "not in sync" >&2\nfor last in "$@"; do :; done\n'
        f'file=${{last#flash:w:}}\ncp "${{file%:e}}" {folder}/panel.elf\nexit {ends}\n'
    )
    program.chmod(0o755)
    return program.parent


def test_an_arduino_gets_the_program_as_its_boot_loader_wants_it(
    uno: PretendUno, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("PATH", str(uploader(tmp_path)), prepend=":")
    uno.plug()
    assert main(["install", "--board", "uno", "--port", str(uno.file)]) == 0
    assert f"Done: version {wire.VERSION}, 60 lamps, 7 buttons." in capsys.readouterr().out
    told = (tmp_path / "told").read_text()
    assert told.startswith(f"-q -p m328p -c arduino -D -P {uno.file} -b 115200 -U flash:w:")
    assert (tmp_path / "panel.elf").read_bytes().startswith(b"\x7fELF")


def test_an_arduino_that_does_not_take_the_program_is_told(
    uno: PretendUno, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("PATH", str(uploader(tmp_path, ends=1)), prepend=":")
    assert main(["install", "--board", "uno", "--port", str(uno.file), "--lamps", "80"]) == 1
    assert "not in sync\nIs it an Uno" in capsys.readouterr().err


@pytest.mark.parametrize("lamps", ["0", "81"])
def test_an_arduino_has_room_for_eighty_lamps(lamps: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["install", "--board", "uno", "--port", "/dev/nowhere", "--lamps", lamps]) == 1
    assert f"1 to 80 lamps, not {lamps}" in capsys.readouterr().err


def test_without_avrdude_its_package_is_named(
    uno: PretendUno, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("PATH", "/nowhere")
    assert main(["install", "--board", "uno", "--port", str(uno.file)]) == 1
    assert "apt install gcc-avr avr-libc avrdude" in capsys.readouterr().err

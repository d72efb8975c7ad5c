"""A board gets the panel's program, whatever was on it before; and what is wrong is said with what to do."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
import serial

from firmware import installing, wire
from firmware.__main__ import main
from firmware.installing import BOARD_FILES, CannotInstall, choose, install
from firmware.pico import wiring
from firmware.ports import Port
from tests.firmware.pretend_pico import PretendPico, micropython

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
    assert "Done: version 1, 60 lamps, 7 buttons." in capsys.readouterr().out
    for ours, theirs in BOARD_FILES.items():
        assert (bare.flash / theirs).read_bytes() == (installing.HOME / ours).read_bytes()


def test_a_board_that_is_a_panel_gives_its_program_up_for_the_new_one(pico: PretendPico) -> None:
    (pico.flash / "firmware/pico/glow.py").write_text(
        (pico.flash / "firmware/pico/glow.py").read_text() + "\n# an older one\n"
    )
    said: list[str] = []
    here = install(Port(str(pico.file)), lamps=30, say=said.append)
    assert (here.version, here.lamps, here.buttons) == (wire.VERSION, 30, len(wiring.BUTTONS))
    assert "There is a panel on it (version 1); it is replaced." in said
    assert "older" not in (pico.flash / "firmware/pico/glow.py").read_text()


def test_a_board_without_micropython_is_told_from_one_with(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(installing, "KNOWN", 0.1)
    monkeypatch.setattr(installing, "COPYING", 2.0)
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

"""Stand-ins of the kernel for hardware, on one emulated board that starts nothing but a shell."""

from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest

from tools.pi import base, lgpio
from tools.pi.emulator import Emulator, overlay
from tools.pi.tests.bare_board import switched_on

PROOF_S = 3600
"""Seconds for a proof in a crowded emulator."""
PROOF = (
    'cd /; PYTHONPATH=/site python3 -c \'import sys; sys.path.append("/checkout"); '
    "from tools.pi.tests.on_board import {} as it; it.main()'"
)
"""The built program comes first; the checkout only brings the tests."""
PINS = 0x9030000 + 0x3FC
"""Where the board's PL061 has the levels of its pins, one bit for each."""
LAMP = 1 << 5
PRESSES = 100


@pytest.fixture(scope="module")
def board(program: Path) -> Iterator[Emulator]:
    """A board for all proofs."""
    system = base.make()
    with switched_on(overlay(base.FOLDER / "kernel.qcow2", system), program) as emulator:
        yield emulator


def prove(board: Emulator, name: str) -> None:
    """Runs a proof on the board, and shows what it says."""
    print(board.run(PROOF.format(name), PROOF_S))


@pytest.mark.timeout(PROOF_S)
@pytest.mark.skipif(not lgpio.can_be_built(), reason="needs gcc-aarch64-linux-gnu and swig to build lgpio")
def test_a_pin_moves_and_a_press_arrives(board: Emulator) -> None:
    board.type(PROOF.format("pins"))
    for word, level in (("lit", LAMP), ("dark", 0)):
        board.wait_for(f"the lamp is {word}\n", PROOF_S)
        assert _pins(board) & LAMP == level
        board.type("")
    board.wait_for("waiting for a press\n", PROOF_S)
    _press(board)


def _pins(board: Emulator) -> int:
    told = board.order("human-monitor-command", **{"command-line": f"xp /1wx {PINS:#x}"})
    return int(str(told).split(": ")[1], 16)


def _press(board: Emulator) -> None:
    """Moves the pin of the board's power key for 10 ms, until the board, which is slow, has seen it."""
    for _ in range(PRESSES):
        board.order("system_powerdown")
        with suppress(TimeoutError):
            board.wait_for("the press arrived: ", 2)
            return
    raise TimeoutError("no press arrived")


@pytest.mark.timeout(PROOF_S)
def test_a_panel_on_usb_is_found_and_found_again(board: Emulator) -> None:
    prove(board, "panel")


@pytest.mark.timeout(PROOF_S)
def test_a_webcam_that_was_pulled_out_is_found_again(board: Emulator) -> None:
    prove(board, "webcam")


@pytest.mark.timeout(PROOF_S)
def test_the_own_wifi_can_be_joined(board: Emulator) -> None:
    prove(board, "hotspot")

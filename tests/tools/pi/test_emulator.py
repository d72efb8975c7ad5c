"""The emulated board: what the emulator is told, and what its console answers."""

from dataclasses import replace
from pathlib import Path

import pytest

from tools.pi.emulator import EmulatedBoard, Emulator

BOARD = EmulatedBoard(Path("kernel"), Path("initramfs"), (Path("card.img"), Path("layer.qcow2")), {80: 8080})


def test_a_disk_is_a_raw_one_or_a_layer_by_its_name() -> None:
    told = BOARD.command()
    assert "file=card.img,if=virtio,format=raw,cache=writeback" in told
    assert "file=layer.qcow2,if=virtio,format=qcow2,cache=writeback" in told


def test_only_the_forwarded_port_leads_anywhere() -> None:
    [net] = [part for part in BOARD.command() if part.startswith("user,")]
    assert net == "user,id=net,restrict=on,hostfwd=tcp:127.0.0.1:8080-:80"


def test_a_shared_folder_is_read_only() -> None:
    told = replace(BOARD, shared=Path("/here")).command()
    assert "local,path=/here,mount_tag=shared,security_model=none,readonly=on" in told


@pytest.fixture
def console(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Emulator:
    """A board whose console is this machine's shell, which repeats what is typed."""
    monkeypatch.setattr(EmulatedBoard, "command", lambda _: ["sh", "-v"])
    return Emulator(BOARD, tmp_path / "log")


def test_a_command_s_output_is_what_the_console_showed_until_it_ended(console: Emulator) -> None:
    with console:
        assert "one\n" in console.run("echo one", 10)
        assert "one\n" not in console.run("echo two", 10)


def test_a_command_that_fails_is_told_with_its_output(console: Emulator) -> None:
    with console, pytest.raises(RuntimeError, match=r"failed on the board: (.|\n)*why"):
        console.run("echo why; false", 10)


def test_a_board_that_ends_is_not_waited_for(console: Emulator) -> None:
    with console, pytest.raises(TimeoutError, match="never said"):
        console.run("exit", 60)

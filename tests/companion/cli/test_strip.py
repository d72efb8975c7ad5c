"""The command that tries the strip out."""

import socket
from pathlib import Path

import pytest

from companion.__main__ import main
from companion.devices import wled
from tests.firmware.pretend_pico import PretendPico


@pytest.fixture
def box(monkeypatch: pytest.MonkeyPatch) -> socket.socket:
    """A WLED box on this machine."""
    listening = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
    listening.bind(("127.0.0.1", 0))
    listening.settimeout(5)
    monkeypatch.setattr(wled, "PORT", listening.getsockname()[1])
    return listening


def test_each_segment_is_lit_in_turn_and_named(
    tmp_path: Path, box: socket.socket, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "settings.toml").write_text(
        '[strip]\nkind = "wled"\nwled = "127.0.0.1"\nleds = 3\nsegments = ["dark 1", "seat-1 2"]\n'
    )
    assert main(["strip", "--data", str(tmp_path), "--seconds", "0.01"]) == 0
    assert [line.partition(",")[0] for line in capsys.readouterr().out.splitlines()] == ["dark 1", "seat-1 2"]
    packets = [box.recv(2000)[4:] for _ in range(3)]
    box.close()
    assert [[any(packet[n : n + 3]) for n in (0, 3, 6)] for packet in packets] == [
        [True, False, False],
        [False, True, True],
        [False, False, False],
    ]


def test_where_no_strip_is_seen_it_says_what_to_do(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "settings.toml").write_text('[strip]\nkind = "page"\n')
    assert main(["strip", "--data", str(tmp_path)]) == 1
    told = capsys.readouterr().err.strip().splitlines()
    assert len(told) == 1
    assert str(tmp_path / "settings.toml") in told[0]


def test_a_strip_on_the_panel_is_tried_as_well(tmp_path: Path, pico: PretendPico) -> None:
    (tmp_path / "settings.toml").write_text(
        f'[strip]\nkind = "panel"\nsegments = ["seat-1 60"]\n[panel]\nport = "{pico.file}"\n'
    )
    assert main(["strip", "--data", str(tmp_path), "--seconds", "0.5"]) == 0
    assert any(any(one.lamps[90:]) for one in pico.lit)

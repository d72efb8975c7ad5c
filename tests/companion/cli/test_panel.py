"""The command that tries the panel out, with a board that is not there."""

from collections.abc import Iterator
from contextlib import contextmanager
from itertools import cycle
from pathlib import Path
from threading import Event, Thread

import pytest

from companion.__main__ import main
from firmware import wire
from firmware.pico import wiring
from tests.firmware.pretend_pico import PretendPico


@contextmanager
def somebody(pico: PretendPico) -> Iterator[Event]:
    """Sees all buttons lit, and then presses one after the other, again and again, and holds the second."""
    lit, enough = Event(), Event()

    def press() -> None:
        if pico.glows(set(range(7))):
            lit.set()
        for button in cycle(range(7)):
            pico.press(button)
            enough.wait(0.5 if button == 1 else 0.1)
            pico.release(button)
            if enough.wait(0.05):
                return

    thread = Thread(target=press)
    thread.start()
    try:
        yield lit
    finally:
        enough.set()
        thread.join()


def tried(pico: PretendPico, data: Path, *more: str) -> int:
    (data / "settings.toml").write_text(f"[strip]\nleds = {wiring.LAMPS}\n[buttons]\nhold_s = 0.3\n")
    return main(["panel", "--port", str(pico.file), "--data", str(data), "--seconds", "0.1", *more])


def brightest(lamps: bytes) -> int | None:
    """The lamp that is brighter than all others, or None."""
    lights = [sum(lamps[place : place + 3]) for place in range(0, len(lamps), 3)]
    return lights.index(max(lights)) if lights.count(max(lights)) == 1 else None


def test_it_says_what_the_panel_is_and_tries_each_led_and_button(
    pico: PretendPico, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with somebody(pico) as lit:
        assert tried(pico, tmp_path, "--seconds", "0.4", "--wait", "60") == 0
    said = capsys.readouterr().out
    assert f"{pico.file}: pico, program version {wire.VERSION}\n60 LEDs, 7 buttons\n" in said
    assert "Go on" in said
    assert "All of them work." in said
    assert " never taken" in said
    assert lit.is_set()
    walked = {brightest(one.lamps) for one in pico.lit} - {None}
    assert len(walked) > 5  # of sixty, from one into the next, on however busy a machine


def test_buttons_that_say_nothing_are_named(
    pico: PretendPico, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert tried(pico, tmp_path, "--wait", "0.1") == 0
    assert "Nothing came from: Go on, Undo, Seat 1, Seat 2, Seat 3, Seat 4, Seat 5" in capsys.readouterr().out


def test_where_no_panel_is_it_says_so(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("companion.cli.panel.PATIENCE", 0.1)
    assert main(["panel", "--port", "/dev/nowhere", "--data", str(tmp_path)]) == 1
    assert "I see no panel on USB" in capsys.readouterr().out

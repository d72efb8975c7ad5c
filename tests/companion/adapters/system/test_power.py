"""Switching off is said before it is done, done once, and only where it can be."""

from pathlib import Path
from threading import Event

import pytest

from companion.adapters.system.power import Power, noted
from companion.devices.chord import POWER
from companion.engine.refusal import Refused


class Switch:
    """Notes when the machine is switched off, and what was said by then."""

    def __init__(self, fault: OSError | None = None) -> None:
        self.off, self.said, self._fault = Event(), 0, fault
        self.times = 0
        self.power = Power(self._switch_off, self._changed, say_s=0.01)
        self.saying = Event()

    def _switch_off(self) -> None:
        self.times += 1
        if self._fault:
            raise self._fault
        self.off.set()

    def _changed(self) -> None:
        self.said += 1
        if self.said == 2:
            self.saying.set()


def test_it_is_said_first_and_then_done_once() -> None:
    switch = Switch()
    switch.power.go()
    assert switch.power.going
    assert switch.said == 1
    switch.power.go()
    assert switch.off.wait(5)
    assert (switch.times, switch.said) == (1, 1)


def test_the_button_does_the_same_and_no_other_button() -> None:
    switch = Switch()
    assert not switch.power.press("go-on")
    assert not switch.power.going
    assert switch.power.press(POWER)
    assert switch.off.wait(5)


def test_where_nobody_can_it_is_refused_and_the_button_does_nothing() -> None:
    power = Power(None, lambda: None)
    assert not power.is_here
    with pytest.raises(Refused, match="refused-power"):
        power.go()
    assert power.press(POWER)
    assert not power.going


def test_a_machine_that_does_not_go_off_is_said_to_stay() -> None:
    switch = Switch(OSError("read-only"))
    switch.power.go()
    assert switch.saying.wait(5)
    assert not switch.power.going


def test_what_ends_by_itself_switches_nothing_off() -> None:
    switch = Switch()
    switch.power.close()
    switch.power.go()
    assert not switch.off.wait(0.1)


def test_the_system_waits_for_a_note(tmp_path: Path) -> None:
    noted(tmp_path / "power-off")
    assert (tmp_path / "power-off").exists()
    unit = Path("systemd/companion-power.path").read_text(encoding="utf-8")
    table = Path("systemd/companion.service").read_text(encoding="utf-8")
    [note] = [line.split("=", 1)[1] for line in unit.splitlines() if line.startswith("PathExists=")]
    assert f"COMPANION_POWER_NOTE={note}" in table

"""Buttons on pins, pressed through gpiozero's own fake pins."""

from collections.abc import Mapping
from threading import Event, Thread

import pytest
from gpiozero.pins.mock import MockFactory

from companion.devices.buttons import Buttons
from companion.devices.debounce import STUCK_S
from companion.devices.gpio_buttons import GpioButtons
from companion.devices.trouble import DeviceTrouble

PINS = {"go-on": 17, "undo": 27, "seat-1": 5, "seat-2": 6}
LAMPS = {"go-on": 22}
STILL, SETTLED = 0.03, 0.031


class Panel:
    """A table's buttons, with a finger and a clock of their own."""

    def __init__(
        self, factory: MockFactory, pins: Mapping[str, int] = PINS, held: tuple[int, ...] = ()
    ) -> None:
        self.at, self.told, self.changes = 0.0, list[str](), 0
        self.factory = factory
        for pin in pins.values():
            factory.pin(pin).input_with_pull("up")
        for pin in held:
            factory.pin(pin).drive_low()
        self.buttons = GpioButtons(
            pins, LAMPS, factory, STILL, {"undo": 1.0}, changed=self.change, clock=lambda: self.at
        )
        self.buttons.listen(self.told.append)

    def change(self) -> None:
        self.changes += 1

    def down(self, name: str) -> None:
        self.factory.pin(PINS[name]).drive_low()

    def up(self, name: str) -> None:
        self.factory.pin(PINS[name]).drive_high()

    def wait(self, seconds: float) -> list[str]:
        """All presses so far, after so many seconds more."""
        for _ in range(10):
            self.buttons.work()
        self.at += seconds
        self.buttons.work()
        return self.told


@pytest.fixture
def panel(factory: MockFactory) -> Panel:
    return Panel(factory)


def test_a_press_is_told_when_the_contact_is_still(panel: Panel) -> None:
    panel.down("go-on")
    assert panel.wait(STILL - 0.001) == []
    assert panel.wait(0.002) == ["go-on"]
    assert panel.wait(5) == ["go-on"]


def test_a_button_is_held_until_it_is_let_go(panel: Panel) -> None:
    panel.down("seat-1")
    panel.wait(SETTLED)
    assert panel.buttons.held == {"seat-1"}
    panel.up("seat-1")
    panel.wait(SETTLED)
    assert panel.buttons.held == frozenset()


def test_four_bounces_are_one_press(panel: Panel) -> None:
    """The fake pins do not debounce by themselves: four edges make four events."""
    for _ in range(4):
        panel.down("seat-1")
        panel.wait(0.002)
        panel.up("seat-1")
        panel.wait(0.002)
    panel.down("seat-1")
    assert panel.wait(SETTLED) == ["seat-1"]


def test_edges_that_waited_in_the_queue_are_judged_by_when_they_came(panel: Panel) -> None:
    panel.down("seat-1")
    panel.at += 0.005
    panel.up("seat-1")
    panel.at += 2
    assert panel.wait(0) == []


def test_two_at_once_both_count(panel: Panel) -> None:
    panel.down("seat-1")
    panel.down("seat-2")
    assert panel.wait(SETTLED) == ["seat-1", "seat-2"]


def test_taking_back_has_to_be_held(panel: Panel) -> None:
    panel.down("undo")
    panel.wait(0.9)
    panel.up("undo")
    assert panel.wait(1) == []
    panel.down("undo")
    panel.wait(1)
    assert panel.wait(SETTLED) == ["undo"]
    assert panel.wait(5) == ["undo"]


def test_a_button_that_is_down_at_the_start_counts_only_after_it_was_let_up(factory: MockFactory) -> None:
    panel = Panel(factory, held=(17,))
    assert panel.wait(5) == []
    panel.up("go-on")
    panel.wait(1)
    panel.down("go-on")
    assert panel.wait(SETTLED) == ["go-on"]


def test_a_stuck_button_is_named_and_the_others_go_on(panel: Panel) -> None:
    panel.down("seat-1")
    panel.wait(STUCK_S)
    assert panel.buttons.stuck == {"seat-1"}
    panel.down("seat-2")
    assert panel.wait(SETTLED) == ["seat-1", "seat-2"]
    panel.up("seat-1")
    panel.wait(SETTLED)
    panel.wait(0)
    assert (panel.buttons.stuck, panel.changes) == (frozenset(), 2)


def test_a_listener_that_fails_silences_nobody(panel: Panel) -> None:
    def fail(name: str) -> None:
        raise RuntimeError(name)

    panel.buttons.listen(fail)
    for name in ("go-on", "seat-1"):
        panel.down(name)
        panel.wait(SETTLED)
    assert panel.told == ["go-on", "seat-1"]


def test_an_edge_that_cannot_be_noted_ends_no_thread_of_the_pins(
    panel: Panel, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """The fake pins hand an exception to whoever moves them: there must be none."""
    monkeypatch.setattr(panel.buttons, "_edges", None)
    panel.down("go-on")
    assert "an edge of go-on was lost" in caplog.text


def test_lamps_are_lit_where_there_are_some(panel: Panel) -> None:
    panel.buttons.light({"go-on", "undo"})
    assert panel.factory.pin(22).state
    panel.buttons.light(())
    assert not panel.factory.pin(22).state


def test_a_thread_of_their_own_tells_presses_and_lets_the_pins_go(factory: MockFactory) -> None:
    buttons = GpioButtons(PINS, LAMPS, factory, 0.005, {})
    as_any: Buttons = buttons
    pressed, stop, told = Event(), Event(), list[str]()
    as_any.listen(told.append)
    as_any.listen(lambda _: pressed.set())
    thread = Thread(target=buttons.run, args=(stop,))
    thread.start()
    factory.pin(6).drive_low()
    assert pressed.wait(5)
    stop.set()
    thread.join(5)
    assert told == ["seat-2"]
    GpioButtons(PINS, LAMPS, factory, 0.005, {})


def test_a_pin_that_is_taken_is_said_and_all_are_let_go(factory: MockFactory) -> None:
    with pytest.raises(DeviceTrouble, match="the buttons cannot be used"):
        GpioButtons({"go-on": 17, "undo": 17}, {}, factory, STILL, {})
    GpioButtons({"go-on": 17}, {}, factory, STILL, {})

"""Two buttons that are held down together are a third one, and neither of them counts meanwhile."""

import pytest

from companion.devices.chord import HOLD_S, POWER, Chord
from companion.devices.debounce import STUCK_S, Key


class Hand:
    """Presses buttons: each becomes a key that was down since a moment."""

    def __init__(self) -> None:
        self.keys = {name: Key(0.0, 0.0, False, 0.0) for name in ("undo", "go-on", "seat-1")}
        self.chord = Chord()

    def down(self, at: float, *names: str) -> None:
        for name in names:
            self.keys[name].edge(True, at)

    def up(self, at: float, *names: str) -> None:
        for name in names:
            self.keys[name].edge(False, at)

    def told(self, at: float) -> list[str]:
        return self.chord.sorted([name for name, key in self.keys.items() if key.tick(at)], self.keys, at)


@pytest.fixture
def hand() -> Hand:
    return Hand()


def test_both_held_for_long_enough_switch_off_once(hand: Hand) -> None:
    hand.down(1.0, "undo", "go-on")
    assert hand.told(1.0) == []
    assert hand.chord.due(1.0) == HOLD_S
    assert hand.told(1.0 + HOLD_S - 0.1) == []
    assert hand.told(1.0 + HOLD_S) == [POWER]
    assert hand.told(2.0 + HOLD_S) == []
    assert hand.chord.due(2.0 + HOLD_S) is None


def test_let_up_too_early_they_did_nothing(hand: Hand) -> None:
    hand.down(1.0, "undo", "go-on")
    hand.told(1.0)
    hand.up(2.0, "go-on")
    assert hand.told(2.0) == []
    assert hand.told(1.0 + HOLD_S) == []
    hand.up(5.0, "undo")
    hand.told(5.0)
    hand.down(6.0, "undo", "go-on")
    assert hand.told(6.0) == []
    assert hand.told(6.0 + HOLD_S) == [POWER]


@pytest.mark.parametrize("name", ["undo", "go-on"])
def test_one_alone_means_what_it_always_does(hand: Hand, name: str) -> None:
    hand.down(1.0, name)
    assert hand.told(1.0) == [name]


def test_others_count_meanwhile(hand: Hand) -> None:
    hand.down(1.0, "undo", "go-on", "seat-1")
    assert hand.told(1.0) == ["seat-1"]


def test_a_button_that_is_stuck_is_no_finger(hand: Hand) -> None:
    hand.down(1.0, "undo")
    hand.told(1.0)
    hand.down(2.0 + STUCK_S, "go-on")
    assert hand.told(2.0 + STUCK_S) == ["go-on"]
    assert hand.told(3.0 + STUCK_S + HOLD_S) == []

import logging
from queue import SimpleQueue

import pytest

from companion.devices.buttons import NAMES, Buttons, FakeButtons


def test_a_press_is_told_to_everyone_who_listens() -> None:
    buttons = FakeButtons()
    one, other = SimpleQueue[str](), SimpleQueue[str]()
    buttons.listen(one.put)
    buttons.listen(other.put)
    buttons.press("go-on")
    assert (one.get_nowait(), other.get_nowait()) == ("go-on", "go-on")


def test_a_listener_that_fails_silences_no_other_and_is_logged(caplog: pytest.LogCaptureFixture) -> None:
    def fails(name: str) -> None:
        raise RuntimeError(name)

    buttons, told = FakeButtons(), SimpleQueue[str]()
    buttons.listen(fails)
    buttons.listen(told.put)
    with caplog.at_level(logging.ERROR):
        buttons.press("undo")
        buttons.release("undo")
        buttons.press("undo")
    assert told.qsize() == 2
    assert "failed at the press of undo" in caplog.text


def test_a_button_that_is_down_already_makes_no_second_press() -> None:
    buttons = FakeButtons()
    buttons.press("seat-1")
    buttons.press("seat-1")
    assert buttons.presses == ("seat-1",)


def test_a_button_that_was_let_up_can_be_pressed_again() -> None:
    buttons = FakeButtons()
    buttons.press("seat-1")
    buttons.release("seat-1")
    buttons.press("seat-1")
    assert buttons.presses == ("seat-1", "seat-1")


def test_two_buttons_can_be_held_at_once() -> None:
    buttons = FakeButtons()
    buttons.press("seat-1")
    buttons.press("seat-2")
    buttons.release("seat-1")
    assert buttons.held == {"seat-2"}


def test_letting_up_tells_nobody() -> None:
    buttons, told = FakeButtons(), SimpleQueue[str]()
    buttons.listen(told.put)
    buttons.release("go-on")
    assert told.empty()


def test_a_button_that_is_not_there_is_refused_with_those_that_are() -> None:
    buttons = FakeButtons()
    for verb in (buttons.press, buttons.release):
        with pytest.raises(ValueError, match="no button 'seat-9': they are go-on, undo, seat-1"):
            verb("seat-9")
    assert buttons.presses == ()


def test_a_table_may_have_fewer_buttons() -> None:
    buttons: Buttons = FakeButtons(("go-on",))
    assert buttons.names == ("go-on",)


def test_there_is_a_button_to_go_on_one_to_undo_and_eight_for_seats() -> None:
    assert ("go-on", "undo", *(f"seat-{n}" for n in range(1, 9))) == NAMES

"""Pretend dice are thrown one throw at a time."""

import pytest

from companion.adapters.camera.camera_status import CameraStatus
from companion.adapters.camera.pretend_throws import PretendThrows


def test_a_second_tap_while_dice_are_being_thrown_does_nothing() -> None:
    throws = list[str]()
    throwing = PretendThrows(CameraStatus, lambda: None)

    def throw() -> None:
        throws.append("first")
        assert not throwing.is_read
        throwing.once(lambda: throws.append("second"))

    throwing.once(throw)
    throwing.once(lambda: throws.append("third"))
    assert throws == ["first"]


def test_a_throw_that_cannot_be_is_waited_for_by_nobody() -> None:
    throwing, woken = PretendThrows(CameraStatus, lambda: woken.append("look")), list[str]()

    def refuse() -> None:
        raise LookupError

    with pytest.raises(LookupError):
        throwing.once(refuse)
    assert throwing.is_read
    assert woken == ["look", "look"]

"""A light is asked for as Home Assistant does it, and nonsense changes nothing."""

import json

import pytest

from companion.cafe.borrowed_light import BorrowedLight, asked, packed_light

RED = BorrowedLight(True, 128, (255, 0, 0))


def test_what_is_not_said_stays_as_it_was() -> None:
    assert asked(b'{"state": "ON"}', RED) == RED
    assert asked(b'{"state": "OFF"}', RED) == BorrowedLight(False, 128, (255, 0, 0))
    assert asked(b'{"state": "ON", "brightness": 255}', RED) == BorrowedLight(True, 255, (255, 0, 0))
    assert asked(b'{"state": "ON", "color": {"r": 0, "g": 0, "b": 255}}', RED) == BorrowedLight(
        True, 128, (0, 0, 255)
    )


@pytest.mark.parametrize(
    "payload",
    [
        *(b"", b"ON", b"[]", b'{"state": "MAYBE"}', b'{"state": "ON", "brightness": 256}', b'{"state": []}'),
        *(b'{"state": "ON", "color": 3}', b'{"state": "ON", "color": {"r": -1}}', b"\xff"),
        b'{"state": "ON", "brightness": true}',
    ],
)
def test_nonsense_asks_for_nothing(payload: bytes) -> None:
    assert asked(payload, RED) is None


def test_a_lamp_is_linear_and_dark_when_it_is_off() -> None:
    assert BorrowedLight().lamp == (255, 255, 255)
    assert BorrowedLight(True, 128, (255, 128, 0)).lamp == (128, 28, 0)
    assert BorrowedLight(on=False).lamp == (0, 0, 0)


def test_it_is_told_as_it_is_asked_for_and_whether_it_is_lent() -> None:
    told = packed_light(RED, lent=True)
    assert asked(told, BorrowedLight()) == RED
    assert json.loads(told)["availability"] == "online"
    assert json.loads(packed_light(RED, lent=False))["availability"] == "offline"

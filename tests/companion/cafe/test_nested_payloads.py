"""A payload that is nested deeper than Python reads is nothing, on every topic and without an error."""

from collections.abc import Callable

import pytest

from companion.cafe.borrowed_light import BorrowedLight, asked
from companion.cafe.broker_connection import BrokerMessage
from companion.cafe.evening import read_evenings
from companion.cafe.floor import CafeFloor
from companion.cafe.orders import OrderFault, OrderGate, OrderRejected
from companion.cafe.outcome import read_outcome
from companion.cafe.table_state import read_state

DEEP = b"[" * 100_000 + b"]" * 100_000


def floor_of(payload: bytes) -> object:
    floor = CafeFloor(lambda _: None)
    for what in ("state", "doctor", "evenings"):
        floor.hear(BrokerMessage(f"companion/window/{what}", payload, kept=False))
    table = floor.find("window")
    assert table is not None
    return table.state or table.light or table.findings or table.evenings or None


@pytest.mark.parametrize(
    "read",
    [read_state, read_outcome, floor_of, lambda payload: asked(payload, BorrowedLight())],
    ids=["state", "outcome", "floor", "light"],
)
def test_what_is_nested_too_deep_is_nothing(read: Callable[[bytes], object]) -> None:
    assert read(DEEP) is None


def test_an_order_that_is_nested_too_deep_is_a_forged_one() -> None:
    with pytest.raises(OrderRejected) as caught:
        OrderGate("window", "a key for all of them", ()).read(DEEP)
    assert caught.value.doubt is OrderFault.FORGED


def test_evenings_that_are_nested_too_deep_have_an_error_of_their_own() -> None:
    with pytest.raises(ValueError, match="nested too deep"):
        read_evenings(DEEP)

"""An order counts once, soon after it was given, at its own table, and only by whoever has the key."""

import json
from dataclasses import replace
from datetime import UTC, datetime, timedelta, timezone

import pytest

from companion.cafe.orders import (
    LASTS_S,
    OrderedAction,
    OrderFault,
    OrderGate,
    OrderRejected,
    StaffOrder,
    order,
    signed,
)

KEY = "a key for all of them"
NOW = datetime(2026, 5, 1, 20, 0, tzinfo=UTC)
END = order("window", OrderedAction.END, NOW)


def gate(at: datetime = NOW, heeded: tuple[str, ...] = (), key: str = KEY) -> OrderGate:
    return OrderGate("window", key, heeded, lambda: at)


def doubt(gate: OrderGate, payload: bytes) -> tuple[OrderFault, StaffOrder | None]:
    with pytest.raises(OrderRejected) as caught:
        gate.read(payload)
    return caught.value.doubt, caught.value.order


def test_an_order_by_the_key_counts() -> None:
    assert gate().read(signed(END, KEY)) == END


def test_a_key_of_another_cafe_opens_nothing() -> None:
    assert doubt(gate(), signed(END, "another key, as long")) == (OrderFault.FORGED, None)


@pytest.mark.parametrize(
    "change", [{"do": "restart"}, {"table": "door"}, {"id": "x"}, {"at": NOW.isoformat()}, {"text": "x"}]
)
def test_nothing_of_a_signed_order_can_be_changed(change: dict[str, str]) -> None:
    raw = json.loads(signed(END, KEY)) | change
    assert doubt(gate(), json.dumps(raw).encode()) == (OrderFault.FORGED, None)


def test_an_order_to_another_table_is_not_taken_for_ones_own() -> None:
    other = replace(END, table="door")
    assert doubt(gate(), signed(other, KEY)) == (OrderFault.FORGED, None)


@pytest.mark.parametrize("seconds", [LASTS_S, -LASTS_S])
def test_an_order_counts_for_a_minute_by_clocks_that_differ_by_no_more(seconds: float) -> None:
    assert gate(NOW + timedelta(seconds=seconds)).read(signed(END, KEY)) == END
    later = NOW + timedelta(seconds=seconds * 1.01)
    assert doubt(gate(later), signed(END, KEY)) == (OrderFault.STALE, END)


def test_an_order_counts_once() -> None:
    assert doubt(gate(heeded=(END.id,)), signed(END, KEY)) == (OrderFault.REPEATED, END)


def test_a_table_without_a_key_takes_no_orders_at_all() -> None:
    for short in ("", "short"):
        assert doubt(gate(key=short), signed(END, short))[0] is OrderFault.NO_KEY


def test_a_time_without_its_zone_proves_nothing() -> None:
    naive = replace(END, at="2026-05-01T20:00:00")
    assert doubt(gate(), signed(naive, KEY)) == (OrderFault.FORGED, None)


def test_a_time_is_the_same_wherever_the_clock_stands() -> None:
    abroad = order("window", OrderedAction.END, NOW.astimezone(timezone(timedelta(hours=2))))
    assert gate().read(signed(abroad, KEY)) == abroad


@pytest.mark.parametrize(
    "payload",
    [b"", b"[]", b"{}", b"\xff", b'{"do": "dance"}', b'{"table": 1, "do": "end", "id": 2}', b"[" * 100_000],
)
def test_nonsense_is_no_order(payload: bytes) -> None:
    assert doubt(gate(), payload) == (OrderFault.FORGED, None)


def test_a_signature_that_is_no_text_of_ascii_is_refused_like_any_other() -> None:
    raw = json.loads(signed(END, KEY)) | {"signature": "ä" * 64}
    assert doubt(gate(), json.dumps(raw).encode()) == (OrderFault.FORGED, None)

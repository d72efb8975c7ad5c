"""What came of an order goes over the broker and comes back as it was."""

import pytest

from companion.cafe.outcome import OrderOutcome, packed_outcome, read_outcome

REFUSED = OrderOutcome(
    "window", "ab", "next", "2026-05-01T20:00:00+00:00", done=False, why="Spielt erst zu Ende."
)


def test_an_outcome_comes_back_as_it_was() -> None:
    assert read_outcome(packed_outcome(REFUSED)) == REFUSED


@pytest.mark.parametrize("payload", [b"", b"{}", b"[]", b"\xff", b"3"])
def test_what_makes_no_sense_is_no_outcome(payload: bytes) -> None:
    assert read_outcome(payload) is None

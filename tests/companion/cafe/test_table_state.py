"""How a table stands goes over the broker and comes back as it was; what makes no sense is nothing."""

import json

import pytest

from companion.cafe.table_state import TableStage, TableSummary, packed_state, read_state

STATE = TableSummary(
    TableStage.PLAYING, "toy", "Toy", "2026-01-01T20:00:00+00:00", 3, ("red",), "2026-01-01T20:10:00"
)


def test_a_state_comes_back_as_it_was() -> None:
    assert read_state(packed_state(STATE)) == STATE


@pytest.mark.parametrize("change", [{"stage": "asleep"}, {"people": "many"}, {"turn": 3}])
def test_what_makes_no_sense_is_not_taken_for_a_state(change: dict[str, object]) -> None:
    raw = json.loads(packed_state(STATE)) | change
    assert read_state(json.dumps(raw).encode()) is None
    assert read_state(b"") is None
    assert read_state(b"[]") is None

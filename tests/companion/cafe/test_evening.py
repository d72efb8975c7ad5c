"""Evenings go over the broker and come back as they were."""

import json

import pytest

from companion.cafe.evening import CafeEvening, packed_evenings, read_evenings

EVENING = CafeEvening(1, "toy", "Toy", "2026-05-01T18:00:00+00:00", "2026-05-01T19:30:00+00:00", True, 3)
ROLLED = CafeEvening(1, "toy", "Toy", "a", "b", False, 2, {"red": (1, 2, 3, 4, 5, 6)})


def test_evenings_come_back_as_they_were() -> None:
    assert read_evenings(packed_evenings((EVENING, ROLLED))) == (EVENING, ROLLED)
    assert read_evenings(b"[]") == ()


@pytest.mark.parametrize(
    "change", [{"people": "3"}, {"dice": []}, {"dice": {"red": [1]}}, {"dice": {"red": [0, 0, 0, 0, 0, -1]}}]
)
def test_what_makes_no_sense_is_no_evening(change: dict[str, object]) -> None:
    raw = json.loads(packed_evenings((ROLLED,)))
    with pytest.raises(ValueError, match=r".+"):
        read_evenings(json.dumps([raw[0] | change]))


@pytest.mark.parametrize("payload", [b"", b"{", b"3", b"[3]", b"[{}]", b"\xff"])
def test_nonsense_is_refused(payload: bytes) -> None:
    with pytest.raises(ValueError, match=r".+"):
        read_evenings(payload)

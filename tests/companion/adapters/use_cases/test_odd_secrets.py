"""Whatever a stranger sends as a secret opens nothing, and breaks nothing."""

from pathlib import Path

import pytest

from companion.adapters.seats.claims import Claims
from companion.adapters.seats.host_lock import HostLock
from companion.adapters.seats.shared_screen import SharedScreenSession
from companion.engine.refusal import Refused
from companion.table.commands.seating import TakeSeatPhoneless
from companion.table.table import Table

ODD = ["é", "😀", "\ud800", "\udcff\x00", "a" * 9000, "\u202e"]


@pytest.fixture
def seat(table: Table) -> str:
    return table.moment.seating.seats[0].id


@pytest.mark.parametrize("odd", ODD)
def test_a_claim_is_not_found_by_it(table: Table, seat: str, odd: str) -> None:
    claims = Claims(table, lambda: None)
    token = claims.ask(seat)
    assert claims.seat_of(odd) is None
    with pytest.raises(Refused, match="refused-claim"):
        claims.type(odd, "ABCD")
    with pytest.raises(Refused, match="refused-"):
        claims.type(token, odd)
    assert claims.seat_of(token) == seat


@pytest.mark.parametrize("odd", ODD)
def test_nobody_looks_private_viewer_with_it(table: Table, odd: str) -> None:
    table.execute(TakeSeatPhoneless("Dora", "yellow"))
    shared_screen = SharedScreenSession(table)
    key = shared_screen.open("seat-4")
    assert shared_screen.seat_behind(odd) is None
    shared_screen.close(odd)
    assert shared_screen.seat_behind(key) == "seat-4"


@pytest.mark.parametrize("odd", ODD)
def test_no_seat_no_party_and_no_host_is_proved_by_it(table: Table, tmp_path: Path, odd: str) -> None:
    seating = table.moment.seating
    assert seating.seat_of(odd) is None
    assert not seating.opened_by(odd)
    lock = HostLock(tmp_path / "lock.json", "1234")
    assert not lock.is_own_key(odd)
    with pytest.raises(Refused, match="refused-pin"):
        lock.let_in(odd)

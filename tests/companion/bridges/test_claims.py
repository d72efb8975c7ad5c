"""A seat is taken up again on another phone only if somebody at the table confirms it."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

import pytest

from companion.bridges.claims import BEWARE, PAUSE, SECONDS, TRIES, Claims
from companion.bridges.hands import Hands
from companion.devices.buttons import FakeButtons
from companion.engine.play import Asked
from companion.engine.refusal import Refused
from companion.table.table import Table


@dataclass
class Clock:
    """A clock that only the test moves."""

    now: float = 100.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def changes() -> list[int]:
    return []


@pytest.fixture
def claims(table: Table, clock: Clock, changes: list[int]) -> Claims:
    return Claims(table, lambda: changes.append(1), clock)


def why(act: Callable[[], object]) -> str:
    with pytest.raises(Refused) as refused:
        act()
    return refused.value.reason.key


def code_of(claims: Claims) -> str:
    return claims.waiting[0].code


def test_the_code_of_the_table_hands_the_seat_over_in_the_middle_of_a_game(
    table: Table, claims: Claims, changes: list[int]
) -> None:
    table.begin()
    token = claims.ask("seat-1")
    assert claims.seat_of(token) == "seat-1"
    assert table.moment.seating.seat_of(token) is None
    claims.type(token, f" {code_of(claims).lower()} ")
    assert table.moment.seating.seat_of(token) == "seat-1"
    assert claims.waiting == ()
    assert table.moment.play is not None
    assert len(changes) == 2


def test_the_phone_of_before_proves_nothing_any_more(table: Table, claims: Claims) -> None:
    table.free("seat-3")
    before = table.sit("Cleo", "green").token
    claims.ask("seat-3")
    claims.settle("seat-3", agrees=True)
    assert table.moment.seating.seat_of(before) is None


def test_the_last_wrong_code_ends_the_claim_and_makes_the_next_one_wait(
    claims: Claims, clock: Clock, table: Table
) -> None:
    token = claims.ask("seat-1")
    reasons = [why(lambda: claims.type(token, "WRONG")) for _ in range(TRIES)]
    assert reasons == ["refused-claim-code"] * (TRIES - 1) + ["refused-claim-over"]
    assert claims.seat_of(token) is None
    assert why(lambda: claims.ask("seat-1")) == "refused-claim-paused"
    clock.now += PAUSE - 0.1
    assert why(lambda: claims.ask("seat-1")) == "refused-claim-paused"
    clock.now += 0.1
    again = claims.ask("seat-1")
    claims.type(again, code_of(claims))
    assert table.moment.seating.seat_of(again) == "seat-1"


def test_a_claim_waits_so_long_and_no_longer(claims: Claims, clock: Clock) -> None:
    token = claims.ask("seat-1")
    code = code_of(claims)
    clock.now += SECONDS - 0.1
    assert claims.seat_of(token) == "seat-1"
    clock.now += 0.1
    assert claims.seat_of(token) is None
    assert why(lambda: claims.type(token, code)) == "refused-claim-over"


def test_a_no_keeps_the_seat_and_makes_the_next_claim_wait(table: Table, claims: Claims) -> None:
    token = claims.ask("seat-1")
    claims.settle("seat-1", agrees=False)
    assert table.moment.seating.seat_of(token) is None
    assert why(lambda: claims.ask("seat-1")) == "refused-claim-paused"
    assert why(lambda: claims.settle("seat-1", agrees=True)) == "refused-claim-over"


def test_one_phone_at_a_time_claims_a_seat(claims: Claims) -> None:
    claims.ask("seat-1")
    assert why(lambda: claims.ask("seat-1")) == "refused-claimed"
    claims.ask("seat-2")
    assert len(claims.waiting) == 2


def test_a_phone_that_picked_the_wrong_seat_picks_another(claims: Claims) -> None:
    first = claims.ask("seat-1")
    claims.ask("seat-2", before=first)
    assert [one.seat for one in claims.waiting] == ["seat-2"]


def test_nobody_claims_a_bots_seat_or_one_that_is_not_taken(table: Table, claims: Claims) -> None:
    table.sit_bot("yellow")
    for seat in ("seat-4", "seat-9", ""):
        assert why(partial(claims.ask, seat)) == "refused-nobody"


def test_a_claim_is_forgotten_with_its_party(table: Table, claims: Claims) -> None:
    claims.ask("seat-1")
    assert claims.waiting
    table.begin()
    table.again(abandon=True)
    table.sit("Zoe", "red")
    assert claims.waiting == ()


def test_the_seats_own_button_confirms_and_answers_nothing_then(
    table: Table, claims: Claims, clock: Clock, play_to: Callable[[str], Asked]
) -> None:
    asked = play_to("draw")
    seat = asked.question.to or ""
    buttons = FakeButtons()
    hands = Hands(table, (buttons,), claims.press)
    token = claims.ask(seat)
    for late, proven in ((BEWARE - 0.1, None), (0.1, seat)):
        clock.now += late
        buttons.press(seat)
        buttons.release(seat)
        hands.settle()
        assert table.moment.seating.seat_of(token) == proven
    hands.close()
    assert table.moment.play is not None
    assert table.moment.play.open["draw"] == asked


def test_the_lamp_in_a_claimed_seats_button_is_lit_until_it_is_too_late(
    table: Table, claims: Claims, clock: Clock
) -> None:
    buttons, lit = FakeButtons(), list[set[str]]()
    light = lambda names: lit.append(set(names))  # noqa: E731 - a line says it
    seats = lambda: claims.seats  # noqa: E731 - here, too
    hands = Hands(table, (buttons,), claims.press, claimed=seats, light=light, clock=clock)
    token = claims.ask("seat-1")
    hands.look()
    hands.settle()
    assert lit[-1] == {"go-on", "seat-1"}
    clock.now += SECONDS
    buttons.press("seat-1")
    hands.settle()
    assert lit[-1] == {"go-on"}
    assert table.moment.seating.seat_of(token) is None
    hands.close()


def test_the_button_of_another_seat_confirms_nothing(claims: Claims, clock: Clock) -> None:
    token = claims.ask("seat-2")
    clock.now += BEWARE
    assert not claims.press("seat-1")
    assert claims.seat_of(token) == "seat-2"

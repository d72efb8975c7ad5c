"""A seat is taken up again on another phone only if somebody at the table confirms it."""

from collections.abc import Callable, Iterator
from functools import partial

import pytest

from companion.adapters.buttons.button_input import BEWARE_S, ButtonInput
from companion.adapters.buttons.held_button import BLINK_S, HOLD_S
from companion.adapters.seats.claims import MOST, PAUSE, SECONDS, TRIES, Claims
from companion.devices.buttons import FakeButtons
from companion.engine.play import Asked
from companion.engine.refusal import Refused
from companion.table.commands.game import BeginGame, EndGame, ForgetEverything
from companion.table.commands.seating import (
    AddBot,
    ClearTable,
    FreeSeat,
    GoHome,
    HandOver,
    PlayOn,
    StepOut,
    TakeSeat,
)
from companion.table.seating.seating import CODE_LETTERS
from companion.table.state import Actor
from companion.table.table import Table
from tests.clock import FakeClock
from web.connections.rate_limit import ALL


@pytest.fixture
def changes() -> list[int]:
    return []


@pytest.fixture
def connected() -> set[str]:
    """The seats whose phones are connected."""
    return set()


@pytest.fixture
def claims(table: Table, clock: FakeClock, changes: list[int], connected: set[str]) -> Claims:
    return Claims(table, lambda: changes.append(1), clock, connected.__contains__)


def why(act: Callable[[], object]) -> str:
    with pytest.raises(Refused) as refused:
        act()
    return refused.value.reason.key


def code_of(claims: Claims) -> str:
    return claims.code_of(claims.waiting[0].seat) or ""


def test_the_code_of_the_table_hands_the_seat_over_in_the_middle_of_a_game(
    table: Table, claims: Claims, changes: list[int]
) -> None:
    table.execute(BeginGame())
    token = claims.ask("seat-1")
    assert claims.seat_of(token) == "seat-1"
    assert table.moment.seating.seat_of(token) is None
    claims.type(token, f" {code_of(claims).lower()} ")
    assert table.moment.seating.seat_of(token) == "seat-1"
    assert claims.waiting == ()
    assert table.moment.play is not None
    assert len(changes) == 2


def test_the_phone_of_before_proves_nothing_any_more(table: Table, claims: Claims) -> None:
    table.execute(FreeSeat("seat-3"))
    before = table.execute(TakeSeat("Cleo", "green")).token
    claims.ask("seat-3")
    claims.settle("seat-3", agrees=True)
    assert table.moment.seating.seat_of(before) is None


def test_the_last_wrong_code_ends_the_claim_and_the_next_one_asks_nobody_for_a_while(
    claims: Claims, clock: FakeClock, table: Table
) -> None:
    token = claims.ask("seat-1", address="10.0.0.9")
    reasons = [why(lambda: claims.type(token, "WRONG")) for _ in range(TRIES)]
    assert reasons == ["refused-claim-code"] * (TRIES - 1) + ["refused-claim-over"]
    assert claims.seat_of(token) is None
    claims.ask("seat-1", address="10.0.0.9")
    assert claims.asking("seat-1") == ()
    clock.now += PAUSE
    again = claims.ask("seat-1", address="10.0.0.9")
    assert len(claims.asking("seat-1")) == 1
    claims.type(again, code_of(claims))
    assert table.moment.seating.seat_of(again) == "seat-1"


def test_a_claim_waits_so_long_and_no_longer(claims: Claims, clock: FakeClock) -> None:
    token = claims.ask("seat-1")
    code = code_of(claims)
    clock.now += SECONDS - 0.1
    assert claims.seat_of(token) == "seat-1"
    clock.now += 0.1
    assert claims.seat_of(token) is None
    assert why(lambda: claims.type(token, code)) == "refused-claim-over"


def test_a_no_keeps_the_seat_and_whoever_asks_again_from_there_asks_in_silence(
    table: Table, claims: Claims
) -> None:
    token = claims.ask("seat-1", address="10.0.0.9")
    claims.settle("seat-1", agrees=False)
    assert table.moment.seating.seat_of(token) is None
    assert why(lambda: claims.settle("seat-1", agrees=True)) == "refused-claim-over"
    claims.ask("seat-1", address="10.0.0.9")
    assert (claims.asking("seat-1"), claims.held_for) == ((), frozenset())


@pytest.mark.parametrize("spoilt", ["waits", "said no to", "wrong codes", "a crowd"])
def test_whatever_a_stranger_does_with_a_claim_the_owner_gets_the_seat_by_the_code(
    table: Table, claims: Claims, spoilt: str
) -> None:
    stranger = claims.ask("seat-1", address="10.0.0.9")
    if spoilt == "said no to":
        claims.settle("seat-1", agrees=False)
    if spoilt == "wrong codes":
        for _ in range(TRIES):
            why(lambda: claims.type(stranger, "WRONG"))
    owner = claims.ask("seat-1", address="10.0.0.5")
    for _ in range(2 * MOST if spoilt == "a crowd" else 1):
        claims.ask("seat-1", address="10.0.0.9")
    claims.type(owner, claims.code_of("seat-1") or "")
    assert table.moment.seating.seat_of(owner) == "seat-1"
    assert claims.waiting == ()


def test_while_the_owners_phone_is_connected_neither_code_nor_button_takes_its_place(
    table: Table, claims: Claims, connected: set[str]
) -> None:
    token = claims.ask("seat-1")
    code = code_of(claims)
    connected.add("seat-1")
    assert (claims.code_of("seat-1"), claims.held_for) == (None, frozenset())
    assert why(lambda: claims.type(token, code)) == "refused-claim-connected"
    assert why(lambda: claims.hold("seat-1")) == "refused-claim-over"
    claims.settle("seat-1", claims.waiting[0].mark, agrees=True)
    assert table.moment.seating.seat_of(token) == "seat-1"


def test_of_several_phones_that_ask_the_one_gets_the_seat_whose_number_was_meant(
    table: Table, claims: Claims
) -> None:
    claims.ask("seat-1")
    mine = claims.ask("seat-1")
    first, second = claims.asking("seat-1")
    assert first.mark != second.mark
    assert claims.held_for == frozenset()
    assert why(lambda: claims.settle("seat-1", agrees=True)) == "refused-claim-which"
    claims.settle("seat-1", second.mark, agrees=True)
    assert table.moment.seating.seat_of(mine) == "seat-1"


def test_the_code_of_a_seat_is_too_long_for_a_crowd_that_keeps_a_claim_waiting(claims: Claims) -> None:
    claims.ask("seat-1")
    tries_in_an_hour = ALL * 60
    assert len(CODE_LETTERS) ** len(code_of(claims)) > 500 * tries_in_an_hour


def test_the_code_of_a_seat_is_another_one_once_nobody_asks_any_more(claims: Claims) -> None:
    claims.ask("seat-1")
    before = code_of(claims)
    claims.ask("seat-1")
    assert code_of(claims) == before
    claims.settle("seat-1", agrees=False)
    claims.ask("seat-1")
    assert code_of(claims) != before


def test_what_the_disk_does_not_take_leaves_the_claim_as_it_was(
    table: Table, claims: Claims, monkeypatch: pytest.MonkeyPatch
) -> None:
    token = claims.ask("seat-1")
    with monkeypatch.context() as patch:
        patch.setattr(table, "execute", full)
        with pytest.raises(OSError, match="full"):
            claims.type(token, code_of(claims))
    claims.type(token, code_of(claims))
    assert table.moment.seating.seat_of(token) == "seat-1"


def full(*_: object) -> None:
    raise OSError("full")


def test_a_phone_that_picked_the_wrong_seat_picks_another(claims: Claims) -> None:
    first = claims.ask("seat-1")
    claims.ask("seat-2", before=first)
    assert [one.seat for one in claims.waiting] == ["seat-2"]


def test_nobody_claims_a_bots_seat_or_one_that_is_not_taken(table: Table, claims: Claims) -> None:
    table.execute(AddBot("yellow"))
    for seat in ("seat-4", "seat-9", ""):
        assert why(partial(claims.ask, seat)) == "refused-nobody"


def leaves(table: Table) -> None:
    table.execute(FreeSeat("seat-1"))
    table.execute(TakeSeat("Zoe", "red"))


def plays_on(table: Table) -> None:
    table.execute(BeginGame())
    table.execute(GoHome("seat-1"), Actor(None))
    table.execute(PlayOn(table.moment.seating.place("seat-1").occupancy, "Zoe's token", "Zoe"))


def makes_way_for_a_bot(table: Table) -> None:
    table.execute(BeginGame())
    table.execute(StepOut("seat-1"), Actor(None))


def ends_a_game(table: Table) -> None:
    table.execute(BeginGame())
    table.execute(EndGame())


def ends_a_game_and_leaves(table: Table) -> None:
    ends_a_game(table)
    leaves(table)
    table.execute(BeginGame())


def goes_with_the_party(table: Table) -> None:
    table.execute(BeginGame())
    table.execute(EndGame())
    table.execute(ClearTable())
    table.execute(TakeSeat("Zoe", "red"))


def is_forgotten(table: Table) -> None:
    table.execute(ForgetEverything())
    table.execute(TakeSeat("Zoe", "red"))


@pytest.mark.parametrize(
    "goes",
    [
        leaves,
        plays_on,
        makes_way_for_a_bot,
        ends_a_game,
        ends_a_game_and_leaves,
        goes_with_the_party,
        is_forgotten,
    ],
)
def test_a_claim_ends_once_who_sat_there_does_not_sit_there_in_that_game_any_more(
    table: Table, claims: Claims, goes: Callable[[Table], None]
) -> None:
    token = claims.ask("seat-1")
    code, mark = code_of(claims), claims.waiting[0].mark
    goes(table)
    assert (claims.waiting, claims.held_for, claims.seat_of(token)) == ((), frozenset(), None)
    assert why(lambda: claims.type(token, code)) == "refused-claim-over"
    assert why(lambda: claims.hold("seat-1")) == "refused-claim-over"
    assert why(lambda: claims.settle("seat-1", mark, agrees=True)) == "refused-claim-over"
    assert table.moment.seating.seat_of(token) is None


def test_a_claim_of_a_seat_waits_on_while_others_come_and_go_and_a_game_begins(
    table: Table, claims: Claims
) -> None:
    token = claims.ask("seat-1")
    table.execute(FreeSeat("seat-3"))
    table.execute(TakeSeat("Zoe", "green"))
    table.execute(BeginGame())
    assert claims.seat_of(token) == "seat-1"
    claims.type(token, code_of(claims))
    assert table.moment.seating.seat_of(token) == "seat-1"


def test_a_seat_that_changes_hands_while_its_code_is_checked_is_not_handed_over(
    table: Table, claims: Claims, monkeypatch: pytest.MonkeyPatch
) -> None:
    token, hand_over = claims.ask("seat-1"), table.execute

    def too_late(command: HandOver) -> None:
        monkeypatch.undo()
        leaves(table)
        hand_over(command)

    monkeypatch.setattr(table, "execute", too_late)
    assert why(lambda: claims.type(token, code_of(claims))) == "refused-nobody"
    assert table.moment.seating.seat_of(token) is None


def test_who_said_no_said_it_for_nobody_who_sits_there_later(table: Table, claims: Claims) -> None:
    claims.ask("seat-1", address="10.0.0.9")
    claims.settle("seat-1", agrees=False)
    leaves(table)
    claims.ask("seat-1", address="10.0.0.9")
    assert len(claims.asking("seat-1")) == 1


class Finger:
    """The buttons of a table at which somebody asks for a seat."""

    def __init__(self, table: Table, claims: Claims, clock: FakeClock) -> None:
        self.clock, self.buttons, self.lit = clock, FakeButtons(), list[set[str]]()
        self.hands = ButtonInput(
            table, (self.buttons,), claims=claims, light=lambda on: self.lit.append(set(on)), clock=clock
        )
        self.hands.look()
        clock.now += BEWARE_S

    def presses(self, name: str, seconds: float) -> None:
        self.buttons.press(name)
        self.hands.settle()
        self.clock.now += seconds
        self.hands.look()
        self.hands.settle()
        self.buttons.release(name)
        self.hands.look()
        self.hands.settle()


@pytest.fixture
def finger(
    table: Table, claims: Claims, clock: FakeClock, play_to: Callable[[str], Asked]
) -> Iterator[tuple[Finger, Asked]]:
    asked = play_to("draw")
    found = Finger(table, claims, clock)
    yield found, asked
    found.hands.close()


def is_open(table: Table, asked: Asked) -> bool:
    assert table.moment.play is not None
    return table.moment.play.open.get(asked.question.id) == asked


@pytest.mark.parametrize("seconds", [0.1, HOLD_S - 0.1])
def test_a_press_meant_as_an_answer_is_one_and_hands_nothing_over(
    table: Table, claims: Claims, finger: tuple[Finger, Asked], seconds: float
) -> None:
    hand, asked = finger
    seat = asked.question.to or ""
    token = claims.ask(seat)
    hand.presses(seat, seconds)
    assert table.moment.seating.seat_of(token) is None
    assert claims.seat_of(token) == seat
    assert hand.hands.mark is not None or not is_open(table, asked)


def test_the_seats_own_button_held_hands_over_and_answers_nothing(
    table: Table, claims: Claims, finger: tuple[Finger, Asked]
) -> None:
    hand, asked = finger
    seat = asked.question.to or ""
    token = claims.ask(seat)
    hand.presses(seat, HOLD_S)
    assert table.moment.seating.seat_of(token) == seat
    assert is_open(table, asked)
    assert hand.hands.mark is None


def test_a_button_that_was_down_before_somebody_asked_hands_nothing_over(
    table: Table, claims: Claims, finger: tuple[Finger, Asked]
) -> None:
    hand, asked = finger
    seat = asked.question.to or ""
    hand.buttons.press(seat)
    hand.hands.settle()
    token = claims.ask(seat)
    hand.clock.now += HOLD_S
    hand.hands.look()
    hand.hands.settle()
    assert table.moment.seating.seat_of(token) is None


def test_the_owners_phone_comes_back_while_the_button_is_held_and_keeps_the_seat(
    table: Table, claims: Claims, finger: tuple[Finger, Asked], connected: set[str]
) -> None:
    hand, asked = finger
    seat = asked.question.to or ""
    token = claims.ask(seat)
    hand.buttons.press(seat)
    hand.hands.settle()
    connected.add(seat)
    hand.clock.now += HOLD_S
    hand.hands.look()
    hand.hands.settle()
    assert table.moment.seating.seat_of(token) is None


def test_the_lamp_of_a_seat_that_may_be_handed_over_blinks_until_it_is_too_late(
    claims: Claims, finger: tuple[Finger, Asked], clock: FakeClock
) -> None:
    hand, asked = finger
    seat = next(one for one in ("seat-1", "seat-2", "seat-3") if one != asked.question.to)
    claims.ask(seat)
    shown = []
    for _ in range(4):
        hand.hands.look()
        hand.hands.settle()
        shown.append(seat in hand.lit[-1])
        clock.now += BLINK_S
    assert shown in ([True, False] * 2, [False, True] * 2)
    clock.now += SECONDS
    hand.hands.look()
    hand.hands.settle()
    assert seat not in hand.lit[-1]


def test_the_button_of_another_seat_hands_nothing_over(claims: Claims) -> None:
    token = claims.ask("seat-2")
    assert why(lambda: claims.hold("seat-1")) == "refused-claim-over"
    assert claims.seat_of(token) == "seat-2"


def test_whoever_would_play_on_is_called_by_what_can_be_seen_of_the_name(
    table: Table, claims: Claims
) -> None:
    table.execute(BeginGame())
    table.execute(GoHome("seat-1"), Actor("seat-1"))
    claims.ask("seat-1", player="Do\u202era")
    assert claims.waiting[0].player == "Do ra"

"""Who goes home in the middle of a game, who comes back, and who plays on: written down and said."""

import pytest

from companion.engine.refusal import Refused
from companion.table.commands.game import BeginGame, EndGame
from companion.table.commands.seating import AddBot, CloseJoining, ComeBack, GoHome, PlayOn, StepOut, TakeSeat
from companion.table.journal.entries import EntryKind
from companion.table.state import Actor
from companion.table.table import Table
from tests.companion.saying import give_answer
from tests.companion.toy_play import ToyHouse, next_reply, play_of, play_on


def said(table: Table) -> tuple[str, dict[str, object]]:
    """The latest sentence of the log."""
    line = play_of(table).log[-1]
    return line.key, dict(line.values)


def refused(table: Table, seat: str, *, for_good: bool = False) -> str:
    with pytest.raises(Refused) as fault:
        table.execute(GoHome(seat) if for_good else StepOut(seat))
    return fault.value.reason.key


def test_a_bot_plays_on_until_its_person_is_back_and_the_log_says_so(house: ToyHouse) -> None:
    table = house.open()
    token = table.execute(TakeSeat("Anna", "red")).token
    table.execute(TakeSeat("Ben", "blue"))
    table.execute(BeginGame())
    table.execute(StepOut("seat-1"), Actor("seat-1"))
    assert table.moment.seating.bots == {"seat-1"}
    assert said(table) == ("plays-bot", {"name": "Anna"})
    assert table.moment.seating.seat_of(token) == "seat-1"
    table.execute(ComeBack("seat-1"), Actor("seat-1"))
    assert table.moment.seating.bots == frozenset()
    assert said(table) == ("plays-back", {"name": "Anna"})


def test_nothing_proves_the_seat_of_whoever_has_gone_home_for_good(house: ToyHouse) -> None:
    table = house.open()
    token = table.execute(TakeSeat("Anna", "red")).token
    table.execute(TakeSeat("Ben", "blue"))
    table.execute(BeginGame())
    table.execute(StepOut("seat-1"), Actor(None))
    table.execute(GoHome("seat-1"), Actor(None))
    assert table.moment.seating.seat_of(token) is None
    with pytest.raises(Refused):
        table.execute(ComeBack("seat-1"), Actor(None))
    table.execute(PlayOn(table.moment.seating.place("seat-1").occupancy, "another proof", " Cleo "))
    key, values = said(table)
    assert (key, values["name"], values["player"], values["seat"]) == (
        "plays-other",
        "Anna",
        "Cleo",
        "seat-1",
    )
    assert table.moment.seating.seat_of("another proof") == "seat-1"
    assert table.moment.seating.bots == frozenset()


def test_who_plays_on_stands_in_the_journal_and_is_the_same_after_a_restart(house: ToyHouse) -> None:
    table = house.playing()
    play_on(table, 1)
    table.execute(GoHome("seat-2"), Actor(None))
    play_on(table, 1, "more")
    before = table.moment
    after = house.again(verify=True).moment
    assert after.seating == before.seating
    assert (after.story, after.play) == (before.story, before.play)
    kinds = [entry.kind for entry in house.entries(before.game or 0)]
    assert kinds == [EntryKind.BEGIN, EntryKind.ANSWER, EntryKind.RESEAT, EntryKind.ANSWER]


def test_a_question_stands_as_it_is_when_somebody_leaves(house: ToyHouse) -> None:
    table = house.playing()
    answer = next_reply(play_of(table), "asked before")
    table.execute(StepOut("seat-2"), Actor(None))
    give_answer(table, answer)
    assert play_of(table).version == answer.version + 1


def test_an_undo_takes_back_the_answer_before_and_leaves_the_people_as_they_are(house: ToyHouse) -> None:
    table = house.playing()
    play_on(table, 1)
    story = table.moment.story
    assert story is not None
    table.execute(StepOut("seat-2"), Actor(None))
    assert table.moment.story is not None
    assert table.moment.story.latest == story.latest
    assert table.moment.seating.bots == {"seat-2"}


@pytest.mark.parametrize(
    ("seat", "for_good", "reason"),
    [
        ("seat-9", False, "refused-nobody"),
        ("seat-9", True, "refused-nobody"),
        ("seat-2", False, "refused-plays"),
    ],
)
def test_who_cannot_be_played_for_is_refused(house: ToyHouse, seat: str, for_good: bool, reason: str) -> None:
    table = house.playing()
    table.execute(StepOut("seat-2"), Actor(None))
    before = table.moment
    assert refused(table, seat, for_good=for_good) == reason
    assert table.moment is before


def test_nobody_steps_out_before_a_game_begins(house: ToyHouse) -> None:
    table = house.open()
    table.execute(TakeSeat("Anna", "red"))
    assert refused(table, "seat-1") == "refused-no-game"


def test_whoever_plays_on_has_a_name_that_nobody_else_goes_by(house: ToyHouse) -> None:
    table = house.playing()
    table.execute(GoHome("seat-2"), Actor(None))
    with pytest.raises(Refused) as fault:
        table.execute(PlayOn(table.moment.seating.place("seat-2").occupancy, "proof", "anna"))
    assert fault.value.reason.key == "refused-same-name"


def test_nobody_new_joins_while_joining_is_closed_and_the_next_party_may(house: ToyHouse) -> None:
    table = house.open()
    table.execute(CloseJoining(open=False))
    with pytest.raises(Refused) as fault:
        table.execute(TakeSeat("Anna", "red"))
    assert fault.value.reason.key == "refused-closed-joining"
    assert not table.moment.seating.next_party().closed
    table.execute(CloseJoining(open=True))
    assert table.execute(TakeSeat("Anna", "red")).seat == "seat-1"


def test_whoever_stepped_out_for_a_while_has_the_seat_again_in_the_next_game(house: ToyHouse) -> None:
    table = house.playing()
    table.execute(StepOut("seat-1"), Actor(None))
    table.execute(EndGame())
    assert table.moment.seating.bots == frozenset()
    assert not any(place.away for place in table.moment.seating.places)


def test_whoever_went_home_has_no_seat_in_the_next_game_and_no_bot_in_it(house: ToyHouse) -> None:
    table = house.playing()
    before = table.moment.seating.seats
    table.execute(GoHome("seat-1"), Actor(None))
    table = house.again()
    table.execute(EndGame())
    assert table.moment.seating.seats == before[1:]


def test_whoever_played_on_for_another_goes_by_their_own_name_in_the_next_game(house: ToyHouse) -> None:
    table = house.playing()
    table.execute(GoHome("seat-1"), Actor(None))
    table.execute(PlayOn(table.moment.seating.place("seat-1").occupancy, "a proof", "Cleo"))
    table.execute(EndGame())
    place = table.moment.seating.place("seat-1")
    assert (place.seat.name, place.player, place.bot) == ("Cleo", "", False)
    assert table.moment.seating.seat_of("a proof") == "seat-1"


def test_a_bot_that_sat_down_before_a_game_plays_the_next_one_too(house: ToyHouse) -> None:
    table = house.open()
    table.execute(TakeSeat("Anna", "red"))
    table.execute(AddBot("blue"))
    table.execute(BeginGame())
    table.execute(EndGame())
    assert table.moment.seating.bots == {"seat-2"}

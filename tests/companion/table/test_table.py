"""A table takes answers one after another, keeps them, and tells everybody."""

import errno
import logging
import os
import resource
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import replace
from functools import partial
from typing import Any

import pytest

from companion.engine.answers import Answer, Chosen, Counted, Origin, Rolled
from companion.engine.dice import Die
from companion.engine.refusal import Refused
from companion.table.commands.game import BeginGame, ChooseRule, EndGame, NextParty, TakeFile
from companion.table.commands.seating import ClearTable, FreeSeat, TakeSeat
from companion.table.moment import Moment, Receipt
from tests.companion.fake_disk import numbered
from tests.companion.refusing import refused
from tests.companion.saying import give_answer
from tests.companion.toy_game import Cheered, State
from tests.companion.toy_play import ToyHouse, cheer, next_reply, play_of, play_on, reply
from tests.web.fakes.waiting import until

OTHER = Answer("number:seat-1", 1, "x", "seat-1", Origin.PHONE, Counted(1))


def test_an_answer_counts_once_and_is_acknowledged_twice(house: ToyHouse) -> None:
    table = house.playing()
    answer = next_reply(play_of(table), "tap")
    first = give_answer(table, answer)
    after = table.moment
    assert give_answer(table, answer) == replace(first, repeated=True)
    assert give_answer(table, replace(answer, version=99)).repeated
    assert table.moment == after
    assert first == Receipt(game=1, number=1, version=2)


@pytest.mark.parametrize("change", [{"seat": "seat-2"}, {"question": "wish"}, {"value": Counted(4)}])
def test_a_command_belongs_to_who_sent_it_and_to_what_it_said(
    house: ToyHouse, change: dict[str, Any]
) -> None:
    table = house.playing()
    answer = next_reply(play_of(table), "tap")
    first = give_answer(table, answer)
    after = table.moment
    assert refused(lambda: give_answer(table, replace(answer, **change))) == "refused-command"
    assert table.moment == after
    again = house.again()
    assert refused(lambda: give_answer(again, replace(answer, **change))) == "refused-command"
    assert give_answer(again, answer) == replace(first, repeated=True)


def test_a_command_is_remembered_over_a_restart(house: ToyHouse) -> None:
    table = house.playing()
    answer = next_reply(play_of(table), "tap")
    first = give_answer(table, answer)
    give_answer(table, next_reply(play_of(table), "tap two"))
    assert give_answer(house.again(), answer) == replace(first, repeated=True)


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"question": "wish"}, "refused-closed"),
        ({"version": 0}, "refused-stale"),
        ({"seat": "seat-2"}, "refused-seat"),
        ({"seat": None}, "refused-seat"),
        ({"value": Counted(7)}, "refused-number"),
        ({"value": Chosen("loud")}, "refused-form"),
        ({"value": Counted(4)}, "refused-option"),
        ({"question": "cheer:seat-1", "value": Chosen("rude")}, "refused-option"),
    ],
)
def test_an_answer_that_does_not_fit_is_refused_and_changes_nothing(
    house: ToyHouse, change: dict[str, Any], reason: str
) -> None:
    table = house.playing()
    before = table.moment
    assert refused(lambda: give_answer(table, replace(OTHER, **change))) == reason
    assert table.moment is before
    assert house.again().moment == before


def test_dice_that_are_not_those_of_the_roll_are_refused(house: ToyHouse) -> None:
    table = house.playing()
    play_on(table, 2)
    for dice in ((), (Die("red", 1),), (Die("white", 1), Die("white", 1))):
        answer = reply(play_of(table), "roll", Rolled(dice))
        assert refused(partial(give_answer, table, answer)) == "refused-dice"
    assert give_answer(table, reply(play_of(table), "roll", Rolled((Die("white", 1),)))).number == 3


def test_a_stamp_grows_with_every_change_and_over_a_restart(house: ToyHouse) -> None:
    table = house.open()
    stamps = [table.moment.stamp]
    table.subscribe(lambda moment: stamps.append(moment.stamp))
    table.execute(TakeSeat("Anna", "red"))
    table.execute(FreeSeat(table.execute(TakeSeat("Ben", "blue")).seat))
    table.execute(TakeSeat("Cleo", "green"))
    table.execute(BeginGame())
    play_on(table, 6)
    table.execute(NextParty())
    assert len(stamps) == 13
    assert stamps == sorted(set(stamps))
    assert house.again().moment.stamp == stamps[-1]


def test_seats_and_the_code_survive_a_restart(house: ToyHouse) -> None:
    table = house.open()
    seated = table.execute(TakeSeat("Anna", "red"))
    before = table.moment
    after = house.again().moment
    assert after == before
    assert after.seating.seat_of(seated.token) == seated.seat
    assert after.seating.opened_by(before.seating.code)


def test_a_game_in_its_midst_survives_a_restart_with_the_same_question_open(house: ToyHouse) -> None:
    table = house.playing(rounds=5)
    play_on(table, 7)
    give_answer(table, cheer(play_of(table), "seat-2"))
    before = play_of(table)
    after = play_of(house.again(verify=True))
    assert (after.state, after.open, after.version, after.log) == (
        before.state,
        before.open,
        before.version,
        before.log,
    )


def test_sitting_and_leaving_end_when_the_game_begins(house: ToyHouse) -> None:
    table = house.playing()
    assert refused(lambda: table.execute(TakeSeat("Cleo", "green"))) == "refused-playing"
    assert refused(lambda: table.execute(FreeSeat("seat-1"))) == "refused-playing"
    assert refused(lambda: table.execute(BeginGame())) == "refused-begun"


def test_a_game_begins_with_enough_seats_and_the_house_rules_chosen(house: ToyHouse) -> None:
    table = house.open()
    table.execute(TakeSeat("Anna", "red"))
    assert refused(lambda: table.execute(BeginGame())) == "refused-few"
    table.execute(TakeSeat("Ben", "blue"))
    table.execute(ChooseRule("rounds", "3"))
    table.execute(BeginGame())
    assert play_of(table).state.rounds == 3


def test_a_house_rule_is_one_that_the_game_has_and_holds_from_the_beginning(house: ToyHouse) -> None:
    table = house.open()
    assert refused(lambda: table.execute(ChooseRule("rounds", "many"))) == "refused-rule"
    assert refused(lambda: table.execute(ChooseRule("height", "2"))) == "refused-rule"
    assert table.moment.seating.options == {}
    table.execute(ChooseRule("rounds", "3"))
    assert table.moment.seating.options == {"rounds": "3"}
    table.execute(ChooseRule("rounds", "2"))
    assert table.moment.seating.options == {}
    house.close()
    playing = house.playing(rounds=5)
    assert refused(lambda: playing.execute(ChooseRule("rounds", "3"))) == "refused-playing"


def test_house_rules_survive_a_restart_and_stay_for_the_next_party(house: ToyHouse) -> None:
    house.open().execute(ChooseRule("rounds", "3"))
    house.close()
    table = house.playing(rounds=5)
    table.execute(EndGame())
    table.execute(ClearTable())
    assert table.moment.seating.options == {"rounds": "5"}


def test_a_card_file_can_be_left_out_and_taken_again(house: ToyHouse) -> None:
    table = house.open()
    assert table.cards.files() == ("prizes.yaml",)
    assert refused(lambda: table.execute(TakeFile("none.yaml", taken=False))) == "refused-file"
    table.execute(TakeFile("prizes.yaml", taken=False))
    assert table.moment.seating.left_out == ("prizes.yaml",)
    table.execute(TakeSeat("Anna", "red"))
    table.execute(TakeSeat("Ben", "blue"))
    table.execute(BeginGame())
    assert play_of(table).state.prizes == ()
    assert refused(lambda: table.execute(TakeFile("prizes.yaml", taken=True))) == "refused-playing"
    table.execute(EndGame())
    table.execute(ClearTable())
    assert table.moment.seating.left_out == ("prizes.yaml",)
    table.execute(TakeFile("prizes.yaml", taken=True))
    assert list(table.moment.seating.left_out) == []


def test_before_a_game_begins_nothing_is_asked(house: ToyHouse) -> None:
    table = house.open()
    assert refused(lambda: give_answer(table, OTHER)) == "refused-no-game"
    assert refused(lambda: table.execute(NextParty())) == "refused-no-game"


def test_two_games_are_shuffled_by_seeds_of_their_own(house: ToyHouse) -> None:
    table = house.open()
    orders = set()
    for _ in range(12):
        table.execute(TakeSeat("Anna", "red"))
        table.execute(TakeSeat("Ben", "blue"))
        table.execute(BeginGame())
        orders.add(play_of(table).state.prizes)
        table.execute(EndGame())
        table.execute(ClearTable())
    assert len(orders) > 3


def test_the_next_party_finds_free_seats_and_a_new_code(house: ToyHouse) -> None:
    table = house.open()
    seated = table.execute(TakeSeat("Anna", "red"))
    table.execute(TakeSeat("Ben", "blue"))
    code = table.moment.seating.code
    table.execute(ChooseRule("rounds", "1"))
    table.execute(BeginGame())
    play_on(table, 2)
    assert refused(lambda: table.execute(NextParty())) == "refused-unfinished"
    play_on(table, 1, "roll")
    table.execute(NextParty())
    moment = table.moment
    assert (moment.play, moment.game, moment.seating.places) == (None, None, ())
    assert moment.seating.code != code
    assert moment.seating.seat_of(seated.token) is None
    assert house.again().moment == moment


def test_a_game_is_given_up_only_on_purpose(house: ToyHouse) -> None:
    table = house.playing()
    table.execute(EndGame())
    table.execute(ClearTable())
    assert table.moment.game is None


def test_whoever_follows_is_told_after_the_answer_is_on_disk(house: ToyHouse) -> None:
    table = house.playing()
    told: list[Moment] = []
    written: list[int] = []
    table.subscribe(told.append)
    table.subscribe(lambda moment: written.append(len(house.entries(moment.game or 0))))
    play_on(table, 2)
    assert told[-1] is table.moment
    assert written == [2, 3]


def test_whoever_stops_following_is_told_no_more(house: ToyHouse) -> None:
    table = house.playing()
    told: list[Moment] = []
    leave = table.subscribe(told.append)
    leave()
    leave()
    play_on(table, 1)
    assert told == []


def test_a_follower_that_fails_harms_nobody(house: ToyHouse, caplog: pytest.LogCaptureFixture) -> None:
    table = house.playing()
    told: list[Moment] = []
    table.subscribe(lambda _: 1 / 0)
    table.subscribe(told.append)
    play_on(table, 2)
    assert len(told) == 2
    assert [record.levelno for record in caplog.records] == [logging.ERROR] * 2


def test_a_follower_that_waits_for_the_table_is_a_fault_and_no_deadlock(
    house: ToyHouse, caplog: pytest.LogCaptureFixture
) -> None:
    table = house.playing()
    table.subscribe(lambda _: table.execute(FreeSeat("seat-1")))
    play_on(table, 1)
    assert "may not wait for the table" in caplog.text


def test_many_threads_answer_at_once_and_every_answer_has_its_own_place(house: ToyHouse) -> None:
    table = house.playing()
    errors: list[str] = []

    def cheering(number: int) -> Receipt | None:
        try:
            return give_answer(table, cheer(play_of(table), f"seat-{number % 2 + 1}", str(number)))
        except Refused as refusal:
            errors.append(refusal.reason.key)
            return None

    with ThreadPoolExecutor(8) as pool:
        receipts = [receipt for receipt in pool.map(cheering, range(60)) if receipt]
    numbers = sorted(receipt.number for receipt in receipts)
    assert numbers == list(range(1, len(receipts) + 1))
    assert set(errors) <= {"refused-stale"}
    assert play_of(table).state.cheers == len(receipts) > 0


def test_the_same_command_from_many_threads_counts_once(house: ToyHouse) -> None:
    table = house.playing()
    answer = cheer(play_of(table), "seat-1")
    with ThreadPoolExecutor(8) as pool:
        receipts = list(pool.map(partial(give_answer, table), [answer] * 20))
    assert sum(not receipt.repeated for receipt in receipts) == 1
    assert play_of(table).state.cheers == 1


def test_a_game_that_breaks_keeps_the_table_as_it_was(
    house: ToyHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(_event: Cheered, _state: State) -> State:
        raise ZeroDivisionError

    table = house.playing()
    before = table.moment
    monkeypatch.setattr(Cheered, "evolve", broken)
    assert refused(lambda: give_answer(table, cheer(play_of(table), "seat-1"))) == "refused-fault"
    assert table.moment is before
    play_on(table, 1)


@contextmanager
def no_more_than(size: int) -> Iterator[None]:
    """No file of this process may grow beyond that many bytes: what a disk does that fails."""
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, before[1]))
    yield
    resource.setrlimit(resource.RLIMIT_FSIZE, before)


def test_a_disk_that_takes_no_more_refuses_the_answer_and_the_table_lives_on(house: ToyHouse) -> None:
    table = house.playing(rounds=1000)
    with no_more_than(house.game(1).stat().st_size):
        assert refused(lambda: play_on(table, 99)) == "refused-disk"
        before = table.moment
        assert refused(lambda: table.execute(EndGame())) == "refused-disk"
        assert table.moment is before
    play_on(table, 2, "after")
    after = play_of(table)
    assert play_of(house.again(verify=True)).state == after.state


@pytest.mark.parametrize(
    ("fault", "reason"), [(errno.ENOSPC, "refused-disk-full"), (errno.EROFS, "refused-disk")]
)
def test_a_full_or_read_only_disk_refuses_a_game_and_the_seats_stay(
    house: ToyHouse, monkeypatch: pytest.MonkeyPatch, fault: int, reason: str
) -> None:
    table = house.open()
    for name, colour in (("Anna", "red"), ("Ben", "blue")):
        table.execute(TakeSeat(name, colour))
    before = table.moment
    with numbered(monkeypatch, 0, OSError(fault, os.strerror(fault))):
        assert refused(lambda: table.execute(BeginGame())) == reason
    assert table.moment is before
    table.execute(BeginGame())
    assert play_of(house.again(verify=True)).state.seats == before.seating.seats


def test_a_closed_table_finishes_what_waits_and_refuses_the_rest(house: ToyHouse) -> None:
    table = house.playing()
    begun, go_on = threading.Event(), threading.Event()

    def hold_up(_: Moment) -> None:
        begun.set()
        go_on.wait(5)

    table.subscribe(hold_up)
    with ThreadPoolExecutor(3) as pool:
        play = play_of(table)
        waiting = [pool.submit(give_answer, table, cheer(play, f"seat-{n}", str(n))) for n in (1, 2)]
        assert begun.wait(5)
        until(lambda: table._writer._thread._work_queue.qsize() == 1)
        closing = pool.submit(table.close)
        go_on.set()
        closing.result()
        assert sorted(answer.result().number for answer in waiting) == [1, 2]
    assert refused(lambda: give_answer(table, OTHER)) == "refused-shut"
    table.close()


def test_another_party_before_a_game_finds_free_seats_and_a_new_code_too(house: ToyHouse) -> None:
    table = house.open()
    table.execute(TakeSeat("Anna", "red"))
    before = table.moment.seating.code
    table.execute(ClearTable())
    assert (table.moment.seating.seats, table.moment.seating.code != before) == ((), True)
    table = house.again()
    for name, colour in (("Anna", "red"), ("Ben", "blue")):
        table.execute(TakeSeat(name, colour))
    table.execute(BeginGame())
    assert refused(lambda: table.execute(ClearTable())) == "refused-playing"

"""A bot advises a seat: while the question stands, by the house rule, counted where the table wants it."""

from random import Random

import pytest

from companion.engine.advice import Advice, advice_for
from companion.engine.refusal import Refused
from companion.table.commands.game import BeginGame, ChooseRule, EndGame
from companion.table.commands.playing import KeepAdvice
from companion.table.table import Table
from tests.companion.toy_play import ToyHouse, play_of, play_on


def asked(table: Table) -> tuple[str, Advice]:
    """The first seat that is asked, and the advice for it."""
    play = play_of(table)
    found = ((seat.id, advice_for(play, seat.id, Random(1))) for seat in table.moment.seating.seats)
    return next((seat, advice) for seat, advice in found if advice is not None)


def playing_by(house: ToyHouse, rule: str) -> Table:
    table = house.playing()
    table.execute(EndGame())
    table.execute(ChooseRule("table-advice", rule))
    table.execute(BeginGame())
    return table


def test_advice_is_shown_to_its_seat_until_the_question_is_answered(house: ToyHouse) -> None:
    table = house.playing()
    seat, advice = asked(table)
    table.execute(KeepAdvice(seat, advice))
    assert table.moment.advice_for(seat) == advice
    assert all(
        table.moment.advice_for(one.id) is None for one in table.moment.seating.seats if one.id != seat
    )
    play_on(table, 1, "answered")
    assert table.moment.advice_for(seat) is None


def test_advice_is_no_entry_of_the_journal_and_changes_no_question(house: ToyHouse) -> None:
    table = house.playing()
    before = table.moment
    table.execute(KeepAdvice(*asked(table)))
    assert (table.moment.story, table.moment.stamp) == (before.story, before.stamp)


def test_a_table_that_counts_it_remembers_how_often_each_seat_was_advised(house: ToyHouse) -> None:
    table = playing_by(house, "counted")
    seat, advice = asked(table)
    table.execute(KeepAdvice(seat, advice))
    table.execute(KeepAdvice(seat, advice))
    assert table.moment.seating.advised == {seat: 1}
    table.execute(EndGame())
    assert table.moment.seating.advised == {}


def test_a_house_rule_forbids_it(house: ToyHouse) -> None:
    table = playing_by(house, "never")
    with pytest.raises(Refused) as fault:
        table.execute(KeepAdvice(*asked(table)))
    assert fault.value.reason.key == "refused-advice"

"""A group that plays again is dealt first what its phones have not met, by the journal's own words."""

import pytest

from companion.table.commands.game import BeginGame, ChooseRule, EndGame, ForgetEverything, NextParty
from companion.table.commands.seating import TakeSeat
from companion.table.commands.shelf import ForgetGame, ForgetMetCards, PutAside
from companion.table.seating.table_rules import UNSEEN_FIRST
from companion.table.state import Actor
from companion.table.table import Table
from tests.companion.toy_play import ToyHouse, play_of, play_on

OURS, THEIRS = ("phone-1", "phone-2"), ("phone-3", "phone-4")
PRIZES = "\n".join("abcdefgh")


@pytest.fixture
def table(house: ToyHouse) -> Table:
    folder = house.data / "decks" / "toy"
    folder.mkdir(parents=True)
    (folder / "prizes.yaml").write_text(PRIZES)
    return house.open()


def party(table: Table, phones: tuple[str, str] = OURS, rounds: int = 3) -> tuple[str, ...]:
    """A whole evening of a party with these phones: the prizes of its rounds, in their order."""
    for name, colour, phone in zip(("Anna", "Ben"), ("red", "blue"), phones, strict=True):
        table.execute(TakeSeat(name, colour), Actor(phone=phone))
    table.execute(ChooseRule("rounds", str(rounds)))
    table.execute(BeginGame())
    order: tuple[str, ...] = play_of(table).state.prizes
    while not play_of(table).public_view.over:
        play_on(table, 1, f"step-{play_of(table).version}")
    table.execute(NextParty())
    return order


def test_the_same_phones_are_dealt_first_what_they_have_not_met(table: Table) -> None:
    first = party(table)
    second = party(table)
    assert not set(first[:3]) & set(second[:3])
    left = set(first) - {*first[:3], *second[:3]}
    assert left < set(party(table)[:3])


def test_once_all_was_met_what_was_met_least_often_comes_first(table: Table) -> None:
    orders = [party(table) for _ in range(8)]
    counts = [sum(prize in order[:3] for order in orders) for prize in PRIZES.split()]
    assert counts == [3] * len(counts)


def test_other_phones_are_dealt_as_it_is_shuffled(table: Table, house: ToyHouse) -> None:
    party(table)
    party(table, THEIRS)
    assert house.journal.record(2).set_up.met == {}


def test_it_counts_with_one_of_the_phones_and_after_a_restart(table: Table, house: ToyHouse) -> None:
    first = party(table)
    met = set(party(house.again(), (OURS[1], THEIRS[0]))[:3])
    assert not met & set(first[:3])


def test_a_game_that_was_broken_off_or_put_aside_counts_as_far_as_it_went(
    table: Table, house: ToyHouse
) -> None:
    for name, colour, phone in zip(("Anna", "Ben"), ("red", "blue"), OURS, strict=True):
        table.execute(TakeSeat(name, colour), Actor(phone=phone))
    for leaving in (PutAside(), EndGame()):
        table.execute(BeginGame())
        play_on(table, 3)
        table.execute(leaving)
    table.execute(BeginGame())
    assert len(house.journal.record(3).set_up.met) == 2


def test_a_house_rule_turns_it_off(table: Table, house: ToyHouse) -> None:
    party(table)
    table.execute(ChooseRule(UNSEEN_FIRST, "no"))
    party(table)
    assert house.journal.record(2).set_up.met == {}
    assert house.journal.record(2).set_up.options == {"rounds": "3"}


def test_it_is_replayed_exactly_out_of_the_journal(table: Table, house: ToyHouse) -> None:
    party(table)
    for name, colour, phone in zip(("Anna", "Ben"), ("red", "blue"), OURS, strict=True):
        table.execute(TakeSeat(name, colour), Actor(phone=phone))
    table.execute(BeginGame())
    play_on(table, 2)
    before = play_of(table).state
    assert play_of(house.again(verify=True)).state == before


def test_a_group_s_cards_are_forgotten_and_its_games_stay(table: Table, house: ToyHouse) -> None:
    party(table)
    party(table, THEIRS)
    stamp = table.moment.stamp
    table.execute(ForgetMetCards(1))
    assert table.moment.stamp > stamp
    assert [game.number for game in table.evenings.all()] == [2, 1]
    party(table)
    party(table, THEIRS)
    mets = [bool(house.journal.record(number).set_up.met) for number in (3, 4)]
    assert mets == [False, True]
    house.again(verify=True)


@pytest.mark.parametrize("forgetting", [ForgetGame(1), ForgetEverything()])
def test_with_its_game_it_is_forgotten_which_cards_were_met(
    table: Table, house: ToyHouse, forgetting: ForgetGame | ForgetEverything
) -> None:
    party(table)
    table.execute(forgetting)
    party(table)
    [game] = house.journal.games()
    assert (game.number, house.journal.record(2).set_up.met) == (2, {})

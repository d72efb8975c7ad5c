"""As printed or with our additions is one choice, which the table keeps for the next party."""

from pathlib import Path

import pytest

from companion import games
from companion.app import Companion, CompanionSettings
from companion.engine.refusal import Refused
from companion.table.commands.game import ChooseRule, PlayGame
from companion.table.seating.table_rules import ADDITIONS, PRINTED, WAY, additions, way_chosen
from companion.table.table import Table


@pytest.fixture
def table(tmp_path: Path) -> Table:
    """A table of a game with additions."""
    return Companion(CompanionSettings(data=tmp_path / "data", port=0, game="map_to_hope")).table


def way(table: Table) -> str:
    moment = table.moment
    return way_chosen(table.game_of(moment), moment.seating.options)


def test_a_new_table_plays_as_printed_and_one_choice_brings_all_additions(table: Table) -> None:
    assert way(table) == PRINTED
    table.execute(ChooseRule("difficulty", "hard"))
    table.execute(ChooseRule(WAY, ADDITIONS))
    ours = additions(games.find("map_to_hope"))
    assert table.moment.seating.options == {"difficulty": "hard", **ours}
    assert way(table) == ADDITIONS
    table.execute(ChooseRule(WAY, PRINTED))
    assert table.moment.seating.options == {"difficulty": "hard"}


def test_who_takes_some_additions_alone_plays_neither_way(table: Table) -> None:
    table.execute(ChooseRule("ways", "two"))
    assert way(table) == ""


def test_it_is_kept_for_the_next_party_and_for_each_game(table: Table) -> None:
    table.execute(ChooseRule(WAY, ADDITIONS))
    table.execute(PlayGame("hopes_end"))
    assert way(table) == PRINTED
    table.execute(PlayGame("map_to_hope"))
    options = table.moment.seating.next_party().options
    assert way_chosen(games.find("map_to_hope"), options) == way(table) == ADDITIONS


def test_a_game_without_additions_has_no_such_choice(table: Table) -> None:
    table.execute(PlayGame("amber_tide"))
    with pytest.raises(Refused, match="refused-rule"):
        table.execute(ChooseRule(WAY, ADDITIONS))

"""One table plays several games on the same data, and mixes nothing of them."""

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path

import pytest

from companion.table.cards.card_shelf import CardShelf
from companion.table.commands.game import BeginGame, ChooseRule, EndGame, PlayGame
from companion.table.commands.seating import FreeSeat, TakeSeat
from companion.table.commands.shelf import TakeUp
from companion.table.journal.journal import Journal
from companion.table.repertoire import Load
from companion.table.table import Table
from tests.companion.refusing import refused
from tests.companion.toy_game import TOY
from tests.companion.toy_play import play_of, play_on

DUEL = replace(
    TOY, meta=replace(TOY.meta, name="duel", max_players=2, shared_colours=("white", "blue")), house_rules=()
)
"""For two at most, and blue dice are everybody's."""


BOTH: Mapping[str, Load] = {"duel": lambda: DUEL}


class Club:
    """A table with both games, closed and opened again on one folder."""

    def __init__(self, data: Path) -> None:
        self.data = data
        self.journal = Journal(data)
        self.table = self._open()

    def _open(self, others: Mapping[str, Load] = BOTH) -> Table:
        return Table("main", TOY, self.journal, CardShelf(self.data), others)

    def reopen(self, others: Mapping[str, Load] = BOTH) -> Table:
        self.close()
        self.journal = Journal(self.data)
        self.table = self._open(others)
        return self.table

    def close(self) -> None:
        self.table.close()
        self.journal.close()


@pytest.fixture
def club(tmp_path: Path) -> Club:
    return Club(tmp_path)


def test_a_table_plays_the_usual_game_until_another_is_chosen_and_remembers_which(club: Club) -> None:
    assert (club.table.games.names, club.table.game.meta.name) == (("duel", "toy"), "toy")
    club.table.execute(PlayGame("duel"))
    assert club.table.game.meta.name == "duel"
    assert club.reopen().game.meta.name == "duel"
    assert refused(lambda: club.table.execute(PlayGame("chess"))) == "refused-game"
    club.close()


def test_what_was_chosen_for_a_game_is_there_again_when_it_is_played_again(club: Club) -> None:
    table = club.table
    table.execute(ChooseRule("rounds", "3"))
    table.execute(PlayGame("duel"))
    assert table.moment.seating.options == {}
    assert refused(lambda: table.execute(ChooseRule("rounds", "3"))) == "refused-rule"
    table.execute(PlayGame("toy"))
    assert table.moment.seating.options == {"rounds": "3"}
    club.close()


def test_no_game_is_chosen_that_those_who_sit_cannot_play_and_they_are_told_why(club: Club) -> None:
    table = club.table
    for name, colour in (("Anna", "red"), ("Ben", "blue")):
        table.execute(TakeSeat(name, colour))
    assert refused(lambda: table.execute(PlayGame("duel"))) == "refused-shared-of"
    table.execute(FreeSeat("seat-2"))
    for name, colour in (("Ben", "green"), ("Cleo", "black")):
        table.execute(TakeSeat(name, colour))
    assert refused(lambda: table.execute(PlayGame("duel"))) == "refused-many"
    assert table.game.meta.name == "toy"
    club.close()


def test_another_game_is_refused_only_in_the_middle_of_one(club: Club) -> None:
    table = club.table
    for name, colour in (("Anna", "red"), ("Ben", "green")):
        table.execute(TakeSeat(name, colour))
    table.execute(BeginGame())
    assert refused(lambda: table.execute(PlayGame("duel"))) == "refused-playing"
    table.execute(EndGame())
    table.execute(PlayGame("duel"))
    table.execute(BeginGame())
    assert play_of(table).game.meta.name == "duel"
    club.close()


def test_a_game_goes_on_as_itself_and_evenings_of_all_games_stand_in_one_list(club: Club) -> None:
    seated = [
        club.table.execute(TakeSeat(name, colour)) for name, colour in (("Anna", "red"), ("Ben", "green"))
    ]
    club.table.execute(PlayGame("duel"))
    club.table.execute(BeginGame())
    play_on(club.table, 2)
    state = play_of(club.table).state
    assert play_of(club.reopen()).state == state
    club.table.execute(EndGame())
    club.table.execute(PlayGame("toy"))
    club.table.execute(BeginGame())
    club.table.execute(EndGame())
    evenings = club.table.evenings
    games = [evenings.read(game).name for game in evenings.sat_in(seated[0].token)]
    assert games == ["toy", "duel"]
    club.close()


def test_a_table_opens_without_the_game_that_was_chosen_there(club: Club) -> None:
    club.table.execute(TakeSeat("Anna", "red"))
    club.table.execute(PlayGame("duel"))
    table = club.reopen({})
    assert (table.game.meta.name, [seat.name for seat in table.moment.seating.seats]) == ("toy", ["Anna"])
    assert club.reopen().game.meta.name == "toy"
    club.close()


def test_a_game_that_was_played_is_put_aside_while_its_package_is_missing_and_goes_on_after(
    club: Club,
) -> None:
    for name, colour in (("Anna", "red"), ("Ben", "green")):
        club.table.execute(TakeSeat(name, colour))
    club.table.execute(PlayGame("duel"))
    club.table.execute(BeginGame())
    play_on(club.table, 2)
    state, game = play_of(club.table).state, club.table.moment.game
    assert game is not None
    table = club.reopen({})
    assert (table.moment.play, table.moment.seating.aside) == (None, (game,))
    assert [one.number for one in table.evenings.all()] == [game]
    assert refused(lambda: table.execute(TakeUp(game))) == "refused-take-up"
    assert refused(lambda: table.evenings.taken_home(game)) == "refused-game"
    club.reopen().execute(TakeUp(game))
    assert play_of(club.table).state == state
    club.close()

"""One table plays several games on the same data, and mixes nothing of them."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from companion.engine.refusal import Refused
from companion.table.cards.card_shelf import CardShelf
from companion.table.commands.game import BeginGame, ChooseRule, EndGame, PlayGame
from companion.table.commands.seating import FreeSeat, TakeSeat
from companion.table.journal.journal import Journal
from companion.table.table import Table
from tests.companion.toy_game import TOY
from tests.companion.toy_play import play_of, play_on

DUEL = replace(
    TOY, meta=replace(TOY.meta, name="duel", max_players=2, shared_colours=("white", "blue")), house_rules=()
)
"""For two at most, and blue dice are everybody's."""


class Club:
    """A table with both games, closed and opened again on one folder."""

    def __init__(self, data: Path) -> None:
        self.data = data
        self.journal = Journal(data)
        self.table = self._open()

    def _open(self) -> Table:
        return Table("main", TOY, self.journal, CardShelf(self.data), {"duel": lambda: DUEL})

    def reopen(self) -> Table:
        self.close()
        self.journal = Journal(self.data)
        self.table = self._open()
        return self.table

    def close(self) -> None:
        self.table.close()
        self.journal.close()


def refused(change: Callable[[], object]) -> str:
    with pytest.raises(Refused) as caught:
        change()
    return caught.value.reason.key


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

"""A game comes back as it was played, or the reason why not is named."""

from dataclasses import replace

import pytest

from companion.engine.play import Play
from companion.table.commands.shelf import TakeUp
from companion.table.files.faults import JournalError
from companion.table.journal.values import Values
from companion.table.repertoire import Repertoire
from companion.table.story.opening import Unopened
from companion.table.story.replay import revive
from tests.companion.saying import give_answer
from tests.companion.table.damage.spoilt import forged
from tests.companion.toy_game import TOY, Event, Named, State
from tests.companion.toy_play import ToyHouse, cheer, play_of, play_on

VALUES = Values(TOY.event_types)


RENAMED = replace(TOY, meta=replace(TOY.meta, name="tag"))
NEWER = replace(TOY, meta=replace(TOY.meta, version="2"))


def forgetful(event: Named, _state: State) -> State:
    raise KeyError(event.seat)


def played(house: ToyHouse, answers: int = 4) -> "Play[State, Event]":
    table = house.playing(rounds=5)
    play_on(table, answers)
    give_answer(table, cheer(play_of(table), "seat-1"))
    play = play_of(table)
    house.close()
    return play


def test_every_step_comes_back_and_the_last_is_where_the_game_was(house: ToyHouse) -> None:
    play = played(house)
    house.open()
    steps = revive(house.journal, Repertoire(TOY), 1, verify=True)
    assert [entry.number for entry, _ in steps] == [0, 1, 2, 3, 4, 5]
    assert [after.play.version for _, after in steps] == [1, 2, 3, 4, 5, 6]
    assert steps[-1][1].play == play


def test_the_card_files_of_the_beginning_are_decided_with_when_the_shelf_has_others(house: ToyHouse) -> None:
    play = played(house)
    (house.data / "decks/toy").mkdir(parents=True)
    (house.data / "decks/toy/prizes.yaml").write_text("- another")
    assert play_of(house.open(verify=True)) == play


def test_a_game_that_is_not_installed_any_more_is_named(house: ToyHouse) -> None:
    played(house)
    house.open()
    with pytest.raises(JournalError, match=r"game 1 is toy, and here are only tag; bring toy back"):
        revive(house.journal, Repertoire(RENAMED), 1, verify=False)


def test_a_game_of_another_version_says_so_and_stays_as_it_is(house: ToyHouse) -> None:
    play = played(house)
    table = house.open(NEWER)
    assert (table.unopened, table.moment.seating.aside) == (Unopened.OTHER_VERSION, (1,))
    with pytest.raises(JournalError, match="game 1 is of version 1 of toy, and here is 2; finish it"):
        revive(house.journal, Repertoire(NEWER), 1, verify=False)
    table = house.again()
    table.execute(TakeUp(1))
    assert play_of(table).state == play.state


def test_a_game_that_cannot_be_played_again_is_named(
    house: ToyHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    played(house)
    house.open()
    monkeypatch.setattr(Named, "evolve", forgetful)
    with pytest.raises(JournalError, match="entry 1 cannot be played again"):
        revive(house.journal, Repertoire(TOY), 1, verify=False)


@pytest.mark.parametrize(
    ("number", "why"), [(4, "entry 1 is refused today"), (5, "entry 1 would be decided differently")]
)
def test_a_game_whose_answers_would_be_decided_otherwise_is_found_out(
    house: ToyHouse, number: int, why: str
) -> None:
    played(house)
    forged(
        house.game(1),
        b'"value":{"is":"Counted","number":1}',
        b'"value":{"is":"Counted","number":%d}' % number,
    )
    with pytest.raises(JournalError, match=why):
        house.open(verify=True)

"""An evening stays with the phones that were part of it, and an end that was read stands."""

import pytest

from companion.engine.answers import Origin
from companion.engine.recap_page import Film, RecapPage, Shot
from companion.engine.refusal import Refused
from companion.engine.view import Mood
from companion.table.commands.game import (
    BeginGame,
    ChooseRule,
    EndGame,
    ForgetEverything,
    NextParty,
    PlayAgain,
    PlayAnother,
    SettleGame,
)
from companion.table.commands.seating import TakeSeat
from companion.table.commands.shelf import ForgetGame
from companion.table.files.faults import JournalError
from companion.table.journal.entries import Undo
from companion.table.journal.table_journal import TableJournal
from companion.table.story.told_evening import ToldEnd, ToldEvening, told_evening, without_films
from companion.table.table import Table
from tests.companion.saying import give_undo
from tests.companion.table.damage.spoilt import changed
from tests.companion.toy_play import NAMES, ToyHouse, play_on

ALL = 6
"""As many answers as two rounds of the toy take."""


def playing(house: ToyHouse) -> tuple[Table, str]:
    """A game that has begun, and the token of one who sits there."""
    table = house.open()
    (token, *_) = [table.execute(TakeSeat(name, colour)).token for name, colour in NAMES]
    table.execute(ChooseRule("rounds", "2"))
    table.execute(BeginGame())
    return table, token


def test_a_game_is_ended_early_and_everybody_stays_where_they_sit(house: ToyHouse) -> None:
    table, token = playing(house)
    seats, game = table.moment.seating.seats, table.moment.game
    assert table.record.before(token) is None
    table.execute(EndGame())
    assert table.moment.play is None
    assert table.moment.seating.seats == seats
    assert table.record.before(token) == game
    with pytest.raises(Refused, match="refused-no-game"):
        table.execute(EndGame())


def test_a_game_that_is_over_cannot_be_ended(house: ToyHouse) -> None:
    table, _ = playing(house)
    play_on(table, ALL)
    with pytest.raises(Refused, match="refused-over"):
        table.execute(EndGame())


def test_the_phone_that_was_there_still_finds_its_evening_after_the_next_party(house: ToyHouse) -> None:
    table, token = playing(house)
    game = table.moment.game
    play_on(table, ALL)
    table.execute(NextParty())
    assert table.moment.seating.seat_of(token) is None
    assert table.record.before(token) == game
    assert table.record.before("another") is None
    past = table.evenings.read(game or 0)
    assert [seat.name for seat in past.seating.seats] == [name for name, _ in NAMES]
    assert past.told.end.over
    table = house.again()
    assert table.record.before(token) == game
    table.execute(ForgetEverything())
    assert table.record.before(token) is None


def test_an_evening_that_was_over_is_told_again_without_any_rule(
    house: ToyHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, _ = playing(house)
    play_on(table, ALL)
    story = table.moment.story
    assert story is not None
    told = told_evening(story)
    assert told.chapters
    table.execute(PlayAnother())
    monkeypatch.setattr("companion.table.past.evenings.revive", of_another_version)
    assert table.evenings.read(1).told == told
    table.execute(ForgetGame(1))
    with pytest.raises(JournalError):
        table.evenings.read(1)


def of_another_version(journal: TableJournal, *_: object, **__: object) -> None:
    raise JournalError(journal.path, "is of another version")


def test_a_film_of_a_game_is_drawn_by_its_rules_alone() -> None:
    """What is kept may have come from outside, and a film is shown as it is."""
    film = RecapPage("film", "", "", body=Film("<svg/>", ()))
    shot = RecapPage("shot", "", "", body=Shot(None, ()))
    told = ToldEvening((), (film, shot), ToldEnd(True, {}, None, None, Mood.CALM), {}, {}, {}, False)
    assert [page.body for page in without_films(told).pages] == [None, shot.body]


def test_an_evening_with_a_lost_entry_is_told_as_it_was_then(house: ToyHouse) -> None:
    table, _ = playing(house)
    play_on(table, ALL)
    table.execute(PlayAnother())
    told = table.evenings.read(1).told
    house.close()
    house.game(1).write_bytes(changed(house.game(1).read_bytes(), b'"step-2"'))
    assert house.open().evenings.read(1).told == told


def test_an_evening_whose_telling_is_damaged_is_told_from_its_entries(house: ToyHouse) -> None:
    table, _ = playing(house)
    play_on(table, ALL)
    table.execute(PlayAnother())
    told = table.evenings.read(1).told
    house.close()
    house.game(1).write_bytes(changed(house.game(1).read_bytes(), b'"chapters"'))
    table = house.open()
    assert table.journal.told(1) is None
    assert table.evenings.read(1).told == told


def test_once_the_secrets_are_read_the_end_stands_over_a_restart_too(house: ToyHouse) -> None:
    table, _ = playing(house)
    with pytest.raises(Refused, match="refused-secret"):
        table.execute(SettleGame())
    play_on(table, ALL)
    assert not table.moment.settled
    table.execute(SettleGame())
    story = table.moment.story
    assert story is not None
    late = Undo(story.latest[0].entry, "late", "seat-1", Origin.PHONE)
    with pytest.raises(Refused, match="refused-settled"):
        give_undo(table, late)
    table = house.again()
    with pytest.raises(Refused, match="refused-settled"):
        give_undo(table, late)
    assert table.record.written()["entries"]
    table.execute(PlayAgain())
    assert not table.moment.settled

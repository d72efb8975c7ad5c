"""The shelf: games are put aside and taken up, evenings are read again, none that still be continued."""

from random import Random

import pytest

from companion.adapters.seats.host_lock import HostLock
from companion.adapters.use_cases.evenings.shelf import ReplayShelved
from companion.adapters.use_cases.machine.maintenance import TakeBackup
from companion.adapters.use_cases.table_api import TableApi
from companion.engine.chance import by_chance
from companion.table.commands.game import BeginGame, PlayAnother
from companion.table.commands.seating import FreeSeat, TakeSeat
from companion.table.commands.shelf import ForgetGame, ForgetMetCards, PutAside, TableLaid, TakeUp
from companion.table.state import Actor
from companion.table.table import Table
from tests.companion.adapters.conftest import play_out, submit
from tests.companion.adapters.doors import door_of
from web.ports.protocol import PageViewer, Sorry
from web.ports.queries import ReadEvening, ReadReplay, ReadShelf, ReadShelved
from web.shown.laying import LayingView

SCREEN = PageViewer(None, "en", at_screen=True)
PHONE = PageViewer("seat-1", "en")


@pytest.fixture
def door(table: Table, lock: HostLock) -> TableApi:
    return door_of(table, lock=lock)


def test_a_game_put_aside_stands_on_the_shelf_and_in_the_lobby_until_it_goes_on(
    door: TableApi, table: Table
) -> None:
    table.execute(BeginGame())
    door.execute(PutAside(), SCREEN)
    [shelved] = door.read(ReadShelf(), SCREEN).aside
    assert (shelved.title, shelved.aside) == ("Hope Inhumanity", True)
    assert [one.name for one in shelved.people] == [seat.name for seat in table.moment.seating.seats]
    lobby = door.page(SCREEN).lobby
    assert lobby is not None
    assert lobby.aside == (shelved,)
    door.execute(TakeUp(shelved.number), PHONE)
    assert table.moment.play is not None
    assert door.read(ReadShelf(), SCREEN).aside == ()


def test_nobody_reads_a_game_that_may_still_go_on(door: TableApi, table: Table) -> None:
    table.execute(BeginGame())
    playing = table.moment.game or 0
    door.execute(PutAside(), SCREEN)
    with pytest.raises(Sorry, match="still be continued"):
        door.read(ReadShelved(playing), SCREEN)
    with pytest.raises(Sorry, match="still be continued"):
        door.execute(ReplayShelved(playing), SCREEN)


def test_no_backup_and_no_evening_is_made_of_a_game_that_may_go_on(
    door: TableApi, table: Table, lock: HostLock
) -> None:
    token = table.execute(TakeSeat("Dot", "black")).token
    table.execute(BeginGame())
    door.execute(PutAside(), SCREEN)
    table.execute(FreeSeat(table.moment.seating.seats[-1].id))
    with pytest.raises(Sorry, match="put aside"):
        door.execute(TakeBackup(), SCREEN)
    assert door.execute(TakeBackup(), PageViewer(None, "en", host=lock.own_key)).data
    assert (door.proofs.sat_in_an_evening(token), door.proofs.is_known(token)) == (False, True)
    with pytest.raises(Sorry):
        door.read(ReadEvening((token,)), PHONE)


def test_a_backup_of_a_game_that_is_over_makes_its_end_stand(door: TableApi, table: Table) -> None:
    table.execute(BeginGame())
    play_out(table)
    before = table.moment.settled
    assert door.execute(TakeBackup(), SCREEN).data
    assert (before, table.moment.settled) == (False, True)


def test_an_evening_is_read_again_and_looked_at_step_by_step_and_counted(
    door: TableApi, table: Table
) -> None:
    table.execute(BeginGame())
    play_out(table)
    view = table.game.view(table.moment.play.state, None) if table.moment.play else None
    assert view is not None
    won = {seat.name for seat in table.moment.seating.seats if seat.id in view.winners}
    door.execute(PlayAnother(), SCREEN)
    shelf = door.read(ReadShelf(), SCREEN)
    [played] = shelf.played
    assert {one.name for one in played.people if one.won} == won
    assert len(shelf.people) == len(played.people)
    assert played.won or played.stood == "no one won"
    assert played.highlight is not None
    assert played.highlight.dice
    told = door.read(ReadShelved(played.number), SCREEN)
    assert told.evening.chapters
    key = door.execute(ReplayShelved(played.number), SCREEN)
    assert door.read(ReadReplay(key, 0, ""), SCREEN).steps > 0
    lobby = door.page(SCREEN).lobby
    assert lobby is not None
    assert len(lobby.tonight) == 1


def test_a_game_is_forgotten_by_the_host_alone(door: TableApi, table: Table) -> None:
    table.execute(BeginGame())
    game = table.moment.game or 0
    door.execute(PutAside(), SCREEN)
    with pytest.raises(Sorry):
        door.execute(ForgetGame(game), PHONE)
    door.execute(ForgetGame(game), SCREEN)
    assert door.read(ReadShelf(), SCREEN).aside == ()


def test_behind_a_pin_the_shelf_is_the_hosts(door: TableApi, table: Table, lock: HostLock) -> None:
    table.execute(BeginGame())
    door.execute(PutAside(), SCREEN)
    lock.set("1234")
    for who in (SCREEN, PHONE):
        with pytest.raises(Sorry):
            door.read(ReadShelf(), who)
    host = PageViewer(None, "en", at_screen=True, host=lock.own_key)
    assert door.read(ReadShelf(), host).aside


def test_the_host_forgets_what_a_group_of_phones_has_met(door: TableApi, table: Table) -> None:
    for seat in table.moment.seating.seats:
        table.execute(FreeSeat(seat.id))
    for number, colour in enumerate(("red", "blue", "green"), start=1):
        table.execute(TakeSeat(f"P{number}", colour), Actor(phone=f"phone-{number}"))
    table.execute(BeginGame())
    play_out(table)
    door.execute(PlayAnother(), SCREEN)
    [met] = door.read(ReadShelf(), SCREEN).met
    assert met.names == "P1, P2, P3"
    assert int(met.text.split()[0]) > 5
    with pytest.raises(Sorry):
        door.execute(ForgetMetCards(met.number), PHONE)
    door.execute(ForgetMetCards(met.number), SCREEN)
    shelf = door.read(ReadShelf(), SCREEN)
    assert (shelf.met, len(shelf.played)) == ((), 1)


def test_whoever_takes_a_game_up_is_told_how_the_table_lay_until_they_go_on(
    door: TableApi, table: Table
) -> None:
    table.execute(BeginGame())
    assert laying(door, SCREEN) is None
    door.execute(PutAside(), SCREEN)
    door.execute(TakeUp(1), SCREEN)
    play = table.moment.play
    assert play is not None
    state = play.state
    for who in (SCREEN, PHONE):
        told = laying(door, who)
        assert told is not None
        dice = {one.colour.id: one.count for one in told.things if one.colour}
        assert dice == {"white": state.hope, **{one.colour: one.humanity for one in state.survivors}}
        assert not told.has_map
    door.execute(TableLaid(), PHONE)
    assert laying(door, SCREEN) is None


def test_the_first_answer_ends_the_laying(door: TableApi, table: Table) -> None:
    table.execute(BeginGame())
    door.execute(PutAside(), SCREEN)
    door.execute(TakeUp(1), SCREEN)
    play = table.moment.play
    assert play is not None
    asked = next(one for one in play.open.values() if not one.question.standing)
    submit(table, asked, by_chance(asked.question.form, Random(1)))
    assert laying(door, SCREEN) is None


def laying(door: TableApi, who: PageViewer) -> LayingView | None:
    """The list by which that viewer lays the table again."""
    play = door.page(who).play
    assert play is not None
    return play.laying

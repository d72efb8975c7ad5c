"""Phones find their way back to a game that was put aside, though they looked while nobody sat there."""

from pathlib import Path

import pytest

from companion.adapters.use_cases.single_table import SingleTable
from companion.games.hope_inhumanity.game import GAME
from companion.table.cards.card_shelf import CardShelf
from companion.table.commands.game import BeginGame
from companion.table.commands.seating import FreeSeat
from companion.table.commands.shelf import PutAside, TakeUp
from companion.table.journal.journal import Journal
from companion.table.table import Table
from tests.companion.adapters.conftest import PEOPLE
from tests.companion.adapters.doors import door_of
from tests.web.fakes.device import Device
from web.server import create_app


@pytest.mark.parametrize("looked_at", ["join", "seat", "seat?seat={seat}", "evening"])
def test_put_aside_seats_freed_each_phone_looks_once_and_each_has_its_seat_again(
    looked_at: str, tmp_path: Path
) -> None:
    table = Table("home", GAME, Journal(tmp_path), CardShelf(tmp_path))
    app = create_app(SingleTable(table.id, door_of(table)))
    phones: dict[str, Device] = {}
    for number, (name, colour) in enumerate(PEOPLE):
        phone = Device(app, table.id)
        phone.client.environ_base["REMOTE_ADDR"] = f"203.0.113.{number}"
        phone.get(f"/j/{table.moment.seating.code}")
        phones[phone.ask("join", name=name, colour=colour)["go"].partition("seat=")[2]] = phone
    table.execute(BeginGame())
    game = table.moment.game or 0
    table.execute(PutAside())
    for seat, phone in phones.items():
        table.execute(FreeSeat(seat))
        phone.get(looked_at.format(seat=seat))
        assert "/seat" not in (phone.get("join").location or "")
    table.execute(TakeUp(game))
    for seat, phone in phones.items():
        assert phone.get("join").location == f"/t/home/seat?seat={seat}"
        assert phone.get(f"seat?seat={seat}").status_code == 200
    table.close()

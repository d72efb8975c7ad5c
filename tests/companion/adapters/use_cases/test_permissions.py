"""The permission matrix: what each command asks of whom, derived from the commands themselves."""

from dataclasses import MISSING, fields
from pathlib import Path

import pytest

from companion.adapters.seats.host_lock import HostLock
from companion.adapters.use_cases import table_api
from companion.adapters.use_cases.catalogue import PAGE_COMMANDS, declared
from companion.adapters.use_cases.forms import Need, needs_of
from companion.adapters.use_cases.permissions import CHECKS
from companion.adapters.use_cases.table_access import TableAccess, actor
from companion.adapters.use_cases.table_api import TableApi
from companion.engine.refusal import Refused
from companion.table.commands.command import Command
from companion.table.table import Table
from tests.companion.adapters.doors import parts_of
from web.ports.commands import FieldKind, PageCommand
from web.ports.protocol import PageViewer, Sorry

SCREEN, ADA = PageViewer(None, "en", at_screen=True), PageViewer("seat-1", "en")
AFAR = PageViewer(None, "en")
PIN = "2468"
VIEWERS = ("screen", "player", "guest", "host")
"""The own screen, a phone that plays, a kiosk that a guest opened, and one there that has the PIN."""
MET: dict[Need, tuple[str, str]] = {
    Need.HERE: ("screen player", "screen player host"),
    Need.HOST: ("screen player guest", "host"),
    Need.HOST_AT_KIOSK: ("screen player", "player host"),
    Need.AT_SCREEN: ("screen", "screen"),
    Need.IN_CHARGE: ("screen", "host"),
    Need.AT_SCREEN_OR_IN_CHARGE: ("screen", "screen host"),
    Need.KIOSK: ("screen guest", "screen guest host"),
    Need.SET_UP: ("", ""),
    Need.PROVEN_HOST: ("", "host"),
    Need.PROVEN_HOST_OR_AT_SCREEN: ("screen", "screen host"),
    Need.OWN_SEAT: ("", ""),
}
"""Who meets a need without a PIN, and with one; this table has no set-up."""
ASK_NOTHING = {
    *("TakeSeat", "ClaimSeat", "ConfirmClaim", "EndPrivateLook"),
    *("AnswerQuestion", "RollForMe", "UndoAnswer", "RedoAnswer", "ThrowDice", "PutTokens"),
    *("UnlockHost", "UnlockBox", "ShowCode"),
}
"""Commands that everybody may give who may send a form at all: they prove themselves, or are the game's."""
EXAMPLES: dict[FieldKind, object] = {
    FieldKind.NUMBER: 1,
    FieldKind.YES_NO: True,
    FieldKind.FIELDS: {},
    **dict.fromkeys((FieldKind.EVENING_FILE, FieldKind.HOST_FILE), b""),
    FieldKind.SIGNED: (b"", b""),
}


@pytest.fixture(params=[False, True], ids=["no PIN", "with a PIN"])
def at(table: Table, tmp_path: Path, request: pytest.FixtureRequest) -> TableAccess:
    lock = HostLock(tmp_path / "lock.json")
    if request.param:
        lock.set(PIN)
    return TableAccess(parts_of(table, lock=lock))


def viewers(at: TableAccess) -> dict[str, PageViewer]:
    found = {"screen": SCREEN, "player": ADA, "guest": AFAR}
    if at.lock is not None and at.has_pin:
        found["host"] = PageViewer(None, "en", host=at.lock.let_in(PIN))
    return found


def meets(need: Need, viewer: str, at: TableAccess) -> bool:
    return viewer in MET[need][at.has_pin].split()


def example(form: PageCommand) -> Command[object]:
    """A command with some value for each field that needs one."""
    kinds = {field.name: field.kind for field in form.fields}
    needed = [one.name for one in fields(form.make) if one.default is MISSING]  # type: ignore[arg-type]
    made = form.make(**{name: EXAMPLES.get(kinds.get(name, FieldKind.TEXT), "x") for name in needed})
    assert isinstance(made, Command)
    return made


@pytest.mark.parametrize("need", Need)
def test_each_need_is_met_by_those_of_the_matrix_alone(at: TableAccess, need: Need) -> None:
    for name, who in viewers(at).items():
        try:
            CHECKS[need](at, who)
            met = True
        except Refused:
            met = False
        assert met is meets(need, name, at), name


@pytest.mark.parametrize("form", PAGE_COMMANDS, ids=lambda form: form.name)
def test_a_command_is_carried_out_for_those_who_meet_its_needs_alone(
    at: TableAccess, monkeypatch: pytest.MonkeyPatch, form: PageCommand
) -> None:
    command, door = example(form), TableApi(at.parts)
    monkeypatch.setattr(table_api, "ALL_HANDLERS", {type(command): lambda *_: "done"})
    for name, who in viewers(at).items():
        needs = needs_of(command, actor(who), at.table.moment.seating)
        try:
            carried_out = door.execute(command, who) == "done"
        except Sorry:
            carried_out = False
        assert carried_out is all(meets(need, name, at) for need in needs), name


def test_commands_that_ask_nothing_of_anybody_are_few_and_known(at: TableAccess) -> None:
    everybody = viewers(at).values()
    asking = {
        form.name
        for form in PAGE_COMMANDS
        for who in everybody
        if needs_of(example(form), actor(who), at.table.moment.seating)
    }
    assert {form.name for form in PAGE_COMMANDS} - asking - {"SettleCorrection"} == ASK_NOTHING


def test_every_need_is_some_commands(at: TableAccess) -> None:
    everybody = viewers(at).values()
    asked = {
        need
        for form in PAGE_COMMANDS
        for who in everybody
        for need in needs_of(example(form), actor(who), at.table.moment.seating)
    }
    assert set(Need) - asked <= {Need.PROVEN_HOST_OR_AT_SCREEN}


def test_no_two_commands_have_one_address() -> None:
    addresses = [form.address for form in PAGE_COMMANDS]
    assert len(addresses) == len(set(addresses))
    assert len(list(declared())) > len(addresses)

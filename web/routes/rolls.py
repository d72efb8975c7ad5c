"""The rolls of the game, looked back at: all of them, one of them, and one read once more."""

from flask import Blueprint, make_response, request
from werkzeug.wrappers import Response as AnyResponse

from web.form_origin import proof
from web.ports.commands import PageCommand
from web.ports.queries import ReadRolls
from web.ports.schema import ID, Astray, takes
from web.routes.actions import execute, sender
from web.shown.rolls import PastRoll, PastRolls
from web.site import site
from web.visit import Role, Visit, visit

rolls = Blueprint("rolls", __name__, url_prefix="/t/<table>/rolls")


@rolls.get("")
@takes({"as": ID, "seat": ID})
def every(table: str) -> AnyResponse:
    """All rolls of the game."""
    seen = _looking(table)
    return make_response(_drawn(seen, seen.door.read(ReadRolls(), seen.who), None))


@rolls.get("/<int:entry>")
@takes({"as": ID, "seat": ID})
def one(table: str, entry: int) -> AnyResponse:
    """One roll, as it was read, with what it decided."""
    seen = _looking(table)
    found = seen.door.read(ReadRolls(), seen.who)
    roll = found.of(entry)
    if roll is None:
        raise Astray(404, "no-roll", table)
    return make_response(_drawn(seen, found, roll))


def read_again(form: PageCommand, table: str, entry: int) -> AnyResponse:
    """The photograph of a roll, read once more by today's reader."""
    seen = sender(form, table)
    roll = execute(form, seen, entry=entry)
    return make_response(_drawn(seen, seen.door.read(ReadRolls(), seen.who), roll))


def _looking(table: str) -> Visit:
    return visit(table, request.args.get("as", Role.KIOSK), request.args.get("seat", ""))


def _drawn(seen: Visit, found: PastRolls, roll: PastRoll | None) -> str:
    return site().drawing.plain(
        "rolls.html",
        found.language,
        proof(),
        base=f"/t/{seen.table}",
        home=seen.home,
        viewer=str(seen.role),
        page=found,
        roll=roll,
    )

"""A game that was taken home, opened again for looking: step by step, forwards and back."""

from typing import Any

from flask import Blueprint, make_response, request
from werkzeug.wrappers import Response as AnyResponse

from web.form_origin import proof
from web.panels import all_of
from web.ports.commands import PageCommand
from web.ports.form_values import number
from web.ports.protocol import Sorry
from web.ports.queries import ReadReplay
from web.ports.schema import ID, NUMBER, takes
from web.routes.actions import execute, led, sender
from web.routes.reader import reader, refused
from web.site import site

replay = Blueprint("replay", __name__, url_prefix="/t/<table>/replay")
replay.register_error_handler(Sorry, refused)


@replay.get("")
@takes()
def choose(table: str) -> AnyResponse:
    """Asks for the file of an evening."""
    seen = reader(table)
    return make_response(site().drawing.plain("reopen.html", seen.who.language, proof(), seen=seen))


@replay.get("/<key>")
@takes(step=NUMBER, seen=ID)
def look(table: str, key: str) -> AnyResponse:
    """One step of it, as everybody or as one seat saw it."""
    seen, args = reader(table), request.args
    shown = seen.door.read(ReadReplay(key, number(args.get("step") or "0"), args.get("seen", "")), seen.who)
    values: dict[str, Any] = {"replay": shown, "page": all_of(shown.page), "seen": seen}
    drawn = site().drawing.plain("replay.html", seen.who.language, proof(), **values)
    return make_response(drawn)


def reopen(form: PageCommand, table: str) -> AnyResponse:
    """Opens an evening and leads to it."""
    return led(_address(table, execute(form, sender(form, table))))


def _address(table: str, key: str) -> str:
    seen = reader(table)
    return f"{seen.base}/replay/{key}?as={seen.role}" + (f"&seat={seen.seat}" if seen.seat else "")

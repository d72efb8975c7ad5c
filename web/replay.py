"""A game that was taken home, opened again for looking: step by step, forwards and back."""

from flask import Blueprint, make_response, redirect, request
from werkzeug.wrappers import Response as AnyResponse

from web.actions import acting, led
from web.form_origin import proof
from web.protocol import Sorry
from web.reader import reader, refused
from web.schema import ID, NUMBER, takes
from web.site import site
from web.taps import number

replay = Blueprint("replay", __name__, url_prefix="/t/<table>/replay")
replay.register_error_handler(Sorry, refused)


@replay.get("")
@takes()
def choose(table: str) -> AnyResponse:
    """Asks for the file."""
    seen = reader(table)
    return make_response(site().drawing.plain("reopen.html", seen.who.language, proof(), seen=seen))


@replay.post("")
@takes()
def reopen(table: str) -> AnyResponse:
    """Opens the file that was sent."""
    seen = acting(table)
    upload = request.files.get("evening")
    key = seen.door.reopen(upload.read() if upload else b"", seen.who)
    return redirect(_address(table, key), 303)


@replay.post("/this")
@takes()
def reopen_this(table: str) -> AnyResponse:
    """Opens the game that is over at this table."""
    seen = acting(table)
    return led(_address(table, seen.door.reopen_this(seen.who)))


@replay.get("/<key>")
@takes(step=NUMBER, seen=ID)
def look(table: str, key: str) -> AnyResponse:
    """One step of it, as everybody or as one seat saw it."""
    seen, args = reader(table), request.args
    shown = seen.door.reopened(key, number(args.get("step") or "0"), args.get("seen", ""), seen.who)
    drawn = site().drawing.plain("replay.html", seen.who.language, proof(), replay=shown, seen=seen)
    return make_response(drawn)


def _address(table: str, key: str) -> str:
    seen = reader(table)
    return f"{seen.base}/replay/{key}?as={seen.role}" + (f"&seat={seen.seat}" if seen.seat else "")

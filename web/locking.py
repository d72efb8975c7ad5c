"""The host's lock: the PIN is set at the table's own screen, and typed in wherever the host is."""

from flask import Blueprint, request
from werkzeug.wrappers import Response as AnyResponse

from web.actions import acting, asking, done, led
from web.rate_limit import network
from web.schema import ID, TEXT, takes
from web.visit import keep_host

locking = Blueprint("locking", __name__, url_prefix="/t/<table>")


@locking.post("/unlock")
@takes(pin=TEXT)
def unlock(table: str) -> AnyResponse:
    """Makes this browser the host's for a while."""
    seen = asking(table)
    token = seen.door.unlock(request.form.get("pin", ""), seen.who, network(request.remote_addr or ""))
    response = led(seen.home)
    keep_host(response, table, token)
    return response


@locking.post("/lock")
@takes(do=ID, pin=TEXT)
def lock(table: str) -> AnyResponse:
    """Sets the PIN, takes it off, or ends being the host."""
    seen = acting(table)
    match request.form.get("do", ""):
        case "set":
            seen.door.set_pin(request.form.get("pin", ""), seen.who)
        case "off":
            seen.door.set_pin(None, seen.who)
        case _:
            seen.door.lock(seen.who)
    return done(seen)

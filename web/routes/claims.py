"""Taking one's seat up again on another phone, and what those are asked who can confirm it."""

from flask import Blueprint, make_response, redirect, request
from werkzeug.wrappers import Response as AnyResponse

from web.connections.own_screen import is_own_screen
from web.ports.commands import PageCommand
from web.ports.protocol import Sorry
from web.ports.schema import Astray
from web.routes.actions import execute, led, sender
from web.routes.pages import draw
from web.site import say, site
from web.visit import (
    Role,
    claim_token,
    door_of,
    forget_claim,
    is_invited,
    keep_claim,
    keep_seats,
    seats_here,
    visit,
)

claiming = Blueprint("claiming", __name__, url_prefix="/t/<table>")


@claiming.get("/claim")
def wait(table: str) -> AnyResponse:
    """The page of a phone that waits for its seat; once it is confirmed, it leads there."""
    door, token = door_of(table), claim_token(table)
    seat = door.proofs.seat_of(token) if token else None
    if seat is not None:
        response: AnyResponse = redirect(f"/t/{table}/seat?seat={seat}", 303)
        keep_seats(response, table, list(dict.fromkeys([*seats_here(table, door).values(), token])))
        forget_claim(response, table)
        return response
    if token and door.proofs.claimed(token):
        return make_response(draw(visit(table, Role.CLAIM)))
    if not token and seats_here(table, door):
        # Its seat came with the answer before this one: two ways led here at once.
        return redirect(f"/t/{table}/seat", 303)
    if not is_invited(table, door):
        return redirect(f"/t/{table}/join", 303)
    return make_response(draw(visit(table, Role.JOIN), sorry=say("claim-over") if token else None))


def claim(form: PageCommand, table: str) -> AnyResponse:
    """Asks for a seat; needs the short code, from its cookie. Players who play on for a bot say a name."""
    seen = sender(form, table)
    if not is_invited(table, seen.door):
        raise Astray(403, "wrong-code", table)
    _check_pace(table)
    token = execute(form, seen)
    response = led(f"/t/{table}/claim")
    keep_claim(response, table, token)
    return response


def confirm(form: PageCommand, table: str) -> AnyResponse:
    """The code that the table shows, typed on the phone that waits."""
    seen = sender(form, table)
    if seen.door.proofs.claimed(seen.who.claim) is None:
        raise Astray(403, "no-seat", table)
    brake, address = site().brake, request.remote_addr or ""
    if brake.holds(address):
        raise Astray(429, "too-many", table)
    try:
        execute(form, seen)
    except Sorry:
        brake.failed(address)
        raise
    return led(f"/t/{table}/claim")


def _check_pace(table: str) -> None:
    """Raises Astray (429) for a device that asks again and again; the own machine may."""
    asking, address = site().asking, request.remote_addr or ""
    if is_own_screen(request):
        return
    if asking.holds(address):
        raise Astray(429, "asked-often", table)
    asking.failed(address)

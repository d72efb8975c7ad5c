"""Taking one's seat up again on another phone, and what those are asked who can confirm it."""

from flask import Blueprint, make_response, redirect, request
from werkzeug.wrappers import Response as AnyResponse

from web.actions import acting, done, led
from web.own_screen import is_this_machine
from web.pages import draw
from web.protocol import Sorry
from web.schema import ID, NUMBER, TEXT, YES_NO, takes
from web.site import say, site
from web.visit import (
    Astray,
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


@claiming.post("/claim")
@takes(claim=ID, name=TEXT)
def claim(table: str) -> AnyResponse:
    """Claims a seat; needs the short code from its cookie. A person who replaces a bot gives a name."""
    seen = acting(table, Role.JOIN)
    if not is_invited(table, seen.door):
        raise Astray(403, "wrong-code", table)
    _check_pace(table)
    token = seen.door.claim(request.form.get("claim", ""), seen.who, request.form.get("name", ""))
    response = led(f"/t/{table}/claim")
    keep_claim(response, table, token)
    return response


@claiming.get("/claim")
def wait(table: str) -> AnyResponse:
    """The page of a phone that waits for its seat; once it is confirmed, it leads there."""
    door, token = door_of(table), claim_token(table)
    seat = door.seat_of(token) if token else None
    if seat is not None:
        response: AnyResponse = redirect(f"/t/{table}/seat?seat={seat}", 303)
        keep_seats(response, table, list(dict.fromkeys([*seats_here(table, door).values(), token])))
        forget_claim(response, table)
        return response
    if token and door.claimed(token):
        return make_response(draw(visit(table, Role.CLAIM)))
    if not token and seats_here(table, door):
        # Its seat came with the answer before this one: two ways led here at once.
        return redirect(f"/t/{table}/seat", 303)
    if not is_invited(table, door):
        return redirect(f"/t/{table}/join", 303)
    return make_response(draw(visit(table, Role.JOIN), sorry=say("claim-over") if token else None))


@claiming.post("/claim/code")
@takes(code=TEXT)
def confirm(table: str) -> AnyResponse:
    """The code that the table shows, typed on the phone that waits."""
    seen = acting(table, Role.CLAIM)
    if seen.door.claimed(seen.who.claim) is None:
        raise Astray(403, "no-seat", table)
    brake, address = site().brake, request.remote_addr or ""
    if brake.holds(address):
        raise Astray(429, "too-many", table)
    try:
        seen.door.confirm(request.form.get("code", ""), seen.who)
    except Sorry:
        brake.failed(address)
        raise
    return led(f"/t/{table}/claim")


@claiming.post("/claim/answer")
@takes(claim=ID, mark=NUMBER, agree=YES_NO)
def settle(table: str) -> AnyResponse:
    """Accepts or denies the claim of the phone with this mark, as the seat, the host or the table."""
    seen = acting(table)
    seat, mark = request.form.get("claim", ""), request.form.get("mark", "")
    seen.door.settle_claim(seat, request.form.get("agree") == "yes", seen.who, mark)
    return done(seen)


def _check_pace(table: str) -> None:
    """Raises Astray (429) for a device that asks again and again; the own machine may."""
    asking, address = site().asking, request.remote_addr or ""
    if is_this_machine(address):
        return
    if asking.holds(address):
        raise Astray(429, "asked-often", table)
    asking.failed(address)

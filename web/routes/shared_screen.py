"""Private page of a player without a phone on the table's own screen, while the others look away."""

from flask import Blueprint, g, make_response, redirect, request
from werkzeug.wrappers import Response as AnyResponse

from web.form_origin import proof
from web.ports.commands import PageCommand
from web.ports.schema import ID, Astray, takes
from web.routes.actions import acting, execute, led
from web.routes.pages import draw
from web.site import site
from web.visit import Role, Visit, drop_key, keep_key, private_key, visit

shared_screen = Blueprint("shared_screen", __name__, url_prefix="/t/<table>")


@shared_screen.get("/curtain")
@takes(seat=ID)
def before(table: str) -> AnyResponse:
    """Says who looks now, and shows nothing yet."""
    seen = _at_screen(table)
    seats = {one.seat: one.name for one in seen.door.page(seen.who).seats if one.look}
    seat = request.args.get("seat", "")
    if seat not in seats:
        return redirect(seen.home, 303)
    values = {"table": table, "seat": seat, "name": seats[seat], "home": seen.home}
    return make_response(site().drawing.plain("private_look.html", seen.who.language, proof(), **values))


@shared_screen.get("/private")
def private(table: str) -> AnyResponse:
    """Private page of that player; redirects to the table once the look is over."""
    seen = _at_screen(table)
    if seen.door.proofs.seat_behind(private_key(table)) is None:
        return redirect(seen.home, 303)
    g.visit = visit(table, Role.PRIVATE)
    return make_response(draw(g.visit))


def begin_private_look(form: PageCommand, table: str) -> AnyResponse:
    """Begins the private look of one player."""
    seen = _at_screen(table)
    response = led(f"/t/{table}/private")
    keep_key(response, table, execute(form, seen))
    return response


def end_private_look(form: PageCommand, table: str) -> AnyResponse:
    """Ends the private look at the shared screen."""
    seen = _at_screen(table)
    execute(form, seen, key=private_key(table))
    response = led(seen.home)
    drop_key(response, table)
    return response


def _at_screen(table: str) -> Visit:
    seen = acting(table, Role.KIOSK)
    if not seen.who.at_screen:
        raise Astray(403, "not-here", table)
    return seen

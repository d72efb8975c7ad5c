"""The rules of a game, to be read and searched: from every reason a number leads to its paragraph here."""

from flask import Blueprint, g, make_response, request
from werkzeug.wrappers import Response as AnyResponse

from web.own_form import proof
from web.protocol import Who
from web.schema import ID, TEXT, takes
from web.site import language, site
from web.visit import Role, Visit, door_of

rulebook = Blueprint("rulebook", __name__, url_prefix="/t/<table>")
KIOSK_SECONDS = 300
"""After so long a big screen shows the table again, though nobody has touched it."""


@rulebook.get("/rules")
@takes(game=ID, q=TEXT)
def rules(table: str) -> AnyResponse:
    """The rules of what is played or of another game, all or only those in which some words stand."""
    seen = g.visit = _reader(table)
    book = seen.door.rulebook(request.args.get("game", ""), seen.who)
    wanted = request.args.get("q", "").strip()
    text = site().drawing.plain(
        "rulebook.html",
        book.language,
        proof(),
        book=book.searched(wanted),
        wanted=wanted,
        base=f"/t/{table}",
        back=seen.home,
        reader=seen.role,
        seat=seen.who.seat or "",
    )
    response = make_response(text)
    if seen.role is Role.KIOSK:
        response.headers["Refresh"] = f"{KIOSK_SECONDS}; url={seen.home}"
    return response


def _reader(table: str) -> Visit:
    """Who reads proves nothing: the rules are no secret. The seat is only where the way back leads."""
    door = door_of(table)
    if request.args.get("as") == Role.KIOSK:
        return Visit(table, door, Role.KIOSK, Who(None, door.language() or language()))
    return Visit(table, door, Role.SEAT, Who(request.args.get("seat", ""), language()))

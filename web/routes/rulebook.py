"""The rules of a game, to be read and searched: from every reason a number leads to its paragraph here."""

from flask import Blueprint, make_response, request
from werkzeug.wrappers import Response as AnyResponse

from web.form_origin import proof
from web.ports.protocol import Sorry
from web.ports.queries import ReadRules
from web.ports.schema import ID, TEXT, takes
from web.routes.reader import reader, refused
from web.site import site
from web.visit import Role

rulebook = Blueprint("rulebook", __name__, url_prefix="/t/<table>")
rulebook.register_error_handler(Sorry, refused)
KIOSK_SECONDS = 300
"""After so long a big screen shows the table again, though nobody has touched it."""


@rulebook.get("/rules")
@takes(game=ID, q=TEXT)
def rules(table: str) -> AnyResponse:
    """The rules of what is played or of another game, all or only those in which some words stand."""
    seen = reader(table)
    book = seen.door.read(ReadRules(request.args.get("game", "")), seen.who)
    wanted = request.args.get("q", "").strip()
    text = site().drawing.plain(
        "rulebook.html",
        book.language,
        proof(),
        book=book.searched(wanted),
        wanted=wanted,
        seen=seen,
    )
    response = make_response(text)
    if seen.role is Role.KIOSK:
        response.headers["Refresh"] = f"{KIOSK_SECONDS}; url={seen.home}"
    return response

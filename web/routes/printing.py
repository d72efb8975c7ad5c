"""Mat, tokens, seat cards and card sheets, to be printed from a phone or taken along."""

from flask import Blueprint, Response, g, make_response, request
from werkzeug.wrappers import Response as AnyResponse

from web.form_origin import proof
from web.ports.queries import ReadPrintables, ReadPrinted
from web.ports.schema import ID, NUMBER, TEXT, takes
from web.site import site
from web.visit import Role, Visit, visit

printing = Blueprint("printing", __name__, url_prefix="/t/<table>/print")

FILED = ("board", "cards", "tiles", "markers")
"""Printables of a card file."""


@printing.get("")
@takes()
def choose(table: str) -> AnyResponse:
    """Lists printables and paper sizes."""
    seen = _asking(table)
    press = seen.door.read(ReadPrintables(), seen.who)
    way = f"as={seen.role}" + (f"&seat={seen.who.seat}" if seen.who.seat else "")
    drawn = site().drawing.plain(
        "print.html", press.language, proof(), base=f"/t/{table}", press=press, back=seen.home, way=way
    )
    return make_response(drawn)


@printing.get("/<what>.pdf")
@takes(paper=ID, people=NUMBER, deck=TEXT)
def pdf(table: str, what: str) -> Response:
    """One of them as a PDF."""
    seen, args = _asking(table), request.args
    which = args.get("deck", "") if what in FILED else args.get("people", "")
    made = seen.door.read(ReadPrinted(what, which, args.get("paper", "A4")), seen.who)
    return Response(made, mimetype="application/pdf")


def _asking(table: str) -> Visit:
    """Proven visit, as printables are not public. Raises Astray."""
    role = Role.KIOSK if request.args.get("as") == Role.KIOSK else Role.SEAT
    seen = g.visit = visit(table, role, request.args.get("seat", ""))
    return seen

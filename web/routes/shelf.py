"""The shelf: games put aside to go on with, and evenings to read again."""

from datetime import datetime
from typing import Any

from flask import Blueprint, Response, g, jsonify, make_response, request
from werkzeug.wrappers import Response as AnyResponse

from web.form_origin import proof
from web.ports.commands import PageCommand
from web.ports.form_values import number
from web.ports.protocol import Sorry
from web.ports.queries import ReadEveningPaper, ReadShelf, ReadShelved
from web.ports.schema import ID, NUMBER, takes
from web.routes.actions import execute, led, sender
from web.site import site, wants_json
from web.visit import Role, Visit, visit

shelf = Blueprint("shelf", __name__, url_prefix="/t/<table>/shelf")


@shelf.errorhandler(Sorry)
def refuse(sorry: Sorry) -> AnyResponse:
    """Refusal with the way back, for a host who has not typed the PIN, too."""
    if wants_json():
        return jsonify(sorry=sorry.text)
    seen: Visit = g.visit
    values = {"text": sorry.text, "back": seen.home, "unlock": "", "has_pin": ""}
    return make_response(site().drawing.plain("sorry.html", seen.who.language, proof(), **values), 403)


@shelf.get("")
@takes({"as": ID, "seat": ID, "first": NUMBER})
def look(table: str) -> AnyResponse:
    """Shows the games on the shelf, the latest first."""
    seen = _looking(table)
    shown = seen.door.read(ReadShelf(number(request.args.get("first") or "0")), seen.who)
    return _drawn("shelf.html", seen, shelf=shown)


@shelf.get("/<int:game>")
@takes({"as": ID, "seat": ID})
def one(table: str, game: int) -> AnyResponse:
    """One evening, told back."""
    seen = _looking(table)
    told = seen.door.read(ReadShelved(game), seen.who)
    return _drawn("told.html", seen, page=told, shelved=game)


@shelf.get("/<int:game>/evening.pdf")
@takes({"as": ID, "seat": ID})
def on_paper(table: str, game: int) -> AnyResponse:
    """The pages of that evening."""
    seen = _looking(table)
    made = seen.door.read(ReadEveningPaper(seen.door.read(ReadShelved(game), seen.who)), seen.who)
    named = f'attachment; filename="evening-{datetime.now():%Y-%m-%d}.pdf"'
    return Response(made, mimetype="application/pdf", headers={"Content-Disposition": named})


def replay(form: PageCommand, table: str) -> AnyResponse:
    """Opens an evening to look at it step by step, and leads there."""
    seen = sender(form, table)
    return led(f"/t/{table}/replay/{execute(form, seen)}{query(seen)}")


def query(seen: Visit) -> str:
    """Returns the query that tells a link its reader, so that the way back leads to their page."""
    return f"?as={seen.role}" + (f"&seat={seen.who.seat}" if seen.who.seat else "")


def _looking(table: str) -> Visit:
    seen = g.visit = visit(table, request.args.get("as", Role.KIOSK), request.args.get("seat", ""))
    return seen


def _drawn(template: str, seen: Visit, **values: Any) -> AnyResponse:
    base, from_ = f"/t/{seen.table}", query(seen)
    drawn = site().drawing.plain(
        template,
        seen.who.language,
        proof(),
        base=base,
        home=seen.home,
        viewer=seen.role,
        seat=seen.who.seat or "",
        query=from_,
        **values,
    )
    return make_response(drawn)

"""The machine behind the table, for its host on any phone: settings, another start, a backup brought back."""

from flask import Blueprint, g, jsonify, make_response
from werkzeug.wrappers import Response as AnyResponse

from web.form_origin import proof
from web.ports.commands import PageCommand
from web.ports.protocol import Sorry
from web.ports.queries import ReadBox
from web.ports.schema import takes
from web.routes.actions import execute, sender
from web.shown.box import BoxView
from web.site import site, wants_json
from web.visit import Role, Visit, visit

box = Blueprint("box", __name__, url_prefix="/t/<table>/box")


@box.get("")
@takes()
def shown(table: str) -> AnyResponse:
    """Every setting, and what else can be done to the machine."""
    seen = _seen(table)
    return _drawn(seen, seen.door.read(ReadBox(), seen.who))


@box.errorhandler(Sorry)
def refuse(sorry: Sorry) -> AnyResponse:
    """Refusal with the way back; a locked-out host can type the PIN."""
    if wants_json():
        return jsonify(sorry=sorry.text)
    seen: Visit = g.visit
    page = seen.door.page(seen.who)
    drawn = site().drawing.plain(
        "sorry.html",
        seen.who.language,
        proof(),
        text=sorry.text,
        back=f"/t/{seen.table}/box" if page.status.in_charge else seen.home,
        unlock="" if page.status.in_charge else f"/t/{seen.table}/box",
        has_pin=page.status.has_pin,
    )
    return make_response(drawn, 409 if page.status.in_charge else 403)


def brought(form: PageCommand, table: str) -> AnyResponse:
    """The page, with what a backup would replace."""
    seen = sender(form, table)
    return _drawn(seen, execute(form, seen))


def _seen(table: str) -> Visit:
    seen = g.visit = visit(table, Role.KIOSK)
    return seen


def _drawn(seen: Visit, shown: BoxView) -> AnyResponse:
    base = f"/t/{seen.table}"
    drawn = site().drawing.plain("box.html", shown.language, proof(), base=base, box=shown, back=seen.home)
    return make_response(drawn)

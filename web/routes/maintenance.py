"""The host's pages about the machine itself: the doctor, and what he packs up."""

from dataclasses import asdict

from flask import Blueprint, g, jsonify, make_response
from werkzeug.wrappers import Response as AnyResponse

from web.form_origin import proof
from web.ports.commands import PageCommand
from web.ports.queries import ReadCheckup
from web.routes.actions import execute, reply, sender
from web.site import site, wants_json
from web.visit import Role, visit

keeping = Blueprint("keeping", __name__, url_prefix="/t/<table>")


@keeping.get("/doctor")
def doctor(table: str) -> AnyResponse:
    """Health of the box and its parts, as a page or JSON."""
    seen = g.visit = visit(table, Role.KIOSK)
    checkup = seen.door.read(ReadCheckup(), seen.who)
    if wants_json():
        return jsonify(asdict(checkup))
    return make_response(
        site().drawing.plain("doctor.html", checkup.language, proof(), checkup=checkup, table=table)
    )


def forget(form: PageCommand, table: str) -> AnyResponse:
    """Has everything forgotten, by the pages as well, which then say what that was."""
    seen = sender(form, table)
    told = execute(form, seen)
    site().forget()
    return reply(form, seen, told)

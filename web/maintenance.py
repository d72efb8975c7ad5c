"""The host's pages about the machine itself: the doctor, and what he packs up."""

from dataclasses import asdict
from datetime import datetime

from flask import Blueprint, Response, g, jsonify, make_response
from werkzeug.wrappers import Response as AnyResponse

from web.actions import acting, check_sure, done
from web.form_origin import proof
from web.schema import ID, takes
from web.site import site, wants_json
from web.visit import Role, visit

keeping = Blueprint("keeping", __name__, url_prefix="/t/<table>")


@keeping.get("/doctor")
def doctor(table: str) -> AnyResponse:
    """Health of the box and its parts, as a page or JSON."""
    seen = g.visit = visit(table, Role.KIOSK)
    checkup = seen.door.doctor(seen.who)
    if wants_json():
        return jsonify(asdict(checkup))
    return make_response(
        site().drawing.plain("doctor.html", checkup.language, proof(), checkup=checkup, table=table)
    )


@keeping.post("/bundle")
@takes()
def bundle(table: str) -> Response:
    """Support file."""
    seen = acting(table)
    return _file(seen.door.bundle(seen.who), "companion-bundle")


@keeping.post("/backup")
@takes()
def backup(table: str) -> Response:
    """Games, decks, calibration and settings, as a file to keep."""
    seen = acting(table)
    return _file(seen.door.backup(seen.who), "companion-backup")


@keeping.post("/normal")
@takes()
def leave_safe_mode(table: str) -> AnyResponse:
    """Leaves safe mode and restarts."""
    seen = acting(table)
    seen.door.leave_safe_mode(seen.who)
    return done(seen)


@keeping.post("/off")
@takes(sure=ID)
def switch_off(table: str) -> AnyResponse:
    """Switches the machine off."""
    seen = acting(table)
    check_sure()
    seen.door.switch_off(seen.who)
    return done(seen)


def _file(packed: bytes, name: str) -> Response:
    """A zip to be kept, with its day in its name."""
    named = f'attachment; filename="{name}-{datetime.now():%Y-%m-%d}.zip"'
    return Response(packed, mimetype="application/zip", headers={"Content-Disposition": named})

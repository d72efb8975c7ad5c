"""The machine behind the table, for its host on any phone: settings, another start, a backup brought back."""

from flask import Blueprint, g, jsonify, make_response, redirect, request
from werkzeug.wrappers import Response as AnyResponse

from web.actions import acting, check_sure
from web.form_origin import proof
from web.protocol import Sorry
from web.rate_limit import network
from web.schema import ID, TEXT, takes
from web.shown.box import BoxView
from web.site import site, wants_json
from web.visit import Role, Visit, keep_host, visit

SIGNED = ".sig"
"""Suffix of a signature file."""

box = Blueprint("box", __name__, url_prefix="/t/<table>/box")


@box.get("")
@takes()
def shown(table: str) -> AnyResponse:
    """Every setting, and what else can be done to the machine."""
    seen = _seen(table)
    return _drawn(seen, seen.door.box(seen.who))


@box.post("/setting")
@takes(setting=ID, value=TEXT)
def change(table: str) -> AnyResponse:
    """Writes one setting."""
    seen, form = _acting(table), request.form
    seen.door.change_setting(form.get("setting", ""), form.get("value", ""), seen.who)
    return redirect(f"/t/{table}/box#{form.get('setting', '')}", 303)


@box.post("/restart")
@takes(sure=ID)
def restart(table: str) -> AnyResponse:
    """Restarts the program."""
    seen = _acting(table)
    check_sure()
    seen.door.restart(seen.who)
    return redirect(f"/t/{table}/kiosk", 303)


@box.post("/restore")
@takes()
def restore(table: str) -> AnyResponse:
    """Looks a backup through, and says what it would replace."""
    seen = _acting(table)
    upload = request.files.get("backup")
    return _drawn(seen, seen.door.bring_back(upload.read() if upload else b"", seen.who))


@box.post("/restore/yes")
@takes(sure=ID)
def put_back(table: str) -> AnyResponse:
    """Puts what was brought in place, by another start."""
    seen = _acting(table)
    check_sure()
    seen.door.put_back(seen.who)
    return redirect(f"/t/{table}/kiosk", 303)


@box.post("/version")
@takes()
def bring_version(table: str) -> AnyResponse:
    """Takes a newer version with its signature, both in one field, in either order."""
    seen = _acting(table)
    seen.door.bring_version(*version_files(), seen.who)
    return redirect(f"/t/{table}/box#version", 303)


@box.post("/version/stick")
@takes()
def version_from_stick(table: str) -> AnyResponse:
    """Takes the newer version that lies on a USB stick."""
    seen = _acting(table)
    seen.door.version_from_stick(seen.who)
    return redirect(f"/t/{table}/box#version", 303)


@box.post("/version/yes")
@takes(sure=ID)
def install_version(table: str) -> AnyResponse:
    """Has what was brought installed."""
    seen = _acting(table)
    check_sure()
    seen.door.install_version(seen.who)
    return redirect(f"/t/{table}/box#version", 303)


@box.post("/code")
@takes()
def show_code(table: str) -> AnyResponse:
    """Lets the table's own screen show a code, to be typed here."""
    seen = _seen(table)
    seen.door.show_code(seen.who)
    return redirect(f"/t/{table}/box", 303)


@box.post("/unlock")
@takes(pin=TEXT)
def unlock(table: str) -> AnyResponse:
    """Makes this browser the host's for a while."""
    seen = _seen(table)
    token = seen.door.unlock(request.form.get("pin", ""), seen.who, network(request.remote_addr or ""))
    response = redirect(f"/t/{table}/box", 303)
    keep_host(response, table, token)
    return response


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
        back=f"/t/{seen.table}/box" if page.in_charge else seen.home,
        unlock="" if page.in_charge else f"/t/{seen.table}/box",
        has_pin=page.has_pin,
    )
    return make_response(drawn, 409 if page.in_charge else 403)


def version_files() -> tuple[bytes, bytes]:
    """The version and its signature that this request brings, each empty where it is missing."""
    files = {(one.filename or "").endswith(SIGNED): one for one in request.files.getlist("version")}
    wheel, signature = (files[kind].read() if kind in files else b"" for kind in (False, True))
    return wheel, signature


def _seen(table: str) -> Visit:
    seen = g.visit = visit(table, Role.KIOSK)
    return seen


def _acting(table: str) -> Visit:
    """Visit as the big screen for any form; a seat proves nothing here."""
    return acting(table, Role.KIOSK)


def _drawn(seen: Visit, shown: BoxView) -> AnyResponse:
    base = f"/t/{seen.table}"
    drawn = site().drawing.plain("box.html", shown.language, proof(), base=base, box=shown, back=seen.home)
    return make_response(drawn)

"""The page of staff: all tables of a café on a plan, and what they are told to do."""

from typing import cast

from flask import Blueprint, Flask, Response, current_app, jsonify, make_response, redirect, request
from werkzeug.wrappers import Response as AnyResponse

from web.connections.rate_limit import network
from web.form_origin import proof
from web.ports.commands import SentForm
from web.ports.protocol import Door, PageViewer, Sorry, TableRegistry
from web.ports.schema import ID, LONG, NUMBER, TEXT, YES_NO, Astray, takes
from web.ports.staff_door import StaffDoor
from web.server import Server, guarded_app
from web.shown.staff import COLUMNS, ROWS
from web.site import LANGUAGE, cookie, language, say, site, wants_json

DOOR = "staff-door"
HOST = "staff"
THREADS = 8
YEAR = 365 * 24 * 3600
staff = Blueprint("staff", __name__)


class NoTable(TableRegistry):
    """A house whose tables are elsewhere. Its cookies are told by a name of its own."""

    def __init__(self, own: str) -> None:
        self._own = own

    def door(self, table: str) -> Door | None:  # noqa: ARG002 - there is none
        return None

    def first(self) -> str:
        return ""

    def tables(self) -> tuple[str, ...]:
        return ()

    def identity(self) -> str:
        """Suffix of this page's cookies."""
        return self._own


def create_staff_app(door: StaffDoor, own: str) -> Flask:
    """The page of staff. `own` tells its cookies from those of tables on the same machine."""
    app = guarded_app(NoTable(own), THREADS)
    app.extensions[DOOR] = door
    app.register_blueprint(staff)
    return app


def serve_staff(door: StaffDoor, own: str, host: str, port: int) -> Server:
    """A server of that page, listening but not started; port 0 takes a free one. Raises OSError."""
    return Server(create_staff_app(door, own), host, port, THREADS)


@staff.get("/")
def page() -> AnyResponse:
    """Shows all tables."""
    return make_response(_drawn())


@staff.get("/tables")
def tables() -> Response:
    """The main of the page, for its script, unless that has it already."""
    response = Response(_main(), mimetype="text/html")
    response.add_etag()
    return cast(Response, response.make_conditional(request))


@staff.post("/place")
@takes(table=ID, x=NUMBER, y=NUMBER)
def place() -> AnyResponse:
    """Puts a table elsewhere on the plan."""
    x, y = (int(request.form.get(name) or 0) for name in ("x", "y"))
    _door().place(request.form.get("table", ""), x, y, _who())
    return _done()


@staff.post("/order")
@takes(table=ID, deed="coming|next|end|restart")
def order() -> AnyResponse:
    """Has a table do something."""
    if not (deed := request.form.get("deed", "")):
        raise Astray(400, "no-answer")
    _door().order(request.form.get("table", ""), deed, _who())
    return _done()


@staff.post("/bring")
@takes({"to-.+": YES_NO}, deed="settings|deck", text=LONG)
def bring() -> AnyResponse:
    """Brings settings or a deck to several tables."""
    if not (what := request.form.get("deed", "")):
        raise Astray(400, "no-answer")
    tables = tuple(name.removeprefix("to-") for name in request.form if name.startswith("to-"))
    _door().bring(tables, what, request.form.get("text", ""), _who())
    return _done()


@staff.post("/update")
@takes()
def update() -> AnyResponse:
    """Brings a newer version, with its signature, to every table at which no game is going on."""
    _door().update(*SentForm(request.form, request.files).signed("version"), _who())
    return _done()


@staff.get("/version/<name>.<kind>")
@takes()
def version(name: str, kind: str) -> AnyResponse:
    """File for tables to fetch."""
    found = _door().version(name, kind)
    if found is None:
        raise Astray(404, "no-page")
    return Response(found, mimetype="application/octet-stream")


@staff.post("/evenings")
@takes(sheet="games|dice")
def evenings() -> AnyResponse:
    """The evenings of all tables, as a file for a spreadsheet."""
    if not (what := request.form.get("sheet", "")):
        raise Astray(400, "no-answer")
    named = {"Content-Disposition": f'attachment; filename="{what}.csv"'}
    # Without the mark in front spreadsheets take it for another coding than UTF-8.
    sheet = _door().sheet(what, _who()).encode("utf-8-sig")
    return Response(sheet, mimetype="text/csv", headers=named)


@staff.post("/unlock")
@takes(pin=TEXT)
def unlock() -> AnyResponse:
    """Makes this browser one of staff's for a while."""
    token = _door().unlock(request.form.get("pin", ""), _who(), network(request.remote_addr or ""))
    site().guests.note(request.remote_addr)
    response = _done()
    response.set_cookie(cookie(HOST), token, httponly=True, samesite="Strict", path="/")
    return response


@staff.post("/lock")
@takes()
def lock() -> AnyResponse:
    """Ends the staff session until the PIN is typed."""
    _door().lock()
    return _done()


@staff.post("/language")
@takes(language=ID)
def speak() -> AnyResponse:
    """Chooses the language of this device."""
    wanted = request.form.get("language", "")
    if wanted not in site().catalogue.languages:
        raise Astray(400, "no-answer")
    response = jsonify(go="/") if wants_json() else redirect("/", 303)
    response.set_cookie(cookie(LANGUAGE), wanted, max_age=YEAR, httponly=True, samesite="Lax", path="/")
    return response


@staff.errorhandler(Sorry)
def refuse(sorry: Sorry) -> AnyResponse:
    """A refusal is an ordinary reply to the page's script."""
    return jsonify(sorry=sorry.text) if wants_json() else make_response(_drawn(sorry.text), 409)


def _door() -> StaffDoor:
    return cast(StaffDoor, current_app.extensions[DOOR])


def _who() -> PageViewer:
    return PageViewer(None, language(), host=request.cookies.get(cookie(HOST), ""))


def _main() -> str:
    proven = "" if request.endpoint == "staff.tables" else proof()
    floor = _door().floor(_who())
    return site().drawing.part("staff.html", language(), proven, page=floor, columns=COLUMNS, rows=ROWS)


def _drawn(sorry: str | None = None) -> str:
    return site().drawing.frame(
        language(),
        role="staff",
        table=None,
        seat=None,
        title=say("staff"),
        main=_main(),
        say=say,
        sorry=sorry,
    )


def _done() -> AnyResponse:
    return jsonify(ok=True) if wants_json() else redirect("/", 303)

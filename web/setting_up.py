"""Set-up of a table by its host."""

from flask import Blueprint, Response, g, make_response, request
from werkzeug.wrappers import Response as AnyResponse

from web.actions import acting, done, led
from web.pages import draw
from web.schema import ID, TEXT, takes
from web.taps import texts
from web.visit import Astray, Role, Visit, keep_host, visit

setting_up = Blueprint("setting_up", __name__, url_prefix="/t/<table>")


@setting_up.get("/setup")
def page(table: str) -> AnyResponse:
    """The current step."""
    g.visit = visit(table, Role.SETUP)
    return make_response(draw(g.visit))


@setting_up.post("/setup")
@takes({"text-.+": TEXT}, do=ID, choice=ID)
def do(table: str) -> AnyResponse:
    """Does what was tapped in the set-up."""
    seen = acting(table, Role.SETUP)
    what = request.form.get("do", "")
    token = seen.door.set_up((what, request.form.get("choice", ""), texts(request.form)), seen.who)
    response = led(f"/t/{table}/kiosk") if what == "finish" else _done(seen, token)
    if token is not None:
        keep_host(response, table, token)
    return response


@setting_up.get("/setup/view.jpg")
def view(table: str) -> Response:
    """Current picture of the camera."""
    seen = visit(table, Role.SETUP)
    picture = seen.door.view(seen.who)
    if picture is None:
        raise Astray(404, "no-photograph", table)
    return Response(picture, mimetype="image/jpeg")


def _done(seen: Visit, token: str | None) -> AnyResponse:
    """Reply to a step; a browser with a new token reloads, to open its stream with that."""
    return done(seen) if token is None else led(seen.home)

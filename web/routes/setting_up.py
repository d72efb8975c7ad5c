"""Set-up of a table by its host."""

from flask import Blueprint, Response, g, make_response, request
from werkzeug.wrappers import Response as AnyResponse

from web.ports.commands import PageCommand
from web.ports.queries import ReadCameraView
from web.ports.schema import Astray
from web.routes.actions import done, execute, led, sender
from web.routes.pages import draw
from web.visit import Role, keep_host, visit

setting_up = Blueprint("setting_up", __name__, url_prefix="/t/<table>")


@setting_up.get("/setup")
def page(table: str) -> AnyResponse:
    """Shows the current step of the set-up."""
    g.visit = visit(table, Role.SETUP)
    return make_response(draw(g.visit))


@setting_up.get("/setup/view.jpg")
def view(table: str) -> Response:
    """Current picture of the camera."""
    seen = visit(table, Role.SETUP)
    picture = seen.door.read(ReadCameraView(), seen.who)
    if picture is None:
        raise Astray(404, "no-photograph", table)
    return Response(picture, mimetype="image/jpeg")


def set_up(form: PageCommand, table: str) -> AnyResponse:
    """Does a step of the set-up; a browser with a new token reloads, to open its stream with that."""
    seen = sender(form, table)
    token = execute(form, seen)
    if request.form.get("do") == "finish":
        response = led(f"/t/{table}/kiosk")
    else:
        response = done(seen) if token is None else led(seen.home)
    if token is not None:
        keep_host(response, table, token)
    return response

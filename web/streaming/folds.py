"""Folds of a page: a browser with a script fetches what is behind one when the fold is opened."""

from flask import Blueprint, Response, g, request

from web.ports.schema import ID, Astray, takes
from web.site import site
from web.streaming.stream import asked_pages, watching_of
from web.visit import Role

folds = Blueprint("folds", __name__)


@folds.get("/t/<table>/fold")
@takes({"as": ID, "seat": ID, "language": ID}, fold=ID)
def opened(table: str) -> Response:
    """The HTML behind that fold, for who may see the page."""
    asked = asked_pages()
    if len(asked) != 1:
        raise Astray(400, "no-role", table)
    seen = g.visit = watching_of(table, asked[0]).visit
    if seen.role is Role.JOIN:  # nothing of that page waits behind a fold
        return Response("")
    return Response(site().drawing.behind(request.args.get("fold", ""), seen.role, table, seen.page))

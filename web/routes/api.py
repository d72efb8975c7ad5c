"""Public state of a table for programs: versioned JSON, and its schema."""

from typing import Any

from flask import Blueprint, jsonify, request
from werkzeug.wrappers import Response as AnyResponse

from web.api_schema import SCHEMA, VERSION
from web.ports.protocol import PageViewer
from web.ports.queries import ReadPublicView
from web.ports.schema import ID, takes
from web.site import language, site
from web.visit import door_of

api = Blueprint("api", __name__, url_prefix=f"/api/v{VERSION}")


@api.get("")
@takes()
def about() -> AnyResponse:
    """Which tables there are, and where the schema lies."""
    base = f"/api/v{VERSION}"
    tables = {table: f"{base}/tables/{table}" for table in site().house.tables()}
    return _told({"version": VERSION, "schema": f"{base}/schema", "tables": tables})


@api.get("/schema")
@takes()
def schema() -> AnyResponse:
    """The schema of a table (JSON Schema, 2020-12)."""
    return _told(SCHEMA)


@api.get("/tables/<table>")
@takes(language=ID)
def one(table: str) -> AnyResponse:
    """One table as a spectator sees it; unchanged since the ETag that is sent along: 304 and nothing."""
    wanted = request.args.get("language", "")
    known = site().catalogue.languages
    who = PageViewer(None, wanted if wanted in known else language())
    return _told(door_of(table).read(ReadPublicView(), who))


def _told(what: Any) -> AnyResponse:
    response = jsonify(what)
    response.add_etag()
    response.headers["Cache-Control"] = "no-cache"
    return response.make_conditional(request)

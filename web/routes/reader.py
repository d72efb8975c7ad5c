"""Read-only viewers: pages that hold no secret and need no proof."""

from dataclasses import dataclass

from flask import jsonify, make_response, request
from werkzeug.wrappers import Response as AnyResponse

from web.form_origin import proof
from web.ports.protocol import Door, PageViewer, Sorry
from web.site import language, site, wants_json
from web.visit import Role, door_of


@dataclass(frozen=True)
class ReadOnlyViewer:
    """A request to read at a table. The role and the seat are those of the address: where the way back leads.

    They grant nothing: the request is a spectator's in any case.
    """

    table: str
    door: Door
    role: Role
    seat: str
    who: PageViewer

    @property
    def base(self) -> str:
        """The address of the table."""
        return f"/t/{self.table}"

    @property
    def home(self) -> str:
        """The address of the page that the reader came from."""
        return f"{self.base}/{self.role}" + (f"?seat={self.seat}" if self.seat else "")


def reader(table: str) -> ReadOnlyViewer:
    """Read-only viewer of a table. Raises Astray (404) for an unknown table."""
    door = door_of(table)
    if request.values.get("as") == Role.KIOSK:
        return ReadOnlyViewer(table, door, Role.KIOSK, "", PageViewer(None, door.language() or language()))
    return ReadOnlyViewer(
        table, door, Role.SEAT, request.values.get("seat", ""), PageViewer(None, language())
    )


def refused(sorry: Sorry) -> AnyResponse:
    """Refusal with the way back; an unproven viewer gets no page of a seat."""
    if wants_json():
        return jsonify(sorry=sorry.text)
    seen = reader(request.view_args["table"] if request.view_args else "")
    values = {"text": sorry.text, "back": seen.home, "unlock": "", "has_pin": ""}
    return make_response(site().drawing.plain("sorry.html", seen.who.language, proof(), **values), 409)

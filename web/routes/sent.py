"""Record of messages sent to each phone, readable by players once the game is over."""

import json
import re
from collections.abc import Iterator
from html.parser import HTMLParser

from flask import Blueprint, Response, g, make_response, request
from werkzeug.wrappers import Response as AnyResponse

from web.form_origin import proof
from web.ports.commands import PageCommand
from web.ports.form_values import number
from web.ports.protocol import Sorry
from web.ports.queries import ReadSent
from web.ports.schema import ID, NUMBER, takes
from web.routes.actions import execute, led, sender
from web.routes.reader import reader, refused
from web.shown.sent import Sending
from web.site import site, wants_json
from web.visit import Role, Visit

sent = Blueprint("sent", __name__, url_prefix="/t/<table>/sent")
PROOF_FIELD = re.compile(r'(name="proof" value=")[^"]*')
"""A form's number is its device's alone, for as long as that lives."""
UNSEEN = frozenset({"script", "style", "svg"})


@sent.errorhandler(Sorry)
def forbidden(sorry: Sorry) -> AnyResponse:
    """Before the end nobody reads it, the host neither."""
    response = make_response(refused(sorry))
    response.status_code = response.status_code if wants_json() else 403
    return response


@sent.get("/<key>")
@takes({"as": ID, "seat": ID, "of": ID, "first": NUMBER})
def look(table: str, key: str) -> AnyResponse:
    """Some of what one seat was sent."""
    seen, args = reader(table), request.args
    page = seen.door.read(ReadSent(key, args.get("of", ""), number(args.get("first") or "0")), seen.who)
    drawn = site().drawing.plain(
        "sent.html", seen.who.language, proof(), sent=page, seen=seen, read=[*map(words, page.sendings)]
    )
    return make_response(drawn)


def open_sent(form: PageCommand, table: str) -> AnyResponse:
    """Opens it for the game that is over, and leads to it."""
    seen = sender(form, table)
    here = f"as={seen.role}" + (f"&seat={seen.who.seat}" if seen.who.seat else "")
    return led(f"/t/{table}/sent/{execute(form, seen)}?{here}")


def note(response: Response) -> Response:
    """Notes a page or a reply that leaves for a seat; a stream is noted event by event."""
    seen: Visit | None = g.get("visit")
    if seen is None or seen.role not in {Role.SEAT, Role.PRIVATE} or response.is_streamed:
        return response
    if response.mimetype == "text/html":
        seen.door.note_sent("page", PROOF_FIELD.sub(r"\1", response.get_data(as_text=True)), seen.who)
    elif response.is_json and {"sorry", "told"} & {*(response.get_json() or ())}:
        seen.door.note_sent("reply", response.get_data(as_text=True).strip(), seen.who)
    return response


def words(sending: Sending) -> tuple[str, ...]:
    """Readable lines of a message."""
    if sending.what == "reply":
        said = json.loads(sending.text)
        return (str(said.get("sorry") or said.get("told")),)
    found = _Words()
    found.feed("\n".join(_told(sending.text)) if sending.what == "panels" else sending.text)
    return tuple(found.lines())


def _told(panels: str) -> Iterator[str]:
    """The HTML of panels, and of those of their items that are other ones."""
    for _, told in json.loads(panels):
        yield from [told] if isinstance(told, str) else [one for one in told if isinstance(one, str)]


class _Words(HTMLParser):
    """Takes the words out of a page, or of some panels of one."""

    def __init__(self) -> None:
        super().__init__()
        self._found: list[str] = []
        self._unseen = 0

    def lines(self) -> Iterator[str]:
        """Each text by itself, as it stands in the page."""
        return (text for one in self._found if (text := " ".join(one.split())))

    def handle_starttag(self, tag: str, _attrs: list[tuple[str, str | None]]) -> None:
        self._unseen += tag in UNSEEN

    def handle_endtag(self, tag: str) -> None:
        self._unseen -= tag in UNSEEN and self._unseen > 0

    def handle_data(self, data: str) -> None:
        if not self._unseen:
            self._found.append(data)

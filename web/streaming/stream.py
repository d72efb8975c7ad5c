"""The stream of a browser's pages: the whole `<main>` of each at first and when it changed, else a ping."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from time import monotonic
from urllib.parse import parse_qsl

from flask import Blueprint, Response, request

from web.connections.request_priority import goes_on
from web.connections.streams import Busy
from web.ports.protocol import Follow
from web.ports.schema import ID, TEXT, Astray, takes
from web.site import site
from web.streaming.watching import StreamState, Together, Watching, event
from web.visit import Role, Visit, door_of, has_evening, is_invited, private_key, seats_here, visit

stream = Blueprint("stream", __name__)
PING_SECONDS = 10.0
LOOK_SECONDS = 1.0
"""Seconds until a dead stream is noticed."""
CLIENT_MOST = 64
PAGES_MOST = 16
"""The pages of one stream: more than a device has seats, and one of each other kind."""


@stream.get("/t/<table>/stream")
@takes({"as": ID, "seat": ID, "language": ID}, client=TEXT)
def follow(table: str) -> Response:
    """Server-sent events: `page` (HTML), `strip` (colours, on a kiosk), `shown` (on a phone), `ping`, `gone`.

    `as`, with `seat` and `language`, may stand several times. The id of an event is then the part it is for.
    """
    client = request.args.get("client", "")
    asked = asked_pages()
    if not (1 <= len(client) <= CLIENT_MOST and len(asked) <= PAGES_MOST):
        raise Astray(400, "no-role", table)
    gone, shown = [], []
    for one in asked:
        name = one.name if len(asked) > 1 else ""
        try:
            shown.append(StreamState(name, watching_of(table, one)))
        except Astray as astray:
            if astray.status != 403:
                raise
            gone.append(event("gone", "", name))
    has_left = request.environ.get("waitress.client_disconnected", bool)
    return _events(_watch(shown, gone, client, request.remote_addr or "", has_left))


@dataclass(frozen=True)
class AskedPage:
    """A page as its address names it; without a language it is in that of the browser."""

    role: str
    seat: str = ""
    language: str = ""

    @property
    def name(self) -> str:
        """Its part of a query."""
        named = {"as": self.role, "seat": self.seat, "language": self.language}
        return "&".join(f"{name}={value}" for name, value in named.items() if value)


def asked_pages() -> list[AskedPage]:
    """The pages that are asked for: each is a role, with its seat and its language after it."""
    pages: list[AskedPage] = []
    for name, value in parse_qsl(request.query_string.decode()):
        if name == "as":
            pages.append(AskedPage(value))
        elif name in {"seat", "language"} and pages:
            pages[-1] = replace(pages[-1], **{name: value})
    return list(dict.fromkeys(pages))


def watching_of(table: str, asked: AskedPage) -> Watching:
    """Raises Astray where this device may not see that page."""
    seen = visit(table, asked.role, asked.seat).spoken(asked.language)
    if seen.role == Role.JOIN and not is_invited(table, door_of(table)):
        raise Astray(403, "wrong-code", table)
    seats = seats_here(table, seen.door)
    return Watching(site(), seen, _token(seen, seats), shared=len(seats) > 1, has_evening=has_evening(seen))


def _token(seen: Visit, seats: dict[str, str]) -> str | None:
    match seen.role:
        case Role.CLAIM:
            return seen.who.claim
        case Role.PRIVATE:
            return private_key(seen.table)
        case _:
            return seats.get(seen.who.seat or "")


def _events(events: Iterator[str]) -> Response:
    # Never compressed: the size of a secret beside text that a guest chose would tell of it (docs/adr/0044).
    return Response(events, mimetype="text/event-stream", headers={"X-Accel-Buffering": "no"})


def _watch(
    shown: list[StreamState], gone: list[str], client: str, address: str, has_left: Callable[[], bool]
) -> Iterator[str]:
    yield from gone
    if not shown:
        return
    # Followed only once it is read: a reply that nobody reads is never closed either.
    following = Together([_follow(one, client, place) for place, one in enumerate(shown)])
    try:
        seated = [one.watching for one in shown if one.watching.is_seated]
        whose, each = seated[0].whose if seated else (address, None)
        with shown[0].watching.site.streams.one_more(following, bool(seated), whose, each):
            goes_on()
            yield from _changes(shown, following, has_left)
    except Busy:
        yield event("busy", "")


def _follow(one: StreamState, client: str, place: int) -> Follow:
    seen = one.watching.visit
    return seen.door.follow(seen.who, f"{client} {place}" if place else client, screen=seen.is_screen)


def _changes(shown: list[StreamState], following: Follow, has_left: Callable[[], bool]) -> Iterator[str]:
    due, fresh, streams = 0.0, True, shown[0].watching.site.streams
    while not (following.ended or streams.ending or has_left()):
        for one in [one for one in shown if not one.watching.is_still_theirs()]:
            shown.remove(one)
            yield event("gone", "", one.name)
        if not shown:
            return
        late, quiet = monotonic() >= due, True
        for told in (told for one in shown for told in one.changes(fresh or late)):
            quiet = False
            yield told
        if late:
            if quiet:
                yield event("ping", "")
            due = monotonic() + PING_SECONDS
        patience = min(LOOK_SECONDS, *(one.watching.patience for one in shown))
        fresh = following.wait(min(patience, max(0.0, due - monotonic())))

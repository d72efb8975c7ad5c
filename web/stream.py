"""The stream of one page: its whole `<main>` on connect and whenever it changed, else a ping."""

from collections.abc import Iterator
from dataclasses import dataclass
from time import monotonic

from flask import Blueprint, Response, request

from web.page import Page
from web.protocol import Follow
from web.schema import ID, TEXT, takes
from web.site import Site, site
from web.streams import Busy
from web.visit import Astray, Role, Visit, door_of, has_evening, is_invited, private_key, seats_here, visit

stream = Blueprint("stream", __name__)
PING_SECONDS = 10.0
STRIP_SECONDS = 0.2
"""How often a kiosk looks at the pretend strip, which breathes while nothing else happens."""
CLIENT_MOST = 64
WITH_STRIP = frozenset({Role.KIOSK, Role.SETUP})


@dataclass(frozen=True)
class Watching:
    """Who watches what; `token` proves a seat, a claim or a look behind the curtain, a spectator has none."""

    site: Site
    visit: Visit
    token: str | None
    shared: bool
    has_evening: bool

    def is_still_theirs(self) -> bool:
        """Whether the token that opened the stream still proves what it did then."""
        door, who = self.visit.door, self.visit.who
        if self.visit.role is Role.SETUP:
            return door.is_in_charge(who)
        if self.token is None:
            return True
        match self.visit.role:
            case Role.CLAIM:
                return door.claimed(self.token) is not None
            case Role.PRIVATE:
                return door.seat_behind(self.token) == who.seat
            case _:
                return door.seat_of(self.token) == who.seat

    def page(self) -> Page:
        """What this viewer may see now."""
        return self.visit.page

    @property
    def patience(self) -> float:
        """The longest that this page goes without a look, in seconds."""
        return STRIP_SECONDS if self.visit.role in WITH_STRIP else PING_SECONDS

    def strip(self) -> str:
        """The pretend strip's lamps as CSS colours, for a kiosk; nothing for the others."""
        if self.visit.role not in WITH_STRIP:
            return ""
        lamps = self.visit.door.strip()
        return " ".join(f"#{lamp.red:02x}{lamp.green:02x}{lamp.blue:02x}" for lamp in lamps)

    def draw(self, page: Page) -> str:
        """The page's main, drawn."""
        kept = {"typed": "", "shared": self.shared, "has_evening": self.has_evening}
        return self.site.drawing.main(self.visit.role, self.visit.table, page, **kept)


@stream.get("/t/<table>/stream")
@takes({"as": ID, "seat": ID}, client=TEXT)
def follow(table: str) -> Response:
    """Server-sent events: `page` (HTML), `strip` (colours, on a kiosk), `ping`, `gone` for a lost seat."""
    client = request.args.get("client", "")
    if not 1 <= len(client) <= CLIENT_MOST:
        raise Astray(400, "no-role", table)
    try:
        seen = _seen(table)
    except Astray as astray:
        if astray.status != 403:
            raise
        return _events(iter([event("gone", "")]))
    seats = seats_here(table, seen.door)
    watching = Watching(
        site(), seen, _token(seen, seats), shared=len(seats) > 1, has_evening=has_evening(seen)
    )
    return _events(_watch(watching, client, request.remote_addr or ""))


def _token(seen: Visit, seats: dict[str, str]) -> str | None:
    match seen.role:
        case Role.CLAIM:
            return seen.who.claim
        case Role.PRIVATE:
            return private_key(seen.table)
        case _:
            return seats.get(seen.who.seat or "")


def event(name: str, data: str) -> str:
    """One server-sent event, as the HTML standard writes it."""
    lines = "".join(f"data: {line}\n" for line in data.splitlines() or [""])
    return f"event: {name}\n{lines}\n"


def _seen(table: str) -> Visit:
    seen = visit(table, request.args.get("as", ""), request.args.get("seat", ""))
    if seen.role == Role.JOIN and not is_invited(table, door_of(table)):
        raise Astray(403, "wrong-code", table)
    return seen


def _events(events: Iterator[str]) -> Response:
    return Response(events, mimetype="text/event-stream", headers={"X-Accel-Buffering": "no"})


def _watch(watching: Watching, client: str, address: str) -> Iterator[str]:
    # Followed only once it is read: a reply that nobody reads is never closed either.
    following = watching.visit.door.follow(watching.visit.who, client)
    try:
        seated = watching.visit.who.seat is not None or watching.visit.who.at_screen
        with watching.site.streams.one_more(following, seated, address):
            yield from _changes(watching, following)
    except Busy:
        yield event("busy", "")


def _changes(watching: Watching, following: Follow) -> Iterator[str]:
    shown, due, lamps, fresh = None, 0.0, "", True
    while not (following.ended or watching.site.streams.ending):
        if not watching.is_still_theirs():
            yield event("gone", "")
            return
        late = monotonic() >= due
        page = watching.page() if fresh or late or shown is None else shown
        if page != shown:
            yield event("page", watching.draw(page))
            shown, due = page, monotonic() + PING_SECONDS
        elif late:
            yield event("ping", "")
            due = monotonic() + PING_SECONDS
        lit = watching.strip()
        if lit != lamps:
            lamps = lit
            yield event("strip", lamps)
        fresh = following.wait(min(watching.patience, max(0.0, due - monotonic())))

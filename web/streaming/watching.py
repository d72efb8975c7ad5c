"""Pages of one stream: their viewers, and the messages pending for each."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from math import inf

from web.connections.streams import EACH_SEAT, OWN_SCREEN
from web.page import Page
from web.panels import DrawnPage
from web.placeholders import filled
from web.ports.protocol import Follow
from web.site import Site
from web.visit import Role, Visit

STRIP_SECONDS = 0.2
"""Seconds between updates of the pretend strip on a kiosk, which pulses while nothing else happens."""
WITH_STRIP = frozenset({Role.KIOSK, Role.SETUP})


def event(name: str, data: str, page: str = "") -> str:
    """One server-sent event, as the HTML standard writes it; `page` says which page it is for."""
    text = data.replace("\r\n", "\n").replace("\r", "\n").removesuffix("\n").replace("\n", "\ndata: ")
    bears = f"id: {page}\n" if page else ""
    return f"event: {name}\n{bears}data: {text}\n\n"


@dataclass(frozen=True)
class Watching:
    """Subscription of a viewer; `token` proves a seat, a claim or a private look, a spectator has none."""

    site: Site
    visit: Visit
    token: str | None
    shared: bool
    has_evening: bool

    def is_still_theirs(self) -> bool:
        """True if the token that opened the stream is still valid for the same viewer."""
        door, who = self.visit.door, self.visit.who
        if self.visit.role is Role.SETUP:
            return door.proofs.is_in_charge(who)
        if self.token is None:
            return True
        match self.visit.role:
            case Role.CLAIM:
                return door.proofs.claimed(self.token) is not None
            case Role.PRIVATE:
                return door.proofs.seat_behind(self.token) == who.seat
            case _:
                return door.proofs.seat_of(self.token) == who.seat

    def page(self) -> Page:
        return self.visit.page

    @property
    def is_seated(self) -> bool:
        """True if it counts as a seat's, as the table's own screen does, too."""
        return self.visit.who.seat is not None or self.visit.who.at_screen

    @property
    def whose(self) -> tuple[str, int]:
        """Seat to which the stream counts, and the limit."""
        seat = self.visit.who.seat
        return ("the own screen", OWN_SCREEN) if seat is None else (f"{self.visit.table} {seat}", EACH_SEAT)

    @property
    def patience(self) -> float:
        """The longest that this page goes without a look, in seconds."""
        return STRIP_SECONDS if self.visit.role in WITH_STRIP else inf

    def strip(self) -> str:
        """The pretend strip's lamps as CSS colours, for a kiosk; nothing for the others."""
        if self.visit.role not in WITH_STRIP:
            return ""
        lamps = self.visit.door.strip()
        return " ".join(f"#{lamp.red:02x}{lamp.green:02x}{lamp.blue:02x}" for lamp in lamps)

    def shown(self) -> str:
        """Progress of the big screens, for a phone; nothing for the others."""
        return self.visit.door.shown() if self.visit.role is Role.SEAT else ""

    def draw(self, page: Page) -> DrawnPage:
        """The page as a stream sends it."""
        kept = {"typed": "", "shared": self.shared, "has_evening": self.has_evening}
        return self.site.drawing.page(self.visit.role, self.visit.table, page, **kept)


@dataclass
class StreamState:
    """One page of a stream: its name, who watches it, and what it shows by now."""

    name: str
    watching: Watching
    page: Page | None = None
    beside: Mapping[str, str] = field(default_factory=dict)
    """The colours of the strip and the word of the big screens that it has."""
    sent: DrawnPage | None = None
    number: int = 0
    """Number of pages and changes sent: each bears it, so that no change is missed."""

    def changes(self, look: bool) -> Iterator[str]:
        """The events that bring it up to date; a page that has none yet always has a `look`."""
        page = self.watching.page() if look or self.page is None else self.page
        if page is not self.page and page != self.page:
            drawn = self.watching.draw(page)
            told = drawn.since(self.sent)
            self.sent, self.page = drawn, page
            self.number += 1
            # Where no panel differs something behind a fold does: a page on which that is open fetches it.
            what, text = ("page", drawn.text) if told is None else ("panels", told)
            text = filled(text, page.you)
            self.watching.visit.door.note_sent(what, text, self.watching.visit.who)
            yield event(what, text, f"{self.name}#{self.number}")
        beside = {"strip": self.watching.strip(), "shown": self.watching.shown()}
        for what, now in beside.items():
            if now != self.beside.get(what, ""):
                yield event(what, now, self.name)
        self.beside = beside


class Together:
    """Follows the table for several pages; a change wakes all of them."""

    def __init__(self, follows: Sequence[Follow]) -> None:
        self._follows = follows

    def wait(self, seconds: float) -> bool:
        """Blocks until something may have changed (True) or that long (False)."""
        return self._follows[0].wait(seconds)

    @property
    def ended(self) -> bool:
        """True once one of them was replaced."""
        return any(follow.ended for follow in self._follows)

    def close(self) -> None:
        """Stops following; safe to call twice."""
        for follow in self._follows:
            follow.close()

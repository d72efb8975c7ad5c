"""Parts shared by all requests of one server: tables, texts, drawing and open streams."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import cast

from flask import current_app, request

from web.connections.connection_limits import Guests
from web.connections.join_receipts import Joined
from web.connections.own_screen import ScreenPaint
from web.connections.polling import PollingPages
from web.connections.rate_limit import RateLimit
from web.connections.streams import Streams
from web.drawing import Drawing
from web.ports.commands import PageCommand
from web.ports.protocol import TableRegistry
from web.words import ENGLISH, Catalogue

HERE = Path(__file__).parent
NAME = "table-companion"


@dataclass(frozen=True)
class Site:
    """One server's parts; `site()` finds it from within a request."""

    house: TableRegistry
    catalogue: Catalogue
    drawing: Drawing
    streams: Streams
    joined: Joined
    brake: RateLimit
    paint: ScreenPaint
    guests: Guests
    commands: Mapping[str, PageCommand] = field(default_factory=dict)
    """The commands that pages can give, by name."""
    asking: RateLimit = field(default_factory=RateLimit)
    """Counter of claims: each one redraws all pages."""
    polling: PollingPages = field(default_factory=PollingPages)

    def forget(self) -> None:
        """Forgets all that was said, drawn and sent: nobody is named in what is kept in memory."""
        self.catalogue.forget()
        self.drawing.forget()
        self.joined.forget()


def site() -> Site:
    """The site that the current request belongs to."""
    return cast(Site, current_app.extensions[NAME])


def page_command(name: str) -> PageCommand:
    """The command of that name."""
    return site().commands[name]


def cookie(name: str) -> str:
    """Name of that cookie here, unique by table: cookies of all ports on one machine are shared."""
    own = site().house.identity()
    return f"{name}-{own}" if own else name


LANGUAGE = "language"
"""The cookie with the language that was chosen on this device."""


def language() -> str:
    """The language that was chosen on this device, or else the one it asks for, if there are words of it."""
    known = site().catalogue.languages
    chosen = request.cookies.get(cookie(LANGUAGE), "")
    if chosen in known:
        return chosen
    wanted = (tag.partition("-")[0].lower() for tag, quality in request.accept_languages if quality > 0)
    return next((one for one in wanted if one in known), ENGLISH)


def say(key: str, **values: str | int) -> str:
    """Text of the pages in the viewer's language."""
    return site().catalogue.say(language(), key, values)


def wants_json() -> bool:
    """True if the page's script asks, which shows a text itself instead of loading another page."""
    return request.accept_mimetypes.best == "application/json"

"""A page as templates read it: each field by its name, whichever part of the page holds it."""

from dataclasses import fields

from companion.shared_view.view import View
from web.page import GamePart, LobbyPart, Page, PageClaims, PageStatus

PARTS = frozenset({"lobby", "play", "view", "status", "claimed"})
"""The fields that hold others: those are known by their own names."""
NAMES = frozenset(
    one.name for part in (Page, PageStatus, PageClaims, LobbyPart, GamePart, View) for one in fields(part)
).difference(PARTS)
NO_LOBBY = LobbyPart()


class PageFields:
    """All fields of one page, and what it makes of them.

    A name that stands in several parts is that of the outer one. One that this page does not have raises
    AttributeError: in a lobby there is no roll.
    """

    def __init__(self, page: Page) -> None:
        play = page.play
        inner = vars(page.lobby or NO_LOBBY) if play is None else {**vars(play.view), **vars(play)}
        self.__dict__.update(inner)
        self.__dict__.update({**vars(page.status), **vars(page.claimed), **vars(page)})
        self.whole = page

    def __getattr__(self, name: str) -> object:
        return getattr(self.whole if hasattr(Page, name) else self.whole.play, name)

"""The parts of a page, as tests ask for them."""

from dataclasses import fields, replace
from typing import Any

from web.drawing import Drawing
from web.page import GamePart, Page, PageClaims, PageStatus
from web.shown.setting_up import LobbyPart


def game(page: Page) -> GamePart:
    """The part of a page of a game."""
    assert page.play is not None
    return page.play


def lobby(page: Page) -> LobbyPart:
    """The part of a page before a game."""
    assert page.lobby is not None
    return page.lobby


def changed(page: Page, **changes: Any) -> Page:
    """The page with these fields changed, whichever of its parts holds them. Raises TypeError for others."""
    own, status, claimed = (_taken(kind, changes) for kind in (Page, PageStatus, PageClaims))
    page = replace(
        page, **own, status=replace(page.status, **status), claimed=replace(page.claimed, **claimed)
    )
    if page.play is None:
        return replace(page, lobby=replace(lobby(page), **changes))
    outer = _taken(GamePart, changes)
    return replace(page, play=replace(page.play, view=replace(page.play.view, **changes), **outer))


def _taken(kind: type[Any], changes: dict[str, Any]) -> dict[str, Any]:
    """Takes the fields of that kind out of the changes."""
    return {one.name: changes.pop(one.name) for one in fields(kind) if one.name in changes}


def main_of(drawing: Drawing, role: str, page: Page, table: str = "one") -> str:
    """The page's `<main>` with all that is behind folds."""
    more: dict[str, Any] = {"sorry": None, "typed": "", "shared": False, "has_evening": True}
    whole = drawing.whole(role, table, page, page.language, "", **more)
    return whole[whole.index("<main") : whole.index("</main>")] + "</main>"

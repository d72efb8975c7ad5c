"""A page is panels: each is drawn once for a value, and sent to viewers who have it otherwise.

Each that is not behind a fold stands between two comments, `<!--name-->` and `<!--/-->`: a script finds it.
"""

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass, fields
from functools import partial
from operator import attrgetter
from types import SimpleNamespace
from typing import Any

from jinja2 import Template
from markupsafe import Markup

from companion.shared_view.view import View
from web.foreign import resolved
from web.page import GamePart, Page, PageClaims, PageStage, PageStatus
from web.placeholders import SEAT, shut, told_before
from web.shown.setting_up import LobbyPart

STATE = "state"
"""The panel that is the start tag of the page: its attributes."""
LOOKS = 16
"""Cached drawings of a panel: one for each seat, and some earlier ones."""
HERE = "\f"
"""Stands for a panel while a layout is read; no template has it."""
ALWAYS = (("claimed.", PageClaims), ("status.", PageStatus), ("", Page))
BEFORE, DURING = (("lobby.", LobbyPart),), (("play.view.", View), ("play.", GamePart))
"""The parts of a page, always, before a game, and from then on."""
Given = tuple[str, str, Callable[..., str]]
"""Arguments of every macro: the address that links begin with, the role of who looks, the pages' texts."""
Html = str | tuple[str, ...]
"""The drawing of a panel: some elements, or one for each of its items."""


def paths(stage: PageStage) -> Mapping[str, str]:
    """Where a page holds what templates know by name; a name that several parts have is the last one's."""
    parts = (*(BEFORE if stage is PageStage.LOBBY else DURING), *ALWAYS)
    named = ((name, path + name) for path, kind in parts for name in (*_fields(kind), *vars(kind)))
    return {name: path for name, path in named if not name.startswith("_")}


def _fields(kind: type[Any]) -> list[str]:
    return [field.name for field in fields(kind)]


def all_of(page: Page) -> SimpleNamespace:
    """Everything a page holds, by name."""
    return SimpleNamespace(**{name: attrgetter(path)(page) for name, path in paths(page.stage).items()})


class Panel:
    """A macro, and the fields of a page that it draws; with `each`, every item of the only field by itself.

    The macro sees the game and these fields, and no others; of who looks it knows nothing.
    """

    def __init__(
        self, name: str, macro: Callable[..., Markup], at: Mapping[str, str], given: Given, each: bool = False
    ) -> None:
        """`at` are the fields, each with its place; every macro is `given` the same beside what it draws."""
        self.name = name
        self._macro, self._given, self._each = macro, given, each
        self._values = {one: attrgetter(path) for one, path in at.items()}
        self._looks: tuple[tuple[tuple[Any, ...], str, str], ...] = ()

    def html(self, page: Page, *, whole: bool = False) -> Html:
        """The panel as it was drawn of equal values, or else drawn now; with placeholders.

        What lies behind folds is on a `whole` page alone.
        """
        about = page.game, page.you and SEAT
        values = {name: get(page) for name, get in self._values.items()}
        if self._each:
            (items,) = values.values()
            return tuple([self._look((*about, item), item)[whole] for item in items])
        seen = SimpleNamespace(game=about[0], you=about[1], **values)
        return self._look((*about, *values.values()), seen)[whole]

    def _look(self, values: tuple[Any, ...], seen: object) -> tuple[str, str]:
        """The panel with its folds shut, and whole."""
        for known, closed, whole in self._looks:
            if known == values:
                return closed, whole
        whole = resolved(lines(self._macro(seen, *self._given)))
        self._looks = ((values, shut(whole), whole), *self._looks[: LOOKS - 1])
        return self._looks[0][1:]


@dataclass(frozen=True)
class Layout:
    """The pieces of a page in their order: panels, and text that is the same on each such page.

    Each piece comes with the fold that it is behind, or an empty name.
    """

    pieces: tuple[tuple[str, str | Panel], ...]

    def behind(self, fold: str) -> "Layout":
        """Panels behind that fold; with an empty name, those behind none."""
        return Layout(tuple([piece for piece in self.pieces if piece[0] == fold]))

    def drawn(self, page: Page, *, whole: bool = False) -> "DrawnPage":
        """The page with each of the panels; what these have behind folds is on a `whole` page alone."""
        panels = [one for _, one in self.pieces if isinstance(one, Panel)]
        return DrawnPage(self, {panel.name: panel.html(page, whole=whole) for panel in panels})


@dataclass(frozen=True)
class DrawnPage:
    """A page, drawn with placeholders: its layout and the HTML of each panel."""

    layout: Layout
    html: Mapping[str, Html]

    @property
    def text(self) -> str:
        """All of it."""
        return "\n".join([self._text(fold, one) for fold, one in self.layout.pieces])

    def _text(self, fold: str, piece: str | Panel) -> str:
        if isinstance(piece, str):
            return piece
        html = self.html[piece.name]
        text = html if isinstance(html, str) else "\n".join(html)
        return text if fold or piece.name == STATE else f"<!--{piece.name}-->{text}<!--/-->"

    def since(self, before: "DrawnPage | None") -> str | None:
        """JSON of each panel that differs: its name and HTML; None if the layout differs.

        Of a panel with items it tells a list, in which a number is the item that stood at that place before.
        Within HTML an element that is as it was is named by its id.
        """
        if before is None or before.layout != self.layout:
            return None
        was = before.html
        told = [(name, _told(was[name], now)) for name, now in self.html.items() if now != was[name]]
        return json.dumps(told, ensure_ascii=False, separators=(",", ":"))


def _told(was: Html, now: Html) -> str | list[str | int]:
    if isinstance(now, str):
        return told_before(str(was), now)
    return [was.index(one) if one in was else one for one in now]


def read_layout(template: Template, stage: PageStage, given: Given) -> Layout:
    """The layout that the template lists. It may ask for the role, the stage and texts, and nothing else."""
    found: list[Panel | str] = []

    def listed(one: Panel | str) -> str:
        found.append(one)
        return HERE

    def listed_panel(name: str, macro: Callable[..., Markup], *names: str, each: bool = False) -> str:
        return listed(Panel(name, macro, {one: known[one] for one in names}, given, each))

    _, role, say = given
    known = paths(stage)
    text = template.render(
        panel=listed_panel,
        each=partial(listed_panel, each=True),
        fold=lambda name="": listed(name),
        page=SimpleNamespace(stage=stage),
        role=role,
        say=say,
    )
    fold, pieces = "", list[tuple[str, str | Panel]]()
    for one, after in zip(["", *found], text.split(HERE), strict=True):
        if isinstance(one, Panel):
            pieces.append((fold, one))
        else:
            fold = one
        pieces.append((fold, after.strip()))
    return Layout(tuple([piece for piece in pieces if piece[1]]))


def lines(drawn: str) -> str:
    """Splits a drawn panel to lines with a plain line end, without blank lines around them."""
    return str(drawn).replace("\r\n", "\n").replace("\r", "\n").strip("\n")

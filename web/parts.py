"""Draws a page part by part, and redraws only the parts whose values have changed."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from threading import RLock
from types import SimpleNamespace

from markupsafe import Markup

from web.foreign import resolved
from web.layout import Layout, PagePart
from web.page import Page
from web.page_fields import PageFields
from web.placeholders import SEAT
from web.untranslated import untranslated

MOST = 64
"""Viewers in the cache: a kiosk and every seat of a table, in a few languages."""
LOOKS = 16
"""Cached versions of a part: one for each seat, and some earlier ones."""
SAME = 1024
"""Cached values compared by identity."""
FRAGMENTS = 256
"""Cached versions of a part without a form of its own: most of a page repeats."""


class Once:
    """Draws a part without a form of its own only once for all pages on which it looks alike.

    The very values of the last pages are known again at once; others are compared.
    """

    def __init__(self) -> None:
        self._alike = lru_cache(FRAGMENTS)(_drawn)
        self._same: dict[tuple[int, ...], tuple[tuple[object, ...], Markup]] = {}

    def forget(self) -> None:
        """Forgets all that was drawn."""
        self._same.clear()
        self._alike.cache_clear()

    def __call__(self, macro: Callable[..., Markup], *values: object) -> Markup:
        """Markup of the macro for these values, cached."""
        key = (id(macro), *map(id, values))
        found = self._same.get(key)
        if found is None:
            if len(self._same) >= SAME:
                self._same.clear()
            # What is known by its id is kept: nothing else can take its place in memory.
            found = self._same[key] = (macro, *values), self._alike(macro, *values)
        return found[1]


def _drawn(macro: Callable[..., Markup], *values: object) -> Markup:
    return macro(*values)


Looks = tuple[tuple[object, str], ...]
"""Recent versions of a part with their values, latest first."""


@dataclass(frozen=True)
class Drawn:
    """The latest page of a viewer: the fields that it was drawn of, and the text of each part."""

    laid: Layout
    fields: Mapping[str, object]
    texts: tuple[str, ...]


class Memory:
    """Cache of parts drawn for each viewer, and of those that viewers share."""

    def __init__(self) -> None:
        self.latest: dict[object, Drawn] = {}
        self._drawn: dict[object, dict[PagePart, Looks]] = {}
        self._game: int | None = None
        self.lock = RLock()
        """Held while a page is drawn: what several viewers share is drawn by the first of them alone."""

    def of(self, viewer: object, game: int | None) -> dict[PagePart, Looks]:
        """The parts drawn for that viewer in that game; those of other games are dropped."""
        if game != self._game or (len(self._drawn) >= MOST and viewer not in self._drawn):
            self._game = game
            self.forget()
        return self._drawn.setdefault(viewer, {})

    def forget(self) -> None:
        """Forgets all that was drawn."""
        with self.lock:
            self._drawn.clear()
            self.latest.clear()


class PageParts:
    """Draws the parts of one page, each once for all who see the same.

    A macro sees the game and the fields that are named for it, and no others; of who looks it knows nothing.
    """

    def __init__(self, memory: Memory, page: Page, base: str, role: str, say: Callable[..., str]) -> None:
        self._memory, self._page = memory, page
        self._fields = PageFields(page)
        self._base, self._role, self._say = base, role, say
        self._names = names_on(page)
        self._you = page.you and SEAT
        self._viewer = page.you, page.game, base, role, say, self._names
        self._known = memory.of((self._you, *self._viewer[1:]), page.game)

    def all(self, laid: Layout) -> tuple[str, ...]:
        """Each part of the page, and what is between them: some whole lines each, with placeholders."""
        with self._memory.lock:
            return self._all(laid)

    def _all(self, laid: Layout) -> tuple[str, ...]:
        """Only parts of whose fields one is another than on this viewer's latest page are looked at."""
        before, now = self._memory.latest.get(self._viewer), vars(self._fields)
        if before is None or before.laid is not laid:
            texts = tuple([one if isinstance(one, str) else self._text(one) for one in laid])
        else:
            changed = {name for name, value in now.items() if value is not before.fields[name]}
            texts = tuple(
                [
                    text if isinstance(one, str) or one.made_of.isdisjoint(changed) else self._text(one)
                    for one, text in zip(laid, before.texts, strict=True)
                ]
            )
        self._memory.latest[self._viewer] = Drawn(laid, now, texts)
        return texts

    def _text(self, part: PagePart) -> str:
        if part.each:
            return "\n".join([self._look(part, thing) for thing in getattr(self._fields, part.fields[0])])
        return self._look(part, part.values(self._fields))

    def _look(self, part: PagePart, values: object) -> str:
        """The part as it was drawn from equal values, or else drawn now."""
        kept = self._known.get(part, ())
        for known, text in kept:
            if known == values:
                return text
        text = self._draw(part, values)
        self._known[part] = ((values, text), *kept[: LOOKS - 1])
        return text

    def _draw(self, part: PagePart, values: object) -> str:
        seen: object = values if part.each else self._fields
        if part.fields and not part.each:
            named = {name: getattr(self._fields, name) for name in part.fields}
            seen = SimpleNamespace(game=self._page.game, you=self._you, **named)
        drawn = lines(part.macro(seen, self._base, self._role, self._say))
        return untranslated(resolved(drawn), self._names)


def names_on(page: Page) -> tuple[str, ...]:
    """Parts of a page that are not translated: people's names, and the code."""
    names = [name for one in page.seats for name in (one.name, one.player) if name]
    return (*names, page.join.code) if page.join else tuple(names)


def lines(drawn: str) -> str:
    """Splits a drawn part to lines with a plain line end, without blank lines around them."""
    return str(drawn).replace("\r\n", "\n").replace("\r", "\n").strip("\n")

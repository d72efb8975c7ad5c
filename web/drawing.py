"""Draws a Page: HTML that is a pure function of the page, the role that looks and the ids of its forms."""

import hashlib
from collections.abc import Callable
from functools import cache
from pathlib import Path
from threading import RLock
from typing import Any

from jinja2 import Environment, FileSystemLoader, StrictUndefined, Template
from markupsafe import Markup

from companion.shared_view.marked_text import MarkedText, a_name
from web.foreign import forget as forget_names
from web.foreign import marked, resolved
from web.once import Once
from web.page import Page, PageStage
from web.panels import DrawnPage, Layout, all_of, lines, read_layout
from web.placeholders import COMMAND, END, ITEM, ITEM_END, PROOF, SHUT, behind, filled
from web.template_cache import Compiled
from web.words import Catalogue

SHAPES = (
    *("circle", "square", "triangle", "diamond", "star", "hexagon", "cross"),
    *("ring", "drop", "pentagon", "bar", "moon", "heart", "ribbon"),
)
"""The shapes that templates/shapes.html draws; a colour of another shape is drawn as a circle."""

NOTHING = Markup()
NAMES = ("name", "owner", "player")
"""The values of the pages' own texts that are people's names."""
LAID_OUT = frozenset({"kiosk", "seat", "private"})
"""Roles whose pages are panels: those open during a game. Any other page is drawn whole."""


class Templates(Environment):
    """Compiles each template once, also when many phones are the first to need it at the same moment."""

    def __init__(self, folder: Path) -> None:
        super().__init__(
            loader=FileSystemLoader(folder),
            autoescape=True,
            undefined=StrictUndefined,
            trim_blocks=True,
            lstrip_blocks=True,
            auto_reload=False,
            bytecode_cache=Compiled(folder),
            finalize=marked,
        )
        self._compiling = RLock()

    def get_template(self, *given: Any, **named: Any) -> Template:
        """The template of that name."""
        with self._compiling:
            return super().get_template(*given, **named)


class Drawing:
    """The templates of one server, and the fingerprint of its assets."""

    def __init__(
        self, templates: Path, static: Path, catalogue: Catalogue, proof_name: str = "proof"
    ) -> None:
        """`proof_name` is the cookie that bears a device's proof."""
        self._layout = cache(self._read_layout)
        self._game: int | None = None
        self._lock = RLock()
        self._say = cache(lambda language: _speaker(catalogue, language))
        self.build = _fingerprint(templates, static)
        self._templates = Templates(templates)
        self._templates.filters.update(lang=_lang, name=a_name, sign=_sign, signed=_signed)
        names = catalogue.names()
        self._templates.globals.update(build=self.build, shapes=SHAPES, digest=_digest, languages=names)
        self._templates.globals.update(
            proof_name=proof_name, PROOF=PROOF, COMMAND=COMMAND, SHUT=SHUT, END=END
        )
        self._templates.globals.update(ITEM=ITEM, ITEM_END=ITEM_END)
        self._once = self._templates.globals["once"] = Once()

    def compile(self) -> None:
        """Compiles every template now, and keeps what it was compiled to where that can be done."""
        for name in self._templates.list_templates(["html"]):
            self._templates.get_template(name)

    def forget(self) -> None:
        """Forgets all that was drawn: people are named in it."""
        with self._lock:
            self._layout.cache_clear()
            forget_names()
            self._once.forget()

    def page(self, role: str, table: str, page: Page, **more: object) -> DrawnPage:
        """The page's `<main>` as a stream sends it, without what is behind folds."""
        return self._drawn(role, table, page, lambda layout: layout.behind("").drawn(page), more)

    def behind(self, fold: str, role: str, table: str, page: Page) -> str:
        """Contents of a fold of that page, for its viewer; empty where there is no such fold."""
        if not fold:
            return ""
        drawn = self._drawn(role, table, page, lambda layout: layout.behind(fold).drawn(page, whole=True), {})
        return filled(drawn.text or behind(fold, self._whole(role, table, page).text), page.you)

    def whole(
        self,
        role: str,
        table: str,
        page: Page,
        language: str,
        proof: str,
        *,
        shut: bool = False,
        **more: object,
    ) -> str:
        """The whole document; each of its forms bears all that it needs, for it must work without script.

        What is behind folds is left out of a page that is `shut`: its script fetches it.
        """
        drawn = (self.page if shut else self._whole)(role, table, page, **more)
        return self.frame(
            page.language,
            role=role,
            table=table,
            seat=page.you,
            stage=page.stage,
            title=page.title,
            main=filled(drawn.text, page.you, proof),
            say=self._say(language),
            shut=shut,
            **more,
        )

    def frame(self, language: str, **values: object) -> str:
        """The document around a main that is drawn already."""
        return resolved(self._templates.get_template("frame.html").render(language=language, **values))

    def plain(self, template: str, language: str, proof: str, role: str = "plain", **values: object) -> str:
        """A page that is no view of a game: asking for the code, saying what went astray, the card editor."""
        say = self._say(language)
        main = self.part(template, language, proof, **values)
        return self.frame(
            language,
            role=role,
            table=None,
            seat=None,
            stage=None,
            title=say("title"),
            main=main,
            say=say,
            sorry=None,
        )

    def part(self, template: str, language: str, proof: str, **values: object) -> str:
        """The main of such a page."""
        drawn = self._templates.get_template(template).render(
            say=self._say(language), language=language, **values
        )
        return filled(resolved(drawn), None, proof)

    def _whole(self, role: str, table: str, page: Page, **more: object) -> DrawnPage:
        return self._drawn(role, table, page, lambda layout: layout.drawn(page, whole=True), more)

    def _drawn(
        self, role: str, table: str, page: Page, draw: Callable[[Layout], DrawnPage], more: dict[str, object]
    ) -> DrawnPage:
        """The page, or what is wanted of it; what several viewers see is drawn by the first alone."""
        if role not in LAID_OUT:
            return draw(self._unlaid(role, table, page, more))
        with self._lock:
            if page.game != self._game:  # of a game that was left nothing stays
                self._game = page.game
                self.forget()
            return draw(self._layout(role, page.stage, _base(table), page.language))

    def _read_layout(self, role: str, stage: PageStage, base: str, language: str) -> Layout:
        template = self._templates.get_template(f"{role}.html")
        return read_layout(template, stage, (base, role, self._say(language)))

    def _unlaid(self, role: str, table: str, page: Page, more: dict[str, object]) -> Layout:
        """A page that is the same text until anything on it changes."""
        template, say = self._templates.get_template(f"{role}.html"), self._say(page.language)
        values = {"role": role, "table": table, "base": _base(table), "say": say}
        drawn = lines(template.render(page=all_of(page), **values, **more))
        return Layout((("", resolved(drawn)),))


def _speaker(catalogue: Catalogue, language: str) -> Callable[..., str]:
    """Says the pages' own texts, with the names of people marked in them."""

    def say(key: str, **values: str | int) -> str:
        text = catalogue.say(language, key, values)
        names = [a_name(str(values[name])) for name in NAMES if name in values]
        return MarkedText(text, tuple(names)) if names else text

    return say


@cache
def _base(table: str) -> str:
    return f"/t/{table}"


def _digest(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:10]


def _fingerprint(*folders: Path) -> str:
    files = sorted(path for folder in folders for path in folder.rglob("*") if path.is_file())
    return hashlib.sha256(b"".join(path.read_bytes() for path in files)).hexdigest()[:6]


def _sign(text: str) -> str:
    """The name of the sign that stands before a sentence about an outcome; of all others none."""
    sign: str = getattr(text, "sign", "")
    return sign


def _signed(n: int) -> str:
    """A number as people write it."""
    return str(n).replace("-", "\N{MINUS SIGN}")


def _lang(text: str) -> Markup:
    """The attribute for text with a language of its own, as printed cards have; for all other, nothing."""
    language: str = getattr(text, "language", "")
    return _lang_of(language) if language else NOTHING


@cache
def _lang_of(language: str) -> Markup:
    return Markup(' lang="{}"').format(language)

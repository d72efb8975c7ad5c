"""Text that is not of its page's language: its element bears the language, or is not translated for a name.

While a page is drawn, such text is between marks, as a template cannot know which text it will be. A browser
that translates pages leaves names alone. They are wrapped where a sentence flows; anywhere else, as in a
button or a drawing, their element is marked, so that nothing is laid out otherwise.
"""

import re
from collections.abc import Mapping
from functools import lru_cache

from markupsafe import Markup, escape

from companion.shared_view.marked_text import MarkedText, isolated_name

BEGINS, TEXT, ENDS = "\ue001", "\ue002", "\ue003"
"""The marks around a text: `BEGINS attribute TEXT text ENDS`; no text that people write has them."""
MARKED = re.compile(f"{BEGINS}([^{TEXT}]*){TEXT}([^{ENDS}]*){ENDS}")
TOKENS = re.compile(r"(<[^>]*>)")
NO = 'translate="no"'
BARE = frozenset({"title", "option", "text", "tspan", "textarea", "script"})
"""Elements that cannot have a `span` in them."""
FLOWS = frozenset({"p", "li", "h1", "h2", "h3", "h4", "figcaption", "dd", "dt", "td", "strong"})
"""Elements whose text is one flow of words."""
VOID = frozenset({"br", "hr", "img", "input", "link", "meta", "source", "wbr"})
SENTENCES = 256
"""Combinations of names and the like in the cache: those at a table are few."""
TAGS = 2048
"""Tags in the cache: most of a page repeats."""


def marked(value: object) -> object:
    """A value as a template writes it: what is not of its page's language is between marks."""
    return _in_marks(value) if isinstance(value, MarkedText) else value


def _in_marks(text: MarkedText) -> Markup:
    html = escape(isolated_name(text) if text.is_name else text)
    if text.language or text.is_name:
        attribute = NO if text.is_name else f'lang="{text.language}"'
        return Markup(f"{BEGINS}{attribute}{TEXT}{html}{ENDS}")  # noqa: S704 - escaped
    pattern, parts = _parts(text.quoted)
    return Markup(pattern.sub(lambda found: parts[found[0]], str(html))) if parts else html  # noqa: S704


@lru_cache(SENTENCES)
def _parts(quoted: tuple[MarkedText, ...]) -> tuple[re.Pattern[str], Mapping[str, Markup]]:
    """The pattern that finds these parts in a sentence, the longest first, and each of them between marks."""
    parts = {str(escape(part)): part for part in quoted if part}
    longest_first = "|".join(_found(one, parts[one]) for one in sorted(parts, key=len, reverse=True))
    return re.compile(longest_first), {html: _in_marks(part) for html, part in parts.items()}


def forget() -> None:
    """Forgets the names that sentences took."""
    _parts.cache_clear()


def _found(html: str, part: MarkedText) -> str:
    """The pattern of a part: a name is a whole word."""
    return rf"(?<![\w&]){re.escape(html)}(?!\w)" if part.is_name else re.escape(html)


def resolved(html: str) -> str:
    """The same HTML, each text between marks in an element that bears its attribute."""
    if BEGINS not in html:
        return html
    pieces = TOKENS.split(html)
    for place, piece in enumerate(pieces):
        if BEGINS in piece:
            pieces[place] = _tag(piece) if place % 2 else _text(pieces, place)
    return "".join(pieces)


def _text(pieces: list[str], place: int) -> str:
    """The text between two tags; where it is all of an element, that one bears its attribute."""
    text = pieces[place]
    tag, after = "".join(pieces[place - 1 : place]), "".join(pieces[place + 1 : place + 2])
    whole = MARKED.fullmatch(text)
    if whole and f" {whole[1]}" in tag:
        return whole[2]
    is_all = after.startswith(f"</{_name(tag)}") and _is_free(tag)
    if is_all and (whole or _names_alone(text)):
        pieces[place - 1] = f"{tag[:-1]} {whole[1] if whole else NO}>"
        return MARKED.sub(r"\2", text)
    around = _around(pieces, place)
    return MARKED.sub(lambda found: _within(pieces, around, found[1], found[2]), text)


def _names_alone(text: str) -> bool:
    """True if nothing but names is words in it: `Ada: 3, 3, 3`."""
    kinds = {found[1] for found in MARKED.finditer(text)}
    return kinds == {NO} and not any(letter.isalpha() for letter in MARKED.sub("", text))


def _within(pieces: list[str], around: int, attribute: str, text: str) -> str:
    """A part of the text of an element, whose tag stands `around` it."""
    kind = _name(pieces[around]) if around >= 0 else ""
    if attribute == NO and kind and kind not in FLOWS:
        if NO not in pieces[around]:
            pieces[around] = f"{pieces[around][:-1]} {NO}>"
        return text
    return text if kind in BARE else f"<span {attribute}>{text}</span>"


def _around(pieces: list[str], place: int) -> int:
    """The place of the tag of the element that the text is in; -1 for none."""
    closed = 0
    for at in range(place - 1, 0, -2):
        step = _step(pieces[at])
        if step == 1 and not closed:
            return at
        closed -= step
    return -1


def _tag(tag: str) -> str:
    """A tag without marks in its attributes; one without content is of their language."""
    first = MARKED.search(tag)
    bare = MARKED.sub(r"\2", tag)
    if first is None or first[1] == NO or _name(tag) not in VOID or not _is_free(tag):
        return bare
    return f"{bare.removesuffix('>').removesuffix('/')} {first[1]}>"


@lru_cache(TAGS)
def _is_free(tag: str) -> bool:
    """True for a tag that names no language, and nothing else that is read: that one is the page's."""
    return not tag.startswith("</") and not re.search(r'\s(?:lang|aria-label|title)="', MARKED.sub("", tag))


@lru_cache(TAGS)
def _step(tag: str) -> int:
    """1 for a tag that opens an element, -1 for one that closes it, 0 for all others."""
    if tag.startswith("</"):
        return -1
    return int(not tag.startswith("<!") and not tag.endswith("/>") and _name(tag) not in VOID)


@lru_cache(TAGS)
def _name(tag: str) -> str:
    return re.split(r"[\s>/]", tag[1:], maxsplit=1)[0].lower()

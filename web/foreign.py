"""Text in another language than its page's: its element bears that language, or an element around it.

While a page is drawn, such text is between marks, as a template cannot know which text it will be.
"""

import re
from functools import lru_cache

from markupsafe import Markup, escape

from companion.shared_view.marked_text import MarkedText
from web.untranslated import TAGS, TOKENS, VOID

BEGINS, TEXT, ENDS = "\ue001", "\ue002", "\ue003"
"""The marks around a text: `BEGINS language TEXT text ENDS`; no text that people write has them."""
MARKED = re.compile(f"{BEGINS}([^{TEXT}]*){TEXT}([^{ENDS}]*){ENDS}")
BARE = frozenset({"title", "option", "text", "tspan", "textarea", "script"})
"""Elements that cannot have a `span` in them."""


def marked(value: object) -> object:
    """A value as a template writes it: what is of another language than its page is between marks."""
    return _in_marks(value) if isinstance(value, MarkedText) else value


def _in_marks(text: MarkedText) -> Markup:
    html = escape(text)
    if text.language:
        return Markup(f"{BEGINS}{text.language}{TEXT}{html}{ENDS}")  # noqa: S704 - escaped
    parts = {str(escape(part)): _in_marks(part) for part in text.quoted if part}
    if not parts:
        return html
    longest_first = "|".join(map(re.escape, sorted(parts, key=len, reverse=True)))
    return Markup(re.sub(longest_first, lambda found: parts[found[0]], str(html)))  # noqa: S704 - escaped


def resolved(html: str) -> str:
    """The same HTML, each text between marks in an element of its language."""
    if BEGINS not in html:
        return html
    pieces = TOKENS.split(html)
    for place, piece in enumerate(pieces):
        if BEGINS in piece:
            pieces[place] = _tag(piece) if place % 2 else _text(pieces, place)
    return "".join(pieces)


def _text(pieces: list[str], place: int) -> str:
    """The text between two tags; where it is all of an element, that one is of its language."""
    text = pieces[place]
    tag, after = "".join(pieces[place - 1 : place]), "".join(pieces[place + 1 : place + 2])
    whole = MARKED.fullmatch(text)
    if whole and after.startswith(f"</{_name(tag)}") and _is_free(tag):
        pieces[place - 1] = f'{tag[:-1]} lang="{whole[1]}">'
        return whole[2]
    said = whole is not None and f' lang="{whole[1]}"' in tag
    bare = said or not BARE.isdisjoint({_name(tag), _name(after).lstrip("/")})
    return MARKED.sub(r"\2" if bare else r'<span lang="\1">\2</span>', text)


def _tag(tag: str) -> str:
    """A tag without marks in its attributes; one without content is of their language."""
    first = MARKED.search(tag)
    bare = MARKED.sub(r"\2", tag)
    if first is None or _name(tag) not in VOID or not _is_free(tag):
        return bare
    return f'{bare.removesuffix(">").removesuffix("/")} lang="{first[1]}">'


@lru_cache(TAGS)
def _is_free(tag: str) -> bool:
    """True for a tag that names no language, and nothing else that is read: that one is the page's."""
    return not tag.startswith("</") and not re.search(r'\s(?:lang|aria-label|title)="', MARKED.sub("", tag))


@lru_cache(TAGS)
def _name(tag: str) -> str:
    return re.split(r"[\s>]", tag[1:], maxsplit=1)[0].lower()

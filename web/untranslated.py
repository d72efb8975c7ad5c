"""People's names and codes are no words of any language: a browser that translates pages leaves them alone.

A name is wrapped where a sentence flows; anywhere else, as in a button or a drawing, its element is marked,
so that nothing is laid out otherwise.
"""

import re
from collections.abc import Iterable
from functools import lru_cache

from markupsafe import escape

TOKENS = re.compile(r"(<[^>]*>)")
FLOWS = frozenset({"p", "li", "h1", "h2", "h3", "h4", "figcaption", "dd", "dt", "td", "strong"})
"""Elements whose text is one flow of words."""
VOID = frozenset({"br", "hr", "img", "input", "link", "meta", "source", "wbr"})
NO = ' translate="no"'
TAGS = 2048
"""Tags in the cache: most of a page repeats."""


def untranslated(html: str, names: Iterable[str]) -> str:
    """The same HTML with each of the names marked, wherever it stands as a word of a text."""
    found = _pattern(tuple(sorted({name for name in names if name}, key=len, reverse=True)))
    return _marked(html, found) if found and found.search(html) else html


@lru_cache(64)
def _pattern(names: tuple[str, ...]) -> re.Pattern[str] | None:
    if not names:
        return None
    words = "|".join(re.escape(str(escape(name))) for name in names)
    return re.compile(rf"(?<![\w&])(?:{words})(?!\w)")


def _marked(html: str, names: re.Pattern[str]) -> str:
    """Goes through tags and texts; `around` are the places of the tags that are open."""
    pieces, around = TOKENS.split(html), list[int]()
    for place, piece in enumerate(pieces):
        if place % 2:
            _follow(pieces, place, around)
        elif names.search(piece) and not any(NO in pieces[one] for one in around):
            pieces[place] = _kept(pieces, around, piece, names)
    return "".join(pieces)


def _follow(pieces: list[str], place: int, around: list[int]) -> None:
    match _step(pieces[place]):
        case 1:
            around.append(place)
        case -1 if around:
            around.pop()


@lru_cache(TAGS)
def _step(tag: str) -> int:
    """1 for a tag that opens an element, -1 for one that closes it, 0 for all others."""
    if tag.startswith("</"):
        return -1
    return int(not tag.startswith("<!") and not tag.endswith("/>") and _name(tag) not in VOID)


def _kept(pieces: list[str], around: list[int], text: str, names: re.Pattern[str]) -> str:
    parent = around[-1] if around else None
    if parent is None or _name(pieces[parent]) in FLOWS:
        return names.sub(rf"<span{NO}>\g<0></span>", text)
    pieces[parent] = f"{pieces[parent][:-1]}{NO}>"
    return text


def _name(tag: str) -> str:
    return re.split(r"[\s>/]", tag[1:], maxsplit=1)[0].lower()

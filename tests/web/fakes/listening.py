"""What a screen reader comes upon on a page, in its order, and what is wrong with that by ear."""

import re
from collections import Counter, defaultdict
from collections.abc import Iterator
from typing import Any, NamedTuple

import yaml
from playwright.sync_api import Page

NODE = re.compile(r'([\w-]+)(?: "((?:[^"\\]|\\.)*)")?((?: \[[^\]]*\])*)')
"""Role, name and states, as a tree's node is written."""
FOLD = "fold"
"""A group without a name is one, and its text is what opens it."""
CONTROLS = frozenset({FOLD, "button", "link", "checkbox", "radio", "combobox", "textbox", "searchbox"})
PARTS = frozenset({"article", "form", "region", "group", "main", "complementary"})
"""Their names say where one is, and are no things of their own."""
FIRST = 3
"""The question is among that many things."""
SENTENCE = 12
"""Characters from which a text that is said twice is one too many; colours and names come again."""


class Thing(NamedTuple):
    """A heading, a control or a text, as it is said, in the nearest named part and on the card around it."""

    role: str
    said: str
    within: str
    card: str = ""


def things(page: Page) -> list[Thing]:
    """All that is said of the page's main part, from its beginning."""
    heard = list(_things(yaml.safe_load(page.locator("main").aria_snapshot()), "", ""))
    pairs = zip([None, *heard], heard, strict=False)
    return [one for before, one in pairs if before is None or not _is_label(before, one)]


def _is_label(before: Thing, one: Thing) -> bool:
    """True if that is the text beside a control, which is its name."""
    return one.role == "text" and before.role in CONTROLS and one.said == before.said


def _things(tree: Any, within: str, card: str) -> Iterator[Thing]:
    if isinstance(tree, list):
        for one in tree:
            yield from _things(one, within, card)
        return
    if not isinstance(tree, dict):
        yield from _thing(str(tree), None, within, card)
        return
    for written, inside in tree.items():
        yield from _thing(written, inside, within, card)


def _thing(written: str, inside: Any, within: str, card: str) -> Iterator[Thing]:
    found = NODE.fullmatch(written)
    role, name = (found[1], found[2] or "") if found else ("text", written)
    text = str(inside) if isinstance(inside, str | int | float) else ""
    if role == "group" and not name and text:
        role = FOLD
    said = text if role in PARTS else name or text
    if said:
        yield Thing(role, said.replace('\\"', '"'), within, card)
    if isinstance(inside, list | dict):
        yield from _things(inside, name or within, str(inside) if role == "article" else card)


def twice(heard: list[Thing], hand: str) -> list[str]:
    """Sentences said more than once, but by different cards; what lies in the hand may be asked about."""
    said = defaultdict[str, list[str]](list)
    for one in heard:
        if one.role not in CONTROLS and one.within != hand and len(one.said) >= SENTENCE:
            said[one.said].append(one.card)
    return [text for text, on in said.items() if len(on) > 1 and ("" in on or len(on) > len(set(on)))]


def alike(heard: list[Thing]) -> list[str]:
    """Names that two controls have; those of one die are told apart by its name."""
    named = Counter(
        (one.said, one.within if one.role == "radio" else "") for one in heard if one.role in CONTROLS
    )
    return [name for (name, _), times in named.items() if times > 1]


def is_first(heard: list[Thing], question: str) -> bool:
    """True if the question is among the first things."""
    return any(question in one.said for one in heard[:FIRST])

"""A deck whose every secret carries a mark of its own, and which of the marks a viewer may be sent."""

import re
from collections.abc import Iterator

from companion.engine.view import Viewer
from companion.games.hope_inhumanity.state import HopeInhumanityState
from tests.companion.games.hope_inhumanity.own_deck import whole_deck
from tests.secrets.card_file import Card, read, write
from tests.secrets.knowledge import Knowledge, learnt

FILE = "whole.yaml"


def marked_deck() -> dict[str, str]:
    """The whole deck, its titles, texts and callouts marked: each mark is nowhere else."""
    head, cards = read(whole_deck()[FILE])
    marked = {
        section: {title: _marked(card) for title, card in ones.items()} for section, ones in cards.items()
    }
    return {FILE: write(head, marked)}


def marks_of(title: str) -> Iterator[tuple[str, str]]:
    """Each line of a card that has a mark, and the mark."""
    for key in ("title", "text", "callout"):
        yield key, f"zq{''.join(title.split()).lower()}{key}"


def marks_in(sent: str) -> set[str]:
    """All the marks in what was sent, in text and in ids alike."""
    return set(re.findall(r"zq[a-z0-9]+", sent.lower()))


def unknown_marks(states: list[HopeInhumanityState], viewer: Viewer) -> set[str]:
    """The marks that this viewer may not have been sent, after these moments."""
    known = learnt(states, viewer)
    _, cards = read(whole_deck()[FILE])
    return {
        mark
        for section, ones in cards.items()
        for title, card in ones.items()
        for key, mark in marks_of(title)
        if key in card and not _may_know(known, section, title, key)
    }


def _marked(card: Card) -> Card:
    marks = dict(marks_of(card["title"]))
    return {key: f"{text.rstrip('.')} {marks[key]}" if key in marks else text for key, text in card.items()}


def _may_know(known: Knowledge, section: str, title: str, key: str) -> bool:
    id_ = f"whole.{'-'.join(title.lower().split())}-{dict(marks_of(title))['title']}"
    if section == "scenes":
        return not known.scenes.get(id_, set()).isdisjoint({"all", key})
    return id_ in (known.traits if section == "traits" else known.others)

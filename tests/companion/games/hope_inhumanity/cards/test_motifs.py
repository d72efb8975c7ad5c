"""The second season spends its motifs by a budget, and no two of its Scenes ask alike."""

import re
from collections import Counter
from collections.abc import Iterator, Mapping
from typing import NamedTuple

import pytest

from companion.games.hope_inhumanity.cards.card import Deck
from companion.games.hope_inhumanity.cards.deck import read_decks
from tests.companion.games.hope_inhumanity.cards.shelf import IN_GERMAN, SECOND_SEASON, shipped

FILES = (SECOND_SEASON, IN_GERMAN[SECOND_SEASON])


class Motif(NamedTuple):
    """How many texts may have it, and the words of it in English and in German."""

    most: int
    en: str
    de: str


MOTIFS = {
    "a reader of names": Motif(1, r"\bnames\b", r"\bNamen\b"),
    "a lamp": Motif(1, r"\b(lamp|lantern)s?\b", r"Lampe|Laterne"),
    "a dog": Motif(1, r"\bdogs?\b", r"\bHund"),
    "a bell": Motif(1, r"\bbells?\b", r"[Gg]locke|[Kk]lingel"),
    "soup": Motif(1, r"\bsoup\b", r"[Ss]uppe"),
    "snow": Motif(1, r"\bsnow", r"[Ss]chnee|schneit"),
    "a grave": Motif(1, r"\b(grave|coffin|buried)\b", r"\b(Grab|Sarg)\b"),
    "mines": Motif(2, r"\bmines?\b", r"\bMinen?\b"),
    "hens": Motif(2, r"\bhens?\b", r"\bH(uhn|ühner)"),
    "music": Motif(
        3,
        r"\b(choir|sing|song|fiddle|tune|accordion)\b",
        r"Chor\b|\bsingen|Lied|Geiger|Melodie|Akkord",
    ),
    "boots and shoes": Motif(3, r"\b(boots?|shoes?)\b", r"Stiefel|Schuhe"),
    "fire": Motif(3, r"\bfires?\b", r"[Ff]euer|brand\b"),
    "a ship": Motif(4, r"\b(freighter|wreck|hulk|ship|boat)\b", r"Frachter|Wrack|[Ss]chiff\b|\bBoot\b"),
}
OPENINGS = re.compile(r"(Somebody|Someone|Jemand|Irgendjemand)\b")
MOST_OPENINGS = 2
QUESTIONS: Mapping[str, tuple[str, ...]] = {
    "en": ("Do you", "Whose", "Will", "Are", "Can", "Would", "Is", "In or out", "Has", "All in favour"),
    "de": (
        *(r"\w+t ihr\b", "Wer", "Darf", "Ihr .*doch", "Kann", "Na, wie", "Ist", ".* oder nicht"),
        *("Hat", "Einstimmig"),
    ),
}
"""The kinds of question with which a Scene may end, by what they begin with or are."""


def box(file: str) -> Deck:
    return read_decks({file: shipped(file)})


def texts(deck: Deck) -> Iterator[str]:
    yield from (f"{one.title}. {one.callout}" for one in deck.scenes.values())
    for kind in (deck.traits, deck.personalities, deck.relationships, deck.assets):
        yield from (f"{one.title}. {one.text}" for one in kind.values())
    for road in deck.destinations.values():
        yield f"{road.title}. {road.text} {road.arrival}"


def motifs(file: str) -> Counter[str]:
    told = [(name, getattr(motif, language(file))) for name, motif in MOTIFS.items()]
    return Counter(name for name, words in told for text in texts(box(file)) if re.search(words, text))


def language(file: str) -> str:
    return file.split(".")[-2]


def last_questions(file: str) -> list[str]:
    ends = (re.split(r"(?<=[.?!:]) ", one.callout)[-1] for one in box(file).scenes.values())
    return [end for end in ends if end.endswith("?")]


def kinds(question: str, spoken: str) -> list[str]:
    return [kind for kind in QUESTIONS[spoken] if re.match(kind, question)]


@pytest.mark.parametrize("file", FILES)
def test_no_motif_is_told_more_often_than_its_budget(file: str) -> None:
    assert {motif: n for motif, n in motifs(file).items() if n > MOTIFS[motif].most} == {}


@pytest.mark.parametrize("file", FILES)
def test_hardly_any_text_opens_with_somebody(file: str) -> None:
    bodies = (text.split(". ", 1)[1] for text in texts(box(file)))
    assert sum(bool(OPENINGS.match(body)) for body in bodies) <= MOST_OPENINGS


@pytest.mark.parametrize("file", FILES)
def test_no_two_scenes_end_on_the_same_kind_of_question(file: str) -> None:
    asked = [kinds(one, language(file)) for one in last_questions(file)]
    assert all(len(one) == 1 for one in asked), asked
    assert len({kind for (kind,) in asked}) == len(asked) >= 6

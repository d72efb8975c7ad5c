"""A sentence of The Map to Hope as a block: its numbers and words, and what else may stand where they do."""

import re
from collections.abc import Callable, Iterator, Sequence
from difflib import get_close_matches

from companion.engine.phrasebook.placeholders import Part, Placeholder
from companion.games.map_to_hope.cards import On, Whom
from companion.games.map_to_hope.sentences import KINDS, UNTIL
from companion.games.map_to_hope.written import SKILLS

NUMBER = re.compile(r"(?P<sign>[+-]?)\d+")
MOST = 9
LIKE = 0.6
"""Least similarity of a sentence that is suggested for another (difflib's ratio)."""
WORDS: tuple[tuple[str, ...], ...] = (
    tuple(map(str, SKILLS)),
    KINDS,
    UNTIL,
    tuple(map(str, On)),
    tuple(map(str, Whom)),
    ("damage", "radiation"),
    ("play", "use", "move", "interact", "draw"),
)
"""Words of which one may stand for another."""


def parts(text: str, fits: Callable[[str], bool]) -> tuple[Part, ...]:
    """The sentence piece by piece; `fits` says whether a sentence may stand in the line."""
    words, found = text.split(), list[Part]()
    for n, word in enumerate(words):
        others = tuple(dict.fromkeys(_others(word)))
        ways = [
            (other, sentence)
            for other in (others if word in others else (word, *others))
            if fits(sentence := " ".join((*words[:n], other, *words[n + 1 :])))
        ]
        if n:
            found.append(" ")
        found.append(Placeholder(word, tuple(ways)) if len(ways) > 1 else word)
    return tuple(found)


def nearest(text: str, examples: Sequence[str]) -> str | None:
    """The closest of the examples, with the number that was written; None if none is close."""
    close = get_close_matches(text, examples, 1, LIKE)
    if not close:
        return None
    numbers = iter(NUMBER.finditer(text))
    return NUMBER.sub(lambda own: found[0] if (found := next(numbers, None)) else own[0], close[0])


def _others(word: str) -> Iterator[str]:
    number = NUMBER.fullmatch(word)
    if number is not None:
        signs = ("+", "-") if number["sign"] == "+" else ("", "-") if number["sign"] else ("",)
        yield from (f"{sign}{n}" for sign in signs for n in range(1, MOST + 1))
    yield from (other for group in WORDS if word in group for other in group)

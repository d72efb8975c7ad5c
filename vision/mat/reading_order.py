"""Text as it is seen: in parts of one direction, from left to right."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby

import regex
from bidi import algorithm, mirror

ISOLATED = regex.compile("[\u2066-\u2068]([^\u2066-\u2069]*)\u2069?")
"""Text between Unicode's marks of a direction of its own, as around a name."""
INSTEAD = "\ufffc"
"""The placeholder of such a text in its line; of no direction."""
CLUSTER = regex.compile(r"\X")
"""A letter as a reader means it, with its marks; an emoji with its parts."""


@dataclass(frozen=True)
class Stretch:
    """Letters of one direction, in the order in which they are read."""

    letters: tuple[str, ...]
    is_turned: bool
    """True from right to left."""

    def seen(self, letters: Sequence[str]) -> str:
        """Some of them as they stand from left to right, brackets turned round with the text."""
        if not self.is_turned:
            return "".join(letters)
        return "".join(mirror.MIRRORED.get(letter, letter) for letter in reversed(letters))


def stretches(text: str) -> Iterator[Stretch]:
    """The parts of a line, from left to right on paper; its first letter gives its direction."""
    apart = iter(ISOLATED.findall(text))
    placed = _placed(ISOLATED.sub(INSTEAD, text))
    for (level, is_apart), found in groupby(placed, lambda one: (one[1], one[0] == INSTEAD)):
        letters = tuple(letter for letter, _ in found)
        if is_apart:
            for _ in letters:
                yield from stretches(next(apart))
        else:
            yield Stretch(letters[::-1] if level % 2 else letters, bool(level % 2))


def _placed(text: str) -> list[tuple[str, int]]:
    """Letters as they stand from left to right, each with its level: odd ones run from right to left."""
    letters, level, storage = (
        CLUSTER.findall(text),
        algorithm.get_base_level(text),
        algorithm.get_empty_storage(),
    )
    storage["base_level"], storage["base_dir"] = level, "LR"[level]
    algorithm.get_embedding_levels("".join(letter[0] for letter in letters), storage)
    for one, letter in zip(storage["chars"], letters, strict=True):
        one["letter"] = letter
    algorithm.explicit_embed_and_overrides(storage)
    algorithm.resolve_weak_types(storage)
    algorithm.resolve_neutral_types(storage, False)
    algorithm.resolve_implicit_levels(storage, False)
    algorithm.reorder_resolved_levels(storage, False)
    return [(one["letter"], one["level"]) for one in storage["chars"]]

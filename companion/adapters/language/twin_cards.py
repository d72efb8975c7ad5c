"""Texts of card files in another language: line by line beside the file of the same cards."""

from collections.abc import Iterator, Mapping
from functools import lru_cache

from companion.engine.phrasebook.card_file import Lines, read_card_file
from companion.engine.phrasebook.nested import texts
from companion.engine.phrasebook.outline import OutlineFaults
from companion.table.cards.card_shelf import twins

KEPT = 16
"""Pairs of files whose texts are remembered."""


def in_other_words(decks: Mapping[str, str], language: str) -> dict[str, str]:
    """Each text of a card file beside which one in that language lies, and what that one says instead.

    `decks` are texts of card files by name. A file that cannot be read, or has other cards, says nothing.
    """
    wanted = [name for name in decks if name.endswith(f".{language}.yaml")]
    pairs = ((decks[other], decks[name]) for name in wanted for other in twins(name, decks))
    return {said: instead for one, other in pairs for said, instead in side_by_side(one, other).items()}


@lru_cache(maxsize=KEPT)
def side_by_side(one: str, other: str) -> Mapping[str, str]:
    """Each text of a card file that is otherwise in another, and what that one says instead."""
    try:
        first, second = (read_card_file("", text).sections for text in (one, other))
    except OutlineFaults:
        return {}
    cards = (
        pair
        for section in first.keys() & second.keys()
        if len(first[section]) == len(second[section])
        for pair in zip(first[section], second[section], strict=True)
    )
    return {said: instead for pair in cards for said, instead in _lines(*pair) if said != instead}


def _lines(one: Lines, other: Lines) -> Iterator[tuple[str, str]]:
    for way in one.keys() & other.keys():
        said, instead = tuple(texts(one[way])), tuple(texts(other[way]))
        if len(said) == len(instead):
            yield from zip(said, instead, strict=True)

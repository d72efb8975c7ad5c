"""On a German phone stands no English sentence, whatever is asked, told or held in a hand."""

import re
from collections.abc import Iterator, Mapping, Set
from dataclasses import fields, is_dataclass
from pathlib import Path
from typing import Any

import pytest

from companion import games
from tools.looks.evenings import KEYS, Evening

ANSWERS = 60
ENGLISH = re.compile(
    r"\b(?:the|and|of|your|you|each|with|from|gains?|loses?|suffers?|this|they|their|who|it|is|are|not|to)\b"
)
"""Words that no German sentence has; one of them may be a name's or a title's."""
TAG = re.compile(r"<[^>]*>")


def texts(shown: Any) -> Iterator[str]:
    """All that a part of a page says; of a drawing what is written in it."""
    if isinstance(shown, str):
        yield TAG.sub(" ", shown)
    elif isinstance(shown, Mapping):
        yield from texts(tuple(shown.values()))
    elif isinstance(shown, tuple | list | Set):
        for one in shown:
            yield from texts(one)
    elif is_dataclass(shown):
        yield from texts(tuple(getattr(shown, one.name) for one in fields(shown) if one.name not in KEYS))


def english(game: str, language: str, data: Path) -> set[str]:
    """The English sentences, and those that end in a divider, on the phones of an evening by bots."""
    evening = Evening(games.find(game), language, data, "ember")
    pages = [page for asked in evening.asked(ANSWERS) for page in asked.pages]
    evening.close()
    said = {one for page in pages for one in texts(page)}
    assert len(said) > ANSWERS
    return {one for one in said if len(ENGLISH.findall(one)) > 1 or one.rstrip().endswith("|")}


@pytest.mark.slow
@pytest.mark.parametrize("game", games.names())
def test_no_english_sentence_stands_on_a_german_phone(game: str, tmp_path: Path) -> None:
    assert english(game, "de", tmp_path) == set()


@pytest.mark.slow
def test_english_would_be_found(tmp_path: Path) -> None:
    assert english("just_dice", "en", tmp_path)

"""Every sentence that the game can say has words, and all that those words need."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import fields, is_dataclass, replace
from importlib.resources import files
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from companion.engine.game import SetUp
from companion.engine.refusal import Refused
from companion.engine.words import Message
from companion.games.hope_inhumanity.game import GAME
from tests.companion.games.hope_inhumanity.own_deck import seats, set_up, whole_deck
from web.words import Catalogue

FOLDER = Path(str(files("companion.games.hope_inhumanity")))
TEXTS = FOLDER / "texts"
SOURCES = sorted(FOLDER.rglob("*.py"))
CATALOGUE = Catalogue([TEXTS, Path(str(files("companion.table"))) / "texts"])


def speak(message: Message) -> str:
    values = {
        name: speak(value) if isinstance(value, Message) else value for name, value in message.values.items()
    }
    return CATALOGUE.say("en", message.key, values)


def messages(value: Any) -> Iterator[Message]:
    """Every Message inside a value, however deep."""
    if isinstance(value, Message):
        yield value
        yield from messages(tuple(value.values.values()))
    elif isinstance(value, tuple | list):
        for one in value:
            yield from messages(one)
    elif isinstance(value, Mapping):
        yield from messages(tuple(value.values()))
    elif is_dataclass(value) and not isinstance(value, type):
        for field in fields(value):
            yield from messages(getattr(value, field.name))


def keys_there_are() -> set[str]:
    text = (TEXTS / "en.ftl").read_text(encoding="utf-8")
    return set(re.findall(r"^([a-z][a-z0-9-]*) =", text, flags=re.M))


def keys_in_source() -> tuple[set[str], list[re.Pattern[str]]]:
    """The keys written out in the source, and the shapes of those that are put together."""
    whole, shapes = set(), []
    for path in SOURCES:
        source = path.read_text(encoding="utf-8")
        whole |= set(re.findall(r'"([a-z]+(?:-[a-z0-9]+)*)"', source))
        for made in re.findall(r'(?:say|refuse)\(\s*f"([^"]+)"', source):
            shapes.append(re.compile(re.sub(r"\\?\{[^}]*\\?\}", "[a-z0-9-]+", made)))
    return whole, shapes


def test_every_key_written_in_the_source_has_words() -> None:
    named = {
        key
        for path in SOURCES
        for key in re.findall(r'(?:say|refuse)\(\s*"([^"]+)"', path.read_text(encoding="utf-8"))
    }
    assert len(named) > 50
    house = "".join(
        (Path(str(files(package))) / "texts/en.ftl").read_text(encoding="utf-8")
        for package in ("companion.table", "companion.adapters")
    )
    assert {key for key in named - keys_there_are() if f"\n{key} =" not in house} == set()


def test_no_words_are_left_that_nobody_says() -> None:
    whole, shapes = keys_in_source()
    unused = {key for key in keys_there_are() - whole if not any(one.fullmatch(key) for one in shapes)}
    assert unused <= {"game-title", "game-about"}


def refusals() -> Iterator[SetUp]:
    red, blue, green = seats(3)
    deck = whole_deck()
    yield SetUp((red, blue), deck, {}, "seed")
    yield SetUp((red,), deck, {}, "seed")
    yield SetUp((red, replace(blue, colour="red"), green), deck, {}, "seed")
    yield SetUp((red, replace(blue, id=red.id), green), deck, {}, "seed")
    yield replace(set_up(), options={"hopeDebt": "yes"})
    yield replace(set_up(), decks={"broken.yaml": "nonsense"})
    head = "deck: Thin\nlanguage: en\nversion: 1\n"
    text = deck["whole.yaml"]
    parts = ["scenes:", "traits:", "personalities:", "relationships:"]
    starts = [text.index(part) for part in parts] + [len(text)]
    sections = [text[begin:end] for begin, end in pairwise(starts)]
    for missing in range(len(sections)):
        kept = "".join(section for place, section in enumerate(sections) if place != missing)
        yield replace(set_up(), decks={"thin.yaml": head + kept})


@pytest.mark.parametrize("bad", list(refusals()))
def test_every_refused_set_up_says_why(bad: SetUp) -> None:
    with pytest.raises(Refused) as refused:
        GAME.begin(bad)
    assert speak(refused.value.reason)

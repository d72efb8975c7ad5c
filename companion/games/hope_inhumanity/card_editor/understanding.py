"""Paraphrases a card: receivers and effects."""

import re
from collections.abc import Iterator
from dataclasses import fields
from enum import Enum
from typing import Any

from companion.engine.phrasebook.card_editor_spec import Fill, Understood
from companion.engine.phrasebook.card_file import Lines
from companion.engine.words import Message, Words, say
from companion.games.hope_inhumanity.card_editor.forms import form, is_rated
from companion.games.hope_inhumanity.cards.whom import Heir, Who, Whom


def understood(section: str, lines: Lines, read: dict[str, tuple[Any, ...]]) -> Iterator[Understood]:
    """Each line of the card that says something, by the values that were read in it."""
    if section == "scenes":
        yield Understood(say("editor-kind"), (_scene(lines),))
    for line in form(section, lines):
        if line.fill is Fill.SENTENCES and read.get(line.key):
            yield Understood(line.label, tuple(told(value, line.key) for value in read[line.key]))


def told(value: Any, line: str) -> Message:
    """Paraphrase of an effect, an ability or a limit; `line` is its place."""
    values: dict[str, Words | int] = {}
    for field in fields(value):
        said = getattr(value, field.name)
        values |= _values(field.name, said, line)
    kind = re.sub("(?=[A-Z])", "-", type(value).__name__).lower()
    return say(f"means{kind}", **values)


def _values(name: str, said: Any, line: str) -> dict[str, Words | int]:
    if isinstance(said, Whom):
        return {name: _whom(said, line)}
    if isinstance(said, int):
        return {name: abs(said), "way": "more" if said > 0 else "less"}
    if isinstance(said, Heir | Who):
        return {name: say(f"editor-{type(said).__name__.lower()}-{said.name.lower()}")}
    if said is None or isinstance(said, Enum):
        return {name: _word(name, said)}
    if isinstance(said, str):
        return {name: said}
    return {name: told(said, line)}


def _word(name: str, said: Any) -> Words:
    if said is None:
        return say(f"any-{name}")
    prefix = name if name in {"terrain", "mark"} else f"editor-{name}"
    return say(f"{prefix}-{said.name.lower().replace('_', '-')}")


def _whom(whom: Whom, line: str) -> Message:
    if whom is Whom.EACH:
        return say(f"whom-each-{line.replace(' ', '-')}")
    return say(f"whom-{whom.name.lower()}")


def _scene(lines: Lines) -> Message:
    how = "unavoidable" if lines.get("unavoidable") == "yes" else "avoidable"
    if not is_rated(lines):
        return say(f"editor-is-question-{how}")
    return say(f"editor-is-rated-{how}", n=str(lines.get("hardship", "")))

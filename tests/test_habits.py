"""No text for people has a habit that a native reader would strike out; each exception names its message."""

import re
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest

from tests.languages import ROOT, folders, messages, spoken

A_MAN = (
    r"(?<!in oder )(?<!in oder (?:ihr|der|die|das|dem|den) )"
    r"(?:(?:Mit)?Spieler|Anführer|Unterstützer|Verweigerer|Gastgeber|Sieger|Gewinner|Verlierer|Besitzer"
    r"|Teilnehmer|Zuschauer|Betroffener"
    r"|(?-i:(?:[Dd]e[mns]|vom|zum) (?:Handelnd|Betroffen|Wählend)en|[Dd]er (?:Handelnd|Betroffen|Wählend)e))"
)
"""A masculine noun that would stand for anyone at the table; beside the feminine one it may."""
HABITS: Mapping[str, Mapping[str, str]] = {
    "en": {
        "somebody": "someone",
        "anybody": "anyone",
        "whoever": "the player who, anyone who, or another sentence",
        "anew": "again",
        "lies": "is, unless a thing lies there",
        "stands": "is, unless someone stands there",
        "be had": "get, have, take",
        "so many": "this many, or the number",
        "goes on": "continues, plays on",
        "of itself": "by itself",
        "is what it is": "nothing",
        "any more": "no longer",
        "just now": "right now",
        "(?:is|are|was|were) to be": "has to be, will be",
        "see to": "needs attention",
    },
    "de": {
        "wer auch immer": "wer",
        "was auch immer": "alles, was",
        "aufs neue": "noch einmal",
        "von neuem": "noch einmal",
        "abermals": "noch einmal",
        "jene[rsnm]?": "der, dieser, damals",
        "derer": "von allen, die",
        "so viele?n?": "diese Zahl, or the number",
        "liegt anders": "stimmt nicht",
        "d(?:ie|as) da steh(?:en|t)": "angezeigt",
        "aufbewahrt": "gespeichert",
        "aufgehoben": "gespeichert",
        "am (?-i:[A-ZÄÖÜ])\\w+n (?:ist|sind)": "the verb: verhungert",
        "telefon": "Handy",
        A_MAN: "wer ..., alle, die Führung, or both forms",
    },
}
"""What to lose, as a pattern of whole words, with what to say instead."""
ALLOWED: Mapping[str, Mapping[str, Mapping[str, set[str]]]] = {}
"""Where a habit is the right word: folder, language, habit, keys."""


def habits_of(text: str, language: str) -> Iterator[str]:
    """The habits of that language that are in a text."""
    for habit in HABITS.get(language, {}):
        if re.search(rf"\b(?:{habit})\b", text, re.IGNORECASE):
            yield habit


def found_in(folder: Path, language: str) -> dict[str, set[str]]:
    """The messages of a folder with a habit in them: habit to keys."""
    found: dict[str, set[str]] = {}
    for key, message in messages(folder / f"{language}.ftl").items():
        for habit in habits_of(" ".join(spoken(message.value)), language):
            found.setdefault(habit, set()).add(key)
    return found


def texts() -> Iterator[object]:
    """Every folder of texts in every language that it has."""
    for folder in folders():
        name = str(folder.parent.relative_to(ROOT))
        for language in sorted(path.stem for path in folder.glob("*.ftl")):
            yield pytest.param(folder, language, id=f"{name}-{language}")


@pytest.mark.parametrize(
    "path", sorted((ROOT / "companion").rglob("RULES.de.md")), ids=lambda path: path.parent.name
)
def test_german_rules_mean_everybody(path: Path) -> None:
    assert re.findall(rf"\b{A_MAN}\b", path.read_text(encoding="utf-8"), re.IGNORECASE) == []


@pytest.mark.parametrize(("folder", "language"), list(texts()))
def test_no_text_has_a_habit_to_lose(folder: Path, language: str) -> None:
    allowed = ALLOWED.get(str(folder.parent.relative_to(ROOT)), {}).get(language, {})
    assert found_in(folder, language) == allowed


@pytest.mark.parametrize(
    ("language", "text", "habits"),
    [
        ("en", "Somebody has to begin anew.", ["somebody", "anew"]),
        ("en", "It lies where it is to be seen.", ["lies", "(?:is|are|was|were) to be"]),
        ("en", "Someone understands the relies.", []),
        ("de", "Wer am Verhungern ist, nimmt eine von denen, die da stehen.", ["d(?:ie|as) da steh(?:en|t)"]),
        ("de", "Wer am meisten ist.", []),
        ("de", "Jener liegt anders.", ["jene[rsnm]?", "liegt anders"]),
        ("de", "Der Gewinner würfelt.", [A_MAN]),
        ("de", "Die Spielerin oder der Spieler würfelt, und die Spieler sind alle.", [A_MAN]),
        ("de", "Nur deine Mitspielerin oder dein Spielerbrett zählt.", []),
    ],
)
def test_a_habit_is_found_as_a_word_and_in_no_other(language: str, text: str, habits: list[str]) -> None:
    assert set(habits) <= set(habits_of(text, language))
    assert bool(habits) == bool(set(habits_of(text, language)))

"""The set of our own: as many cards as the game has, the same in both languages, no two alike, all of use."""

import json
from collections import Counter
from importlib.resources import files
from typing import Any

import pytest

from companion.engine.game import Seat, SetUp
from companion.games.human_punishment.cards.box import Box, read_box
from companion.games.human_punishment.effects.every import EFFECTS, LASTING, TESTS
from companion.games.human_punishment.game import GAME
from companion.games.human_punishment.phrases.notation import op_of

DECKS = files("companion.games.human_punishment").joinpath("decks")
NOT_OURS = {
    *("set bar below", "by hand", "restore", "own word", "higher", "name general", "get scanner"),
    *("lose scanner", "gain boost", "give marker back", "set free", "skip draw", "skip activation"),
}
"""Sentences that our cards do without, and that a printed card may need."""


def read_shipped(language: str) -> str:
    return DECKS.joinpath(f"first-shift.{language}.yaml").read_text(encoding="utf-8")


def box(language: str) -> Box:
    return read_box({f"first-shift.{language}.yaml": read_shipped(language)})


def cards(language: str) -> list[dict[str, Any]]:
    found = box(language)
    return [json.loads(one) for some in (*found.events.values(), *found.cards.values()) for one in some]


def mechanics(card: dict[str, Any]) -> str:
    return json.dumps(
        {name: one for name, one in card.items() if name not in {"id", "title", "text"}}, sort_keys=True
    )


@pytest.mark.rule("HP-007", "HP-015")
def test_there_are_as_many_cards_as_the_game_has_and_more_objectives_and_interrogations() -> None:
    found = box("en")
    assert sum(map(len, found.events.values())) == 61
    counts = {section: len(some) for section, some in found.cards.items()}
    assert counts == {"programs": 40, "objectives": 25, "wounds": 20, "interrogations": 12, "specials": 19}
    kinds = Counter(json.loads(one)["kind"] for one in found.cards["specials"])
    assert kinds == {"all-rounder": 7, "unique": 12}


def test_a_card_does_the_same_in_either_language_and_reads_otherwise() -> None:
    english, german = cards("en"), cards("de")
    assert list(map(mechanics, english)) == list(map(mechanics, german))
    assert all(one["text"] != other["text"] for one, other in zip(english, german, strict=True))


def test_no_two_cards_do_the_same_but_copies_of_a_wound() -> None:
    twice = [one for one, n in Counter(mechanics(card) for card in cards("en")).items() if n > 1]
    assert all('"heals"' in one for one in twice)


def test_an_event_leaves_something_to_somebody() -> None:
    """Cards into a check, a side of a decision, or whom it meets: none is only suffered but a few."""
    events = [json.loads(one) for some in box("en").events.values() for one in some]
    plain = [one for one in events if one["kind"] in {"plain", "raid"}]
    assert len(plain) <= len(events) / 5


@pytest.mark.parametrize("phrases", [EFFECTS, TESTS, LASTING], ids=["effects", "tests", "lasting"])
def test_most_of_the_phrasebook_is_said_by_some_card(phrases: tuple[type[Any], ...]) -> None:
    text = json.dumps(cards("en"))
    unsaid = {op for op in map(op_of, phrases) if f'"op": "{op}"' not in text}
    assert len(unsaid - NOT_OURS) <= len(phrases) / 2


@pytest.mark.parametrize("title", ["Short cut", "Cracked ribs 2"], ids=["of a Program", "of a copy"])
def test_a_title_that_is_called_as_another_card_is_still_a_card_of_its_own(title: str) -> None:
    typed = read_shipped("en").replace("title: A broken wrist\n", f"title: {title}\n")
    found = [json.loads(one) for some in read_box({"mine.yaml": typed}).cards.values() for one in some]
    assert [one["title"] for one in found].count(title) == (2 if title == "Short cut" else 1)
    assert len({one["id"] for one in found}) == len(found)


@pytest.mark.rule("HP-016")
@pytest.mark.parametrize(("players", "there"), [(4, False), (5, True)])
@pytest.mark.parametrize("language", ["en", "de"])
def test_one_event_is_for_large_tables_alone(players: int, there: bool, language: str) -> None:
    paints = ("red", "blue", "green", "yellow", "purple")
    seats = tuple(Seat(f"s{n}", f"P{n}", paint) for n, paint in enumerate(paints[:players]))
    deck = {f"first-shift.{language}.yaml": read_shipped(language)}
    [begun] = GAME.begin(SetUp(seats, deck, {}, "s"))
    state = begun.evolve(GAME.initial_state())
    assert any(one.get("players") == "many" for one in state.decks.events["II"]) is there
    assert len(state.decks.wound_pile) == 20
    assert all(one.aims.goals for one in state.players)

"""What games and their cards say has no fault of grammar, whatever number stands in it."""

from collections.abc import Iterator, Mapping
from dataclasses import fields, is_dataclass
from functools import cache
from importlib import import_module
from itertools import islice
from pkgutil import walk_packages
from random import Random
from typing import Any

import pytest

from companion import games
from companion.adapters.language.speech import Speech
from companion.app import texts
from companion.engine.advice import mixed, next_answer
from companion.engine.game import SetUp
from companion.engine.phrasebook import phrasebook
from companion.engine.phrasebook.phrase_pieces import OutOfRange
from companion.engine.play import Play, new_play
from companion.engine.words import Message
from companion.table.cards.card_shelf import CardShelf
from tests.companion.games.playing import PEOPLE
from tests.grammar import faults
from tests.languages import ROOT
from tests.tiers import one_of_each
from web.words import Catalogue

LANGUAGES = ("en", "de")
NUMBERS = (1, 2, 5)
OF_EACH = 2_000
"""Sentences of one phrase: those within another are proved by themselves."""
STEPS, LOOKS = 400, 7
"""Answers of a game, and how many lie between two looks at all that it says."""
ISOLATED = dict.fromkeys(map(ord, "\u2068\u2069"))


def phrases() -> dict[type[Any], str]:
    """Every sentence of every game's phrasebook, with the game that has it."""
    return {
        cls: name
        for name in games.names()
        for module in walk_packages(
            import_module(f"companion.games.{name}").__path__, f"companion.games.{name}."
        )
        for cls in vars(import_module(module.name)).values()
        if phrasebook.is_phrase(cls) and cls.__module__ == module.name
    }


def said_by(cls: type[Any], language: str) -> Iterator[str]:
    """The sentences of one phrase with each word in its holes, and with these numbers."""
    for value in islice(phrasebook.examples(cls, NUMBERS), OF_EACH):
        try:
            yield phrasebook.say(value, language)
        except OutOfRange:
            continue


def messages_in(value: Any) -> Iterator[Message]:
    """The messages in a view, a question or a log; what is put into one is a part of it."""
    if isinstance(value, Message):
        yield value
    elif is_dataclass(value):
        for one in fields(value):
            yield from messages_in(getattr(value, one.name))
    elif isinstance(value, Mapping):
        for one in value.values():
            yield from messages_in(one)
    elif isinstance(value, list | tuple | set | frozenset):
        for one in value:
            yield from messages_in(one)


def shown(play: Play[Any, Any]) -> Iterator[Message]:
    """All that the big screen and the phones say at a moment."""
    yield from messages_in([play.game.view(play.state, one) for one in (None, *seats_of(play))])
    yield from messages_in([one.question for one in play.open.values()])
    yield from messages_in(play.log)


def seats_of(play: Play[Any, Any]) -> tuple[str, ...]:
    return tuple(one.seat for one in play.game.view(play.state, None).seats)


@cache
def evening(name: str, language: str) -> dict[Message, None]:
    """All that is said in a game that bots play, with the cards of that language."""
    game, chance = games.find(name), Random(f"{name} {language}")
    decks = CardShelf(ROOT / "there is no such folder").decks_in(game, language)
    play = new_play(game, SetUp(PEOPLE[: game.meta.min_players], decks, {}, "grammar"))[0]
    found = dict.fromkeys(shown(play))
    for number in range(STEPS):
        answer = next_answer(play, (None, *seats_of(play)), mixed, chance, str(number))
        if answer is None:
            break
        play, _ = play.answer(answer)
        if number % LOOKS == 0:
            found |= dict.fromkeys(shown(play))
    return found | dict.fromkeys(shown(play))


def heard(name: str, language: str) -> set[str]:
    """The same as it is said in that language."""
    speech = Speech(Catalogue(texts(games.find(name).meta.package)), language)
    return {str(speech(one)).translate(ISOLATED) for one in evening(name, language)}


@pytest.mark.parametrize("language", one_of_each(LANGUAGES, {"de"}))
def test_no_sentence_of_a_card_has_a_fault_of_grammar(language: str) -> None:
    found = {
        fault: said
        for cls in phrases()
        for said in said_by(cls, language)
        for fault in faults(said, language)
    }
    assert found == {}


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", games.names())
def test_nothing_that_a_game_says_has_a_fault_of_grammar(name: str, language: str) -> None:
    found = {fault: said for said in heard(name, language) for fault in faults(said, language)}
    assert found == {}

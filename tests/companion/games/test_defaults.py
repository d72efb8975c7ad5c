"""A new table plays as printed: each game has one source of defaults, and its additions are chosen."""

from functools import cache
from pathlib import Path
from typing import Any

import pytest

from companion import games
from companion.analysis.simulation import COLOURS
from companion.conformance.trial import is_said, parts, speech_of
from companion.engine.game import Game, Seat, SetUp
from companion.engine.play import new_play
from companion.engine.refusal import Refused
from companion.engine.words import Message, say
from companion.table.cards.card_shelf import CardShelf
from companion.table.seating.table_rules import additions

GAMES = [games.find(name) for name in games.names()]
WITH_ADDITIONS = [game for game in GAMES if additions(game)]


def begun(game: Game[Any, Any], options: dict[str, str]) -> Any:
    """The state in which a game with these house rules begins."""
    seats = tuple(Seat(f"s{n}", f"P{n}", COLOURS[n]) for n in range(game.meta.min_players))
    return new_play(game, SetUp(seats, _decks(game), options, "seed"))[0].state


@cache
def _decks(game: Game[Any, Any]) -> dict[str, str]:
    return dict(CardShelf(Path("nowhere")).decks_in(game, "en"))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.meta.name)
def test_a_new_table_plays_the_first_choice_of_each_house_rule(game: Game[Any, Any]) -> None:
    first = {rule.id: rule.choices[0].id for rule in game.house_rules}
    assert begun(game, {}) == begun(game, first)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.meta.name)
def test_a_rule_or_a_choice_that_there_is_not_is_refused(game: Game[Any, Any]) -> None:
    for options in ({"weather": "rain"}, {game.house_rules[0].id: "sometimes"}):
        with pytest.raises(Refused, match="refused-rule"):
            begun(game, options)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.meta.name)
@pytest.mark.parametrize("language", ["en", "de"])
def test_every_house_rule_and_each_of_its_choices_has_words(game: Game[Any, Any], language: str) -> None:
    speech = speech_of(game.meta.package, language)
    said = [(is_said(speech, message), message.key) for message in parts(game.house_rules, Message)]
    assert len(said) >= 3 * len(game.house_rules)
    assert [key for is_there, key in said if not is_there] == []


@pytest.mark.parametrize("game", WITH_ADDITIONS, ids=lambda game: game.meta.name)
def test_additions_are_choices_of_house_rules_and_none_is_a_new_tables(game: Game[Any, Any]) -> None:
    choices = {rule.id: [choice.id for choice in rule.choices] for rule in game.house_rules}
    for rule, choice in additions(game).items():
        assert choice in choices[rule][1:]
    assert begun(game, additions(game)) != begun(game, {})


@pytest.mark.parametrize("game", WITH_ADDITIONS, ids=lambda game: game.meta.name)
@pytest.mark.parametrize("language", ["en", "de"])
def test_additions_are_told_in_one_sentence(game: Game[Any, Any], language: str) -> None:
    told = str(speech_of(game.meta.package, language)(say("game-additions")))
    assert told.endswith(".")
    assert told.count(". ") == 0


def test_the_games_out_of_a_box_that_have_additions_are_these() -> None:
    assert {game.meta.name for game in WITH_ADDITIONS} == {"hope_inhumanity", "hopes_end", "map_to_hope"}

"""The rules that a game has written down, and the rules that its tests prove, are the same."""

from importlib.resources import files
from pathlib import Path

import pytest

from companion import games
from companion.engine.rulebook import NUMBER, numbers_in
from companion.kit.scenario.interpreter import Vocabulary
from tests.companion.games.playing import proved_rules, written_rules

HERE = Path(__file__).parent
COUNTED_APART = {"human_punishment"}
"""Some of its rules are only said: test_coverage."""


@pytest.mark.parametrize("name", sorted({*games.names()} - COUNTED_APART))
def test_every_rule_is_written_down_once_and_has_a_test_and_no_test_names_another(name: str) -> None:
    game = games.find(name)
    rules = [rule for rule in written_rules(game.meta.package) if is_rule(rule)]
    assert isinstance(game.scenarios, Vocabulary)
    catalogue = game.scenarios.catalogue
    assert rules == [f"{catalogue.rule}{number:03}" for number in range(1, catalogue.last_rule + 1)]
    assert [rule for rule in proved_rules(HERE / name) if is_rule(rule)] == rules


def is_rule(number: str) -> bool:
    """True for a number that is no ruling's."""
    found = NUMBER.fullmatch(number)
    return found is not None and found[1] != "A" and not found[2]


@pytest.mark.parametrize("file", ["RULES.md", "RULES.de.md"])
@pytest.mark.parametrize("name", ["hope_inhumanity", "map_to_hope"])
def test_every_ruling_of_the_catalogue_is_a_house_rule_or_written_down(name: str, file: str) -> None:
    game = games.find(name)
    assert isinstance(game.scenarios, Vocabulary)
    letters, last = game.scenarios.catalogue.ruling, game.scenarios.catalogue.last_ruling
    switched = {number for rule in game.house_rules for number in numbers_in(rule.about)}
    text = files(game.meta.package).joinpath(file).read_text(encoding="utf-8")
    named = {found for found in switched.union(numbers_in(text)) if found.startswith(letters)}
    assert sorted(int(one.removeprefix(letters)) for one in named) == list(range(1, last + 1))

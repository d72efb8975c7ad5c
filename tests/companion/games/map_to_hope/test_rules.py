"""The rules that are written down, and the rules that tests prove, are the same 82."""

from pathlib import Path

from companion.games.map_to_hope.game import GAME
from companion.games.map_to_hope.scenarios.scenario import CATALOGUE
from tests.companion.games.playing import proved_rules, written_rules

RULES = [f"MH-{number:03}" for number in range(1, CATALOGUE.last_rule + 1)]


def test_every_rule_of_the_catalogue_is_written_down_once() -> None:
    assert [one for one in written_rules(GAME.meta.package) if not one.startswith("MH-A")] == RULES


def test_every_rule_has_a_test_and_no_test_names_a_rule_that_there_is_not() -> None:
    assert proved_rules(*Path(__file__).parent.rglob("test_*.py")) == RULES

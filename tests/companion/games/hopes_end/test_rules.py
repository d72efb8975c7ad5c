"""The rules that are written down, and the rules that tests prove, are the same 86."""

from pathlib import Path

from companion.games.hopes_end.game import GAME
from companion.games.hopes_end.scenarios.scenario import CATALOGUE
from tests.companion.games.playing import proved_rules, written_rules

RULES = [f"HE-{number:03}" for number in range(1, CATALOGUE.last_rule + 1)]


def test_every_rule_of_the_catalogue_is_written_down_once() -> None:
    assert written_rules(GAME.meta.package) == RULES


def test_every_rule_has_a_test_and_no_test_names_a_rule_that_there_is_not() -> None:
    assert proved_rules(*Path(__file__).parent.rglob("test_*.py"), by="pytest.mark.rule case") == RULES

"""Many house rules are listed by subject, and the six that matter most come first."""

import pytest

from companion import games
from companion.table.seating.table_rules import FIRST, grouped

FEW = 6


@pytest.mark.parametrize("name", games.names())
def test_every_house_rule_is_in_one_group_and_few_come_first(name: str) -> None:
    game = games.find(name)
    own = [(group, rule.id) for group, rules in grouped(game) for rule in rules if rule.id != "way"]
    listed = [rule for group, rule in own if group != "table"]
    assert sorted(listed) == sorted(rule.id for rule in game.house_rules)
    assert sum(group == FIRST for group, _ in own) <= FEW

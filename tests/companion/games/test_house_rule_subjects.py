"""Of many house rules the few that matter most come first."""

import pytest

from companion import games
from companion.table.seating.table_rules import WAY, house_rules_of

FEW = 6


@pytest.mark.parametrize("name", games.names())
def test_few_house_rules_come_first(name: str) -> None:
    subjects = [rule.subject for rule in house_rules_of(games.find(name)) if rule.id != WAY]
    assert subjects.count("first") <= FEW
    assert subjects[: subjects.count("first")] == ["first"] * subjects.count("first")
    assert subjects[-1] == "table"

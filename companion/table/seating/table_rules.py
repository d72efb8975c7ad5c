"""House rules that hold at a table in every game; no game hears of them."""

from collections.abc import Mapping

from companion.engine.game import HouseRule
from companion.engine.questions import Option
from companion.engine.words import say

TABLE_ROLLS = "table-rolls"
TABLE_RULES = (
    HouseRule(
        TABLE_ROLLS,
        "",
        say("rule-table-rolls"),
        (
            Option("on-request", say("rule-table-rolls-yes")),
            Option("never", say("rule-table-rolls-never")),
        ),
    ),
)


def may_table_roll(options: Mapping[str, str]) -> bool:
    """True if the table may roll at a player's request."""
    return options.get(TABLE_ROLLS) != "never"


def of_the_game(options: Mapping[str, str]) -> dict[str, str]:
    """The choices among these that a game begins with."""
    return {rule: choice for rule, choice in options.items() if rule not in {one.id for one in TABLE_RULES}}

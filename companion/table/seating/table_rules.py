"""House rules that hold at a table in every game; no game hears of them."""

from collections.abc import Mapping
from typing import Any, get_args

from companion.engine.game import Game, HouseRule
from companion.engine.questions import Option
from companion.engine.words import say
from companion.shared_view.options import Subject

WAY, PRINTED, ADDITIONS = "way", "printed", "additions"
"""The choice of all house rules at once by which a boxed game is as printed, or with our additions."""
TABLE_ROLLS = "table-rolls"
TABLE_ADVICE = "table-advice"
UNSEEN_FIRST = "unseen-first"
_SUBJECTS = get_args(Subject)
TABLE_RULES = (
    HouseRule(
        TABLE_ROLLS,
        "",
        say("rule-table-rolls"),
        (
            Option("on-request", say("rule-table-rolls-yes")),
            Option("never", say("rule-table-rolls-never")),
        ),
        "table",
    ),
    HouseRule(
        TABLE_ADVICE,
        "",
        say("rule-table-advice"),
        (
            Option("on-request", say("rule-table-advice-yes")),
            Option("counted", say("rule-table-advice-counted")),
            Option("never", say("rule-table-advice-never")),
        ),
        "table",
    ),
    HouseRule(
        UNSEEN_FIRST,
        "",
        say("rule-unseen-first"),
        (
            Option("yes", say("rule-unseen-first-yes")),
            Option("no", say("rule-unseen-first-no")),
        ),
        "table",
    ),
)


def house_rules_of(game: Game[Any, Any]) -> tuple[HouseRule, ...]:
    """All house rules of a table at which that game is played, by subject, in the order of the lobby."""
    rules = (*_way(game), *game.house_rules, *TABLE_RULES)
    return tuple(sorted(rules, key=lambda rule: _SUBJECTS.index(rule.subject)))


def additions(game: Game[Any, Any]) -> dict[str, str]:
    """Choices of house rules by which a table plays with our additions; the usual ones are as printed."""
    return {rule.id: rule.addition for rule in game.house_rules if rule.addition}


def _way(game: Game[Any, Any]) -> tuple[HouseRule, ...]:
    """As printed or with our additions, with one sentence each, where a game has additions."""
    printed = Option(PRINTED, say("rule-way-printed"), hint=say("rule-way-printed-hint"))
    ours = Option(ADDITIONS, say("rule-way-additions"), hint=say("game-additions"))
    return (HouseRule(WAY, "", say("rule-way"), (printed, ours)),) if additions(game) else ()


def way_chosen(game: Game[Any, Any], options: Mapping[str, str]) -> str:
    """The way these choices play a game; empty where they take some of its additions."""
    ours = additions(game)
    if set(ours.items()) <= set(options.items()):
        return ADDITIONS
    return "" if set(ours) & set(options) else PRINTED


def with_way(game: Game[Any, Any], options: Mapping[str, str], way: str) -> dict[str, str]:
    """The choices by which a table plays a game that way; those that are about something else stay."""
    ours = additions(game)
    others = {rule: choice for rule, choice in options.items() if rule not in ours}
    return {**others, **(ours if way == ADDITIONS else {})}


def may_table_roll(options: Mapping[str, str]) -> bool:
    """True if the table may roll at a player's request."""
    return options.get(TABLE_ROLLS) != "never"


def may_advise(options: Mapping[str, str]) -> bool:
    """True if a bot may advise players."""
    return options.get(TABLE_ADVICE) != "never"


def counts_advice(options: Mapping[str, str]) -> bool:
    """True if the story says who was advised, and how often."""
    return options.get(TABLE_ADVICE) == "counted"


def deals_unseen_first(options: Mapping[str, str]) -> bool:
    """True if a game deals first what these people have not met."""
    return options.get(UNSEEN_FIRST) != "no"


def of_the_game(options: Mapping[str, str]) -> dict[str, str]:
    """The choices among these that a game begins with."""
    return {rule: choice for rule, choice in options.items() if rule not in {one.id for one in TABLE_RULES}}

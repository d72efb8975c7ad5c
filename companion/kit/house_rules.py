"""House rules as a table: each case by its name, the passage that leaves it open, what may be chosen."""

from collections.abc import Mapping

from companion.engine.game import HouseRule
from companion.engine.questions import Option
from companion.engine.refusal import refuse
from companion.engine.words import say

Choices = Mapping[str, tuple[str, tuple[str, ...]]]
"""The passage and the choices of each case, the usual one first; their texts are `rule-NAME-CHOICE`."""


def house_rules(choices: Choices) -> tuple[HouseRule, ...]:
    """The cases as the lobby lists them."""
    return tuple(
        HouseRule(
            name,
            about,
            say(f"rule-{name}"),
            tuple(Option(one, say(f"rule-{name}-{one}")) for one in some),
        )
        for name, (about, some) in choices.items()
    )


def chosen(options: Mapping[str, str], choices: Choices) -> dict[str, str]:
    """House rules in force by id. Raises Refused for an unknown rule or choice."""
    for name, choice in options.items():
        if name not in choices or choice not in choices[name][1]:
            raise refuse("refused-rule")
    return {name: options.get(name, some[0]) for name, (_, some) in choices.items()}

"""House rules as a table: each case by its name, the passage that leaves it open, what may be chosen."""

from collections.abc import Mapping
from dataclasses import field, fields, replace
from typing import Any, NamedTuple, TypeAlias, TypeVar, get_args, get_type_hints

from companion.engine.game import HouseRule
from companion.engine.questions import Option
from companion.engine.refusal import refuse
from companion.engine.words import say
from companion.shared_view.options import Subject

R = TypeVar("R")


class Case(NamedTuple):
    """The passage that leaves it open, what may be chosen, the usual choice first, and a HouseRule's rest."""

    about: str
    choices: tuple[str, ...]
    subject: Subject = "first"
    addition: str = ""
    then: str = ""


Choices: TypeAlias = Mapping[str, Case]
"""Cases by name; their texts are `rule-NAME` and `rule-NAME-CHOICE`."""


def house_rules(choices: Choices) -> tuple[HouseRule, ...]:
    """The cases as the lobby lists them."""
    return tuple(
        HouseRule(
            name,
            case.about,
            say(f"rule-{name}"),
            tuple(Option(choice, say(f"rule-{name}-{choice}")) for choice in case.choices),
            case.subject,
            case.addition,
            case.then,
        )
        for name, case in choices.items()
    )


def chosen(options: Mapping[str, str], choices: Choices) -> dict[str, str]:
    """House rules in force by id. Raises Refused for an unknown rule or choice."""
    for name, choice in options.items():
        if name not in choices or choice not in choices[name].choices:
            raise refuse("refused-rule")
    return {name: options.get(name, case.choices[0]) for name, case in choices.items()}


def ruling(about: str, usual: Any, subject: Subject = "first", *, addition: str = "") -> Any:
    """A field of a class of rulings: the passage that leaves the case open, and the usual choice.

    Its type is a `Literal` of the choices, the usual one first, or bool for yes and no.
    """
    return field(default=usual, metadata={"about": about, "subject": subject, "addition": addition})


def choices_in(rulings: type[Any]) -> Choices:
    """The cases of a class of rulings, by their names with dashes."""
    types = get_type_hints(rulings)
    return {
        one.name.replace("_", "-"): Case(choices=_choices(types[one.name], one.default), **one.metadata)
        for one in fields(rulings)
    }


def _choices(type_: Any, usual: object) -> tuple[str, ...]:
    if type_ is bool:
        return ("yes", "no") if usual else ("no", "yes")
    return get_args(type_)


def switches(rulings: type[Any]) -> tuple[HouseRule, ...]:
    """The cases of a class of rulings as the lobby lists them; yes and no are `rule-yes` and `rule-no`."""
    return tuple(
        replace(rule, choices=tuple(Option(it.id, say(f"rule-{it.id}")) for it in rule.choices))
        if _is_yes_or_no(rulings, rule.id)
        else rule
        for rule in house_rules(choices_in(rulings))
    )


def ruled(rulings: type[R], options: Mapping[str, str]) -> R:
    """The rulings by the options of a set-up. Raises Refused for an unknown rule or choice."""
    found = chosen(options, choices_in(rulings))
    return rulings(
        **{
            name.replace("-", "_"): choice == "yes" if _is_yes_or_no(rulings, name) else choice
            for name, choice in found.items()
        }
    )


def _is_yes_or_no(rulings: type[Any], name: str) -> bool:
    return isinstance(getattr(rulings, name.replace("-", "_")), bool)

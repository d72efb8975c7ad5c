"""The house rules: where the rulebook is silent or says two things, what this table plays (A-01 to A-81)."""

from collections.abc import Mapping
from dataclasses import Field, dataclass, field, fields
from typing import Any, Literal, get_args, get_type_hints

from companion.engine.game import HouseRule
from companion.engine.questions import Option
from companion.engine.refusal import refuse
from companion.engine.words import say

NO_YES = ("no", "yes")


def _ruling(about: str, default: Any) -> Any:
    return field(default=default, metadata={"about": about})


@dataclass(frozen=True)
class Rulings:
    """House rules; the defaults are the rulebook's where it speaks, and else our recommendation.

    Each field is one switch; its `about` names the ambiguity of the catalogue. Names of yes-or-no switches
    say what "yes" means.
    """

    cards: Literal["dealt", "printed", "by-hand"] = _ruling("", "dealt")

    # What is hidden
    rating_told: bool = _ruling("A-01", False)
    unused_branches_shown: bool = _ruling("A-02", True)
    avoid_shows: Literal["callout", "penalty", "everything"] = _ruling("A-03", "callout")
    unavoidable_told: bool = _ruling("A-04", False)
    themes_told: bool = _ruling("A-05", True)
    support_order: Literal["free", "clockwise", "secret"] = _ruling("A-06", "free")
    assets_secret: bool = _ruling("A-07", False)
    giver_reads_gift: bool = _ruling("A-08", False)

    # Act, Avoid, answers
    act_revocable: bool = _ruling("A-09", False)
    empty_handed_fails: bool = _ruling("A-10", False)
    all_refuse: Literal["replaces", "adds"] = _ruling("A-11", "replaces")
    lonely_act_is_all_refuse: bool = _ruling("A-12", False)
    others_open_for_the_empty_handed: bool = _ruling("A-13", False)
    last_hope_optional: bool = _ruling("A-14", False)
    answer_order: Literal["clockwise", "secret"] = _ruling("A-15", "clockwise")
    answers_revisable: bool = _ruling("A-16", False)
    unpayable_offered: bool = _ruling("A-17", False)

    # Committing, supporting, Last Hope
    commitment_raisable: bool = _ruling("A-18", False)
    last_hope_limit: Literal["one", "none", "unlimited"] = _ruling("A-19", "one")
    hope_raises_limit: bool = _ruling("A-20", False)
    last_hope_tie: Literal["clockwise", "actor", "random"] = _ruling("A-21", "clockwise")
    last_hope_measure: Literal["hardship", "cards"] = _ruling("A-22", "hardship")
    last_hope_escapes_fail: bool = _ruling("A-23", False)
    marked_are_passive: bool = _ruling("A-25, A-43", False)
    zero_costs_humanity: bool = _ruling("A-26", False)
    zero_returns_surplus: bool = _ruling("A-27", False)
    printed_zero_succeeds: bool = _ruling("A-28", False)
    zero_free_when_broke: bool = _ruling("A-29", False)
    supporters_cards_count: bool = _ruling("A-31", True)

    # Inside a roll
    trait_timing: Literal["windows", "strict"] = _ruling("A-32", "windows")
    traits_resolve: Literal["first", "last"] = _ruling("A-33", "first")
    outcomes_in_turn: bool = _ruling("A-35", False)
    group_effects: Literal["once", "each"] = _ruling("A-36", "once")
    asset_for_each: bool = _ruling("A-37", False)
    actor_death: Literal["rolls", "loses"] = _ruling("A-38", "rolls")
    supporter_death: Literal["stays", "leaves"] = _ruling("A-39", "stays")
    cocked_dice: Literal["again", "fail"] = _ruling("A-40", "again")

    # Below zero
    rescue: bool = _ruling("A-41", False)
    overkill: Literal["marks", "stops"] = _ruling("A-42", "marks")
    marked_take_their_turn: bool = _ruling("A-44", False)
    last_turn_survives: bool = _ruling("A-45", False)
    removal_before_round: bool = _ruling("A-46", False)
    grace_by: Literal["removal", "loss"] = _ruling("A-47", "removal")

    # After a death
    hope_debt: bool = _ruling("A-48", False)
    relationship_bridge: bool = _ruling("A-50", False)
    dead_traits: Literal["leave", "return"] = _ruling("A-51", "leave")
    played_traits_return: bool = _ruling("A-52", False)
    gift_to_newcomer: bool = _ruling("A-54", False)
    grace_once: Literal["player", "group"] = _ruling("A-55", "player")
    grace_joins: Literal["now", "next"] = _ruling("A-56", "now")
    newcomer_limit: Literal["five", "three"] = _ruling("A-57", "five")
    all_dead_ends: bool = _ruling("A-59", False)

    # Assets
    theft_into_debt: bool = _ruling("A-61", False)
    one_theft_a_turn: bool = _ruling("A-62", False)
    lending: bool = _ruling("A-63", True)
    spent_assets_return: bool = _ruling("A-64", False)

    # Conditions, piles, cards
    easing_clears: bool = _ruling("A-66", False)
    scenes_return: bool = _ruling("A-71", False)
    sociopath_pays: bool = _ruling("A-74", True)
    nonviolent_die: Literal["aside", "lowest", "highest"] = _ruling("A-76", "aside")
    disgust_spares_the_empty: bool = _ruling("A-77", False)
    parent_owes_last_hope: bool = _ruling("A-78", False)


def rulings_of(options: Mapping[str, str]) -> Rulings:
    """House rules by the table's choices, or their defaults.

    Raises Refused for an unknown house rule or choice.
    """
    unknown = sorted(set(options) - set(_FIELDS))
    if unknown:
        raise refuse("refused-house-rule", names=", ".join(unknown))
    chosen: dict[str, Any] = {_FIELDS[id_].name: _value(id_, choice) for id_, choice in options.items()}
    return Rulings(**chosen)


def _id(ruling: "Field[Any]") -> str:
    return ruling.name.replace("_", "-")


def _choices(ruling: "Field[Any]") -> tuple[str, ...]:
    """The choices of a switch, the default first."""
    if isinstance(ruling.default, bool):
        return ("yes", "no") if ruling.default else NO_YES
    return get_args(_TYPES[ruling.name])


def _value(id_: str, choice: str) -> bool | str:
    ruling = _FIELDS[id_]
    if choice not in _choices(ruling):
        raise refuse("refused-house-rule-choice", name=id_, choices=", ".join(_choices(ruling)))
    return choice == "yes" if isinstance(ruling.default, bool) else choice


def _house_rule(ruling: "Field[Any]") -> HouseRule:
    id_ = _id(ruling)
    options = tuple(Option(choice, _label(id_, choice)) for choice in _choices(ruling))
    return HouseRule(id_, ruling.metadata["about"], say(f"house-{id_}"), options)


def _label(id_: str, choice: str) -> Any:
    return say(f"house-{choice}") if choice in NO_YES else say(f"house-{id_}-{choice}")


_TYPES = get_type_hints(Rulings)
_FIELDS = {_id(one): one for one in fields(Rulings)}
HOUSE_RULES: tuple[HouseRule, ...] = tuple(map(_house_rule, _FIELDS.values()))
"""Every switch, in the order of the catalogue, as a table can choose it at set-up."""
ADDITIONS = {"rescue": "yes", "grace-by": "loss"}
"""The choices by which a table plays with our additions."""

"""The house rules: where the rulebook is silent or says two things, what this table plays (A-01 to A-81)."""

from dataclasses import dataclass
from functools import partial
from typing import Literal

from companion.kit.house_rules import ruled, ruling, switches


@dataclass(frozen=True)
class Rulings:
    """House rules; the defaults are the rulebook's where it speaks, and else our recommendation.

    Each field is one switch; its `about` names the ambiguity of the catalogue. Names of yes-or-no switches
    say what "yes" means.
    """

    cards: Literal["dealt", "printed", "by-hand"] = ruling("", "dealt")

    # What is hidden
    rating_told: bool = ruling("A-01", False)
    unused_branches_shown: bool = ruling("A-02", True)
    avoid_shows: Literal["callout", "penalty", "everything"] = ruling("A-03", "callout")
    unavoidable_told: bool = ruling("A-04", False)
    themes_told: bool = ruling("A-05", True)
    support_order: Literal["free", "clockwise", "secret"] = ruling("A-06", "free")
    assets_secret: bool = ruling("A-07", False)
    giver_reads_gift: bool = ruling("A-08", False)

    # Act, Avoid, answers
    act_revocable: bool = ruling("A-09", False)
    empty_handed_fails: bool = ruling("A-10", False)
    all_refuse: Literal["replaces", "adds"] = ruling("A-11", "replaces")
    lonely_act_is_all_refuse: bool = ruling("A-12", False)
    others_open_for_the_empty_handed: bool = ruling("A-13", False)
    last_hope_optional: bool = ruling("A-14", False)
    answer_order: Literal["clockwise", "secret"] = ruling("A-15", "clockwise")
    answers_revisable: bool = ruling("A-16", False)
    unpayable_offered: bool = ruling("A-17", False)

    # Committing, supporting, Last Hope
    commitment_raisable: bool = ruling("A-18", False)
    last_hope_limit: Literal["one", "none", "unlimited"] = ruling("A-19", "one")
    hope_raises_limit: bool = ruling("A-20", False)
    last_hope_tie: Literal["clockwise", "actor", "random"] = ruling("A-21", "clockwise")
    last_hope_measure: Literal["hardship", "cards"] = ruling("A-22", "hardship")
    last_hope_escapes_fail: bool = ruling("A-23", False)
    marked_are_passive: bool = ruling("A-25, A-43", False)
    zero_costs_humanity: bool = ruling("A-26", False)
    zero_returns_surplus: bool = ruling("A-27", False)
    printed_zero_succeeds: bool = ruling("A-28", False)
    zero_free_when_broke: bool = ruling("A-29", False)
    supporters_cards_count: bool = ruling("A-31", True)

    # Inside a roll
    trait_timing: Literal["windows", "strict"] = ruling("A-32", "windows")
    traits_resolve: Literal["first", "last"] = ruling("A-33", "first")
    outcomes_in_turn: bool = ruling("A-35", False)
    group_effects: Literal["once", "each"] = ruling("A-36", "once")
    asset_for_each: bool = ruling("A-37", False)
    actor_death: Literal["rolls", "loses"] = ruling("A-38", "rolls")
    supporter_death: Literal["stays", "leaves"] = ruling("A-39", "stays")
    cocked_dice: Literal["again", "fail"] = ruling("A-40", "again")

    # Below zero
    rescue: bool = ruling("A-41", False)
    overkill: Literal["marks", "stops"] = ruling("A-42", "marks")
    marked_take_their_turn: bool = ruling("A-44", False)
    last_turn_survives: bool = ruling("A-45", False)
    removal_before_round: bool = ruling("A-46", False)
    grace_by: Literal["removal", "loss"] = ruling("A-47", "removal")

    # After a death
    hope_debt: bool = ruling("A-48", False)
    relationship_bridge: bool = ruling("A-50", False)
    dead_traits: Literal["leave", "return"] = ruling("A-51", "leave")
    played_traits_return: bool = ruling("A-52", False)
    gift_to_newcomer: bool = ruling("A-54", False)
    grace_once: Literal["player", "group"] = ruling("A-55", "player")
    grace_joins: Literal["now", "next"] = ruling("A-56", "now")
    newcomer_limit: Literal["five", "three"] = ruling("A-57", "five")
    all_dead_ends: bool = ruling("A-59", False)

    # Assets
    theft_into_debt: bool = ruling("A-61", False)
    one_theft_a_turn: bool = ruling("A-62", False)
    lending: bool = ruling("A-63", True)
    spent_assets_return: bool = ruling("A-64", False)

    # Conditions, piles, cards
    easing_clears: bool = ruling("A-66", False)
    scenes_return: bool = ruling("A-71", False)
    sociopath_pays: bool = ruling("A-74", True)
    nonviolent_die: Literal["aside", "lowest", "highest"] = ruling("A-76", "aside")
    disgust_spares_the_empty: bool = ruling("A-77", False)
    parent_owes_last_hope: bool = ruling("A-78", False)


HOUSE_RULES = switches(Rulings)
"""Every switch, in the order of the catalogue, as a table can choose it at set-up."""
rulings_of = partial(ruled, Rulings)
"""House rules by the table's choices, or their defaults. Raises Refused for an unknown rule or choice."""
ADDITIONS = {"rescue": "yes", "grace-by": "loss"}
"""The choices by which a table plays with our additions."""

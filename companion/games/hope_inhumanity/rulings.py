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
    rating_told: bool = ruling("A-01", False, "secrets")
    unused_branches_shown: bool = ruling("A-02", True, "secrets")
    avoid_shows: Literal["callout", "penalty", "everything"] = ruling("A-03", "callout", "secrets")
    unavoidable_told: bool = ruling("A-04", False, "secrets")
    themes_told: bool = ruling("A-05", True)
    support_order: Literal["free", "clockwise", "secret"] = ruling("A-06", "free", "turn")
    assets_secret: bool = ruling("A-07", False, "secrets")
    giver_reads_gift: bool = ruling("A-08", False, "secrets")

    # Act, Avoid, answers
    act_revocable: bool = ruling("A-09", False, "turn")
    empty_handed_fails: bool = ruling("A-10", False, "turn")
    all_refuse: Literal["replaces", "adds"] = ruling("A-11", "replaces", "turn")
    lonely_act_is_all_refuse: bool = ruling("A-12", False, "turn")
    others_open_for_the_empty_handed: bool = ruling("A-13", False, "turn")
    last_hope_optional: bool = ruling("A-14", False, "dice")
    answer_order: Literal["clockwise", "secret"] = ruling("A-15", "clockwise", "turn")
    answers_revisable: bool = ruling("A-16", False, "turn")
    unpayable_offered: bool = ruling("A-17", False, "turn")

    # Committing, supporting, Last Hope
    commitment_raisable: bool = ruling("A-18", False, "turn")
    last_hope_limit: Literal["one", "none", "unlimited"] = ruling("A-19", "one", "dice")
    hope_raises_limit: bool = ruling("A-20", False, "dice")
    last_hope_tie: Literal["clockwise", "actor", "random"] = ruling("A-21", "clockwise", "dice")
    last_hope_measure: Literal["hardship", "cards"] = ruling("A-22", "hardship", "dice")
    last_hope_escapes_fail: bool = ruling("A-23", False, "dice")
    marked_are_passive: bool = ruling("A-25, A-43", False, "dice")
    zero_costs_humanity: bool = ruling("A-26", False, "dice")
    zero_returns_surplus: bool = ruling("A-27", False, "dice")
    printed_zero_succeeds: bool = ruling("A-28", False, "dice")
    zero_free_when_broke: bool = ruling("A-29", False, "dice")
    supporters_cards_count: bool = ruling("A-31", True, "cards")

    # Inside a roll
    trait_timing: Literal["windows", "strict"] = ruling("A-32", "windows")
    traits_resolve: Literal["first", "last"] = ruling("A-33", "first", "cards")
    outcomes_in_turn: bool = ruling("A-35", False, "cards")
    group_effects: Literal["once", "each"] = ruling("A-36", "once", "cards")
    asset_for_each: bool = ruling("A-37", False, "cards")
    actor_death: Literal["rolls", "loses"] = ruling("A-38", "rolls", "end")
    supporter_death: Literal["stays", "leaves"] = ruling("A-39", "stays", "end")
    cocked_dice: Literal["again", "fail"] = ruling("A-40", "again")

    # Below zero
    rescue: bool = ruling("A-41", False, addition="yes")
    overkill: Literal["marks", "stops"] = ruling("A-42", "marks", "end")
    marked_take_their_turn: bool = ruling("A-44", False, "turn")
    last_turn_survives: bool = ruling("A-45", False, "turn")
    removal_before_round: bool = ruling("A-46", False, "end")
    grace_by: Literal["removal", "loss"] = ruling("A-47", "removal", "end", addition="loss")

    # After a death
    hope_debt: bool = ruling("A-48", False, "dice")
    relationship_bridge: bool = ruling("A-50", False, "cards")
    dead_traits: Literal["leave", "return"] = ruling("A-51", "leave", "cards")
    played_traits_return: bool = ruling("A-52", False, "cards")
    gift_to_newcomer: bool = ruling("A-54", False, "end")
    grace_once: Literal["player", "group"] = ruling("A-55", "player", "end")
    grace_joins: Literal["now", "next"] = ruling("A-56", "now")
    newcomer_limit: Literal["five", "three"] = ruling("A-57", "five", "end")
    all_dead_ends: bool = ruling("A-59", False, "end")

    # Assets
    theft_into_debt: bool = ruling("A-61", False, "cards")
    one_theft_a_turn: bool = ruling("A-62", False, "cards")
    lending: bool = ruling("A-63", True, "cards")
    spent_assets_return: bool = ruling("A-64", False, "cards")

    # Conditions, piles, cards
    easing_clears: bool = ruling("A-66", False, "cards")
    scenes_return: bool = ruling("A-71", False, "cards")
    sociopath_pays: bool = ruling("A-74", True, "dice")
    nonviolent_die: Literal["aside", "lowest", "highest"] = ruling("A-76", "aside", "dice")
    disgust_spares_the_empty: bool = ruling("A-77", False, "dice")
    parent_owes_last_hope: bool = ruling("A-78", False, "dice")


HOUSE_RULES = switches(Rulings)
"""Every switch, in the order of the catalogue, as a table can choose it at set-up."""
rulings_of = partial(ruled, Rulings)
"""House rules by the table's choices, or their defaults. Raises Refused for an unknown rule or choice."""

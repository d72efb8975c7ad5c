"""Each form of effect does what the catalogue says, on both sides of its numbers."""

from typing import Any

import pytest

from tests.companion.games.map_to_hope.rehearsing import faults, holds, step

TWO: dict[str, Any] = {"players": ["A", "B"]}


def action(*effects: dict[str, Any], cost: int = 0) -> dict[str, Any]:
    return {"kind": "Action", "cost": cost, "play": list(effects)}


def item(*always: dict[str, Any], **more: Any) -> dict[str, Any]:
    return {"kind": "Item", "cost": 0, "always": list(always), **more}


def played(*effects: dict[str, Any], **given: Any) -> dict[str, Any]:
    """A has one Action in hand that does this."""
    return {"heroes": {"Card": action(*effects)}, "hand": {"A": ["Card"]}, **given}


PLAY = step("A", "play", card="Card")


@pytest.mark.parametrize(("n", "time", "debt"), [(2, 6, 0), (1, 5, 0), (-4, 0, 0), (-5, 0, 1)])
def test_time_is_gained_to_six_and_lost_into_the_next_day_mh_080_a24(n: int, time: int, debt: int) -> None:
    given = played({"op": "time", "n": n}, time={"A": 4})
    holds(given, [PLAY], final={"time": {"A": time}, "debt": {"A": debt}})


@pytest.mark.parametrize(
    ("before", "n", "after", "over"), [(3, -4, 0, None), (3, 2, 5, None), (3, 3, 6, "lost")]
)
def test_damage_is_healed_to_zero_and_eliminates_at_the_health_mh_074(
    before: int, n: int, after: int, over: str | None
) -> None:
    given = played({"op": "damage", "n": n}, damage={"A": before})
    holds(given, [PLAY], final={"damage": {"A": after}, "gameOver": over})


def test_each_step_of_radiation_does_its_level_at_once_mh_042() -> None:
    levels = [{"once": [{"op": "time", "n": -1}]}, {"once": [{"op": "damage", "n": 2}]}]
    given = played({"op": "radiation", "n": 3}, radiationCards={"A": levels})
    holds(given, [PLAY], final={"radiation": {"A": 2}, "time": {"A": 5}, "damage": {"A": 2}})


def test_a_gain_lasts_for_the_next_test_that_it_counts_in_mh_081() -> None:
    place = {"cost": 1, "skill": "wits", "needs": 0}
    other = {"cost": 1, "skill": "force", "needs": 0}
    given = played(
        {"op": "skill", "n": 2, "skill": "wits"},
        locations={"Yard": other, "Hall": place, "Tower": place},
        location="Yard",
        journey=["Hall", "Tower"],
    )
    tests = [step("A", "interact"), step("A", "move"), step("A", "interact")]
    rest = [step("A", "move"), step("A", "interact")]
    holds(
        given,
        [PLAY, *tests, *rest],
        checks=[{"after": 2, "skill": 0}, {"after": 4, "skill": 2}],
        final={"skill": 0},
    )


def test_a_gain_for_the_day_stays_for_every_test_of_it_and_is_gone_the_next_mh_081() -> None:
    place = {"cost": 1, "skill": "wits", "needs": 0}
    given = played(
        {"op": "skill", "n": 2, "until": "day"},
        locations={"Hall": place, "Tower": place, "Attic": place},
        location="Hall",
        journey=["Tower", "Attic"],
    )
    go_on = [step("A", "move"), step("A", "interact")]
    night = [step("A", "pass"), step("table", "begin day")]
    holds(
        given,
        [PLAY, step("A", "interact"), *go_on, *night, *go_on],
        checks=[{"after": 2, "skill": 2}, {"after": 4, "skill": 2}],
        final={"skill": 0},
    )


def test_cards_are_discarded_by_choice_and_without_one_where_all_must_go() -> None:
    given = played({"op": "discard", "n": 2})
    many = {**given, "hand": {"A": ["Card", "plain-1", "plain-2", "plain-3"]}}
    chosen = step("A", "discard cards", cards=["plain-1", "plain-3"])
    opened = {"after": 1, "open": {"player": "A", "do": "discard cards"}, "active": "A"}
    holds(many, [PLAY, chosen], checks=[opened], final={"hand": {"A": ["plain-2"]}, "open": None})
    few = {**given, "hand": {"A": ["Card", "plain-1", "plain-2"]}}
    holds(few, [PLAY], final={"hand": {"A": 0}, "discard": {"A": 3}, "open": None})


@pytest.mark.parametrize("cards", [["plain-1"], ["plain-1", "plain-2", "plain-3"], ["plain-1", "plain-1"]])
def test_neither_more_nor_fewer_nor_the_same_card_twice_is_discarded(cards: list[str]) -> None:
    given = played({"op": "discard", "n": 2}, hand={"A": ["Card", "plain-1", "plain-2", "plain-3"]})
    holds(given, [PLAY, step("A", "discard cards", cards=cards)], rejected=[2], final={"hand": {"A": 3}})


def test_cards_are_taken_back_from_the_own_pile() -> None:
    given = played({"op": "take back", "n": 1}, discard={"A": ["plain-1", "plain-2"]})
    chosen = step("A", "take back", cards=["plain-2"])
    holds(given, [PLAY, chosen], final={"hand": {"A": ["plain-2"]}, "discard": {"A": ["plain-1", "Card"]}})


def test_of_the_cards_in_front_one_of_the_kind_is_lost() -> None:
    heroes = {
        "Card": action({"op": "lose card", "n": 1, "kind": "Item"}),
        "Ally": {"kind": "Ally", "cost": 0},
    }
    heroes |= {name: item() for name in ("Rope", "Lamp")}
    given = {"heroes": heroes, "hand": {"A": ["Card"]}, "front": {"A": ["Rope", "Ally", "Lamp"]}}
    wrong, right = (step("A", "lose card", cards=[card]) for card in ("Ally", "Lamp"))
    holds(given, [PLAY, wrong, right], rejected=[2], final={"front": {"A": ["Rope", "Ally"]}})


def test_whoever_foresees_alone_sees_the_card_and_may_put_it_under() -> None:
    given = {**TWO, **played({"op": "foresee"}, fate=[-3, 1, 2])}
    holds(
        given,
        [PLAY, step("A", "foresee", put="under")],
        final={"fateDeck": [1, 2, -3], "active": "B"},
        views=[
            {"after": 1, "viewer": "A", "sees": ["foreseen"]},
            {"after": 1, "viewer": ["B", "kiosk"], "mustNotSee": ["foreseen", "fate order"]},
            {"after": 2, "viewer": "all", "mustNotSee": ["foreseen"]},
        ],
        same=[{"change": "foreseen", "viewers": ["B", "kiosk", "strip"], "upTo": 2}],
    )


def test_of_two_lists_the_chosen_one_happens() -> None:
    effect = {"op": "choose", "of": [[{"op": "draw", "n": 2}], [{"op": "time", "n": -1}]]}
    given = played(effect)
    holds(given, [PLAY, step("A", "choose", option=2)], final={"time": {"A": 5}, "hand": {"A": 0}})
    holds(given, [PLAY, step("A", "choose", option=1)], final={"time": {"A": 6}, "hand": {"A": 2}})


def test_what_is_for_the_partner_or_for_all_reaches_them_and_nobody_without_one() -> None:
    effects = [{"op": "damage", "n": 1, "whom": "all"}, {"op": "time", "n": -2, "whom": "partner"}]
    holds(
        {**TWO, **played(*effects)},
        [PLAY],
        final={"damage": {"A": 1, "B": 1}, "time": {"A": 6, "B": 4}},
    )
    holds(played(*effects), [PLAY], final={"damage": {"A": 1}, "time": {"A": 6}})


def test_an_eliminated_player_leaves_all_and_the_other_goes_on_mh_063_a15() -> None:
    given = {**TWO, **played({"op": "eliminate"}), "hand": {"A": ["Card", "plain-1"]}}
    holds(
        given,
        [PLAY, step("B", "pass"), step("table", "begin day")],
        checks=[{"after": 1, "dead": ["A"], "active": "B", "hand": {"A": 0}, "discard": {"A": 0}}],
        final={"first": "B", "active": "B", "gameOver": None},
    )
    holds(played({"op": "eliminate"}), [PLAY], final={"gameOver": "lost", "dead": ["A"]})


@pytest.mark.parametrize(("n", "damage", "uses"), [(1, 0, 1), (2, 0, 1), (3, 1, 1)])
def test_a_shield_takes_off_and_spends_a_use_for_it_mh_form_16(n: int, damage: int, uses: int) -> None:
    shield = item({"op": "shield", "from": "damage", "n": 2}, uses=2)
    heroes = {"Card": action({"op": "damage", "n": n}), "Plate": shield}
    given = {"heroes": heroes, "hand": {"A": ["Card"]}, "front": {"A": ["Plate"]}}
    holds(given, [PLAY], final={"damage": {"A": damage}, "uses": {"Plate": uses}})


def test_the_last_use_puts_the_card_on_the_pile() -> None:
    shield = item({"op": "shield", "from": "radiation", "n": 1}, uses=2)
    heroes = {"Card": action({"op": "radiation", "n": 2}), "Mask": shield}
    front = {"A": [{"id": "Mask", "uses": 1}]}
    given = {"heroes": heroes, "hand": {"A": ["Card"]}, "front": front}
    holds(given, [PLAY], final={"radiation": {"A": 1}, "uses": {"Mask": None}, "discard": {"A": 2}})


def test_costs_change_together_and_never_fall_below_zero_mh_a40() -> None:
    heroes = {
        "Card": action(cost=3),
        "Sled": item({"op": "cost", "of": "play", "n": -2}),
        "Dog": item({"op": "cost", "of": "play", "n": -2}, {"op": "cost", "of": "draw", "n": 1}),
    }
    given = {"heroes": heroes, "hand": {"A": ["Card"]}, "front": {"A": ["Sled", "Dog"]}}
    draw = step("A", "draw")
    holds(given, [PLAY, draw], checks=[{"after": 1, "time": {"A": 6}}], final={"time": {"A": 4}})


def test_a_day_begins_with_less_time_and_then_what_is_owed_mh_form_15() -> None:
    tired = item({"op": "daily time", "n": -2})
    given = {"heroes": {"Fever": tired}, "front": {"A": ["Fever"]}, "debt": {"A": 5}}
    days = [step("A", "pass"), step("table", "begin day")]
    holds(
        given,
        [*days, *days],
        checks=[{"after": 2, "time": {"A": 0}, "debt": {"A": 1}}],
        final={"time": {"A": 3}, "debt": {"A": 0}},
    )


@pytest.mark.parametrize(("fate", "counted"), [(-4, -1), (-1, -1), (0, 0)])
def test_fate_counts_no_worse_than_its_floor_mh_form_17(fate: int, counted: int) -> None:
    given = {
        "heroes": {"Calm": item({"op": "fate floor", "n": -1})},
        "front": {"A": ["Calm"]},
        "leaders": {"A": {"skills": {"force": 5}}},
        "locations": {"Gate": {"cost": 1, "skill": "force", "needs": 5}},
        "location": "Gate",
        "fate": [fate],
    }
    result = "success" if counted == 0 else "failure"
    holds(given, [step("A", "interact")], final={"fate": counted, "total": 5 + counted, "result": result})


def test_a_draw_bonus_counts_for_the_action_alone_mh_form_18() -> None:
    heroes = {"Card": action({"op": "draw", "n": 1}), "Cart": item({"op": "draw bonus", "n": 1})}
    given = {"heroes": heroes, "hand": {"A": ["Card"]}, "front": {"A": ["Cart"]}}
    holds(given, [PLAY, step("A", "draw")], checks=[{"after": 1, "hand": {"A": 1}}], final={"hand": {"A": 3}})


def test_what_happens_by_itself_happens_to_its_owner_at_its_moment_mh_form_19() -> None:
    def when(on: str) -> dict[str, Any]:
        return item(when=[{"on": on, "do": [{"op": "damage", "n": 1}]}])

    heroes = {on: when(on) for on in ("day", "success", "failure", "move")}
    given = {
        "heroes": heroes,
        "front": {"A": list(heroes)},
        "leaders": {"A": {"health": 9, "skills": {"force": 1}}},
        "locations": {
            name: {"cost": 1, "skill": "force", "needs": n} for name, n in (("Won", 1), ("Lost", 2))
        },
        "location": "Won",
        "journey": ["Lost"],
    }
    holds(
        given,
        [
            step("A", "interact"),
            step("A", "move"),
            step("A", "interact"),
            step("A", "pass"),
            step("table", "begin day"),
        ],
        checks=[{"after": n, "damage": {"A": n}} for n in (1, 2, 3)],
        final={"damage": {"A": 4}},
    )


def test_an_ability_is_used_once_a_day_or_as_often_as_it_has_uses_mh_form_20() -> None:
    heroes = {
        "Radio": item(use={"time": 1, "do": [{"op": "draw", "n": 1}]}),
        "Fuse": item(use={"time": 0, "do": [{"op": "time", "n": -1}]}, uses=2),
    }
    given = {"heroes": heroes, "front": {"A": ["Radio", "Fuse"]}}
    radio, fuse = (step("A", "use", card=card) for card in ("Radio", "Fuse"))
    holds(
        given,
        [radio, radio, fuse, fuse, fuse, step("A", "pass"), step("table", "begin day"), radio],
        rejected=[2, 5],
        checks=[{"after": 4, "uses": {"Fuse": None}, "discard": {"A": ["Fuse"]}, "time": {"A": 3}}],
        final={"hand": {"A": 2}, "time": {"A": 5}},
    )


def test_two_scouts_look_one_after_the_other_and_camp_hope_goes_back_on_top_mh_a9() -> None:
    given = played({"op": "scout", "n": 2}, journey=["plain-1"], aside=["plain-2", "plain-3"])
    first, second = (step("A", "scout", top=card) for card in ("plain-2", "plain-2"))
    holds(given, [PLAY, first, second], final={"journey": ["plain-2", "Camp Hope"], "aside": 2})
    camp = played({"op": "scout"}, journey=[], aside=["plain-2"])
    wrong, right = (step("A", "scout", top=card) for card in ("plain-2", "Camp Hope"))
    holds(camp, [PLAY, wrong, right], rejected=[2], final={"journey": ["Camp Hope"], "aside": ["plain-2"]})
    at_camp = {**played({"op": "scout"}), "location": "Camp Hope"}
    holds(at_camp, [PLAY], final={"open": None, "discard": {"A": ["Card"]}})


def test_a_scenario_with_a_wrong_number_does_not_hold() -> None:
    given = played({"op": "damage", "n": 1})
    assert faults(given, [PLAY], final={"damage": {"A": 2}}) == ("after step 1 damage of A is 1, not 2",)

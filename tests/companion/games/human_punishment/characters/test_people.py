"""What Jayden, Feykah, Nova, Havoc and Dryden can do that others cannot (HP-246 to HP-273)."""

from typing import Any

import pytest

from companion.engine.answers import Picked
from companion.engine.words import say
from companion.games.human_punishment.flow import taken
from companion.games.human_punishment.game import GAME
from companion.games.human_punishment.phrases.notation import sentence_of
from companion.games.human_punishment.rules.ends import winners
from companion.games.human_punishment.rules.skill_trees import standing, unlock
from companion.games.human_punishment.rules.step_fields import StepFields
from companion.games.human_punishment.rules.turn import begin_turn
from companion.games.human_punishment.state.characters import ALL_ROUNDERS
from companion.games.human_punishment.state.steps.due import DrawPrograms
from companion.games.human_punishment.state.steps.waiting import Defend
from tests.companion.games.human_punishment.characters.people import (
    COLUMNS,
    a,
    city_of,
    enemy,
    gain,
    gone_on,
    offered,
    open_to,
    refused,
    step,
)
from tests.companion.games.human_punishment.effect_cases import used
from tests.companion.games.human_punishment.written import FEW

TWO_OF_TWO = [(column, 2) for column in COLUMNS]


@pytest.mark.rule("HP-246")
def test_jayden_plays_one_all_rounder_card_a_turn_and_it_costs_nothing() -> None:
    city = city_of("jayden")
    city.fixed.specials = {
        "all-rounder-1": {"title": "t", "do": [sentence_of({"op": "bar", "bar": "morale", "n": 1})]}
    }
    played = step(city, "all rounder", card="all-rounder-1")
    assert played.bars["morale"] == city.bars["morale"] + 1
    assert (played.turn.ap, len(a(played).held.all_rounders), a(played).held.played) == (
        3,
        6,
        ["all-rounder-1"],
    )
    assert refused(played, "all rounder", card="all-rounder-2")
    begin_turn(played, "A")
    played.turn.phase = "act"
    assert len(a(step(played, "all rounder", card="all-rounder-2")).held.played) == 2


@pytest.mark.rule("HP-250")
def test_with_a_boost_two_all_rounder_cards_are_played_a_turn_and_no_third() -> None:
    city = gain(city_of("jayden"), ("implants", 2))
    for n in (1, 2):
        city = step(city, "all rounder", card=f"all-rounder-{n}")
    assert refused(city, "all rounder", card="all-rounder-3")


@pytest.mark.rule("HP-250")
@pytest.mark.parametrize(("played", "level"), [(6, 1), (7, 2)])
def test_all_seven_cards_played_are_a_task_and_six_are_not(played: int, level: int) -> None:
    city = gain(city_of("jayden"), ("implants", 1))
    a(city).held.played = list(ALL_ROUNDERS[:played])
    standing(city)
    assert a(city).sheet.unlocked["implants"] == level


@pytest.mark.rule("HP-248")
def test_three_second_boosts_let_jayden_take_back_what_he_played_once() -> None:
    city = gain(city_of("jayden"), *TWO_OF_TWO[:2])
    a(city).held.all_rounders, a(city).held.played = [], list(ALL_ROUNDERS)
    assert "take back" not in offered(city)
    assert refused(city, "take back")
    city = gain(city, *TWO_OF_TWO[:3])
    assert "take back" in offered(city)
    city = step(city, "take back")
    assert (a(city).held.all_rounders, a(city).held.played) == (list(ALL_ROUNDERS), [])
    a(city).held.played = ["all-rounder-1"]
    assert refused(city, "take back")


@pytest.mark.rule("HP-247", "HP-003")
@pytest.mark.parametrize(("objectives", "won"), [([True, True], ("A",)), ([True, False], ())])
def test_jayden_needs_both_objectives(objectives: list[bool], won: tuple[str, ...]) -> None:
    city = city_of("jayden", seats={"A": {"loyalty": "Machine"}})
    a(city).aims.objective, city.over = objectives, ("resource", "Machines")
    assert winners(city) == won


@pytest.mark.rule("HP-250", "HP-059")
@pytest.mark.parametrize(("beside", "ap"), [("City", 4), ("HQ", 3)])
def test_jayden_has_an_action_more_where_he_begins_alone(beside: str, ap: int) -> None:
    city = gain(city_of("jayden", seats={seat: {"at": beside} for seat in "BCD"}), ("hacking", 2))
    begin_turn(city, "A")
    assert city.turn.ap == ap


@pytest.mark.rule("HP-249")
def test_jayden_looks_at_two_programs_and_keeps_one() -> None:
    city = city_of("jayden", seats={"A": {"hand": ["grey"]}}, junkyard=["red"], programPile=["x", "y", "z"])
    a(city).figure.at = "Junkyard"
    city = step(city, "look in junkyard", cards="grey", chips="1")
    assert open_to(city) == ["keep-program"]
    assert refused(city, "keep program", program="3")
    city = step(city, "keep program", program="2")
    assert (a(city).held.programs, city.market.program_pile, city.market.program_discard) == (
        ["y"],
        ["z"],
        ["x"],
    )


@pytest.mark.rule("HP-251")
@pytest.mark.parametrize(("badge", "drawn"), [("leader", 3), ("general", 3), ("", 2)])
def test_feykah_draws_one_more_with_a_badge(badge: str, drawn: int) -> None:
    others = {"leader": "B", "general": "C"}
    city = city_of("feykah", phase="draw", **{**others, **({badge: "A"} if badge else {})})
    assert len(a(step(city, "draw")).held.hand) == drawn


@pytest.mark.rule("HP-252")
def test_rage_is_a_wound_for_one_more_card_and_a_hit_on_all() -> None:
    city = city_of("feykah", at="City", seats={"A": {"hand": ["r3", "r2", "r1", "r1"]}})
    city.machines.enemies = [enemy("6", id_="one"), enemy("8", id_="two"), enemy("5", id_="far")]
    assert refused(city, "attack", enemy="one", cards="r3,r2,r1,r1")
    city = step(city, "rage")
    assert (a(city).figure.wounds, a(city).figure.raging, city.turn.ap) == (1, True, 3)
    assert refused(city, "rage")
    city = step(city, "attack", enemy="one", cards="r3,r2,r1,r1")
    assert [one.id for one in city.machines.enemies] == ["far"]
    assert not a(city).figure.raging
    assert "rage" not in offered(city_of("nova"))


@pytest.mark.rule("HP-252", "HP-177")
def test_rage_that_misses_hits_nobody_and_is_over() -> None:
    city = city_of("feykah", at="City")
    city.machines.enemies = [enemy("6", id_="one"), enemy("8", id_="two")]
    city = step(step(city, "rage"), "attack", enemy="one")
    assert (len(city.machines.enemies), a(city).figure.raging) == (2, False)


@pytest.mark.rule("HP-253")
def test_feykah_never_gets_a_boost_for_chips() -> None:
    for who, asked in (("feykah", []), ("jayden", ["reward"])):
        city = city_of(who, at="Network", entered=True, seats={"A": {"chips": ["red"], "scanners": [1, 2]}})
        city = step(city, "place chips", columns="Alpha", faces="down")
        assert [one for one in open_to(city) if one == "reward"] == asked


@pytest.mark.rule("HP-254")
def test_the_last_first_boost_of_feykah_brings_two_programs_and_no_other_does() -> None:
    city = gain(city_of("feykah"), ("hacking", 1), ("implants", 1))
    unlock(city, "A", "security")
    assert city.tasks == []
    unlock(city, "A", "rigging")
    assert city.tasks == [DrawPrograms("A", 2)]
    city.tasks.clear()
    unlock(city, "A", "rigging")
    assert city.tasks == []


@pytest.mark.rule("HP-255")
def test_the_same_city_action_twice_is_one_of_the_two_that_feykah_needs() -> None:
    city = city_of("feykah", at="City", general_deck=["b1"] * 9)
    city = step(city, "city", action="3")
    city.turn.city_done = []
    city = step(city, "city", action="3")
    assert a(city).value("hand") == 7
    city = step(step(city, "city", action="4"), "pink", None, face="4")
    assert a(city).value("hand") == 10


@pytest.mark.rule("HP-255", "HP-260", "HP-302")
def test_a_unique_card_does_what_stands_on_it_and_is_a_task() -> None:
    city = city_of("feykah", seats={"A": {"hand": ["b1"]}})
    a(city).held.hand.append("feykah-1")
    city.fixed.specials = {
        "feykah-1": {"title": "t", "do": [sentence_of({"op": "bar", "bar": "deus", "n": -1})]}
    }
    assert refused(city, "unique", card="b1")
    assert refused(city, "unique", card="feykah-2")
    played = step(city, "unique", card="feykah-1")
    assert (played.bars["deus"], played.decks.discard, a(played).held.hand) == (2, ["feykah-1"], ["b1"])
    assert (a(played).value("health"), played.turn.ap) == (3, 3)


@pytest.mark.rule("HP-005", "HP-126")
@pytest.mark.parametrize(("when", "open_now"), [("any time", True), ("own turn", False)])
def test_a_unique_card_is_played_when_it_says_so_and_else_on_the_own_turn(when: str, open_now: bool) -> None:
    city = city_of("nova")
    a(city).held.hand, city.turn.active = ["nova-1"], "B"
    do = [sentence_of({"op": "bar", "bar": "morale", "n": 1})]
    city.fixed.specials = {"nova-1": {"title": "t", "when": when, "do": do}}
    assert ("unique:A" in {one.id for one in GAME.questions(city)}) == open_now
    if open_now:
        assert step(city, "unique", card="nova-1").bars["morale"] == city.bars["morale"] + 1
    else:
        assert refused(city, "unique", card="nova-1")


@pytest.mark.rule("HP-256", "HP-273")
@pytest.mark.parametrize(("who", "column", "least"), [("feykah", "implants", 6), ("dryden", "hacking", 5)])
def test_so_many_cards_at_once_are_a_task_and_one_less_is_not(who: str, column: str, least: int) -> None:
    for n, level in ((least - 1, 1), (least, 2)):
        city = gain(city_of(who), (column, 1))
        a(city).held.hand = ["b1"] * (a(city).value("hand") + n)
        city = step(city, "end actions", cards=",".join(["b1"] * n))
        assert a(city).sheet.unlocked[column] == level


@pytest.mark.rule("HP-256")
@pytest.mark.parametrize(("deck", "level"), [(["b1", "b1"], 2), (["b1", "b1", "b1"], 1)])
def test_an_empty_deck_is_a_task(deck: list[str], level: int) -> None:
    city = gain(city_of("feykah", phase="draw", seats={"A": {"deck": deck}}), ("hacking", 1))
    assert a(step(city, "draw")).sheet.unlocked["hacking"] == level


@pytest.mark.rule("HP-256", "HP-261")
@pytest.mark.parametrize(("who", "column"), [("feykah", "rigging"), ("nova", "security")])
def test_dark_net_2_shows_three_to_some_of_which_one_is_kept(who: str, column: str) -> None:
    city = city_of(who, at="Dark Net", seats={"A": {"hand": ["b3"]}}, programPile=["w", "x", "y", "z"])
    assert a(step(city, "buy program", program="top", cards="b3")).held.programs == ["w"]
    city = step(gain(city, (column, 2)), "buy program", program="top", cards="b3")
    assert open_to(city) == ["keep-program"]
    city = step(city, "keep program", program="3")
    assert (a(city).held.programs, city.market.program_pile, city.market.program_discard) == (
        ["y"],
        ["z"],
        ["w", "x"],
    )


@pytest.mark.rule("HP-257")
def test_supplies_bring_nova_four_cards_and_one_of_others_if_she_wants() -> None:
    deck = ["b1"] * 9
    assert len(a(step(city_of("nova", at="City", general_deck=deck), "city", action="3")).held.hand) == 4
    assert len(a(step(city_of("havoc", at="City", general_deck=deck), "city", action="3")).held.hand) == 3
    city = city_of("nova", general_deck=deck)
    city.turn.active, city.player("B").figure.at = "B", "City"
    city = step(city, "city", "B", action="3")
    assert (len(city.player("B").held.hand), open_to(city)) == (3, ["join-in"])
    assert len(a(step(city, "join in", yes="yes")).held.hand) == 1
    assert len(a(step(city, "join in", yes="no")).held.hand) == 0


@pytest.mark.rule("HP-005", "HP-258")
@pytest.mark.parametrize(("who", "scanners"), [("nova", []), ("havoc", [1])])
def test_nova_takes_no_scanner(who: str, scanners: list[int]) -> None:
    city = city_of(who, at="Sector I", seats={"A": {"chips": ["red"]}})
    assert a(step(city, "move", to="Nexus")).figure.scanners == scanners


@pytest.mark.rule("HP-259")
def test_with_two_boosts_nova_may_take_a_weapon_in_hq_and_the_bar_begins_anew() -> None:
    city = gain(city_of("nova", at="Nexus", seats={"A": {"hand": ["b5", "b5"]}}), ("hacking", 1))
    city = step(step(city, "nexus", cards="b5"), "pink", None, face="1")
    assert (a(city).sheet.bar, open_to(city)) == (1, ["turn"])
    a(city).sheet.unlocked["security"] = 0
    city = step(step(city, "nexus", cards="b5"), "pink", None, face="1")
    assert (a(city).sheet.bar, "take weapon" in offered(city)) == (2, False)
    assert refused(city, "take weapon", weapon="Rifle"), "not in the Nexus"
    a(city).figure.at, empty = "HQ", city.opened()
    armed = step(city, "take weapon", weapon="Rifle")
    assert (a(armed).figure.box, armed.market.hq["Rifle"], armed.turn.ap, a(armed).sheet.bar) == (
        "Rifle",
        0,
        1,
        0,
    )
    empty.market.hq = {"Pistol": 0, "Rifle": 0}
    assert ("take weapon" in offered(empty), a(empty).sheet.bar) == (False, 2), "it waits until there is one"


@pytest.mark.rule("HP-259", "HP-261")
def test_a_weapon_for_nothing_counts_as_one_of_two_obtained_at_hq() -> None:
    city = gain(city_of("nova", at="HQ", seats={"A": {"hand": ["b5", "r5"]}}), ("hacking", 1))
    a(city).sheet.progress["hacking"], a(city).sheet.bar = 1, 1
    city = step(city, "buy weapon", weapon="Pistol", cards="b5")
    assert a(city).value("ap") == 4
    city = step(city, "take weapon", weapon="Pistol")
    assert city.boxes.lying["4"] == ["Pistol"]


@pytest.mark.rule("HP-261", "HP-259")
def test_a_boost_for_an_empty_hand_moves_novas_bar_at_once() -> None:
    city = gain(city_of("nova", at="Nexus", seats={"A": {"hand": ["b1"]}}), ("rigging", 1))
    city = step(city, "nexus", cards="b1")
    assert (a(city).value("movement"), a(city).sheet.bar, city.tasks[0].do) == (4, 1, "pink")


@pytest.mark.rule("HP-262", "HP-264", "HP-266")
@pytest.mark.parametrize(
    ("bar", "after", "boosts"), [(0, 1, 0), (1, 2, 1), (2, 3, 0), (3, 4, 0), (4, 5, 1), (5, 5, 0)]
)
def test_an_enemy_brings_havoc_a_card_more_and_his_bar_on(bar: int, after: int, boosts: int) -> None:
    city = city_of("havoc", at="City", seats={"A": {"hand": ["r5"]}}, general_deck=["b1", "b2", "b2"])
    a(city).sheet.bar, city.machines.enemies = bar, [enemy("6")]
    city = step(city, "attack", enemy="e", cards="r5")
    assert (a(city).sheet.bar, len(a(city).held.hand)) == (after, 2)
    assert open_to(city) == (["pick-boost"] if boosts else ["turn"])
    if boosts:
        assert a(step(city, "pick boost", column="security")).value("defenceCards") == 2


@pytest.mark.rule("HP-264", "HP-304")
def test_only_the_lowest_stim_shot_moves_and_a_single_one_by_itself() -> None:
    city = gain(city_of("havoc", at="City", seats={"A": {"hand": ["r5"]}}), ("hacking", 2), ("rigging", 1))
    a(city).sheet.bar, city.machines.enemies = 1, [enemy("6")]
    city = step(city, "attack", enemy="e", cards="r5")
    assert refused(city, "pick boost", column="rigging")
    city = gain(city_of("havoc", at="City", seats={"A": {"hand": ["r5"]}}), *TWO_OF_TWO[:2], ("rigging", 2))
    a(city).sheet.bar, city.machines.enemies = 1, [enemy("6")]
    city = step(city, "attack", enemy="e", cards="r5")
    assert (a(city).sheet.unlocked["security"], open_to(city)) == (1, ["turn"])


@pytest.mark.rule("HP-264")
def test_a_laser_is_no_battle() -> None:
    city = city_of("havoc", at="City")
    a(city).figure.box, city.machines.enemies = "Laser", [enemy("5")]
    city = step(city, "laser", enemy="e")
    assert (city.machines.enemies, a(city).sheet.bar) == ([], 0)


@pytest.mark.rule("HP-266")
@pytest.mark.parametrize(("bar", "level"), [(3, 1), (4, 2)])
def test_a_bar_at_four_counts_once_the_first_level_is_done(bar: int, level: int) -> None:
    city = gain(city_of("havoc"), ("implants", 1))
    a(city).sheet.bar = bar
    standing(city)
    assert a(city).sheet.unlocked["implants"] == level


@pytest.mark.rule("HP-263")
def test_havoc_buys_no_pistol_but_a_rifle() -> None:
    city = city_of("havoc", at="HQ", seats={"A": {"hand": ["b4", "b5", "b3"]}})
    assert refused(city, "buy weapon", weapon="Pistol", cards="b4")
    assert a(step(city, "buy weapon", weapon="Rifle", cards="b5,b3")).figure.box == "Rifle"
    assert a(
        step(city_of("jayden", seats={"A": {"hand": ["b4"]}}), "buy weapon", weapon="Pistol", cards="b4")
    ).figure.box


@pytest.mark.rule("HP-265", "HP-063")
@pytest.mark.parametrize("says", ["yes", "no"])
def test_a_blue_five_that_is_paid_may_be_two_programs_to_havoc(says: str) -> None:
    given: dict[str, Any] = {"seats": {"A": {"hand": ["b5", "b4"]}}}
    city = step(city_of("havoc", **given), "buy weapon", weapon="Rifle", cards="b5,b4")
    assert open_to(city) == ["turn"], "without the Boost it is a card as any other"
    city = step(gain(city_of("havoc", **given), ("hacking", 1)), "buy weapon", weapon="Rifle", cards="b5,b4")
    assert open_to(city) == ["blue-five"]
    assert len(a(step(city, "blue five", yes=says)).held.programs) == (2 if says == "yes" else 0)


@pytest.mark.rule("HP-265")
def test_a_blue_five_of_a_defence_or_over_the_limit_may_be_two_programs_to_havoc() -> None:
    city = gain(city_of("havoc", seats={"A": {"hand": ["b5"] * 8}}), ("hacking", 1))
    assert open_to(step(city, "end actions", cards="b5")) == ["blue-five"]
    city.tasks = [Defend("A", "e")]
    city.machines.enemies = [enemy("7b")]
    assert open_to(step(city, "defend", cards="b5")) == ["blue-five"]


@pytest.mark.rule("HP-062", "HP-268", "HP-271", "HP-272")
def test_dryden_heals_whoever_is_hurt_in_range_and_nobody_else() -> None:
    city = city_of(
        "dryden",
        at="City",
        seats={"B": {"at": "Factory", "health": 1}, "C": {"at": "City"}, "D": {"health": 1}},
        general_deck=["b1"] * 5,
    )
    assert refused(city, "heal somebody", seat="C")
    assert refused(city, "heal somebody", seat="D")
    assert refused(city, "heal somebody", seat="A")
    city = step(city, "heal somebody", seat="B")
    assert (city.player("B").figure.health, city.turn.ap, len(a(city).held.hand), a(city).sheet.bar) == (
        3,
        2,
        2,
        1,
    )
    assert a(city).value("health") == 3


@pytest.mark.rule("HP-271")
def test_dryden_heals_himself_and_only_he_can() -> None:
    city = city_of("dryden")
    a(city).figure.health = 1
    assert a(step(city, "heal somebody", seat="A")).figure.health == 2
    city = city_of("nova")
    a(city).figure.health = 1
    assert refused(city, "heal somebody", seat="A")


@pytest.mark.rule("HP-273")
@pytest.mark.parametrize(("health", "level"), [(2, 1), (1, 2)])
def test_two_health_at_once_are_a_task_and_one_is_not(health: int, level: int) -> None:
    city = gain(city_of("dryden", at="HQ", seats={"B": {"health": health}}), ("implants", 1))
    assert a(step(city, "heal somebody", seat="B")).sheet.unlocked["implants"] == level


@pytest.mark.rule("HP-272")
def test_with_a_boost_dryden_treats_a_wound_for_a_card() -> None:
    city = city_of("dryden", seats={"B": {"wounds": 1}}, general_deck=["b1", "b1"])
    assert refused(city, "treat", seat="B")
    gain(city, ("hacking", 1))
    assert refused(city, "treat", seat="C")
    city = step(city, "treat", seat="B")
    assert (city.player("B").figure.wounds, len(a(city).held.hand), a(city).sheet.bar, city.turn.ap) == (
        0,
        1,
        1,
        2,
    )


@pytest.mark.rule("HP-270")
@pytest.mark.parametrize(
    ("bar", "after", "programs"), [(0, 1, 0), (1, 2, 1), (2, 3, 0), (3, 4, 0), (4, 5, 1), (5, 5, 0)]
)
def test_the_second_and_the_fifth_healing_bring_dryden_a_program(bar: int, after: int, programs: int) -> None:
    city = city_of("dryden", seats={"B": {"health": 1}})
    a(city).sheet.bar = bar
    city = step(city, "heal somebody", seat="B")
    assert (a(city).sheet.bar, len(a(city).held.programs)) == (after, programs)


@pytest.mark.rule("HP-269")
@pytest.mark.parametrize(("who", "wounds"), [("dryden", 2), ("nova", 1)])
def test_dryden_takes_two_wounds_where_others_take_one(who: str, wounds: int) -> None:
    city = city_of(who, at="Nexus", phase="activate", general_deck=["r5", "r5"])
    a(city).figure.health, city.machines.enemies = 1, [enemy("5")]
    city = step(step(city, "roll", None, orange="3", white="1,1"), "red", None, red="9")
    assert a(step(city, "defend")).figure.wounds == wounds


@pytest.mark.rule("HP-272")
def test_with_a_boost_dropping_chips_costs_dryden_nothing() -> None:
    city = city_of("dryden", at="Junkyard", seats={"A": {"chips": ["red"]}})
    assert step(city, "drop chips", chips="red").turn.ap == 2
    gain(city, ("rigging", 1)).turn.ap = 0
    assert "drop chips" in offered(city)
    assert step(city, "drop chips", chips="red").network.junkyard == ["red"]


@pytest.mark.rule("HP-272")
@pytest.mark.parametrize(("bought", "strength"), [(1, 0), (2, 1)])
def test_two_new_programs_are_a_task_however_they_come(bought: int, strength: int) -> None:
    city = city_of("dryden", at="Dark Net", seats={"A": {"hand": ["b3", "r3"]}})
    city = step(city, "buy program", program="top", cards="b3")
    if bought == 2:
        city = step(city, "buy program", program="p1", cards="r3")
    assert a(city).value("strength") == strength


@pytest.mark.rule("HP-272")
def test_two_new_programs_out_of_three_are_that_task_too() -> None:
    keeps = ("keep-programs", "A", Picked(("p5#1", "p6#1")))
    city = used(city_of("dryden"), "you draw 3 Programs and keep 2", answers=(keeps,))
    assert (a(city).held.programs, a(city).value("strength")) == (["p5", "p6"], 1)


@pytest.mark.rule("HP-256", "HP-260")
@pytest.mark.parametrize(("who", "column", "level"), [("feykah", "implants", 2), ("nova", "implants", 1)])
def test_one_die_is_thrown_again_once_on_each_own_turn(who: str, column: str, level: int) -> None:
    city = gain(city_of(who, at="City", bars={"morale": 0}), (column, level))
    city = taken(step(city, "city", action="4"), "pink", StepFields(None, {"face": "1"}))
    assert (open_to(city, None), city.bars["deus"]) == (["pause"], 3)
    assert gone_on(city).bars["deus"] == 4
    again = step(city, "reroll", die="pink")
    assert open_to(again, None) == ["again"]
    again = step(again, "again", None, face="4")
    assert (again.bars["deus"], again.bars["morale"], open_to(again)) == (3, 2, ["turn"])
    again.turn.city_done = []
    assert step(step(again, "city", action="4"), "pink", None, face="1").bars["deus"] == 4
    begin_turn(again, "A")
    assert not again.turn.rerolled


@pytest.mark.rule("HP-069", "HP-256")
@pytest.mark.parametrize(
    ("die", "face", "where"), [("orange", "4", "5"), ("white 2", "6", "7b"), ("red", "9", "")]
)
def test_all_dice_of_the_activation_are_one_throw_of_which_one_die_falls_anew(
    die: str, face: str, where: str
) -> None:
    city = gain(city_of("nova", phase="activate"), ("implants", 1))
    city.machines.enemies = [enemy("7")]
    city = step(city, "roll", None, orange="3", white="1,4" if die == "orange" else "1,1")
    assert open_to(city) == [], "nothing can be said before the red one is read"
    city = taken(city, "red", StepFields(None, {"red": "3"}))
    assert open_to(city, None) == ["pause"]
    city = step(step(city, "reroll", die=die), "again", None, face=face)
    assert [one.at for one in city.machines.enemies if one.id != "e"] == ([where] if where else [])
    activated = say("told-activated", n=int(face))
    assert (activated in city.recent.news) == (die == "orange"), "another Area is activated"


@pytest.mark.rule("HP-260")
def test_the_red_die_is_thrown_again_by_its_six_outcomes() -> None:
    city = gain(city_of("nova", phase="activate"), ("implants", 1))
    city = taken(step(city, "roll", None, orange="3", white="1,1"), "red", StepFields(None, {"red": "1"}))
    city = step(city, "reroll", die="red")
    [question] = [one for one in GAME.questions(city) if one.id == "again"]
    assert [option.id for option in question.form.options] == ["1", "2", "3", "5", "7", "9"]  # type: ignore[union-attr]
    assert step(city, "again", None, face="9").machines.enemies == []


@pytest.mark.rule("HP-256")
def test_nobody_else_is_asked_about_a_throw() -> None:
    city = step(city_of("nova", at="City"), "city", action="4")
    assert open_to(step(city, "pink", None, face="4")) == ["turn"]
    assert FEW[0] == city.turn.active

"""Kuro: his part of a turn, his markers, what he may, how he falls and comes back (HP-274 to HP-284)."""

from typing import Any

import pytest

from companion.games.human_punishment.game import GAME
from companion.games.human_punishment.phrases.notation import sentence_of
from companion.games.human_punishment.rules.fight.strikes import shield
from companion.games.human_punishment.rules.skill_trees import unlock
from companion.games.human_punishment.rules.turn import begin_turn
from companion.games.human_punishment.state.characters import MARKED
from companion.games.human_punishment.state.model import AWAY, KURO, City
from tests.companion.games.human_punishment.characters.people import (
    a,
    city_of,
    enemy,
    gain,
    kuro,
    offered,
    open_to,
    refused,
    step,
)


def turn_of_kuro(at: str = "City", **given: Any) -> City:
    """Kuro stands there, and it is his part of the turn."""
    city = city_of("dee-coy", **given)
    kuro(city).figure.at = at
    return step(city, "kuro")


@pytest.mark.rule("HP-277")
def test_kuro_has_one_action_or_one_movement() -> None:
    city = turn_of_kuro("City")
    assert (city.acting, city.turn.ap, city.turn.moves) == (KURO, 1, 1)
    moved = step(city, "move", KURO, to="HQ")
    assert (kuro(moved).figure.at, moved.turn.ap, moved.turn.moves) == ("HQ", 0, 0)
    acted = step(city, "city", KURO, action="4")
    assert (acted.turn.ap, acted.turn.moves, kuro(acted).markers) == (0, 0, ["1", "3", "4", "5", "6"])
    inside = step(city, "move", KURO, to="Factory")
    assert (inside.turn.ap, inside.turn.moves) == (1, 1)


@pytest.mark.rule("HP-284", "HP-277")
def test_with_a_boost_kuro_has_both() -> None:
    city = gain(turn_of_kuro("HQ"), ("security", 2))
    city = step(city, "move", KURO, to="City")
    assert (city.turn.ap, city.turn.moves) == (1, 0)
    assert step(city, "city", KURO, action="4").turn.ap == 0


@pytest.mark.rule("HP-277", "HP-283")
def test_an_action_of_an_area_costs_its_marker_and_without_it_there_is_none() -> None:
    city = turn_of_kuro("Sector I", sectors={"I": ["red", "blue"]})
    taken = step(city, "sector", KURO, sector="I")
    assert (kuro(taken).figure.chips, a(taken).figure.chips, kuro(taken).markers) == (
        ["red"],
        [],
        list("23456"),
    )
    kuro(city).markers.remove("1")
    assert refused(city, "sector", KURO, sector="I")
    assert "sector" not in offered(city)
    assert "sector" in offered(turn_of_kuro("Sector I"))


@pytest.mark.rule("HP-277", "HP-276")
@pytest.mark.parametrize(
    ("boosts", "ruling", "left"), [(0, {}, 5), (1, {}, 5), (2, {}, 6), (0, {"kuro": "never"}, 6)]
)
def test_a_fight_costs_a_marker_until_two_second_boosts_are_there(
    boosts: int, ruling: dict[str, str], left: int
) -> None:
    city = gain(turn_of_kuro("City"), *(("hacking", 2), ("implants", 2))[:boosts])
    city.machines.enemies, city.fixed.rulings = [enemy("6")], ruling
    assert len(kuro(step(city, "attack", KURO, enemy="e")).markers) == left


@pytest.mark.rule("HP-277")
def test_with_the_marker_down_kuro_fights_and_for_nothing() -> None:
    city = turn_of_kuro("City", seats={"A": {"hand": ["r5"]}})
    kuro(city).markers, city.machines.enemies = [], [enemy("6")]
    city = step(city, "attack", KURO, enemy="e", cards="r5")
    assert (city.machines.enemies, a(city).held.hand, kuro(city).markers) == ([], ["b1"], [])


@pytest.mark.rule("HP-280")
def test_one_figure_is_done_before_the_other_begins_in_either_order() -> None:
    city = city_of("dee-coy", at="HQ")
    first = step(step(city, "kuro"), "kuro ends", KURO)
    assert (first.turn.ap, first.turn.moves, first.acting) == (3, 2, "A")
    assert refused(first, "kuro")
    begun = step(city, "move", to="City")
    later = step(step(begun, "kuro"), "kuro ends", KURO)
    assert (later.turn.ap, later.turn.moves) == (0, 0)
    assert refused(step(city, "kuro"), "end actions")
    assert refused(step(city, "kuro"), "move", to="City")


@pytest.mark.rule("HP-280")
def test_dee_coy_may_end_the_turn_without_kuro_and_next_turn_he_is_there_again() -> None:
    city = city_of("dee-coy")
    assert step(city, "end actions").turn.phase == "activate"
    city = step(step(city, "kuro"), "kuro ends", KURO)
    begin_turn(city, "A")
    city.turn.phase = "act"
    assert "kuro" in offered(city)
    assert "kuro" not in offered(city_of("nova"))


@pytest.mark.rule("HP-278")
@pytest.mark.parametrize("at", ["Dark Net", "HQ", "Monolith", "Junkyard", "Isolation Cube"])
def test_kuro_buys_no_programs_and_no_weapons_and_has_no_action_without_a_marker(at: str) -> None:
    city = turn_of_kuro(at, seats={"A": {"hand": ["b5", "b5", "grey", "green"]}}, junkyard=["red"])
    city.boxes.lying = {"4": ["Pistol"]}
    never = {"buy program", "buy weapon", "take box", "heal", "heal fully", "drop chips", "censure", "escape"}
    assert not never & {*offered(city)}
    assert refused(city, "buy program", KURO, program="top", cards="b5")
    assert refused(city, "take box", KURO, box="1")


@pytest.mark.rule("HP-278")
def test_kuro_never_enters_the_med_center_and_dee_coy_does() -> None:
    city = city_of("dee-coy", at="Sector I")
    assert step(city, "move", to="Med Center").player("A").figure.at == "Med Center"
    assert refused(step(city, "kuro"), "move", KURO, to="Med Center")


@pytest.mark.rule("HP-278", "HP-148")
def test_kuro_has_a_recon_card_of_his_own_and_one_only() -> None:
    city = turn_of_kuro("Monolith", seats={"A": {"hand": ["b5", "b5"], "recon": "hand"}})
    city = step(city, "monolith", KURO, recon="loyalty", cards="b5")
    assert (kuro(city).held.recon, a(city).held.recon) == ("loyalty", "hand")
    kuro(city).markers, city.turn.ap = list(MARKED), 1
    assert refused(city, "monolith", KURO, recon="sectors", cards="b5")
    city.network.columns = {column: [("red", True)] for column in city.network.columns}
    city.decks.unused_loyalty = ["Fallen"]
    asked = {one.id: one.to for one in GAME.questions(city) if one.standing}
    assert asked["use-recon:kuro"] == asked["use-recon:A"] == "A"
    looked = step(city, "use recon", KURO, recon="loyalty")
    assert a(looked).known.look == [("unused-loyalty", "A", ("Fallen",))]


@pytest.mark.rule("HP-278")
def test_kuro_carries_one_chip_and_brings_it_to_the_network() -> None:
    city = turn_of_kuro("Monolith")
    kuro(city).figure.chips, kuro(city).figure.scanners = ["blue"], [1, 2]
    city = step(city, "move", KURO, to="Network")
    city = step(city, "place chips", KURO, columns="Alpha", faces="up")
    assert city.network.columns["Alpha"] == [("blue", True)]
    assert (kuro(city).figure.chips, kuro(city).figure.scanners, kuro(city).markers) == ([], [], list(MARKED))
    assert open_to(city) == ["reward"]
    assert a(step(city, "reward", take="programs")).held.programs == ["p4"]
    full = turn_of_kuro("Sector I")
    kuro(full).figure.chips = ["red"]
    assert refused(full, "sector", KURO, sector="I")


@pytest.mark.rule("HP-284", "HP-305")
@pytest.mark.parametrize(("who", "movement"), [("A", 3), (KURO, 2)])
def test_a_chip_with_both_scanners_counts_if_dee_coy_brings_it(who: str, movement: int) -> None:
    city = gain(city_of("dee-coy", at="Network", entered=True), ("implants", 1))
    if who == KURO:
        city = step(city, "kuro")
        city.turn.entered = True
    one = city.player(who)
    one.figure.chips, one.figure.scanners = ["red"], [1, 2]
    city = step(city, "place chips", who, columns="Alpha", faces="down")
    assert a(city).value("movement") == movement


@pytest.mark.rule("HP-134", "HP-278")
def test_kuro_with_a_chip_takes_a_scanner() -> None:
    city = turn_of_kuro("Sector I")
    kuro(city).figure.chips = ["red"]
    assert kuro(step(city, "move", KURO, to="Nexus")).figure.scanners == [1]


@pytest.mark.rule("HP-281", "HP-308")
def test_the_pair_uses_sector_two_alone_and_kuro_needs_no_marker_to_receive() -> None:
    city = city_of("dee-coy", at="Sector II", sectors={"II": ["red", "blue", "purple"]})
    kuro(city).figure.at, kuro(city).markers = "Sector I", []
    city = step(city, "sector", sector="II", to=KURO, keep="1")
    assert open_to(city) == ["keep-chip"]
    city = step(city, "keep chip", KURO, chip="2")
    assert a(city).known.look == [("chips-seen", "A", ("blue", "purple"))]
    assert (a(city).figure.chips, kuro(city).figure.chips, city.network.junkyard) == (
        ["red"],
        ["purple"],
        ["blue"],
    )
    assert city.bars["sector2"] == 1


@pytest.mark.rule("HP-281")
def test_kuro_gives_to_dee_coy_for_his_marker() -> None:
    city = turn_of_kuro("Sector II", sectors={"II": ["red", "blue", "purple"]})
    a(city).figure.at = "Sector II"
    city = step(city, "sector", KURO, sector="II", to="A", keep="3")
    city = step(city, "keep chip", "A", chip="1")
    assert (kuro(city).figure.chips, a(city).figure.chips, "1" in kuro(city).markers) == (
        ["purple"],
        ["red"],
        False,
    )


@pytest.mark.rule("HP-279")
def test_kuro_sniffs_at_a_box_and_no_trap_fires() -> None:
    city = turn_of_kuro("HQ")
    city.boxes.lying = {"2": ["trap-chip", "Laser"]}
    city = step(city, "move", KURO, to="City")
    assert open_to(city) == ["sniff"]
    sniffed = step(city, "sniff", KURO, box="1")
    assert a(sniffed).known.look == [("box-sniffed", "A", ("trap-chip",))]
    assert sniffed.boxes.lying == {"2": ["trap-chip", "Laser"]}
    for viewer in (None, "B"):
        assert "trap-chip" not in str(GAME.view(sniffed, viewer))
    assert "trap-chip" in str(GAME.view(sniffed, "A"))
    assert a(step(city, "sniff", KURO)).known.look == []
    assert open_to(step(turn_of_kuro("HQ"), "move", KURO, to="City")) == ["turn"]


@pytest.mark.rule("HP-279", "HP-282")
def test_a_unique_card_that_takes_him_away_leaves_nobody_to_sniff() -> None:
    city = turn_of_kuro("HQ")
    city.boxes.lying = {"2": ["Laser"]}
    city.fixed.specials = {"dee-coy-1": {"title": "off", "do": [sentence_of({"op": "kuro leaves"})]}}
    a(city).held.hand = ["dee-coy-1"]
    city = step(city, "move", KURO, to="City")
    city = step(city, "unique", card="dee-coy-1")
    assert "sniff" not in open_to(city)


@pytest.mark.rule("HP-284", "HP-305")
def test_only_kuros_nose_counts_for_the_boost() -> None:
    city = gain(turn_of_kuro("HQ"), ("security", 1))
    city.boxes.lying = {"2": ["Laser"]}
    city = step(city, "move", KURO, to="City")
    assert not a(step(city, "sniff", KURO)).has("kuro both")
    assert a(step(city, "sniff", KURO, box="1")).has("kuro both")


@pytest.mark.rule("HP-275")
def test_beaten_he_is_back_at_dee_coys_with_one_health_and_the_wound_is_dee_coys() -> None:
    city = city_of("dee-coy", at="HQ", phase="activate", general_deck=["r5"])
    kuro(city).figure.at, kuro(city).figure.health, city.machines.enemies = "Nexus", 1, [enemy("5")]
    city = step(step(city, "roll", None, orange="3", white="1,1"), "red", None, red="9")
    assert open_to(city) == ["defend"]
    city = step(city, "defend", KURO)
    assert (kuro(city).figure.health, kuro(city).figure.at, a(city).figure.wounds, a(city).figure.health) == (
        0,
        "Yellow Zone",
        1,
        2,
    )
    begin_turn(city, "B")
    assert kuro(city).figure.health == 0
    begin_turn(city, "A")
    assert (kuro(city).figure.health, kuro(city).figure.at, kuro(city).figure.wounds) == (1, "HQ", 0)


@pytest.mark.rule("HP-275", "HP-278")
def test_he_does_not_follow_into_the_cube_and_acts_while_dee_coy_is_in_it() -> None:
    city = city_of("dee-coy", at="Isolation Cube")
    kuro(city).figure.health, kuro(city).figure.at = 0, "Yellow Zone"
    begin_turn(city, "A")
    city.turn.phase = "act"
    assert kuro(city).figure.at == "Network"
    assert kuro(step(step(city, "kuro"), "move", KURO, to="City")).figure.at == "City"


@pytest.mark.rule("HP-274")
@pytest.mark.parametrize(
    ("who", "at", "health"), [("dee-coy", "Isolation Cube", 1), ("nova", "Yellow Zone", 1)]
)
def test_beaten_dee_coy_goes_on_in_the_isolation_cube(who: str, at: str, health: int) -> None:
    city = city_of(who, at="Yellow Zone")
    a(city).figure.health, a(city).figure.wounds = 0, 1
    begin_turn(city, "A")
    assert (a(city).figure.at, a(city).figure.health, a(city).figure.wounds) == (at, health, 1)


@pytest.mark.rule("HP-156", "HP-278")
def test_kuro_is_attacked_last() -> None:
    city = city_of("dee-coy", phase="activate", general_deck=["b1"], seats={"B": {"at": "Nexus"}})
    kuro(city).figure.at, kuro(city).figure.chips, city.machines.enemies = "Nexus", ["red"], [enemy("5")]
    rolled = step(step(city, "roll", None, orange="3", white="1,1"), "red", None, red="9")
    assert (open_to(rolled, "B"), open_to(rolled, "A")) == (["defend"], [])
    city.player("B").figure.at = "HQ"
    rolled = step(step(city, "roll", None, orange="3", white="1,1"), "red", None, red="9")
    assert open_to(rolled, "A") == ["defend"]


@pytest.mark.rule("HP-166", "HP-278")
@pytest.mark.parametrize(("chips", "asked"), [(["red"], ["defend"]), ([], [])])
def test_a_thief_wants_kuros_chip_and_else_nothing_of_him(chips: list[str], asked: list[str]) -> None:
    city = city_of("dee-coy", phase="activate", general_deck=["r5", "b1"])
    kuro(city).figure.at, kuro(city).figure.chips = "Nexus", chips
    city.machines.enemies = [enemy("5", type_="Thief")]
    city = step(step(city, "roll", None, orange="3", white="1,1"), "red", None, red="9")
    assert [one for one in open_to(city) if one == "defend"] == asked
    if chips:
        assert step(city, "defend", KURO).network.junkyard == ["red"]


@pytest.mark.rule("HP-161", "HP-278")
def test_a_tank_hits_both_and_each_defends_alone() -> None:
    city = city_of("dee-coy", at="Nexus", phase="activate", general_deck=["r5", "r5"])
    kuro(city).figure.at, city.machines.enemies = "Nexus", [enemy("5", type_="Tank")]
    city = step(step(city, "roll", None, orange="3", white="1,1"), "red", None, red="9")
    city = step(step(city, "defend"), "defend", KURO)
    assert (a(city).figure.health, kuro(city).figure.health) == (1, 1)


@pytest.mark.rule("HP-278")
def test_an_event_wounds_dee_coy_and_never_kuro() -> None:
    event = {"id": "e", "kind": "plain", "do": [{"op": "wound", "n": 1, "whom": "all"}]}
    city = step(city_of("dee-coy", phase="event", events={"I": [event]}), "draw event")
    assert (a(city).figure.wounds, kuro(city).figure.wounds) == (1, 0)


@pytest.mark.rule("HP-278", "HP-151")
def test_a_wound_that_forbids_dee_coy_something_does_not_forbid_it_to_kuro() -> None:
    city = turn_of_kuro("City")
    city.machines.enemies = [enemy("6")]
    a(city).figure.lasting = [sentence_of({"op": "forbidden", "deed": "attack"})]
    assert "attack" in offered(city)
    assert step(city, "attack", KURO, enemy="e").turn.ap == 0
    assert refused(step(city, "kuro ends", KURO), "attack", enemy="e")


@pytest.mark.rule("HP-278")
def test_kuro_is_no_leader_and_nobody_votes_on_him() -> None:
    city = step(city_of("dee-coy", at="HQ", leader="B", general="C"), "censure", seat="B")
    assert KURO not in city.seats
    assert refused(city_of("dee-coy", at="HQ"), "censure", seat=KURO)


@pytest.mark.rule("HP-282")
def test_one_unique_card_removes_him_and_another_brings_him_back_with_all_markers() -> None:
    city = city_of("dee-coy", at="City")
    city.fixed.specials = {
        "dee-coy-1": {"title": "off", "do": [sentence_of({"op": "kuro leaves"})]},
        "dee-coy-2": {"title": "back", "do": [sentence_of({"op": "kuro returns"})]},
    }
    a(city).held.hand, kuro(city).markers = ["dee-coy-1", "dee-coy-2"], ["1"]
    kuro(city).figure.chips = ["red"]
    city = step(city, "unique", card="dee-coy-1")
    assert (kuro(city).figure.at, city.network.junkyard, city.figures) == (AWAY, ["red"], city.players)
    assert "kuro" not in offered(city)
    for viewer in (None, "A", "B"):
        GAME.view(city, viewer)
    city = step(city, "unique", card="dee-coy-2")
    assert (kuro(city).figure.at, kuro(city).markers) == ("City", list(MARKED))


@pytest.mark.rule("HP-282")
def test_a_card_that_returns_him_changes_nothing_while_he_is_there() -> None:
    city = city_of("dee-coy", at="City")
    city.fixed.specials = {"dee-coy-2": {"title": "back", "do": [sentence_of({"op": "kuro returns"})]}}
    a(city).held.hand, kuro(city).markers, kuro(city).figure.at = ["dee-coy-2"], ["1"], "HQ"
    city = step(city, "unique", card="dee-coy-2")
    assert (kuro(city).figure.at, kuro(city).markers) == ("HQ", ["1"])


@pytest.mark.rule("HP-283")
@pytest.mark.parametrize(("boost", "at", "expected"), [(1, "City", 2), (1, "HQ", 1), (0, "City", 1)])
def test_kuro_beside_dee_coy_is_a_shield(boost: int, at: str, expected: int) -> None:
    city = gain(city_of("dee-coy", at="City"), ("security", boost))
    kuro(city).figure.at = at
    assert shield(city, "A") == expected
    assert shield(city, KURO) == 1


@pytest.mark.rule("HP-283")
@pytest.mark.parametrize(("boost", "drawn"), [(0, 1), (1, 2)])
def test_with_a_boost_kuros_eliminations_bring_one_card_more(boost: int, drawn: int) -> None:
    city = gain(turn_of_kuro("City", seats={"A": {"hand": ["r5"]}}), ("rigging", boost))
    city.machines.enemies = [enemy("6")]
    assert len(a(step(city, "attack", KURO, enemy="e", cards="r5")).held.hand) == drawn


@pytest.mark.rule("HP-283", "HP-305")
def test_kuros_second_marker_is_the_task_and_not_his_first() -> None:
    city = step(turn_of_kuro("City"), "city", KURO, action="4")
    city = step(step(city, "pink", None, face="4"), "kuro ends", KURO)
    assert not a(city).has("kuro spoils")
    begin_turn(city, "A")
    city.turn.phase, kuro(city).figure.at = "act", "Sector I"
    city = step(step(city, "kuro"), "sector", KURO, sector="I")
    assert a(city).has("kuro spoils")


@pytest.mark.rule("HP-284", "HP-305")
@pytest.mark.parametrize(("level", "who", "up"), [(1, KURO, 1), (2, KURO, 3), (2, "A", 2)])
def test_two_markers_are_turned_up_where_kuro_eliminates_a_strong_enemy(
    level: int, who: str, up: int
) -> None:
    city = gain(city_of("dee-coy", at="City", seats={"A": {"hand": ["r5"]}}), ("rigging", 1))
    kuro(city).figure.at, kuro(city).markers, city.machines.enemies = "City", ["1", "2"], [enemy("6", level)]
    city = step(city, "kuro") if who == KURO else city
    city = step(city, "attack", who, enemy="e", cards="r5")
    if open_to(city) == ["turn-markers"]:
        assert refused(city, "turn markers", areas="1,4")
        city = step(city, "turn markers", areas="4,6")
    assert len(kuro(city).markers) == up


@pytest.mark.rule("HP-284")
def test_markers_turn_up_by_themselves_where_no_more_than_two_are_down() -> None:
    city = city_of("dee-coy", at="City", seats={"A": {"hand": ["r5"]}})
    kuro(city).markers, city.machines.enemies = ["1", "3", "4", "5", "6"], [enemy("6", 2)]
    gain(city, ("rigging", 1))
    kuro(city).figure.at = "City"
    city = step(step(city, "kuro"), "attack", KURO, enemy="e", cards="r5")
    assert kuro(city).markers == list(MARKED)
    assert open_to(city) == ["turn"]


@pytest.mark.rule("HP-271")
def test_dryden_heals_kuro_and_a_boost_for_two_health_is_for_players() -> None:
    city = city_of("dee-coy", at="City", seats={"B": {"at": "City"}})
    city.player("B").sheet.traits, city.turn.active = ["healer"], "B"
    kuro(city).figure.health = 1
    assert kuro(step(city, "heal somebody", "B", seat=KURO)).figure.health == 2


@pytest.mark.rule("HP-041")
def test_unlocking_twice_goes_on_to_the_second_level() -> None:
    city = city_of("dee-coy")
    unlock(city, "A", "hacking")
    unlock(city, "A", "hacking")
    assert a(city).value("health") == 3

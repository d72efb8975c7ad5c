"""What the audit found beside: Thieves, badges, Recon cards, limits of markers."""

import pytest

from companion.engine.questions import Choose
from companion.games.human_punishment.game import GAME
from tests.companion.games.human_punishment.characters.people import (
    a,
    city_of,
    enemy,
    kuro,
    open_to,
    refused,
    step,
)
from tests.companion.games.human_punishment.rules.test_counting import carrying


@pytest.mark.rule("HP-166")
def test_a_second_thief_leaves_kuro_alone_who_has_not_come() -> None:
    city = city_of("dee-coy", at="City", seats={"A": {"chips": ["red"]}}, general_deck=["r5"] * 6)
    kuro(city).figure.at, kuro(city).figure.chips = "HQ", ["blue"]
    city.machines.enemies = [enemy("11", id_="p", type_="Thief"), enemy("7b", id_="q", type_="Thief")]
    city = step(step(city, "move", to="HQ"), "defend", cards="")
    assert (a(city).figure.chips, kuro(city).figure.chips, city.network.junkyard) == ([], ["blue"], ["red"])
    assert open_to(city) == ["turn"]


@pytest.mark.rule("HP-120", "HP-122", "HP-A44")
def test_a_leader_without_a_general_has_to_name_one_and_else_may_keep_the_present_one() -> None:
    city = city_of("feykah", leader="C", general="B")
    city = step(city, "resign", "B", enemies="")
    assert open_to(city, "C") == ["name-general"]
    assert refused(city, "name general", "C")
    [question] = [one for one in GAME.questions(city) if one.id == "name-general"]
    assert isinstance(question.form, Choose)
    assert [one.id for one in question.form.options] == ["A", "D"]
    assert step(city, "name general", "C", seat="D").offices.general == "D"
    city = city_of("feykah", at="HQ", leader="C", general="B")
    city.offices.general, city.offices.leader = "C", "B"
    for one in city.players:
        one.held.hand, one.held.deck = ["b3"], []
    city = step(city, "new leader")
    for seat in "ABCD":
        city = step(city, "lay", seat, card="b3", before="C")
    city = step(city, "lay more")
    assert (city.offices.leader, city.offices.general) == ("C", None), "one of the two badges goes on"
    assert refused(city, "name general", "C")


@pytest.mark.rule("HP-149")
@pytest.mark.parametrize(
    ("tops", "seen"),
    [("", "rpb"), ("I,II,III", "rpb"), ("I,I,I", "rbr"), ("I,II,II", "rpr"), ("II,II,III", "prb")],
)
def test_a_recon_card_shows_three_top_chips_of_any_sectors(tops: str, seen: str) -> None:
    city = city_of("feykah", at="Sector I", seats={"A": {"recon": "sectors"}})
    city.network.columns = {column: [("blue", True)] for column in city.network.columns}
    city.network.sectors = {"I": ["red", "blue", "red"], "II": ["purple", "red", "blue"], "III": ["blue"]}
    assert refused(city, "use recon", recon="sectors", tops="III,III,III"), "there is one chip"
    city = step(city, "use recon", recon="sectors", tops=tops)
    [(_, _, chips)] = a(city).known.look
    assert "".join(chip[0] for chip in chips) == seen


@pytest.mark.rule("HP-010", "HP-237")
def test_there_are_six_dead_zones() -> None:
    city = city_of("feykah")
    city.machines.dead_zones = ["2", "3", "4", "5", "6"]
    city = step(
        carrying(city, *({"op": "dead zone", "at": at} for at in ("7", "8"))), "use program", program="x"
    )
    assert city.machines.dead_zones == ["2", "3", "4", "5", "6", "7"]


@pytest.mark.rule("HP-010", "HP-132")
@pytest.mark.parametrize(("lying", "left"), [(18, 1), (19, None), (20, None)])
def test_there_are_twenty_charges(lying: int, left: int | None) -> None:
    city = carrying(city_of("feykah"), {"op": "bar", "bar": "riot", "n": 1})
    city.fixed.cards = {"x": {**city.fixed.cards["x"], "how": "2 charges"}}
    city.player("B").held.charges = {"y": lying}
    assert a(step(city, "use program", program="x")).held.charges.get("x") == left


@pytest.mark.rule("HP-068", "HP-131")
def test_programs_that_are_discarded_lie_open_on_their_discard() -> None:
    city = city_of("feykah", seats={"A": {"programs": ["x", "y", "z"]}})
    assert step(city, "end actions", programs="y").market.program_discard == ["y"]

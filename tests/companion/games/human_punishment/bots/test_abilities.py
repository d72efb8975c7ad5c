"""Bots use what their boards offer, when it is of use and not before."""

from random import Random
from typing import Any

import pytest

from companion.engine.answers import Answer, Chosen, Origin, Value
from companion.games.human_punishment.flow import taken
from companion.games.human_punishment.game import GAME
from companion.games.human_punishment.phrases.notation import sentence_of
from companion.games.human_punishment.rules.step_fields import StepFields
from companion.games.human_punishment.state.model import City
from tests.companion.games.human_punishment.characters.people import (
    a,
    city_of,
    enemy,
    gain,
    kuro,
    step,
)

GOOD, BAD = (
    [sentence_of({"op": "bar", "bar": "security", "n": 1})],
    [sentence_of({"op": "bar", "bar": "security", "n": -1})],
)

UNIQUE = Answer("turn", 0, "c", "A", Origin.SIMULATED, Chosen("unique"))


def answered(city: City, question: str = "turn") -> Value | None:
    [asked] = [one for one in GAME.questions(city) if one.id == question and one.to == "A"]
    return GAME.advise(city, "A", asked, Random(1))


@pytest.mark.parametrize(("effects", "plays"), [(GOOD, True), (BAD, False)])
def test_an_all_rounder_card_is_played_if_it_helps(effects: list[dict[str, Any]], plays: bool) -> None:
    city = city_of("jayden")
    city.fixed.specials = {card: {"title": "t", "do": effects} for card in a(city).held.all_rounders}
    assert (answered(city) == Chosen("all rounder")) == plays


def test_of_two_unique_cards_the_better_one_is_played() -> None:
    city = city_of("havoc")
    a(city).held.hand = ["havoc-1", "havoc-2"]
    city.fixed.specials = {"havoc-1": {"title": "t", "do": BAD}, "havoc-2": {"title": "t", "do": GOOD}}
    assert answered(city) == Chosen("unique")
    [begun] = [one.evolve(city) for one in GAME.decide(city, UNIQUE)]
    assert answered(begun, "unique") == Chosen("havoc-2")


@pytest.mark.parametrize(("health", "heals"), [(1, True), (3, False)])
def test_dryden_heals_whoever_is_badly_hurt_beside_him(health: int, heals: bool) -> None:
    city = city_of("dryden", seats={"B": {"health": health}}, general_deck=["b1"] * 4)
    assert (answered(city) == Chosen("heal somebody")) == heals


@pytest.mark.parametrize(("enemies", "rages"), [(2, True), (1, False)])
def test_feykah_rages_where_one_hit_strikes_several(enemies: int, rages: bool) -> None:
    city = city_of("feykah", at="City", seats={"A": {"hand": ["r5", "r4", "r3"]}})
    city.machines.enemies = [enemy(at, id_=at) for at in ("6", "8")[:enemies]]
    assert (answered(city) == Chosen("rage")) == rages


def test_kuro_acts_once_dee_coy_has_nothing_left_to_do_and_then_is_done() -> None:
    city = city_of("dee-coy", at="City")
    assert answered(city) != Chosen("kuro")
    city.turn.ap = city.turn.moves = 0
    assert answered(city) == Chosen("kuro")
    city = step(city, "kuro")
    city.turn.ap = city.turn.moves = 0
    assert answered(city) == Chosen("kuro ends")


def test_kuro_carries_his_chip_towards_the_network() -> None:
    city = city_of("dee-coy", at="HQ")
    kuro(city).figure.at, kuro(city).figure.chips = "City", ["blue"]
    assert answered(step(city, "kuro")) == Chosen("move=Network")


@pytest.mark.parametrize(("face", "again"), [("1", Chosen("pink")), ("4", None)])
def test_a_die_that_helps_the_other_side_is_thrown_again(face: str, again: Value | None) -> None:
    city = gain(city_of("nova", at="City", bars={"morale": 0}), ("implants", 1))
    city = taken(step(city, "city", action="4"), "pink", StepFields(None, {"face": face}))
    assert answered(city, "reroll:A") == again


def test_a_weapon_is_bought_for_the_boost_that_it_brings() -> None:
    city = city_of("nova", seats={"A": {"hand": ["b5", "b5"]}})
    assert answered(gain(city, ("hacking", 1))) in {Chosen("buy weapon=Pistol"), Chosen("buy weapon=Rifle")}

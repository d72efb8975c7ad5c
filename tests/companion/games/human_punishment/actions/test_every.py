"""Every action is found in its own module, and every step that waits has one answer."""

from collections import Counter
from inspect import getmembers, isclass

from companion.games.human_punishment.actions.every import ACTIONS, ANSWER_TO, IN_TURN, next_field, split
from companion.games.human_punishment.state.model import Intent
from companion.games.human_punishment.state.steps import campaign, waiting
from companion.games.human_punishment.state.steps.step import CarryOut, OfAll, SeatStep, Step
from tests.companion.games.human_punishment.characters.people import city_of

BASES = {Step, SeatStep, OfAll, CarryOut, waiting.NightStep, campaign.Unpack}
"""Classes of steps that nobody answers."""


def test_every_step_that_waits_has_an_answer_and_every_answer_a_step() -> None:
    found = {one for module in (waiting, campaign) for _, one in getmembers(module, isclass)}
    assert {one for one in found if issubclass(one, Step)} - BASES == {*ANSWER_TO}


def test_no_two_actions_have_the_same_place_among_the_options_of_a_turn() -> None:
    assert [rank for rank, n in Counter(one.rank for one in IN_TURN).items() if n > 1] == []


def test_an_option_names_its_action_and_the_field_chosen_along_with_it() -> None:
    assert split("buy program=p1") == ("buy program", {"program": "p1"})
    assert split("heal") == ("heal", {})
    assert {one.along for one in ACTIONS.values() if not one.rank} == {""}


def test_fields_are_asked_one_after_the_other_in_the_order_of_the_action() -> None:
    city = city_of("feykah", at="HQ", seats={"A": {"hand": ["b5", "r5"]}})
    colour = next_field(city, Intent("A", "buy weapon", {"weapon": "Pistol"}))
    assert colour is not None
    assert colour[0] == "colour"
    cards = next_field(city, Intent("A", "buy weapon", {"weapon": "Pistol", "colour": "red"}))
    assert cards is not None
    assert (cards[0], [one.id for one in cards[1].options]) == ("cards", ["r5#1"])

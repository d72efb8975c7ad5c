"""A Location offers two ways: its test, and another test or a price, each in a line of its own (MH-033)."""

from random import Random
from typing import Any

import pytest

from companion.engine.advice import at_random, next_answer
from companion.engine.answers import Answer, Chosen, Origin
from companion.engine.play import Play
from companion.engine.questions import Choose
from companion.engine.words import Message
from companion.games.map_to_hope.bots import advise
from companion.games.map_to_hope.cards import CAMP_HOPE, Location
from companion.games.map_to_hope.definitions import read_location
from companion.games.map_to_hope.game import GAME
from companion.games.map_to_hope.scenarios.given import read_given
from companion.games.map_to_hope.view.view import view
from companion.kit.scenario.parts import MisreadDie, ScenarioPart
from tests.companion.games.map_to_hope.own_deck import box, game
from tests.companion.games.map_to_hope.rehearsing import STAGED

GATE = {"cost": 2, "skill": "force", "needs": 9, "fail": [{"op": "damage", "n": 1}], "way": "Break it down"}
TALK = {"or": "Talk to them", "or skill": "wits", "or needs": 0, "or costs": 1}
PAY = {"or": "Pay them", "or costs": 0, "or price": [{"op": "discard", "n": 1}]}


def at(way: dict[str, Any], **given: Any) -> Play[Any, Any]:
    """A stands at a gate with this other way."""
    place = {"locations": {"Gate": GATE | way}, "location": "Gate"}
    part = ScenarioPart({**STAGED, "players": ["A"], **place, **given}, "given")
    return Play(GAME, read_given(part).state(), 0, {}, ()).after(())


def says(play: Play[Any, Any], question: str, option: str, seat: str | None = "A") -> Play[Any, Any]:
    return play.answer(
        Answer(question, play.open[question].version, "c", seat, Origin.TYPED, Chosen(option))
    )[0]


def offered(play: Play[Any, Any]) -> dict[str, Any]:
    form = play.open["turn"].question.form
    assert isinstance(form, Choose)
    return {one.id: one for one in form.options}


@pytest.mark.rule("MH-033")
def test_each_way_is_one_line_with_its_cost_and_its_odds() -> None:
    ways = offered(at(TALK))
    assert (ways["interact"].label, ways["interact:other"].label) == ("Break it down", "Talk to them")
    for option, time, percent in (("interact", 2, 0), ("interact:other", 1, 100)):
        hint = ways[option].hint
        assert isinstance(hint, Message)
        assert hint.values["cost"].values["n"] == time  # type: ignore[union-attr]
        assert hint.values["test"].values["percent"] == percent  # type: ignore[union-attr]


@pytest.mark.rule("MH-033", "MH-034")
def test_the_other_way_is_a_test_by_its_own_numbers() -> None:
    play = says(says(at(TALK), "turn", "interact:other"), "turn-fate", "turn", None)
    assert play.state.test.needs == 0
    assert (play.state.way, play.state.of("A").time) == ((("Gate", "won"),), 5)


@pytest.mark.rule("MH-033")
def test_a_price_is_paid_at_once_and_turns_no_fate() -> None:
    before = at(PAY, hand={"A": ["plain-1"]})
    play = says(before, "turn", "interact:other")
    assert (play.state.of("A").hand, play.state.of("A").discard) == ((), ("plain-1",))
    assert (play.state.way, play.state.location) == ((("Gate", "passed"),), None)
    assert play.state.fate == before.state.fate


@pytest.mark.rule("MH-033")
@pytest.mark.parametrize(
    ("price", "given"),
    [
        ({"op": "discard", "n": 1}, {"hand": {"A": []}}),
        ({"op": "lose card", "n": 1}, {}),
        ({"op": "radiation", "n": 2}, {"radiation": {"A": 5}}),
    ],
)
def test_a_price_that_a_player_does_not_have_cannot_be_chosen(price: dict[str, Any], given: Any) -> None:
    play = at(PAY | {"or price": [price]}, **given)
    assert "interact:other" not in offered(play)
    form = play.open["turn"].question.form
    assert isinstance(form, Choose)
    assert [one.why.key for one in form.barred if one.option.id == "interact:other"] == ["refused-map-price"]


@pytest.mark.rule("MH-033")
def test_the_kiosk_shows_both_ways() -> None:
    shown = view(at(PAY).state, None).spotlight
    assert shown is not None
    said = [one.values.get("way") for one in shown.lines if isinstance(one, Message)]
    assert {"Break it down", "Pay them"} <= set(said)


@pytest.mark.rule("MH-033")
def test_every_location_of_our_own_deck_has_two_ways_if_the_table_wants_them() -> None:
    places = [one for id_, one in box().locations.items() if id_ != CAMP_HOPE]
    assert all(one.way and one.other for one in places)
    kinds = [one.other.skill is None for one in places if one.other]
    assert min(kinds.count(True), kinds.count(False)) >= len(places) // 4
    assert all(one.other for one in game("A", ways="two").state.box.locations.values() if one.id != CAMP_HOPE)
    assert not any(one.other for one in game("A").state.box.locations.values())


@pytest.mark.parametrize(
    ("lines", "said"),
    [
        ({"or skill": "wits"}, "`or` has to say the other way"),
        (PAY | {"or skill": "wits"}, "a way with a price has no test"),
        ({"or": "Talk"}, "'or skill' is missing"),
    ],
)
def test_half_a_way_is_a_fault(lines: dict[str, Any], said: str) -> None:
    with pytest.raises(MisreadDie, match=said):
        read_location("gate", ScenarioPart(GATE | lines, ""))


def test_what_the_test_of_the_other_way_does_not_say_is_as_in_the_first() -> None:
    place = read_location("gate", ScenarioPart(GATE | {"or": "Talk", "or skill": "wits", "or needs": 4}, ""))
    assert place.tested(other=True) == Location(
        "gate", 2, place.tested(other=True).skill, 4, (), place.fail, way="Talk"
    )


@pytest.mark.parametrize(("way", "taken"), [(TALK, "interact:other"), (PAY, "interact:other")])
def test_a_bot_takes_the_way_that_promises_most(way: dict[str, Any], taken: str) -> None:
    play = at(way, hand={"A": ["plain-1"]}, time={"A": 2}, deck={"A": 0}, day=2)
    question = play.open["turn"].question
    assert advise(play.state, "A", question, Random("luck")) == Chosen(taken)


@pytest.mark.parametrize("seats", ["A", "AB"])
def test_a_game_with_every_way_comes_to_its_end(seats: str) -> None:
    play, luck, n = game(seats, seed="ways"), Random("ways"), 0
    while play.state.outcome is None:
        answer = next_answer(play, (None, *seats), at_random, luck, str(n))
        assert answer is not None
        play, n = play.answer(answer)[0], n + 1
    assert play.state.way

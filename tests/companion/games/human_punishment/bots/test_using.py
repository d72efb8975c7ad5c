"""Bots use a Program when it does something for them, and heed whom they have seen through."""

from typing import Any

import pytest

from companion.engine.answers import Chosen, Picked
from companion.games.human_punishment.bots.goals import city_worth
from companion.games.human_punishment.bots.sides import effects_worth, foes, friends
from companion.games.human_punishment.bots.using import using_worth
from companion.games.human_punishment.phrases.kinds import How, When
from companion.games.human_punishment.phrases.notation import sentence_of
from companion.games.human_punishment.state.model import City
from companion.games.human_punishment.state.steps.step import CarryOut
from companion.games.human_punishment.state.steps.waiting import NameGeneral, PickOne
from tests.companion.games.human_punishment.bots.test_advice import answered, bar, city, event, stands, told
from tests.companion.games.human_punishment.test_rulings import played
from tests.companion.games.human_punishment.written import do

CRAWLER = {"id": "c", "type": "Crawler", "level": 1, "at": "Red 2"}


def holding(state: City, *effects: dict[str, Any]) -> City:
    """The city in which A has a Program that does this."""
    state.player("A").held.programs = ["p"]
    state.fixed.cards = {
        "p": {
            "id": "p",
            "title": "p",
            "how": How.ONCE,
            "when": When.ANY_TIME,
            "do": [*map(sentence_of, effects)],
            "holds": [],
        }
    }
    return state


def worth(state: City, *effects: dict[str, Any]) -> float:
    return effects_worth(state, "A", map(sentence_of, effects), "A")


@pytest.mark.parametrize(
    ("effect", "useless", "useful"),
    [
        ({"op": "health", "n": 1, "whom": "you"}, stands("HQ"), stands("HQ", health=1)),
        ({"op": "full health", "whom": "you"}, stands("HQ"), stands("HQ", health=1)),
        ({"op": "wound", "n": -1, "whom": "chosen"}, stands("HQ"), stands("HQ", wounds=1)),
        (
            {"op": "is detained", "do": {"op": "set free", "whom": "you"}},
            stands("HQ"),
            stands("Isolation Cube"),
        ),
        (
            {"op": "eliminate", "n": 1, "type": "crawler"},
            stands("HQ"),
            {**stands("HQ"), "enemies": [CRAWLER]},
        ),
        (
            {"op": "swap carried", "whom": "you"},
            {"seats": {"A": {"chips": ["blue"]}, "B": {"chips": ["red"]}}},
            {"seats": {"A": {"chips": ["red"]}, "B": {"chips": ["red"]}}},
        ),
    ],
)
def test_a_program_is_kept_until_it_does_something(
    effect: dict[str, Any], useless: dict[str, Any], useful: dict[str, Any]
) -> None:
    before, then = holding(city(**useless), effect), holding(city(**useful), effect)
    assert (using_worth(before, "A", "p"), using_worth(then, "A", "p") > 0) == (0.0, True)
    assert worth(before, effect) <= 0 < worth(then, effect)


@pytest.mark.parametrize("op", ["turn sign", "less in check", "nobody puts", "puts none", "more unknown"])
@pytest.mark.parametrize(("loyalty", "spoils"), [("Legion", True), ("Human", False)])
def test_a_check_is_spoilt_by_whoever_would_see_it_fail(op: str, loyalty: str, spoils: bool) -> None:
    check = event("check", target=6, success=bar("threat", -1), failure=bar("threat", 1))
    state = holding(played({**check, **stands("HQ", loyalty)}, [do("draw event")]), {"op": op})
    assert (using_worth(state, "A", "p") > 0) == spoils


@pytest.mark.parametrize(("chips", "swaps"), [(["blue"], True), (["red"], False), ([], False)])
def test_a_chip_of_the_own_colour_is_smuggled_in_where_the_colour_leads(
    chips: list[str], swaps: bool
) -> None:
    lying = {
        "Alpha": ["red up", "red down"],
        "Beta": ["blue up", "red down"],
        "Gamma": ["red up", "red down"],
    }
    state = holding(city(**stands("HQ", chips=chips), network=lying), {"op": "swap in network"})
    assert (using_worth(state, "A", "p") > 0) == swaps
    options = ["Alpha 2", "Beta 2", "Gamma 2"]
    state.tasks = [
        PickOne("A", CarryOut(sentence_of({"op": "swap in network"}), "A", "A"), "spot", tuple(options))
    ]
    assert answered(state, "A", "pick-one") == Chosen("Beta 2")


def test_whoever_was_seen_through_is_a_friend_or_a_foe() -> None:
    state = city(**stands("HQ"))
    state.shows("A", "loyalty", "B", ("Human",))
    state.shows("A", "loyalty", "C", ("Legion",))
    assert (friends(state.player("A")), foes(state.player("A"))) == ({"B"}, {"C"})
    assert (friends(state.player("B")), foes(state.player("B"))) == (set(), set())


@pytest.mark.parametrize(("seen", "voice"), [("Human", "no"), ("Legion", "yes")])
def test_a_vote_heeds_what_was_seen_of_the_accused(seen: str, voice: str) -> None:
    state = played({"seats": {"A": {"at": "HQ"}}}, [do("censure", seat="B")])
    state.player("A").known.log = [(1, ("loyalty", "B", (seen,)))]
    assert answered(state, "A", "vote:A") == Chosen(voice)


def test_nobody_throws_a_chip_away_that_the_own_side_needs() -> None:
    assert answered(city(**stands("Junkyard", chips=["blue"]))) != Chosen("drop chips")


@pytest.mark.parametrize(("chip", "step"), [("red", "drop chips"), ("blue", None)])
def test_legion_throws_away_what_leads_in_the_network(chip: str, step: str | None) -> None:
    lying = {"Alpha": ["red up"], "Beta": ["blue up"], "Gamma": ["red up"]}
    found = answered(city(**stands("Junkyard", "Legion", chips=[chip]), network=lying))
    assert (found == Chosen("drop chips")) == (step is not None)


@pytest.mark.parametrize(
    ("loyalty", "lying", "clears"), [("Human", 5, True), ("Human", 2, False), ("Fallen", 5, False)]
)
def test_green_cards_clear_the_junkyard_of_what_may_be_the_fallens(
    loyalty: str, lying: int, clears: bool
) -> None:
    state = city(**stands("Junkyard", loyalty, hand=["green", "green"]), junkyard=["red"] * lying)
    found = answered(state)
    assert (found == Chosen("remove from junkyard")) == clears
    if clears:
        begun = told(state, "turn", "remove from junkyard")
        assert answered(begun, "A", "remove-from-junkyard") == Picked(("green#1", "green#2"))


def test_a_general_does_not_resign_while_the_dice_find_room() -> None:
    enemies = [
        {"id": f"e{n}", "type": kind, "level": 1, "at": at}
        for n, (kind, at) in enumerate(
            (("Soldier", "2"), ("Thief", "12"), ("Crawler", "Red 2"), ("Crawler", "Red 3"))
        )
    ]
    assert answered(city(general="A", enemies=enemies, bars={"threat": 3}), "A", "resign") is None


def test_machines_draw_all_the_more_of_the_resource_the_less_of_it_is_left() -> None:
    worth_of = [
        city_worth(state, state.player("A"), 3)
        for state in (city(**stands("City", "Machine"), bars={"resource": n}) for n in (10, 4))
    ]
    assert worth_of[0] < worth_of[1]


@pytest.mark.rule("HP-122")
@pytest.mark.parametrize(
    ("loyalty", "friend", "named"),
    [("Legion", None, {"B", "C", "D"}), ("Legion", "C", {"C"}), ("Human", None, {"B", "C", "D"})],
)
def test_a_leader_without_a_general_names_one_and_legion_a_friend(
    loyalty: str, friend: str | None, named: set[str]
) -> None:
    state = city(**stands("HQ", loyalty), leader="A", general=None)
    state.player("A").known.legion = [friend] if friend else None
    state.tasks = [NameGeneral("A")]
    found = answered(state, "A", "name-general")
    assert isinstance(found, Chosen)
    assert found.option in named

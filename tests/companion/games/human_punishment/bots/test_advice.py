"""What bots of the city answer: for their side, and from nothing that they may not know."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from companion.conformance.trial import decks_of
from companion.engine.advice import next_answer, sensible
from companion.engine.answers import Answer, Chosen, Origin, Picked, Value
from companion.engine.game import Seat, SetUp
from companion.engine.play import Play, new_play
from companion.engine.questions import RollDice
from companion.games.human_punishment.asking.questions import TURN
from companion.games.human_punishment.game import GAME
from companion.games.human_punishment.scenarios.given import read_given
from companion.games.human_punishment.scenarios.same import NEXT
from companion.games.human_punishment.state.model import City
from companion.kit.scenario.parts import ScenarioPart
from tests.companion.games.human_punishment.test_rulings import played
from tests.companion.games.human_punishment.written import FEW, do


def answered(city: City, seat: str | None = "A", question: str = TURN) -> Value | None:
    [asked] = [one for one in GAME.questions(city) if one.id == question and one.to == seat]
    return GAME.advise(city, seat, asked, Random(1))


def city(**given: Any) -> City:
    """A city in which A is active."""
    found: City = read_given(ScenarioPart({"players": FEW, "active": "A", **given}, "given")).state
    return found


def told(state: City, question: str, option: str) -> City:
    """The city after A has chosen that."""
    answer = Answer(question, 0, "c", "A", Origin.SIMULATED, Chosen(option))
    for happened in GAME.decide(state, answer):
        state = happened.evolve(state)
    return state


def stands(place: str, loyalty: str = "Human", **fields: Any) -> dict[str, Any]:
    return {"seats": {"A": {"at": place, "loyalty": loyalty, **fields}}}


def event(kind: str, **fields: Any) -> dict[str, Any]:
    return {"phase": "event", "events": {"I": [{"id": "e", "kind": kind, **fields}]}}


def bar(name: str, n: int) -> list[dict[str, Any]]:
    return [{"op": "bar", "bar": name, "n": n}]


@pytest.mark.parametrize(
    ("given", "step"),
    [
        ({**stands("City", chips=["blue"]), "ap": 0}, "move=Network"),
        (stands("HQ", "Fallen", chips=["purple"]), "move=Junkyard"),
        (stands("Junkyard", "Fallen", chips=["purple"]), "drop chips"),
        (stands("Junkyard", "Fallen", chips=["blue"]), "drop chips"),
        (stands("Junkyard", "Legion", chips=["red"]), "drop chips"),
        ({**stands("Network", chips=["blue"]), "entered": True}, "place chips"),
        ({**stands("City", "Machine"), "bars": {"resource": 3}}, "city=3"),
        (stands("Sector I"), "sector=I"),
        (stands("Isolation Cube"), "interrogate"),
    ],
)
def test_a_bot_takes_the_step_that_its_side_needs(given: dict[str, Any], step: str) -> None:
    assert answered(city(**given)) == Chosen(step)


def test_a_bot_leaves_the_resource_that_only_machines_want_gone() -> None:
    assert answered(city(**stands("City"), bars={"resource": 3})) != Chosen("city=3")


@pytest.mark.parametrize(("hand", "fights"), [(["r5", "r2"], True), (["r1"], False)])
def test_a_bot_attacks_where_its_red_cards_are_likely_to_hit(hand: list[str], fights: bool) -> None:
    soldier = {"id": "s", "type": "Soldier", "level": 1, "at": "6"}
    found = answered(city(**stands("City", hand=hand), enemies=[soldier]))
    assert (found == Chosen("attack=s")) == fights


def test_an_attack_spends_no_more_cards_than_it_needs() -> None:
    thief = {"id": "t", "type": "Thief", "level": 1, "at": "6"}
    state = city(**stands("City", hand=["r5", "r4", "r1"]), enemies=[thief])
    begins = Answer(TURN, 0, "c", "A", Origin.SIMULATED, Chosen("attack=t"))
    [begun] = [happened.evolve(state) for happened in GAME.decide(state, begins)]
    assert answered(begun, "A", "attack") == Picked(("r5#1",))


@pytest.mark.parametrize(("loyalty", "side"), [("Human", "B"), ("Machine", "A")])
def test_a_decision_goes_to_what_the_own_side_wants(loyalty: str, side: str) -> None:
    given = event("decision", by="leader", A=bar("resource", -2), B=bar("resource", 1))
    state = played({**given, "leader": "B", "seats": {"B": {"loyalty": loyalty}}}, [do("draw event")])
    assert answered(state, "B", "decide") == Chosen(side)


@pytest.mark.parametrize(
    ("loyalty", "card"), [("Human", "b4#1"), ("Machine", "b4#1"), ("Fallen", "b4#1"), ("Legion", "r4#1")]
)
def test_in_a_check_a_bot_helps_or_harms_as_its_side_needs(loyalty: str, card: str) -> None:
    given = event("check", target=6, success=bar("threat", -1), failure=bar("threat", 1))
    state = played({**given, **stands("HQ", loyalty, hand=["b4", "r4"])}, [do("draw event")])
    found = answered(state, "A", "put")
    assert isinstance(found, Picked)
    assert found.options == (card,)


def test_a_check_in_which_nothing_is_at_stake_costs_no_card() -> None:
    state = played(
        {**event("check", target=6, success=[], failure=[]), **stands("HQ", hand=["b4"])}, [do("draw event")]
    )
    assert answered(state, "A", "put") == Picked(())


def test_the_general_resigns_when_the_city_is_nearly_overrun_and_not_before() -> None:
    enemies = [
        {"id": f"e{n}", "type": "Soldier", "level": 1, "at": at} for n, at in enumerate(("2", "3", "12", "7"))
    ]
    calm, dire = (
        answered(city(general="A", enemies=enemies, bars={"threat": threat}), "A", "resign")
        for threat in (1, 2)
    )
    assert calm is None
    assert dire == Picked(("e3", "e1", "e0", "e2"))
    few = city(general="A", enemies=enemies[:3], bars={"threat": 3})
    assert answered(few, "A", "resign") is None


def test_nobody_votes_against_oneself_and_a_machine_votes_against_whom_it_knows() -> None:
    vote = [do("censure", seat="B")]
    state = played({"seats": {"A": {"at": "HQ", "loyalty": "Machine"}}}, vote)
    state.player("A").known.humans = ["B"]
    assert answered(state, "B", "vote:B") == Chosen("no")
    assert answered(state, "A", "vote:A") == Chosen("yes")


def moments(seats: int, seed: str) -> Iterator[Play[Any, Any]]:
    """A whole game by bots."""
    sitting = tuple(Seat(f"s{n}", f"P{n}", paint) for n, paint in enumerate(("red", "blue", "green")[:seats]))
    play, _ = new_play(GAME, SetUp(sitting, decks_of(GAME), {}, seed))
    chance = Random(seed)
    seated = (None, *(one.id for one in sitting))
    while (answer := next_answer(play, seated, sensible, chance, "c")) is not None:
        yield play
        play, _ = play.answer(answer)


def hidden_from(state: City, seat: str) -> City:
    """The city with all changed that this seat does not know."""
    other = state.opened()
    for one in other.players:
        if one.seat != seat:
            one.aims.loyalty = {"Human": "Legion", "Machine": "Human"}.get(one.aims.loyalty, "Machine")
            one.held.hand, one.held.deck = (
                ["r5" if card != "r5" else "b5" for card in one.held.hand],
                one.held.deck[::-1],
            )
            one.figure.chips = [NEXT[chip] for chip in one.figure.chips]
            one.aims.goals, one.aims.objective = [], [not done for done in one.aims.objective]
    other.network.columns = {
        column: [(chip if up else NEXT[chip], up) for chip, up in lying]
        for column, lying in state.network.columns.items()
    }
    other.network.junkyard = [NEXT[chip] if chip else None for chip in state.network.junkyard]
    other.decks.general_deck, other.decks.unused_loyalty = state.decks.general_deck[::-1], ["Legion"]
    return other


@pytest.mark.slow
def test_a_bot_answers_from_nothing_that_it_may_not_know() -> None:
    asked = 0
    for number, play in enumerate(moments(3, "knows")):
        if number % 4 or play.state.over:
            continue
        for question in GAME.questions(play.state):
            told = question.id.startswith(("mix", "machine-tap", "legion-tap"))
            if question.to is None or isinstance(question.form, RollDice) or told:
                continue
            states = (play.state, hidden_from(play.state, question.to))
            one, other = (GAME.advise(state, question.to, question, Random(1)) for state in states)
            assert one == other, question.id
            asked += 1
    assert asked > 20

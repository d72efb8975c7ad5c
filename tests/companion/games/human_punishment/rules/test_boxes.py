"""Boxes that lie face down, the Traps among them, and what the Laser does."""

from typing import Any

import pytest

from companion.engine.answers import Chosen, Picked
from companion.engine.questions import Pick
from companion.engine.words import say
from companion.games.human_punishment.game import GAME
from companion.games.human_punishment.phrases.notation import sentence_of
from companion.games.human_punishment.rules.fight.boxes import use_up
from companion.games.human_punishment.scenarios.given import read_given
from companion.games.human_punishment.state.model import City
from companion.games.human_punishment.state.printed.cards import TRAPS
from companion.kit.scenario.parts import ScenarioPart
from tests.companion.games.human_punishment.ruling_cases import after, asked
from tests.companion.games.human_punishment.written import FEW, at, event


def city(**given: Any) -> City:
    found: City = read_given(ScenarioPart({"players": FEW, "active": "A", **given}, "given")).state
    return found


def springs(trap: str, **fields: Any) -> City:
    """A takes the only box of Area 2, which is that Trap."""
    start = city(**at("City", **fields))
    start.boxes.lying, start.boxes.traps = {"2": [trap]}, [one for one in TRAPS if one != trap]
    return after(start, "turn", "A", Chosen("take box=1"))


@pytest.mark.rule("HP-137", "HP-138", "HP-279")
def test_nobody_can_tell_a_box_that_lies_face_down_from_another() -> None:
    states = [city(**at("City")) for _ in range(3)]
    for state, boxes in zip(states, (["Laser", "Pistol"], ["Rifle", "Rifle"], list(TRAPS[:2])), strict=True):
        state.boxes.lying = {"2": boxes}
    seen = [(GAME.questions(state), GAME.view(state, "A")) for state in states]
    assert seen[0] == seen[1] == seen[2]


@pytest.mark.rule("HP-141", "HP-147")
@pytest.mark.parametrize(("hand", "left"), [(["b1"] * 5, 2), (["b1"] * 2, 0)])
def test_a_trap_takes_three_cards_or_all_there_are(hand: list[str], left: int) -> None:
    state = springs("trap-cards", hand=hand, box="Pistol")
    assert (len(state.player("A").held.hand), len(state.decks.discard)) == (left, len(hand) - left)
    assert state.boxes.used_boxes == ["trap-cards"], "it comes again once the pile is renewed"
    assert (state.player("A").figure.box, state.boxes.lying, sorted(state.boxes.traps)) == (
        "Pistol",
        {"2": []},
        sorted({*TRAPS} - {"trap-cards"}),
    )


@pytest.mark.rule("HP-018", "HP-140")
@pytest.mark.parametrize(
    ("hq", "box", "there", "open_"),
    [
        ({"Pistol": 2, "Rifle": 1}, "Rifle", {"Pistol": 2, "Rifle": 1}, ["Rifle"]),
        ({"Pistol": 2, "Rifle": 0}, "Rifle", {"Pistol": 2, "Rifle": 1}, []),
        ({"Pistol": 1, "Rifle": 1}, "Pistol", {"Pistol": 2, "Rifle": 1}, []),
        ({"Pistol": 2, "Rifle": 1}, "Laser", {"Pistol": 2, "Rifle": 1}, ["Laser"]),
    ],
)
def test_hq_takes_back_the_weapons_that_it_misses_and_no_rifle_of_the_pile(
    hq: dict[str, int], box: str, there: dict[str, int], open_: list[str]
) -> None:
    state = city(**at("HQ", box=box))
    state.market.hq = hq
    use_up(state, "A")
    assert (state.market.hq, state.boxes.used_boxes, state.player("A").figure.box) == (there, open_, None)


@pytest.mark.rule("HP-147")
def test_a_trap_takes_a_program_and_a_chip_of_ones_own_choice() -> None:
    state = after(springs("trap-program", programs=["x", "y"]), "trap-program", "A", Chosen("y"))
    assert state.player("A").held.programs == ["x"]
    carrying = springs("trap-chip", chips=["red", "blue"], values={"slots": 2})
    state = after(carrying, "trap-chip", "A", Chosen("blue"))
    assert (state.player("A").figure.chips, state.network.junkyard) == (["red"], ["blue"])
    assert asked(springs("trap-chip")) == asked(springs("trap-program")) == ["turn"]


@pytest.mark.rule("HP-147", "HP-306")
def test_a_trap_forbids_cards_until_the_next_event_is_over() -> None:
    state = springs("trap-silence", hand=["b1"])
    state.turn.phase, state.decks.events = (
        "event",
        city(**event(kind="check", target=1, success=[], failure=[])).decks.events,
    )
    state = after(state, "draw-event", "A", Chosen("draw event"))
    [question] = [one for one in GAME.questions(state) if one.id == "put"]
    assert isinstance(question.form, Pick)
    assert question.form.most == 0
    for seat in FEW:
        state = after(state, "put", seat, Picked(()))
    assert (state.turn.phase, state.player("A").figure.silent) == ("pass", False)


@pytest.mark.rule("HP-019", "HP-140", "HP-141")
def test_traps_come_among_the_boxes_only_by_an_event() -> None:
    state = city(phase="event")
    assert not {*state.boxes.supply} & {*TRAPS}
    state.decks.events["I"] = [{"id": "e", "kind": "plain", "do": [sentence_of({"op": "traps", "n": 2})]}]
    state = after(state, "draw-event", "A", Chosen("draw event"))
    assert (len({*state.boxes.supply} & {*TRAPS}), len(state.boxes.traps)) == (2, 2)


@pytest.mark.rule("HP-146", "HP-176")
@pytest.mark.parametrize(("level", "health"), [(2, None), (3, 1)])
def test_a_laser_does_two_damage_to_any_enemy_on_the_board(level: int, health: int | None) -> None:
    tank = {"id": "t", "type": "Tank", "level": level, "at": "12"}
    state = after(city(**at("Nexus", box="Laser"), enemies=[tank]), "turn", "A", Chosen("laser"))
    state = after(state, "laser", "A", Chosen("t"))
    assert [one.health for one in state.machines.enemies] == ([] if health is None else [health])
    assert (state.turn.ap, state.player("A").figure.box, state.boxes.used_boxes) == (3, None, ["Laser"])
    assert len(state.player("A").held.hand) == (level if health is None else 0)


@pytest.mark.rule("HP-146")
def test_a_laser_reaches_deus_as_well() -> None:
    start = city(**at("Nexus", box="Laser"), deus={"at": "Red 2", "before": "B"}, bars={"deus": 9})
    start = after(start, "turn", "A", Chosen("laser"))
    assert after(start, "laser", "A", Chosen("Deus")).bars["deus"] == 7


@pytest.mark.rule("HP-138")
def test_whoever_carries_a_box_sees_which_and_nobody_else_does() -> None:
    state = city(**at("Nexus", box="Laser"))
    [own] = [card for card in GAME.view(state, "A").hand if card.id == "box:A"]
    assert own.lines == (say("box-laser"),)
    other = city(**at("Nexus", box="Pistol"))
    assert GAME.view(state, "B") == GAME.view(other, "B")

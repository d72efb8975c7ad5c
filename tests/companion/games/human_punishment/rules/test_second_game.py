"""The second game of a campaign: its set is picked, and everybody goes on as they ended the first one."""

from collections.abc import Mapping
from pathlib import Path

import pytest

from companion.analysis.simulation import SimulationInput, steps
from companion.engine.answers import Chosen, Picked
from companion.engine.game import Seat, SetUp
from companion.engine.words import Message, say
from companion.games.human_punishment.cards.box import read_box
from companion.games.human_punishment.game import GAME
from companion.games.human_punishment.rules.city import end
from companion.games.human_punishment.rules.start.campaign import carries
from companion.games.human_punishment.rules.start.second_game import unpack
from companion.games.human_punishment.state.model import City
from companion.games.human_punishment.state.printed.board import CUBE
from companion.games.human_punishment.state.steps.campaign import Unpack
from companion.games.human_punishment.state.steps.waiting import LayOut
from companion.games.human_punishment.telling.laying_out import spotlight_of
from companion.table.cards.card_shelf import CardShelf
from tests.companion.games.human_punishment.effect_cases import city
from tests.companion.games.human_punishment.ruling_cases import after

SHELF = CardShelf(Path("nowhere"))
SEATS = tuple(Seat(f"s{n}", f"P{n}", paint) for n, paint in enumerate(("red", "blue", "green", "yellow")))
LINES = {
    "": "machines apex",
    "s0": "human programs-0",
    "s1": "machine outlaw last programs-2",
    "s2": "fallen open weak programs-0",
    "s3": "legion programs-0",
}


def begun(carried: Mapping[str, str], campaign: str = "second", language: str = "en") -> City:
    set_up = SetUp(SEATS, SHELF.decks_in(GAME, language), {"campaign": campaign}, "s", carried=carried)
    [first] = GAME.begin(set_up)
    return first.evolve(GAME.initial_state())


def unpacked(carried: Mapping[str, str]) -> City:
    found = begun(carried).opened()
    unpack(found, Unpack())
    return found


@pytest.mark.rule("HP-288")
@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize(("campaign", "version"), [("no", 2), ("yes", 2), ("second", 1)])
def test_of_both_sets_on_the_shelf_the_one_for_this_game_is_played(
    campaign: str, version: int, language: str
) -> None:
    files = SHELF.decks_in(GAME, language)
    [alone] = [text for text in files.values() if f"\nversion: {version}\n" in text]
    assert read_box(files, campaign) == read_box({"alone.yaml": alone})


@pytest.mark.rule("HP-291", "HP-292")
def test_the_first_game_says_of_each_what_is_carried_over_once_it_is_over() -> None:
    start = city(seats={"A": {"loyalty": "Fallen", "wounds": 2, "health": 1}, "B": {"at": CUBE}})
    start.fixed.rulings = {"campaign": "yes"}
    start.player("A").held.transferred = 2
    assert carries(start) == {}
    start.machines.deus_gone = True
    end(start, "tier 3", "Humans")
    found = carries(start)
    assert found[""] == "humans deus"
    assert found["A"] == "fallen open weak last programs-2"
    assert found["B"].split()[1] == "outlaw"
    start.fixed.rulings = {}
    assert carries(start) == {}


@pytest.mark.rule("HP-033", "HP-291", "HP-292")
def test_a_table_that_is_known_again_is_asked_nothing_and_goes_on_as_it_ended() -> None:
    start = begun(LINES)
    assert [one.aims.loyalty for one in start.players] == ["Human", "Machine", "Fallen", "Legion"]
    assert (start.offices.leader, start.offices.general, start.turn.active) == ("s1", "s0", "s2")
    assert (start.bars["deus"], start.bars["apex"], start.machines.apex_gone) == (5, 0, True)
    assert {task.do for task in start.tasks} == {"lay out", "start", "settle", "unpack"}


@pytest.mark.rule("HP-292")
def test_the_second_game_says_how_the_first_one_ended_and_lays_the_bars_out_as_it_left_them() -> None:
    start = begun(LINES)
    step = next(task for task in start.tasks if isinstance(task, LayOut))
    told = spotlight_of(start, step).text
    assert isinstance(told, Message)
    assert (told.values["deus"], told.values["apex"]) == (5, 0)
    ended = say("told-carried", faction=say("faction-machines"), bar=say("bar-deus"), n=5)
    assert unpacked(LINES).recent.news[0] == ended


@pytest.mark.rule("HP-119", "HP-292")
def test_an_outlaw_begins_in_prison_and_wounds_health_and_programs_count() -> None:
    found = unpacked(LINES)
    assert [one.figure.at == CUBE for one in found.players] == [False, True, False, False]
    assert not found.player("s1").aims.deeds.get("detained")
    assert (found.player("s2").figure.wounds, found.player("s2").figure.health) == (1, 1)
    assert len(found.player("s1").held.programs) == 2
    assert found.tasks[0].do == "lay"
    assert found.start.carried == {}


@pytest.mark.rule("HP-035")
def test_a_loyalty_that_somebody_has_is_not_among_the_unused_ones() -> None:
    found = unpacked({**LINES, "s3": "human programs-0"})
    assert len(found.decks.unused_loyalty) <= 2
    assert found.decks.unused_loyalty.count("Human") <= 1


@pytest.mark.rule("HP-291", "HP-292")
def test_who_is_not_known_again_is_asked_in_secret_and_the_leader_about_the_table() -> None:
    state = begun({})
    asked = [one.id for one in GAME.questions(state)]
    assert asked == ["first-game"]
    leader = state.offices.leader
    state = after(state, "first-game", leader, Chosen("legion"))
    state = after(state, "first-game", leader, Picked(()))
    state = after(state, "first-game", leader, Chosen("s0"))
    assert (state.bars["security"], state.turn.active) == (3, "s1")
    for seat in state.seats:
        assert f"take-along:{seat}" in [one.id for one in GAME.questions(state)]
        state = after(state, f"take-along:{seat}", seat, Chosen("machine" if seat == "s2" else "human"))
    assert state.player("s2").aims.loyalty == "Machine"
    assert "Machine" not in str(GAME.view(state, "s0"))
    for seat in state.seats:
        state = after(state, f"take-along:{seat}", seat, Picked(("outlaw",) if seat == "s3" else ()))
    for seat in state.seats:
        state = after(state, f"take-along:{seat}", seat, Chosen("0"))
    assert state.start.carried["s3"] == "human outlaw programs-0"
    assert [one.id for one in GAME.questions(state)] == ["lay-out"]


@pytest.mark.slow
def test_a_second_game_is_played_to_its_end_in_either_language() -> None:
    for language in ("en", "de"):
        course = SimulationInput(
            GAME, SHELF.decks_in(GAME, language), 4, "second", options={"campaign": "second"}
        )
        *_, (_, last) = steps(course, 1)
        assert last.state.over is not None


def test_no_card_of_the_second_set_is_one_of_the_first() -> None:
    for language in ("en", "de"):
        titles: list[set[str]] = [
            {line.strip() for line in text.splitlines() if line.strip().startswith("- title:")}
            for text in SHELF.decks_in(GAME, language).values()
        ]
        first, second = titles
        assert not first & second

"""The Journey ends at one of three finales, each with a mission that all see before (MH-015, MH-045)."""

from dataclasses import replace
from typing import Any

import pytest

from companion.engine.answers import Answer, Chosen, Origin
from companion.engine.game import Seat, SetUp
from companion.engine.play import Play
from companion.engine.words import Message
from companion.games.map_to_hope.cards import CAMP_HOPE
from companion.games.map_to_hope.chronicle import met
from companion.games.map_to_hope.game import GAME
from companion.games.map_to_hope.rules.set_up import beginning
from companion.games.map_to_hope.scenarios.given import read_given
from companion.games.map_to_hope.state import MapToHopeState
from companion.games.map_to_hope.telling import location_lines
from companion.games.map_to_hope.view.view import view
from companion.kit.scenario.parts import ScenarioPart
from tests.companion.games.map_to_hope.own_deck import box, game
from tests.companion.games.map_to_hope.rehearsing import STAGED

CAMP = {"cost": 1, "skill": "force", "needs": 0}


def at_camp(
    way: tuple[tuple[str, str], ...] = (), players: tuple[str, ...] = ("A",), **camp: Any
) -> Play[Any, Any]:
    """They stand at this Camp Hope, with such a way behind them."""
    given = {**STAGED, "players": list(players), "location": CAMP_HOPE, "campHope": CAMP | camp}
    state = read_given(ScenarioPart(given, "given")).state()
    return Play(GAME, replace(state, way=way), 0, {}, ()).after(())


def tries(play: Play[Any, Any]) -> Play[Any, Any]:
    for question, option, seat in (("turn", "interact", "A"), ("turn-fate", "turn", None)):
        version = play.open[question].version
        play = play.answer(Answer(question, version, "c", seat, Origin.TYPED, Chosen(option)))[0]
    return play


def begun(seed: str, seen: dict[str, int], **options: str) -> MapToHopeState:
    sitting = (Seat("A", "A", "red"),)
    return beginning(SetUp(sitting, {}, options, seed, seen), box()).evolve(MapToHopeState())


@pytest.mark.rule("MH-045")
def test_a_finale_that_asks_for_two_wins_is_won_with_the_second() -> None:
    play = tries(at_camp(wins=2))
    assert (play.state.outcome, play.state.at_camp_won, play.state.location) == (None, 1, CAMP_HOPE)
    assert any(isinstance(line, Message) and line.key == "told-stage" for line in play.log)
    assert tries(play).state.outcome == "won"


@pytest.mark.rule("MH-045")
@pytest.mark.parametrize(("players", "needs"), [(("A",), 5), (("A", "B"), 6)])
def test_a_finale_may_need_less_for_what_was_won_on_the_way(players: tuple[str, ...], needs: int) -> None:
    way = (*((f"p{n}", "won") for n in range(4)), ("p5", "lost"), ("p6", "passed"))
    place = at_camp(way, players, **{"needs": 7, "eased by": 2}).state.place
    assert place is not None
    assert place.needs == needs


@pytest.mark.rule("MH-015", "MH-045")
def test_which_finale_comes_is_the_first_unless_the_table_wants_lots() -> None:
    first = next(iter(box().camps))
    assert {begun(str(seed), {}, finale="lot").finale for seed in range(20)} == set(box().camps)
    assert {begun(str(seed), {}).finale for seed in range(20)} == {first}


def test_the_finale_that_was_met_least_often_comes_first() -> None:
    last, *others = box().camps
    assert {begun(str(seed), dict.fromkeys(others, 1), finale="lot").finale for seed in range(9)} == {last}
    play = at_camp()
    state = replace(play.state, finale=last)
    assert list(met(state)) == [last]


def test_everybody_sees_the_mission_before_the_first_choice() -> None:
    state = game("A").state
    camp = state.box.camps[state.finale]
    [mission] = [one for one in view(state, None).opened if one.id == "mission"]
    assert (mission.title, mission.lines) == (camp.title, location_lines(camp))


def test_the_three_finales_ask_for_different_things() -> None:
    camps = box().camps.values()
    asked = {(one.skill, one.other and one.other.skill, one.wins, bool(one.eased_by)) for one in camps}
    assert len(asked) == 3
    assert len({one.skill for one in box().camps.values()}) == 3


@pytest.mark.rule("MH-011", "MH-012", "MH-013")
@pytest.mark.parametrize(("difficulty", "more"), [("easy", -1), ("medium", 0), ("hard", 1)])
def test_the_difficulty_changes_what_a_finale_needs_if_the_table_wants_it(difficulty: str, more: int) -> None:
    state = begun("seed", {}, difficulty=difficulty, spread="finale", ways="two")
    printed, camp = box().camps[state.finale], state.box.locations[CAMP_HOPE]
    assert camp.needs == printed.needs + more
    assert camp.tested(other=True).needs == printed.tested(other=True).needs + more
    alone = begun("seed", {}, difficulty=difficulty, ways="two")
    assert alone.box.locations[CAMP_HOPE] == printed


def test_a_box_with_its_camp_hope_alone_is_as_it_is_printed() -> None:
    first = next(iter(box().camps.items()))
    one = replace(box(), camps=dict([first]))
    sitting = (Seat("A", "A", "red"),)
    chosen = {"difficulty": "hard", "spread": "finale", "ways": "two"}
    state = beginning(SetUp(sitting, {}, chosen, "seed"), one).evolve(MapToHopeState())
    assert state.box.locations[CAMP_HOPE] == first[1]

"""What counts is what happened, whoever has caused it and in whose turn."""

from typing import Any

import pytest

from companion.games.human_punishment.phrases.notation import sentence_of
from companion.games.human_punishment.rules.start.casting import become
from companion.games.human_punishment.state.model import City
from tests.companion.games.human_punishment.characters.people import a, city_of, gain, step

UNHURT = {"id": "g", "title": "G", "wants": [sentence_of({"op": "never wounded"})]}


def carrying(city: City, *effects: dict[str, Any], seat: str = "A", when: str = "own turn") -> City:
    """Somebody holds a Program that does this."""
    city.fixed.cards = {
        "x": {
            "id": "x",
            "title": "X",
            "how": "once",
            "when": when,
            "holds": [],
            "do": [*map(sentence_of, effects)],
        }
    }
    city.player(seat).held.programs = ["x"]
    return city


def drawn(city: City, *effects: dict[str, Any]) -> City:
    """The city after an Event of A's turn that does this."""
    city.turn.phase, city.decks.events["I"] = (
        "event",
        [{"id": "e", "kind": "plain", "do": [*map(sentence_of, effects)]}],
    )
    return step(city, "draw event")


def other(character: str, **given: Any) -> City:
    """A city in which B plays that character, and A another one."""
    city = city_of("feykah", **given)
    become(city, "B", character)
    return city


@pytest.mark.rule("HP-117", "HP-150")
@pytest.mark.parametrize(
    "effect", [{"op": "wound", "n": 1, "whom": "all"}, {"op": "health", "n": -3, "whom": "all"}]
)
def test_a_wound_counts_for_an_objective_wherever_it_comes_from(effect: dict[str, Any]) -> None:
    city = city_of("feykah")
    a(city).aims.goals = [UNHURT]
    assert drawn(city, {"op": "bar", "bar": "threat", "n": 1}).player("A").aims.objective == [True]
    assert drawn(city, effect).player("A").aims.objective == [False]


@pytest.mark.rule("HP-117", "HP-252")
def test_feykahs_own_wound_counts_for_an_objective() -> None:
    city = city_of("feykah")
    a(city).aims.goals = [UNHURT]
    assert a(step(city, "rage")).aims.objective == [False]


@pytest.mark.rule("HP-249", "HP-266", "HP-283")
@pytest.mark.parametrize(
    ("character", "column", "had", "riot", "n"),
    [
        ("jayden", "hacking", 0, 4, -1),
        ("jayden", "hacking", 0, -4, 2),
        ("dee-coy", "implants", 0, 4, -2),
        ("havoc", "rigging", 1, 4, -4),
        ("havoc", "rigging", 1, -2, 2),
    ],
)
def test_riot_that_a_program_moves_is_a_task_done(
    character: str, column: str, had: int, riot: int, n: int
) -> None:
    city = gain(city_of(character, bars={"riot": riot}), (column, had))
    city = step(carrying(city, {"op": "bar", "bar": "riot", "n": n}), "use program", program="x")
    assert a(city).sheet.unlocked[column] == had + 1


@pytest.mark.rule("HP-250", "HP-261")
@pytest.mark.parametrize(("character", "column"), [("jayden", "hacking"), ("nova", "implants")])
@pytest.mark.parametrize(("morale", "found"), [(2, 1), (3, 2), (4, 1)])
def test_morale_that_rises_to_four_by_an_event_is_a_task_done(
    character: str, column: str, morale: int, found: int
) -> None:
    city = gain(city_of(character, bars={"morale": morale}), (column, 1))
    city = drawn(city, {"op": "bar", "bar": "morale", "n": 1})
    assert a(city).sheet.unlocked[column] == found


@pytest.mark.rule("HP-089", "HP-266")
def test_riot_that_goes_back_after_an_ex_event_is_nobodys_task() -> None:
    city = gain(city_of("havoc", bars={"riot": 6}), ("rigging", 1))
    city = drawn(city, {"op": "bar", "bar": "riot", "n": 1})
    assert (city.bars["riot"], a(city).sheet.unlocked) == (0, {"rigging": 1})


@pytest.mark.rule("HP-261")
def test_novas_hand_may_become_empty_in_anybodys_turn() -> None:
    city = other("nova", seats={"B": {"hand": ["b1"]}})
    city.player("B").sheet.unlocked = {"rigging": 1}
    city = drawn(city, {"op": "discard", "n": 1, "how": "random", "whom": "all"})
    assert city.player("B").sheet.unlocked == {"rigging": 2}


@pytest.mark.rule("HP-272")
@pytest.mark.parametrize(("n", "found"), [(1, 0), (2, 1)])
def test_new_programs_count_for_dryden_in_anybodys_turn(n: int, found: int) -> None:
    city = drawn(other("dryden"), {"op": "draw programs", "n": n, "whom": "all"})
    assert city.player("B").sheet.unlocked.get("security", 0) == found


@pytest.mark.rule("HP-270", "HP-273")
@pytest.mark.parametrize(
    ("effect", "bar"),
    [
        ({"op": "health", "n": 1, "whom": "all"}, 1),
        ({"op": "wound", "n": -1, "whom": "all"}, 1),
        ({"op": "draw general", "n": 1, "whom": "all"}, 0),
    ],
)
def test_every_healing_of_drydens_moves_the_bar(effect: dict[str, Any], bar: int) -> None:
    city = city_of("dryden", seats={"B": {"health": 1, "wounds": 1}})
    city = step(carrying(city, effect), "use program", program="x")
    assert a(city).sheet.bar == bar


@pytest.mark.rule("HP-270")
def test_dryden_heals_himself_at_the_med_center_and_nobody_else_moves_his_bar() -> None:
    city = city_of("dryden", at="Med Center")
    a(city).figure.wounds = 1
    assert a(step(city, "heal")).sheet.bar == 1
    hurt = drawn(other("dryden", seats={"B": {"health": 1}}), {"op": "health", "n": 1, "whom": "all"})
    assert (hurt.player("B").figure.health, hurt.player("B").sheet.bar) == (2, 0)


@pytest.mark.rule("HP-270")
@pytest.mark.parametrize(
    ("rulings", "bar"), [({}, 0), ({"credit": "nobody"}, 0), ({"healing": "turn"}, 2)], ids=str
)
def test_an_event_that_heals_in_drydens_turn_is_nobodys_healing_unless_a_table_has_it_so(
    rulings: dict[str, str], bar: int
) -> None:
    city = city_of("dryden", seats={"B": {"health": 1}, "C": {"health": 1}})
    city.fixed.rulings = rulings
    heals = {"op": "few play", "do": {"op": "health", "n": 1, "whom": "all"}}
    hurt = drawn(city, heals)
    assert ([hurt.player(seat).figure.health for seat in "BC"], a(hurt).sheet.bar) == ([2, 2], bar)


@pytest.mark.rule("HP-A65")
def test_one_happening_brings_a_column_on_by_one_step_alone() -> None:
    city = city_of("feykah", at="City", bars={"morale": 3})
    first, second = (
        a(city_of("havoc")).sheet.tree["rigging"][0],
        a(city_of("jayden")).sheet.tree["hacking"][1],
    )
    a(city).sheet.tree, a(city).sheet.progress = {"hacking": [first, second]}, {"hacking": 1}
    city = step(step(city, "city", action="4"), "pink", None, face="4")
    assert (city.bars["morale"], a(city).sheet.unlocked) == (5, {"hacking": 1})

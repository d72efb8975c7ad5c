"""A figure at Health 0 does nothing, whatever brought it there, until its own next turn."""

from typing import Any

import pytest

from companion.games.human_punishment.phrases.notation import sentence_of
from companion.games.human_punishment.rules.fight.enemies import targets
from companion.games.human_punishment.state.model import City
from companion.games.human_punishment.state.printed.board import CUBE, YELLOW_ZONE
from tests.companion.games.human_punishment.characters.people import (
    a,
    city_of,
    enemy,
    kuro,
    offered,
    refused,
    step,
)

HURTS = sentence_of({"op": "health", "n": -1, "whom": "active"})
CALTROPS = {"id": "x", "title": "X", "how": "once", "when": "own turn", "holds": [], "do": [HURTS]}


def fallen(**given: Any) -> City:
    """A has fallen in its own turn, by a Program."""
    hurt = city_of("havoc", at="City", **given)
    hurt.fixed.cards, a(hurt).held.programs, a(hurt).figure.health = {"x": CALTROPS}, ["x"], 1
    return step(hurt, "use program", program="x")


@pytest.mark.rule("HP-150")
def test_whoever_falls_in_the_own_turn_has_nothing_left_but_to_end_it() -> None:
    city = fallen()
    assert (a(city).figure.at, a(city).figure.health, city.turn.ap, city.turn.moves) == (YELLOW_ZONE, 0, 0, 0)
    assert offered(city) == ["end actions"]
    for do, texts in (("move", {"to": "HQ"}), ("take box", {"box": "1"}), ("blue five", {})):
        assert refused(city, do, "A", **texts)
    assert step(city, "end actions").turn.phase == "activate"


@pytest.mark.rule("HP-150")
def test_healing_wakes_nobody_before_the_own_next_turn() -> None:
    city = fallen()
    city.turn.phase = "event"
    city.decks.events["I"] = [
        {"id": "e", "kind": "plain", "do": [sentence_of({"op": "health", "n": 2, "whom": "all"})]}
    ]
    city = step(city, "draw event")
    assert (a(city).figure.health, a(city).is_down) == (2, True)
    assert targets(city, {"4"}) == ["B", "C", "D"], "all others stand at HQ"
    for seat in ("A", "B", "C", "D"):
        city.turn.phase = "pass"
        city = step(city, "pass", seat)
    assert (a(city).figure.health, a(city).is_down, a(city).figure.at) == (2, False, YELLOW_ZONE)
    assert "move" in offered(step(city, "draw"))


@pytest.mark.rule("HP-150", "HP-159")
@pytest.mark.parametrize(
    "effect",
    [
        sentence_of({"op": "go to", "to": "city", "whom": "all"}),
        sentence_of({"op": "go near", "whom": "all"}),
    ],
)
def test_no_event_moves_whoever_is_down(effect: dict[str, Any]) -> None:
    city = city_of("havoc")
    city.players = city.players[:3]
    for seat in ("B", "C"):
        city.player(seat).figure.at = CUBE
    a(city).figure.at, a(city).figure.health, city.turn.active, city.turn.phase = YELLOW_ZONE, 0, "B", "event"
    city.decks.events["I"] = [{"id": "e", "kind": "plain", "do": [effect]}]
    city = step(city, "draw event", "B")
    assert (a(city).figure.at, city.turn.phase) == (YELLOW_ZONE, "pass")


@pytest.mark.rule("HP-150", "HP-154")
def test_a_prisoner_freed_by_a_line_that_costs_the_last_health_lies_at_hq() -> None:
    city = city_of("havoc", at=CUBE)
    a(city).figure.health = 1
    city.fixed.cards = {"i": {"id": "i", "title": "I", "human": [HURTS]}}
    city.decks.interrogations = ["i"]
    city = step(step(city, "interrogate"), "interrogated", by="task")
    assert (a(city).figure.at, a(city).figure.health, city.turn.ap, city.turn.moves) == (YELLOW_ZONE, 0, 0, 0)
    assert offered(city) == ["end actions"]


@pytest.mark.rule("HP-150", "HP-275", "HP-280")
def test_dee_coy_goes_on_where_kuro_falls_and_kuro_where_dee_coy_falls() -> None:
    city = city_of("dee-coy", at="City", enemies=[])
    city.machines.enemies = [enemy("7", type_="Thief")]
    city.fixed.cards, a(city).held.programs, a(city).figure.health = {"x": CALTROPS}, ["x"], 1
    city = step(city, "use program", program="x")
    assert offered(city) == ["kuro", "end actions"]
    city = step(city, "kuro")
    assert "move" in offered(city)
    kuro(city).figure.health, kuro(city).figure.down = 0, True
    assert offered(city) == ["kuro ends"]
    assert offered(step(city, "kuro ends", "kuro")) == ["end actions"]

"""Each ruling that a table may choose changes something, and what is usual is as the catalogue has it."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from companion.conformance.trial import parts
from companion.engine.answers import Answer, Chosen, Origin, Value
from companion.engine.play import Play
from companion.engine.refusal import Refused
from companion.engine.words import Message
from companion.games.map_to_hope.game import GAME
from companion.games.map_to_hope.rulings import Rulings, rulings_of
from companion.games.map_to_hope.scenarios.given import read_given
from companion.games.map_to_hope.scenarios.scenario import VOCABULARY
from companion.games.map_to_hope.scenarios.script import begun, take
from companion.games.map_to_hope.survivor import Survivor
from companion.kit.house_rules import choices_in
from companion.kit.scenario.parts import ScenarioPart
from tests.companion.games.map_to_hope.rehearsing import STAGED, step

BEFORE_THE_FIRST_DAY = {
    "difficulty",
    "first-place",
    "order",
    "new-hand",
    "gains",
    "ways",
    "finale",
    "campaign",
    "spread",
}
"""Those that test_beginning_otherwise, test_ways, test_finales and test_campaign try."""
CHOICES = choices_in(Rulings)
TWO = ("A", "B")
PASS, B_PASSES, BEGIN = step("A", "pass"), step("B", "pass"), step("table", "begin day")
NIGHT = [PASS, B_PASSES, BEGIN]
INTERACT, MOVE, DRAW = step("A", "interact"), step("A", "move"), step("A", "draw")
PLAY = step("A", "play", card="Card")
WON = {"location": "plain-1", "journey": ["plain-2", "plain-3"], "aside": ["plain-4", "plain-5"]}
SCOUT = {"op": "scout"}


def says(question: str, value: Value, seat: str | None = "A") -> tuple[str, Value, str | None]:
    """An answer that scenarios have no word for, as it belongs to a ruling."""
    return question, value, seat


def does(*effects: dict[str, Any], **given: Any) -> dict[str, Any]:
    """A has an Action in hand that does this."""
    return {
        "heroes": {"Card": {"kind": "Action", "cost": 0, "play": list(effects)}},
        "hand": {"A": ["Card"]},
    } | given


def lies(*front: str, kind: str = "Item", **card: Any) -> dict[str, Any]:
    """Such cards lie in front of A, and one more of them is in hand."""
    heroes = {id_: {"kind": kind, "cost": 0, **card} for id_ in (*front, "Card")}
    return {"heroes": heroes, "front": {"A": list(front)}, "hand": {"A": ["Card"]}}


def at(needs: int, *fail: dict[str, Any], **given: Any) -> dict[str, Any]:
    """They stand at a Location that tests force."""
    place = {"cost": 1, "skill": "force", "needs": needs, "fail": list(fail)}
    return {"locations": {"Gate": place}, "location": "Gate", **given}


def led(**force: int) -> dict[str, Any]:
    """The force of the Leaders."""
    return {seat: {"skills": {"force": n}} for seat, n in force.items()}


def of(seat: str, find: Callable[[Survivor], Any]) -> Callable[[Any], Any]:
    return lambda play: find(play.state.of(seat))


def case(
    rule: str, given: dict[str, Any], when: list[Any], find: Callable[[Any], Any], usual: Any, *others: Any
) -> Any:
    """What is found with the usual choice and with each other one; "refused" where a step is."""
    return pytest.param(rule, given, when, find, (usual, *others), id=rule)


time, debt = of("A", lambda one: one.time), of("A", lambda one: one.debt)
size = of("A", lambda one: len(one.hand))


def at_test(name: str) -> Callable[[Any], Any]:
    return lambda play: getattr(play.state.test, name)


def shown(id_: str) -> Callable[[Any], bool]:
    """True if the kiosk shows a card of that id."""
    return lambda play: id_ in {card.id for card in GAME.view(play.state, None).opened}


def told(key: str) -> Callable[[Any], bool]:
    """True if the kiosk says such a line of the Fate cards."""
    return lambda play: key in {one.key for one in parts(GAME.view(play.state, None).opened, Message)}


CASES = [
    case("fate", WON, [INTERACT], lambda play: "fate" in play.open, False, True),
    case("hands", does(), [], shown("Card"), False, True),
    case("scouting", does(SCOUT, **WON | {"location": None}), [PLAY], shown("plain-2"), False, True),
    case("piles", {"discard": {"A": ["plain-1"]}}, [], shown("discard-A"), True, False),
    case("taken-out", {}, [], told("fate-left"), True, False),
    case("time", {}, [DRAW], of("B", lambda one: one.time), 6, 5),
    case("time-cap", does({"op": "time", "n": 2}), [PLAY], time, 6, 8),
    case("starter", {"first": "A"}, NIGHT, lambda play: play.state.active, "B", "A", "refused"),
    case("refill", {}, NIGHT, of("B", lambda one: len(one.hand)), 0, 4),
    case("passing", {}, [PASS, step("B", "draw"), DRAW], time, "refused", 5),
    case("passed-time", {}, [PASS], time, 6, 0),
    case("no-time", {"time": {"B": 0}}, [DRAW], lambda play: play.state.active, "B", "A"),
    case("debt", does({"op": "time", "n": -14}), [PLAY], debt, 8, 6),
    case("losses", does({"op": "time", "n": -9}), [PLAY], debt, 3, 0),
    case(
        "lost-time",
        at(9, {"op": "time", "n": -2}),
        [INTERACT, says("lose-time", Chosen("2"))],
        debt,
        "refused",
        2,
    ),
    case("draw-none", {}, [DRAW], time, 5, "refused"),
    case("draw-from", lies("Rope"), [step("A", "draw", discard=["Rope"])], size, "refused", 3),
    case("short-draw", {"deck": {"A": 0}}, [DRAW], time, 5, "refused"),
    case(
        "renewal", {"deck": {"A": 1}, "discard": {"A": 3}}, [DRAW], of("A", lambda one: len(one.deck)), 0, 3
    ),
    case("used-action", does(), [PLAY], of("A", lambda one: one.discard), ("Card",), ()),
    case(
        "abilities",
        lies("Rope", use={"time": 1, "do": []}),
        [step("A", "use", card="Rope")],
        lambda play: play.state.active,
        "B",
        "A",
    ),
    case("front", lies("Rope"), [PLAY], of("A", lambda one: len(one.front)), 2, "refused"),
    case(
        "put-away",
        lies("Rope"),
        [says("turn", Chosen("away:Rope"))],
        of("A", lambda one: one.discard),
        "refused",
        ("Rope",),
    ),
    case("skills", at(5, leaders=led(A=2, B=3)), [INTERACT], at_test("skill"), 2, 5),
    case(
        "floor",
        at(2, leaders={"A": {"always": [{"op": "skill", "n": -3}]}}, fate=[2]),
        [INTERACT],
        at_test("total"),
        2,
        0,
    ),
    case(
        "radiation-fate", at(0, fate=["radiation"], radiation={"A": 4}), [INTERACT], at_test("fate"), -4, -2
    ),
    case("failed-location", at(9), [INTERACT], lambda play: play.state.location, None, "Gate"),
    case("harm", at(9, {"op": "damage", "n": 1}), [INTERACT], of("B", lambda one: one.damage), 0, 1),
    case("bypass", WON, [MOVE], time, "refused", 4),
    case(
        "levels",
        does(
            {"op": "radiation", "n": -1},
            {"op": "radiation", "n": 1},
            radiation={"A": 1},
            radiationCards={"A": [{"once": [{"op": "damage", "n": 1}]}]},
        ),
        [PLAY],
        of("A", lambda one: one.damage),
        1,
        0,
    ),
    case(
        "last-level",
        does({"op": "radiation", "n": 1}, radiationCards={"A": []}),
        [PLAY],
        of("A", lambda one: one.dead),
        False,
        True,
    ),
    case("scout-camp", does(SCOUT, journey=[]), [PLAY], lambda play: "scout" in play.open, True, False),
    case("scout-empty", does(SCOUT, aside=[]), [PLAY], lambda play: "scout" in play.open, True, False),
    case(
        "scout-late",
        does(SCOUT, location="Camp Hope", aside=["plain-4", "plain-5"]),
        [PLAY, says("scout", Chosen("plain-4"))],
        lambda play: play.state.aside,
        "refused",
        ("plain-4", "plain-5"),
    ),
    case(
        "legacy",
        does({"op": "eliminate"}, deck={"A": ["plain-1"]}),
        [PLAY],
        of("B", lambda one: one.discard),
        (),
        ("plain-1",),
    ),
]


def after(given: dict[str, Any], when: list[Any], rulings: Rulings) -> Play[Any, Any]:
    """The play after these steps. Raises Refused."""
    part = ScenarioPart({**STAGED, "players": list(TWO), **given}, "given")
    start = read_given(part)
    play: Play[Any, Any] = Play(GAME, replace(start.state(), rulings=rulings), 0, {}, ()).after(())
    for n, one in enumerate(when, start=1):
        if isinstance(one, dict):
            [step] = VOCABULARY.script(ScenarioPart([{"n": 1, **one}], f"when {n}"), start)
            play = take(begun(play), step).play
        else:
            question, value, seat = one
            version = play.open[question].version if question in play.open else play.version
            play = play.answer(Answer(question, version, "c", seat, Origin.TYPED, value))[0]
    return play


def found(given: dict[str, Any], when: list[Any], find: Callable[[Any], Any], **chosen: str) -> Any:
    """What there is in the end, or that a step was refused."""
    try:
        return find(after(given, when, rulings_of({**chosen})))
    except Refused:
        return "refused"


@pytest.mark.parametrize(("rule", "given", "when", "find", "values"), CASES)
def test_each_choice_of_a_ruling_changes_what_it_is_about(
    rule: str, given: dict[str, Any], when: list[Any], find: Callable[[Any], Any], values: tuple[Any, ...]
) -> None:
    choices = CHOICES[rule][1]
    assert found(given, when, find) == values[0]
    assert tuple(found(given, when, find, **{rule: one}) for one in choices) == values
    assert values[0] not in values[1:]


def test_every_ruling_is_tried() -> None:
    assert {case.id for case in CASES} | BEFORE_THE_FIRST_DAY == set(CHOICES)


@pytest.mark.parametrize("opener", TWO)
def test_a_table_that_is_asked_says_who_opens_the_day(opener: str) -> None:
    begins = says("day", Chosen(f"begin:{opener}"), None)
    play = after({}, [PASS, B_PASSES, begins], replace(rulings_of({}), starter="asked"))
    assert (play.state.first, play.state.active) == (opener, opener)

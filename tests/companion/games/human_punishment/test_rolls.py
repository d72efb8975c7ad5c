"""A roll lies there until all have answered who could: asked by what lies open, whatever they hold."""

from random import Random
from typing import Any

import pytest

from companion.engine.answers import Chosen, Rolled, Value
from companion.engine.dice import Die
from companion.engine.questions import Choose, Question, RollDice
from companion.engine.refusal import Refused
from companion.games.human_punishment.doings import doings
from companion.games.human_punishment.game import GAME
from companion.games.human_punishment.model import City, Enemy, Task
from companion.games.human_punishment.phrases.forms import form
from companion.games.human_punishment.phrases.pages import AT_ROLL, HOLDING
from companion.games.human_punishment.rules.flow import begin_turn
from tests.companion.games.human_punishment.effect_cases import city, program, used
from tests.companion.games.human_punishment.ruling_cases import after, asked

SIX, AGAIN = "the pink die is set to 6", "the pink die is rolled again"
ANY, OWN = "at any roll", "at a roll"


def card(sentence: str = SIX, when: str = ANY, id_: str = "x", **fields: Any) -> dict[str, Any]:
    """A Program for rolls."""
    return {**program(sentence, page=AT_ROLL, when=when, **fields), "id": id_, "title": id_.upper()}


def table(*cards: dict[str, Any], programs: dict[str, list[str]] | None = None, **given: Any) -> City:
    """A acts in the City; everybody has a Program, and the box holds these cards."""
    start = city(**{"seats": {"A": {"at": "City"}}, **given})
    start.cards = {one["id"]: one for one in cards}
    for one in start.players:
        one.programs = (programs or {}).get(one.seat, ["p1"])
    return start


def rolled(start: City, face: int = 3) -> City:
    """A rolls the pink die for City 4."""
    now = after(start, "turn", "A", Chosen("city=4"))
    return after(now, "pink", None, Rolled((Die("pink", face),)))


def held(now: City) -> list[str]:
    """The seats whose answer the roll waits for."""
    return [one.partition(":")[2] for one in asked(now) if one.startswith("held-roll")]


def question(now: City, seat: str) -> Question:
    """What that seat is asked about the roll."""
    [found] = [one for one in GAME.questions(now) if one.id == f"held-roll:{seat}"]
    return found


def options(now: City, seat: str) -> list[str]:
    """What that seat may answer."""
    found = question(now, seat).form
    assert isinstance(found, Choose)
    return [one.id for one in found.options]


def alike(now: City) -> tuple[frozenset[int], ...]:
    """The faces of the pink die of which it does not matter which it is."""
    [found] = [one.form for one in GAME.questions(now) if one.id == "pink"]
    assert isinstance(found, RollDice)
    return found.alike


def cards(now: City, seat: str) -> list[str]:
    """The cards that seat may use, and nobody else hears of."""
    found = (one for one in GAME.questions(now) if one.standing and one.discreet and one.to == seat)
    forms = ((one.id.partition(":")[0], one.form) for one in found)
    return [f"{id_}={one.id}" for id_, form in forms if isinstance(form, Choose) for one in form.options]


def say(now: City, *answers: tuple[str, str]) -> City:
    """Seats answer, or use a card."""
    for seat, option in answers:
        kind, _, card = option.partition("=")
        asked_by, chosen = (kind, card) if card else ("held-roll", option)
        now = after(now, f"{asked_by}:{seat}", seat, Chosen(chosen))
    return now


@pytest.mark.rule("HP-131")
def test_everybody_with_a_program_is_asked_whoever_holds_the_one_for_rolls() -> None:
    for programs in ({"B": ["x"]}, {"C": ["x"]}, {}):
        now = rolled(table(card(), programs=programs))
        assert held(now) == ["A", "B", "C", "D"]
        assert {one.public for one in GAME.questions(now) if not one.standing} == {question(now, "A").public}
        assert {seat: options(now, seat) for seat in "ABCD"} == {seat: ["yes", "round"] for seat in "ABCD"}
        now = say(now, ("C", "yes"), ("A", "yes"), ("D", "yes"))
        assert (held(now), now.bars["riot"]) == (["B"], 0)
        now = say(now, ("B", "yes"))
        assert (asked(now), now.bars["riot"]) == (["turn"], 2)


@pytest.mark.rule("HP-131")
def test_a_card_for_ones_own_roll_asks_whoever_is_active_alone() -> None:
    now = rolled(table(card(when=OWN), programs={"B": ["x"]}))
    assert (held(now), options(now, "A")) == (["A"], ["yes", "round"])


@pytest.mark.rule("HP-131")
@pytest.mark.parametrize(
    "changes",
    [
        {"program_discard": ["x"]},
        {"display": ["x"]},
        {"cards": {}},
        {"cards": {"x": card("the orange die is rolled again")}},
        {"cards": {"x": card(when="any time")}},
    ],
    ids=["used", "for sale", "no such card", "another die", "no reaction"],
)
def test_nobody_is_asked_where_all_can_see_that_nobody_has_one(changes: dict[str, Any]) -> None:
    start = table(card())
    for name, value in changes.items():
        setattr(start, name, value)
    assert asked(rolled(start)) == ["turn"]


@pytest.mark.rule("HP-131", "HP-151")
def test_who_has_no_program_or_may_use_none_is_not_asked() -> None:
    start = table(card(), programs={"B": [], "C": ["x"]})
    no_more = [form(HOLDING.read("you may not use a Program"))]
    start.of("C").injuries = [{"id": "w", "title": "W", "holds": no_more, "heals": "as usual"}]
    start.of("C").wounds = 1
    start.of("C").lasting = no_more
    assert held(rolled(start)) == ["A", "D"]


@pytest.mark.rule("HP-132")
def test_a_program_that_lies_open_asks_its_owner_alone_and_only_as_often_as_it_works() -> None:
    start = table(card(how="permanent"), programs={"B": ["x"]})
    start.of("B").installed = ["x"]
    now = rolled(start)
    assert held(now) == ["B"]
    now = say(now, ("B", "use-program=x"))
    assert (asked(now), now.bars["resource"]) == (["turn"], 13)
    now.city_done = []
    assert asked(rolled(now)) == ["turn"], "once a turn"


@pytest.mark.rule("HP-131", "HP-208")
def test_a_card_of_another_changes_the_roll_and_who_may_is_asked_anew() -> None:
    now = rolled(table(card(), card(AGAIN, id_="y"), programs={"B": ["x"], "C": ["y"]}))
    now = say(now, ("C", "yes"), ("B", "use-program=x"))
    assert (held(now), now.used_programs) == (["A", "C", "D"], ["x"])
    now = say(now, ("A", "yes"), ("C", "use-program=y"))
    assert asked(now) == ["again"]
    now = after(now, "again", None, Rolled((Die("pink", 4),)))
    assert (asked(now), now.bars["morale"], now.bars["resource"]) == (["turn"], 7, 11)


@pytest.mark.rule("HP-132")
def test_who_reacts_without_changing_it_may_react_once_more() -> None:
    start = table(card("you gain 1 Health", how="2 charges"), programs={"B": ["x"]})
    start.of("B").health = 1
    now = say(rolled(start), ("B", "use-program=x"))
    assert (now.of("B").health, held(now)) == (2, ["A", "B", "C", "D"])
    now = say(now, ("B", "use-program=x"))
    assert (now.of("B").health, cards(now, "B")) == (3, [])


@pytest.mark.rule("HP-131")
def test_who_lets_rolls_count_is_not_asked_before_the_own_next_turn_or_until_they_want_to() -> None:
    now = say(rolled(table(card(), programs={"B": ["x"]})), *((seat, "round") for seat in "ABCD"))
    assert (now.bars["riot"], asked(now)) == (2, ["turn"])
    now.city_done = []
    assert asked(rolled(now)) == ["turn"]
    now = after(now, "heed-rolls:B", "B", Chosen("yes"))
    assert held(rolled(now)) == ["B"]
    begin_turn(now, "A")
    now.phase, now.of("A").at = "act", "City"
    assert held(rolled(now)) == ["A", "B"]


@pytest.mark.rule("HP-246", "HP-250")
def test_an_all_rounder_card_is_played_at_any_roll_and_all_know_whether_it_is_left() -> None:
    start = table(programs={})
    start.of("B").all_rounders, start.of("B").character = ["all-rounder-1", "all-rounder-2"], "jayden"
    start.specials = {"all-rounder-1": card()}
    now = rolled(start)
    assert (held(now), cards(now, "B")) == (["B"], ["all-rounder=all-rounder-1"])
    now = say(now, ("B", "all-rounder=all-rounder-1"))
    assert (now.bars["resource"], now.of("B").played, asked(now)) == (13, ["all-rounder-1"], ["turn"])
    start.fast = 1
    assert asked(rolled(start)) == ["turn"], "one a turn"


@pytest.mark.rule("HP-051", "HP-126")
def test_a_unique_card_may_be_in_its_owners_hand_and_in_any_once_cards_were_mixed() -> None:
    start = table(programs={})
    start.of("C").character = "havoc"
    for one in start.players:
        one.hand = ["b1"]
    start.specials = {"havoc-1": card(), "nova-1": card(AGAIN)}
    assert held(rolled(start)) == ["C"]
    start.mixed = True
    assert held(rolled(start)) == ["A", "B", "C", "D"]
    start.of("D").hand = ["havoc-1"]
    now = rolled(start)
    assert cards(now, "D") == ["unique=havoc-1"]
    assert say(now, ("D", "unique=havoc-1")).discard == ["havoc-1"]


@pytest.mark.rule("HP-051")
@pytest.mark.parametrize(
    ("sentence", "answers", "mixed"),
    [
        ("you draw 1 general card", (), True),
        ("you draw 1 personal card", (), False),
        ("you take 1 of the cards of a chosen player at random", ("B",), True),
        ("you take 1 of the Programs of a chosen player at random", ("B",), False),
    ],
)
def test_cards_are_mixed_once_the_general_deck_is_renewed_or_one_goes_to_another(
    sentence: str, answers: tuple[str, ...], mixed: bool
) -> None:
    start = city(general_deck=[], seats={"B": {"hand": ["b1"], "programs": ["p1"]}})
    start.discard = ["b2"]
    picks = tuple(("pick-one", "A", Chosen(one)) for one in answers)
    assert used(start, sentence, answers=picks).mixed is mixed


def activated(*cards: dict[str, Any], **given: Any) -> City:
    """The four dice of A's Activation phase lie there: 3; 1 and 4; Tank."""
    start = table(*cards, programs={"B": [one["id"] for one in cards]}, phase="activate", **given)
    start.enemies = [Enemy("e", "Soldier", 1, "7", 1)]
    now = after(start, "roll", None, Rolled((Die("orange", 3), Die("white", 1), Die("white", 4))))
    return after(now, "red", None, Chosen("1"))


@pytest.mark.rule("HP-069")
@pytest.mark.parametrize(
    ("sentence", "picks", "fell", "found"),
    [
        ("the orange die is set to 5", [], None, (5, "5")),
        ("the red die is set to 12", [], None, (3, None)),
        ("a white die is set to 6", ["white 1"], None, (3, "10")),
        ("a die of your choice is rolled again", ["white 2"], Rolled((Die("white", 2),)), (3, "3")),
        ("the red die is rolled again", [], Chosen("9"), (3, None)),
    ],
)
def test_a_card_changes_any_die_of_the_activation(
    sentence: str, picks: list[str], fell: Value | None, found: tuple[int, str | None]
) -> None:
    now = say(activated(card(sentence)), ("A", "yes"), ("B", "use-program=x"))
    for die in picks:
        now = after(now, "pick-one", "B", Chosen(die))
    if fell is not None:
        now = after(now, "again", None, fell)
    [area] = [one.values["n"] for one in now.news if one.key == "told-activated"]
    come = next((one.at for one in now.enemies if one.id != "e"), None)
    assert (area, come) == found


@pytest.mark.rule("HP-069")
def test_who_is_asked_reads_what_lies_on_the_table() -> None:
    said = str(question(activated(card("a die of your choice is rolled again")), "B").prompt)
    for key in ("orange", "white", "'red'", "red-tank"):
        assert key in said


@pytest.mark.rule("HP-088")
def test_raids_boxes_and_spawns_wait_as_well() -> None:
    raid = {"id": "e", "kind": "raid", "times": 1}
    start = table(card("a white die is set to 6"), phase="event", events={"I": [raid]})
    now = after(start, "draw-event", "A", Chosen("draw event"))
    now = after(now, "raid-roll", None, Rolled((Die("white", 6), Die("white", 1))))
    now = after(now, "raid-red", None, Chosen("1"))
    assert held(now) == ["A", "B", "C", "D"]
    for task, thrown, sentence in (
        ("box roll", (Die("orange", 2),), "the orange die is set to 5"),
        ("white roll", (Die("white", 2), Die("white", 2)), "a white die is set to 5"),
    ):
        start = table(card(sentence))
        start.tasks = [Task(task, args={"red": 1})]
        assert held(after(start, task.replace(" ", "-"), None, Rolled(thrown))) == ["A", "B", "C", "D"]


@pytest.mark.rule("HP-153", "HP-227")
def test_a_prisoners_roll_is_turned_to_freedom() -> None:
    start = table(card(when=OWN), programs={"A": ["x"]}, seats={"A": {"at": "Isolation Cube"}})
    now = after(after(start, "turn", "A", Chosen("interrogate")), "interrogated", "A", Chosen("roll"))
    now = after(now, "pink", None, Rolled((Die("pink", 1),)))
    assert say(now, ("A", "use-program=x")).of("A").at == "Network"


@pytest.mark.rule("HP-227")
def test_of_a_prisoners_roll_nobody_is_asked_which_of_three_faces_it_is() -> None:
    now = city(seats={"A": {"at": "Isolation Cube", "programs": []}})
    now.tasks = [Task("pink", args={"for": "interrogate", "seat": "A"})]
    came_to = {n: after(now, "pink", None, Rolled((Die("pink", n),))).of("A").at for n in range(1, 7)}
    free = frozenset(n for n, place in came_to.items() if place == "Network")
    assert {*alike(now)} == {free, frozenset(came_to) - free}
    now.tasks = [Task("pink", args={"for": "city 4", "seat": "A"})]
    assert alike(now) == ()


@pytest.mark.rule("HP-278")
def test_dee_coy_answers_for_kuro() -> None:
    now = table(card(when=OWN), programs={"A": ["x"]})
    now.tasks = [Task("pink", args={"for": "city 4", "seat": "kuro"})]
    now = after(now, "pink", None, Rolled((Die("pink", 1),)))
    assert held(now) == ["A"]


def test_nobody_plays_a_card_for_rolls_at_any_other_time_or_after_their_word() -> None:
    start = table(card(), programs={"A": ["x"], "B": ["x"]})
    assert not [one.id for one in GAME.questions(start) if one.id.startswith("use-program")]
    assert "use program=x" not in [one.id for one in doings(start)]
    now = say(rolled(start), ("B", "yes"))
    with pytest.raises(Refused):
        after(now, "use-program:B", "B", Chosen("x"))


@pytest.mark.parametrize(("loyalty", "uses"), [("Human", True), ("Machine", False)])
def test_a_bot_uses_a_card_for_rolls_where_that_helps_its_side(loyalty: str, uses: bool) -> None:
    now = rolled(table(card(), programs={"B": ["x"]}), face=1)
    now.of("B").loyalty = loyalty
    [asked_b] = [one for one in GAME.questions(now) if one.id == "use-program:B"]
    assert (GAME.advise(now, "B", asked_b, Random(1)) == Chosen("x")) is uses


def test_in_evenings_of_before_only_who_really_could_was_asked() -> None:
    for programs, is_ in (({"A": ["x"]}, ["A"]), ({"B": ["x"]}, [])):
        start = table(card(when=OWN), programs=programs)
        start.asks_all = False
        assert held(rolled(start)) == is_

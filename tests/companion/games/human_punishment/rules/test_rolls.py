"""A roll lies there for the same short while whatever anybody holds; then it counts by itself."""

from random import Random
from typing import Any

import pytest

from companion.engine.answers import Answer, Chosen, Origin, Rolled, Value
from companion.engine.dice import Die
from companion.engine.questions import Choose, Question, RollDice
from companion.engine.refusal import Refused
from companion.engine.words import Message
from companion.games.human_punishment.actions.every import legal_actions
from companion.games.human_punishment.asking.rolls import named
from companion.games.human_punishment.effects.pages import AT_ROLL
from companion.games.human_punishment.events import ActionTaken
from companion.games.human_punishment.game import GAME
from companion.games.human_punishment.state.model import City
from companion.games.human_punishment.state.parts import Enemy
from companion.games.human_punishment.state.steps.waiting import BoxRoll, Pink, RaidRoll, WhiteRoll
from tests.companion.games.human_punishment.effect_cases import city, program, used
from tests.companion.games.human_punishment.ruling_cases import after, asked

SIX, AGAIN = "the pink die is set to 6", "the pink die is rolled again"
ANY, OWN = "at any roll", "at a roll"


def card(sentence: str = SIX, when: str = ANY, id_: str = "x", **fields: Any) -> dict[str, Any]:
    return {**program(sentence, page=AT_ROLL, when=when, **fields), "id": id_, "title": id_.upper()}


def table(*cards: dict[str, Any], programs: dict[str, list[str]] | None = None, **given: Any) -> City:
    """A acts in the City; everybody has a Program, and the box holds these cards."""
    start = city(**{"seats": {"A": {"at": "City"}}, **given})
    start.fixed.cards = {one["id"]: one for one in cards}
    for one in start.players:
        one.held.programs = (programs or {}).get(one.seat, ["p1"])
    return start


def rolled(start: City, face: int = 3) -> City:
    """A rolls the pink die for City 4, and it lies there."""
    now = after(start, "turn", "A", Chosen("city=4"))
    return after(now, "pink", None, Rolled((Die("pink", face),)), pauses=True)


def pause(now: City) -> Question:
    """What everybody is asked while a roll lies there."""
    [found] = [one for one in GAME.questions(now) if one.id == "pause"]
    return found


def options(now: City) -> list[str]:
    found = pause(now).form
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
    """Seats use cards, and what lies there lies on."""
    for seat, used_card in answers:
        kind, _, chosen = used_card.partition("=")
        now = after(now, f"{kind}:{seat}", seat, Chosen(chosen), pauses=True)
    return now


def gone_on(now: City) -> City:
    """The stage has had its time."""
    return after(now, "pause", None, Chosen("go on"))


@pytest.mark.rule("HP-131")
@pytest.mark.parametrize("programs", [{"B": ["x"]}, {"A": [], "B": [], "C": [], "D": []}])
def test_a_roll_goes_on_by_itself_after_the_same_time_whatever_anybody_holds(programs: Any) -> None:
    now = rolled(table(card(), programs=programs))
    assert (asked(now), options(now)) == (["pause"], ["go on", "wait"])
    assert (pause(now).to, pause(now).lapses) == (None, "go on")
    assert pause(now) == pause(rolled(table()))
    assert (gone_on(now).bars["riot"], asked(gone_on(now))) == (2, ["turn"])


@pytest.mark.rule("HP-131")
def test_whoever_taps_wait_holds_the_table_for_all_and_nobody_learns_who() -> None:
    now = rolled(table(card(), programs={"B": ["x"]}))
    answer = Answer("pause", 0, "c", "B", Origin.PHONE, Chosen("wait"))
    [step] = GAME.decide(now, answer)
    assert isinstance(step, ActionTaken)
    assert step.seat is None
    held = step.evolve(now)
    assert (options(held), pause(held).lapses) == (["go on"], None)
    assert cards(held, "B") == ["use-program=x"]
    assert gone_on(held).bars["riot"] == 2


@pytest.mark.parametrize(
    ("phase", "goes"), [("draw", "draw"), ("event", "draw event"), ("pass", "pass"), ("activate", None)]
)
def test_a_step_without_a_choice_goes_on_by_itself_unless_the_active_player_has_all_wait(
    phase: str, goes: str | None
) -> None:
    now = table(card(), programs={})
    now.turn.phase = phase
    question = GAME.questions(now)[0]
    assert question.lapses == goes
    if goes is not None:
        held = after(now, question.id, "A", Chosen("wait"), pauses=True)
        assert (options(held), pause(held).lapses) == (["go on"], None)
        again = after(held, "pause", None, Chosen("go on"))
        assert [one.id for one in GAME.questions(again) if not one.standing] == [question.id]


@pytest.mark.rule("HP-048")
def test_a_draw_waits_where_a_table_lets_people_draw_fewer() -> None:
    now = table(card(), programs={})
    now.turn.phase, now.fixed.rulings = "draw", {**now.fixed.rulings, "fewer": "yes"}
    [question] = [one for one in GAME.questions(now) if not one.standing]
    assert question.lapses is None


@pytest.mark.rule("HP-131", "HP-208")
def test_a_card_changes_the_roll_which_lies_there_once_more() -> None:
    start = table(card(), card(AGAIN, id_="y"), programs={"B": ["x"], "C": ["y"]})
    now = say(rolled(start), ("B", "use-program=x"))
    assert (asked(now), now.market.used_programs) == (["pause"], ["x"])
    now = say(now, ("C", "use-program=y"))
    assert asked(now) == ["again"]
    now = after(now, "again", None, Rolled((Die("pink", 4),)))
    assert (asked(now), now.bars["morale"], now.bars["resource"]) == (["turn"], 7, 11)


@pytest.mark.rule("HP-131")
def test_a_card_for_ones_own_roll_is_for_whoever_is_active_and_none_for_another_moment() -> None:
    start = table(card(when=OWN), programs={"A": ["x"], "B": ["x"]})
    assert cards(start, "A") == cards(start, "B") == []
    assert "use program=x" not in [one.id for one in legal_actions(start)]
    now = rolled(start)
    assert (cards(now, "A"), cards(now, "B")) == (["use-program=x"], [])
    with pytest.raises(Refused):
        after(gone_on(now), "use-program:A", "A", Chosen("x"))


@pytest.mark.rule("HP-132")
def test_who_reacts_without_changing_it_may_react_once_more_and_a_permanent_one_once_a_turn() -> None:
    start = table(card("you gain 1 Health", how="2 charges"), programs={"B": ["x"]})
    start.player("B").figure.health = 1
    now = say(rolled(start), ("B", "use-program=x"))
    assert (now.player("B").figure.health, asked(now)) == (2, ["pause"])
    now = say(now, ("B", "use-program=x"))
    assert (now.player("B").figure.health, cards(now, "B")) == (3, [])
    lasting = table(card(how="permanent"), programs={"B": ["x"]})
    assert cards(say(rolled(lasting), ("B", "use-program=x")), "B") == []


@pytest.mark.rule("HP-126", "HP-246", "HP-250")
def test_all_rounder_and_unique_cards_are_played_at_any_roll() -> None:
    start = table(programs={})
    start.player("B").held.all_rounders, start.player("B").sheet.character = (
        ["all-rounder-1", "all-rounder-2"],
        "jayden",
    )
    start.fixed.specials = {"all-rounder-1": card(), "havoc-1": card()}
    start.player("D").held.hand = ["havoc-1"]
    now = rolled(start)
    assert (cards(now, "B"), cards(now, "D")) == (["all-rounder=all-rounder-1"], ["unique=havoc-1"])
    now = say(now, ("B", "all-rounder=all-rounder-1"))
    assert (gone_on(now).bars["resource"], now.player("B").held.played) == (13, ["all-rounder-1"])
    start.turn.fast = 1
    assert cards(rolled(start), "B") == [], "one a turn"


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
    start.decks.discard = ["b2"]
    picks = tuple(("pick-one", "A", Chosen(one)) for one in answers)
    assert used(start, sentence, answers=picks).decks.mixed is mixed


def activated(*cards: dict[str, Any], **given: Any) -> City:
    """The four dice of A's Activation phase lie there: 3; 1 and 4; Tank."""
    start = table(*cards, programs={"B": [one["id"] for one in cards]}, phase="activate", **given)
    start.machines.enemies = [Enemy("e", "Soldier", 1, "7", 1)]
    now = after(start, "roll", None, Rolled((Die("orange", 3), Die("white", 1), Die("white", 4))))
    return after(now, "red", None, Chosen("1"), pauses=True)


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
    now = say(activated(card(sentence)), ("B", "use-program=x"))
    for die in picks:
        now = after(now, "pick-one", "B", Chosen(die), pauses=True)
    if fell is not None:
        now = after(now, "again", None, fell, pauses=True)
    now = gone_on(now)
    [area] = [one.values["n"] for one in now.recent.news if one.key == "told-activated"]
    come = next((one.at for one in now.machines.enemies if one.id != "e"), None)
    assert (area, come) == found


@pytest.mark.rule("HP-069")
def test_dice_that_lie_there_are_told_before_they_count() -> None:
    told = [(one.key, str(one.values["dice"])) for one in rolled(table()).recent.news]
    assert [key for key, _ in told] == ["told-fell"]
    assert "pink" in told[0][1]


@pytest.mark.rule("HP-256", "HP-260")
def test_all_hear_which_die_was_thrown_again_by_whose_card_and_what_it_shows_now() -> None:
    now = say(activated(card("the orange die is rolled again")), ("B", "use-program=x"))
    now = after(now, "again", None, Rolled((Die("orange", 6),)), pauses=True)
    [told] = [one for one in now.recent.news if one.key == "told-again"]
    die = Message("die-one-orange")
    assert dict(told.values) == {"name": now.named("B"), "die": die, "was": "3", "n": "6"}


@pytest.mark.rule("HP-069")
def test_everybody_reads_what_lies_on_the_table() -> None:
    said = str(pause(activated(card("a die of your choice is rolled again"))).prompt)
    for key in ("orange", "white", "'red'", "red-tank"):
        assert key in said


@pytest.mark.rule("HP-088")
def test_raids_boxes_and_spawns_wait_as_well() -> None:
    raid = {"id": "e", "kind": "raid", "times": 1}
    start = table(card("a white die is set to 6"), phase="event", events={"I": [raid]})
    now = after(start, "draw-event", "A", Chosen("draw event"))
    now = after(now, "raid-roll", None, Rolled((Die("white", 6), Die("white", 1))))
    now = after(now, "raid-red", None, Chosen("1"), pauses=True)
    assert cards(now, "A") == cards(now, "B") == []
    assert asked(now) == ["pause"]
    for step, thrown, sentence in (
        (BoxRoll(), (Die("orange", 2),), "the orange die is set to 5"),
        (WhiteRoll(1), (Die("white", 2), Die("white", 2)), "a white die is set to 5"),
    ):
        start = table(card(sentence))
        start.tasks = [step]
        assert asked(after(start, named(step.do), None, Rolled(thrown), pauses=True)) == ["pause"]


@pytest.mark.rule("HP-153", "HP-227")
def test_a_prisoners_roll_is_turned_to_freedom() -> None:
    start = table(card(when=OWN), programs={"A": ["x"]}, seats={"A": {"at": "Isolation Cube"}})
    now = after(after(start, "turn", "A", Chosen("interrogate")), "interrogated", "A", Chosen("roll"))
    now = after(now, "pink", None, Rolled((Die("pink", 1),)), pauses=True)
    assert gone_on(say(now, ("A", "use-program=x"))).player("A").figure.at == "Network"


@pytest.mark.rule("HP-227")
def test_of_a_prisoners_roll_nobody_is_asked_which_of_three_faces_it_is() -> None:
    now = city(seats={"A": {"at": "Isolation Cube", "programs": []}})
    now.tasks = [Pink("interrogate", "A")]
    came_to = {
        n: after(now, "pink", None, Rolled((Die("pink", n),))).player("A").figure.at for n in range(1, 7)
    }
    free = frozenset(n for n, place in came_to.items() if place == "Network")
    assert {*alike(now)} == {free, frozenset(came_to) - free}
    now.tasks = [Pink("city 4", "A")]
    assert alike(now) == ()


@pytest.mark.parametrize(("loyalty", "uses"), [("Human", True), ("Machine", False)])
def test_a_bot_uses_a_card_for_rolls_where_that_helps_its_side(loyalty: str, uses: bool) -> None:
    now = rolled(table(card(), programs={"B": ["x"]}), face=1)
    now.player("B").aims.loyalty = loyalty
    [asked_b] = [one for one in GAME.questions(now) if one.id == "use-program:B"]
    assert (GAME.advise(now, "B", asked_b, Random(1)) == Chosen("x")) is uses


WHITE = (Die("white", 2), Die("white", 5))


def activating(phase: str = "activate") -> City:
    now = table(card(), programs={})
    now.turn.phase = phase
    return now


def raided() -> City:
    now = table(card(), programs={})
    now.tasks = [RaidRoll()]
    return now


@pytest.mark.rule("HP-069", "HP-088")
@pytest.mark.parametrize(
    ("start", "roll", "red", "dice"),
    [(activating, "roll", "red", (Die("orange", 3), *WHITE)), (raided, "raid-roll", "raid-red", WHITE)],
)
def test_the_red_die_is_read_with_the_others_and_in_any_order(
    start: Any, roll: str, red: str, dice: tuple[Die, ...]
) -> None:
    assert asked(start()) == [roll, red]
    others, face = (roll, None, Rolled(dice)), (red, None, Chosen("5"))
    first = after(start(), *face, pauses=True)
    assert (asked(first), first.recent.news) == ([roll], [])
    [left] = [one for one in GAME.questions(first) if one.id == roll]
    assert left.hint is not None
    one = after(first, *others, pauses=True)
    other = after(after(start(), *others, pauses=True), *face, pauses=True)
    assert (asked(one), one.tasks, one.turn.red_read) == (["pause"], other.tasks, "")
    assert gone_on(one).machines == gone_on(other).machines


@pytest.mark.rule("HP-A2")
def test_a_table_that_throws_the_white_dice_afterwards_reads_orange_and_red_at_once() -> None:
    now = activating()
    now.fixed.rulings = {**now.fixed.rulings, "white": "second"}
    now = after(after(now, "red", None, Chosen("1")), "roll", None, Rolled((Die("orange", 3),)))
    assert "white-roll" in asked(now)


@pytest.mark.rule("HP-047", "HP-223")
@pytest.mark.parametrize(
    ("tiers", "left"),
    [({"Alpha": 2, "Beta": 2, "Gamma": 1}, []), ({"Alpha": 2, "Beta": 1, "Gamma": 1}, ["place-chips"])],
)
def test_what_leaves_no_choice_that_all_can_see_is_not_asked(tiers: dict[str, int], left: list[str]) -> None:
    """Where one column is open the chip lies in it at once; of two somebody chooses."""
    network = {column: ["red down"] * n for column, n in tiers.items()}
    now = city(seats={"A": {"at": "Network", "chips": ["blue"]}}, entered=True, network=network)
    now = after(now, "turn", "A", Chosen("place chips"))
    assert [one for one in asked(now) if one == "place-chips"] == left
    assert len(now.player("A").figure.chips) == len(left)

"""What a table may choose about the time before the first Day, and whole games with any choices."""

from random import Random
from typing import Any

import pytest

from companion.engine.advice import at_random, next_answer, sensible
from companion.engine.answers import Answer, Chosen, Origin, Picked, Value
from companion.engine.play import Play
from companion.engine.refusal import Refused
from companion.games.map_to_hope.game import GAME
from companion.games.map_to_hope.rulings import Rulings
from companion.kit.house_rules import choices_in
from tests.companion.games.map_to_hope.own_deck import game
from tests.long import LONG

GAMES = 100 if LONG else 4
HELD_BACK = {"refused-map-fate-gone"}
"""What may be offered all the same: at a table that does not know which Fate cards are left."""


def says(play: Play[Any, Any], seat: str | None, question: str, value: Value) -> Play[Any, Any]:
    version = play.open[question].version
    return play.answer(Answer(question, version, "c", seat, Origin.TYPED, value))[0]


def chosen(play: Play[Any, Any], seat: str) -> Play[Any, Any]:
    """The play after this seat has taken the first of everything."""
    box = play.state.box
    for question, cards in (
        ("leader", box.leaders),
        ("radiation-card", box.radiation_cards),
        ("special", box.specials),
    ):
        play = says(play, seat, f"set-up-{question}", Chosen(next(iter(cards))))
    return says(play, seat, "set-up-groups", Picked(tuple(box.groups)[:2]))


@pytest.mark.rule("MH-011", "MH-012", "MH-013")
@pytest.mark.parametrize(("difficulty", "left"), [("easy", -6), ("medium", -11), ("hard", -16)])
def test_the_difficulty_leaves_harder_fate_cards(difficulty: str, left: int) -> None:
    fate = game("A", difficulty=difficulty).state.fate
    assert sum(int(card) for card in fate if card != "radiation") == left


def test_the_first_location_may_be_revealed_once_all_have_chosen() -> None:
    assert game("A").state.location is not None
    play = game("A", first_place="after")
    assert (play.state.location, len(play.state.journey)) == (None, 11)
    play = chosen(play, "A")
    assert (play.state.location is not None, len(play.state.journey)) == (True, 10)


def test_the_lot_may_say_who_chooses_first() -> None:
    def first(seed: str, order: str) -> set[str | None]:
        return {asked.question.to for asked in game("AB", seed, order=order).open.values()}

    seeds = [str(n) for n in range(6)]
    assert [first(seed, "seats") for seed in seeds] == [{"A"}] * 6
    assert {frozenset(first(seed, "lot")) for seed in seeds} == {frozenset("A"), frozenset("B")}


@pytest.mark.parametrize(("answer", "same"), [("keep", True), ("new", False)])
def test_a_first_hand_may_be_drawn_anew_once(answer: str, same: bool) -> None:
    assert "day" in chosen(game("A"), "A").open
    play = chosen(game("A", new_hand="once"), "A")
    before = play.state.of("A")
    play = says(play, "A", "new-hand", Chosen(answer))
    now = play.state.of("A")
    assert (now.hand == before.hand) is same
    assert {*now.hand, *now.deck} == {*before.hand, *before.deck}
    assert (len(now.hand), len(now.deck), list(play.open)) == (4, 15, ["day"])


def test_an_action_that_does_not_say_how_long_it_helps_may_help_all_day() -> None:
    def untils(**rulings: str) -> set[str]:
        heroes = game("A", **rulings).state.box.heroes.values()
        actions = [hero for hero in heroes if hero.kind == "Action"]
        return {one.until for hero in actions for one in hero.play if one.op == "skill"}

    assert "" in untils()
    assert untils(gains="day") == {"day"}


@pytest.mark.parametrize("number", range(GAMES))
def test_whole_games_end_whatever_a_table_has_chosen(number: int) -> None:
    chance = Random(f"chosen {number}")
    rulings = {
        name.replace("-", "_"): chance.choice(case.choices) for name, case in choices_in(Rulings).items()
    }
    seats = "AB"[: 1 + number % 2]
    play = game(seats, str(number), **rulings)
    for step in range(3000):
        adviser = sensible if chance.random() < 0.6 else at_random
        answer = next_answer(play, (None, *seats), adviser, chance, str(step))
        if answer is None:
            break
        try:
            play, _ = play.answer(answer)
        except Refused as refused:
            assert refused.reason.key in HELD_BACK, (answer, rulings)  # noqa: PT017
    assert play.state.outcome in {"won", "lost"}, rulings
    assert all(GAME.view(play.state, viewer).over for viewer in (None, *seats))

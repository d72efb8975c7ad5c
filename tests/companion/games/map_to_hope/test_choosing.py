"""Whatever is chosen can be read before, and a turn is decided by what its player sees."""

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from companion.engine.advice import next_answer, sensible
from companion.engine.answers import Chosen
from companion.engine.chance import Chance
from companion.engine.play import Play
from companion.engine.questions import Choose, Option, Pick, Question
from companion.engine.refusal import Refused
from companion.engine.words import Message
from companion.games.map_to_hope.cards import Effect, Op
from companion.games.map_to_hope.game import GAME
from companion.games.map_to_hope.state import Errand
from tests.companion.games.map_to_hope.own_deck import game
from tests.companion.games.map_to_hope.test_beginning_otherwise import says


def until(play: Play[Any, Any], question: str) -> Play[Any, Any]:
    """The play once that question is open; bots answer before."""
    chance: Chance = Random(4)
    while question not in play.open:
        said = next_answer(play, (None, "A", "B"), sensible, chance, "c")
        assert said is not None
        play, _ = play.answer(said)
    return play


def asked(play: Play[Any, Any], question: str) -> Question:
    return play.open[question].question


def shown(play: Play[Any, Any], question: str) -> tuple[Option, ...]:
    form = asked(play, question).form
    assert isinstance(form, Choose | Pick)
    return form.shown


@pytest.mark.parametrize("step", ["leader", "radiation-card", "special", "groups"])
def test_every_card_can_be_read_before_it_is_chosen(step: str) -> None:
    play = until(game("AB"), f"set-up-{step}")
    for option in shown(play, f"set-up-{step}"):
        assert len(option.cards) == (9 if step == "groups" else 1)
        assert all(any(isinstance(line, Message) for line in card.lines) for card in option.cards)


def test_by_two_each_of_them_has_a_choice() -> None:
    play, choices = game("AB", order="turns"), {"A": 0, "B": 0}
    chance: Chance = Random(1)
    while any(one.startswith("set-up") for one in play.open):
        [(id_, one)] = play.open.items()
        assert one.question.to is not None
        choices[one.question.to] += len(shown(play, id_)) > 1
        said = next_answer(play, ("A", "B"), sensible, chance, "c")
        assert said is not None
        play, _ = play.answer(said)
    assert choices == {"A": 3, "B": 3}


def test_a_choice_names_the_card_that_offers_it() -> None:
    state = until(game("A"), "turn").state
    card = next(iter(state.box.heroes))
    offered = Effect(Op.CHOOSE, of=((Effect(Op.DRAW),), (Effect(Op.TIME),)))
    [one] = GAME.questions(replace(state, errands=(Errand("A", offered, card=card),)))
    assert (one.id, one.hint) == ("choose", state.box.title(card))


def test_a_lone_player_reads_the_hand_uncovered_and_sees_what_is_barred() -> None:
    play = until(game("A"), "turn")
    options = shown(play, "turn")
    played = [one for one in options if one.id.startswith("play:")]
    assert len(played) == len(play.state.of("A").hand)
    assert all(one.open is None and not one.cards[0].secret for one in played)
    [move] = [one for one in options if one.id == "move"]
    assert isinstance(move.barred, Message)
    with pytest.raises(Refused):
        says(play, "A", "turn", Chosen("move"))


def test_what_is_covered_is_not_named_beside_it_and_looks_like_any_other() -> None:
    play = until(game("AB"), "turn")
    for option in shown(play, "turn"):
        if option.id.startswith(("play:", "for:")):
            assert option.cards[0].secret
            assert option.barred is None
            assert isinstance(option.open, Message)
            assert play.state.box.title(option.cards[0].id) not in map(str, option.open.values.values())


@pytest.mark.rule("MH-079")
def test_the_line_above_the_hand_gives_the_odds_of_the_open_fate_cards() -> None:
    play = until(game("A", ways="one"), "turn")
    line, state = asked(play, "turn").hint, play.state
    assert isinstance(line, Message)
    test = line.values["test"]
    assert isinstance(test, Message)
    named = test.values["test"]
    assert isinstance(named, Message)
    skill, needs = int(str(named.values["skill"])), int(str(named.values["needs"]))
    enough = sum(max(0, skill + (0 if card == "radiation" else int(card))) >= needs for card in state.fate)
    assert test.values["percent"] == round(100 * enough / len(state.fate))
    closed = until(game("A", ways="one", taken_out="hidden"), "turn")
    hidden = asked(closed, "turn").hint
    assert isinstance(hidden, Message)
    assert getattr(hidden.values["test"], "key", "") == "chance-hidden"


def test_the_way_has_a_stop_for_each_location_and_tells_how_each_was_left() -> None:
    play = game("AB")
    route = GAME.view(play.state, None).route
    assert route is not None
    assert len(route.stops) == 21
    assert [one.state for one in route.stops[:2]] == ["here", "ahead"]
    play = until(play, "turn-fate")
    play = says(play, None, "turn-fate", Chosen("turn"))
    after = GAME.view(play.state, None).route
    assert after is not None
    assert len(after.stops) == 21
    assert after.stops[0].state == ("won" if play.state.test.success else "lost")

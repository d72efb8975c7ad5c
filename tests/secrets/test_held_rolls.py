"""Human Punishment: that a roll lies there for a while tells nobody who holds a card for it (HP-131)."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from companion.conformance.trial import decks_of
from companion.engine.advice import next_answer, sensible
from companion.engine.answers import Answer, Chosen, Origin
from companion.engine.game import Seat, SetUp
from companion.engine.play import Play, new_play
from companion.games.human_punishment.game import GAME
from companion.games.human_punishment.rules.turns.pauses import GO_ON, PAUSE, thrown
from companion.games.human_punishment.state.model import City
from companion.games.human_punishment.state.player import Player
from companion.games.human_punishment.state.steps.waiting import Pause
from tests.long import LONG

PAINTS = ("red", "blue", "green", "yellow", "purple", "black")
GAMES, STEPS = (6, 600) if LONG else (1, 80)
ROLLS = frozenset({"loaded-die", "second-throw"})
"""The Programs of that box that answer a roll."""
DICE = frozenset({"pink", "red", "raid-red", "white-roll", "box-roll", "again"})
"""The questions after which a throw lies on the table."""


def decks() -> dict[str, str]:
    """The shipped box, in which Programs for rolls answer anybody's, and one of them any die."""
    other = {
        "when: at a roll": "when: at any roll",
        "do: the pink die is rolled again": "do: a die of your choice is rolled again",
    }
    found = dict(decks_of(GAME))
    for old, new in other.items():
        assert any(old in text for text in found.values()), old
        found = {name: text.replace(old, new) for name, text in found.items()}
    return found


def moments(seats: int, seed: str) -> Iterator[tuple[Play[Any, Any], Answer]]:
    """A game by bots, each moment with its answer."""
    sitting = tuple(Seat(f"s{n}", f"P{n}", PAINTS[n]) for n in range(seats))
    play, _ = new_play(GAME, SetUp(sitting, decks(), {}, seed))
    chance = Random(seed)
    for _ in range(STEPS):
        answer = next_answer(play, (None, *(one.id for one in sitting)), sensible, chance, "c")
        if answer is None:
            return
        yield play, answer
        play, _ = play.answer(answer)


def hidden(one: Player) -> list[str]:
    """The Programs of somebody that lie face down and that nobody has seen."""
    return [id_ for id_ in one.held.programs if id_ not in {*one.held.installed, *one.held.charges}]


def dealt_otherwise(city: City, viewer: str | None, chance: Random) -> City:
    """The same city, in which all Programs that this viewer has not seen lie in another order."""
    other = city.opened()
    holders = [one for one in other.players if one.seat != viewer]
    unseen = [id_ for one in holders for id_ in hidden(one)] + other.market.program_pile
    chance.shuffle(unseen)
    for one in holders:
        kept = [id_ for id_ in one.held.programs if id_ in {*one.held.installed, *one.held.charges}]
        n = len(one.held.programs) - len(kept)
        one.held.programs, unseen = [*kept, *unseen[:n]], unseen[n:]
    other.market.program_pile = unseen
    return other


def sent(city: City, viewer: str | None) -> Any:
    """All that a viewer is sent in that state."""
    asked = [one for one in GAME.questions(city) if one.to in {None, viewer}]
    return GAME.view(city, viewer), asked, city.recent.news


def answered(city: City, question: str, answer: Answer) -> City:
    """The city after that answer to a question."""
    said = Answer(question, 0, "c", answer.seat, Origin.TYPED, answer.value)
    for event in GAME.decide(city, said):
        city = event.evolve(city)
    return city


def passed(city: City) -> City:
    """The city once the stage has had its time."""
    return answered(city, PAUSE, Answer("", 0, "c", None, Origin.SIMULATED, Chosen(GO_ON)))


def waits(city: City) -> bool:
    return bool(city.tasks) and city.tasks[0].do == PAUSE


@pytest.mark.rule("HP-131", "HP-132", "HP-309")
@pytest.mark.parametrize("seats", [3, 5])
def test_a_roll_waits_alike_whoever_holds_a_card_for_it(seats: int) -> None:
    waited, held = 0, set()
    for number in range(GAMES):
        chance = Random(number)
        for play, answer in moments(seats, f"rolls-{number}"):
            if answer.question not in DICE:
                continue
            for viewer in (None, *play.state.seats):
                one = answered(play.state, answer.question, answer)
                two = answered(dealt_otherwise(play.state, viewer, chance), answer.question, answer)
                while waits(one):
                    assert sent(one, viewer) == sent(two, viewer)
                    waited += 1
                    held.add(tuple(who.seat for who in two.players if {*who.held.programs} & ROLLS))
                    one, two = passed(one), passed(two)
                assert not waits(two)
    assert waited
    assert len(held) > 1, "otherwise nothing was compared"


def test_a_pause_that_told_of_a_card_would_be_noticed() -> None:
    play, answer = next(found for found in moments(4, "rolls-0") if found[1].question == "red")
    told = answered(play.state, answer.question, answer)
    quiet = told.opened()
    assert waits(quiet)
    quiet.tasks[0] = Pause("roll", thrown(quiet), held=True)
    assert sent(told, None) != sent(quiet, None)

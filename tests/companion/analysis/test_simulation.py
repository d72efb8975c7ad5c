"""Whole games without people: they end, they are the same for a seed, and a broken one is found."""

import itertools
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import pytest

from companion.analysis import simulation
from companion.analysis.simulation import SimulationError, SimulationInput, simulate
from companion.engine.answers import Counted, Value
from companion.engine.chance import Chance
from companion.engine.chronicle import Happening
from companion.engine.game import Game, SetUp
from companion.engine.questions import Question
from companion.engine.view import Viewer
from companion.games.hope_inhumanity.game import GAME
from companion.table.cards.card_shelf import CardShelf
from tests.companion.games.hope_inhumanity.own_deck import set_up
from tests.companion.toy_game import TOY, Event, Named, State

PARTY = SimulationInput(TOY, {"prizes": "a goose\na loaf\n"}, 3, "seed")
HOPE = SimulationInput(GAME, dict(set_up(4, "any").decks), 4, "seed")


@pytest.mark.slow
def test_the_same_seed_gives_the_same_games_whatever_the_number_of_processes() -> None:
    alone = list(simulate(PARTY, 23))
    assert list(simulate(PARTY, 23, jobs=2)) == alone
    assert list(simulate(replace(PARTY, seed="other"), 23)) != alone


def test_each_game_is_another_one() -> None:
    assert len({played.facts for played in simulate(HOPE, 4)}) == 4


def test_a_game_tells_its_turns_and_what_came_into_play() -> None:
    for played in simulate(HOPE, 3):
        happened = [fact.happening for fact in played.facts]
        assert set(happened[: happened.index(Happening.TURN)]) == {Happening.DEALT}
        assert happened.count(Happening.TURN) == sum(fact.kind == "Scene" for fact in played.facts)
        assert played.won is (sum(fact.kind == "deaths" for fact in played.facts) < HOPE.seats)


@pytest.mark.slow
def test_bots_win_clearly_more_often_than_chance_with_the_deck_that_comes_along() -> None:
    shipped = replace(HOPE, decks=CardShelf(Path("nowhere")).decks_in(GAME))
    games = (simulate(replace(shipped, players=players), 40) for players in ("bots", "chance"))
    bots, chance = (sum(played.won for played in some) for some in games)
    assert bots > chance + 10


def endless(set_up: SetUp) -> Sequence[Event]:
    """As many rounds as nobody can play."""
    return TOY.begin(replace(set_up, options={"rounds": "9999"}))


def unlucky(_state: State, _seat: Viewer, question: Question, _chance: Chance) -> Value | None:
    """The number that is refused."""
    return None if question.standing else Counted(4)


@pytest.mark.parametrize(
    ("game", "words"),
    [
        (replace(TOY, begin=endless), "has not ended after 50 answers: open is"),
        (replace(TOY, advise=lambda *_: None), "is stuck after 1 events: open is cheer:seat-1, "),
        (
            replace(TOY, advise=unlucky),
            r"refuses an answer: Counted\(number=4\) to number:seat-1 \(refused-option\)",
        ),
    ],
)
def test_a_broken_game_is_said_with_what_is_wrong(
    monkeypatch: pytest.MonkeyPatch, game: Game[State, Event], words: str
) -> None:
    monkeypatch.setattr(simulation, "MOST_ANSWERS", 50)
    with pytest.raises(SimulationError, match=words):
        list(simulate(replace(PARTY, game=game), 1))


def test_a_game_that_is_another_one_each_time_it_is_played_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    count, evolve = itertools.count(), Named.evolve
    monkeypatch.setattr(
        Named, "evolve", lambda event, state: replace(evolve(event, state), cheers=next(count))
    )
    with pytest.raises(SimulationError, match="another one when it is played again"):
        list(simulate(PARTY, 1))

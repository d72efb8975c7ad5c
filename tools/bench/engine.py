"""Measures answers a second through decide and evolve: random whole games, without a disk."""

from pathlib import Path
from random import Random
from time import perf_counter

from companion.analysis.simulation import SimulationInput, simulate
from companion.engine.answers import Answer, Origin
from companion.engine.chance import by_chance
from companion.engine.game import Seat, SetUp
from companion.engine.play import Play, new_play
from companion.games.hope_inhumanity.events.event import Event
from companion.games.hope_inhumanity.game import GAME
from companion.games.hope_inhumanity.state import HopeInhumanityState
from companion.table.cards.card_shelf import CardShelf
from tools.bench.row import Row

GAMES = 40
SIMULATED = 60
SEATS = tuple(
    Seat(f"seat-{place}", name, colour)
    for place, (name, colour) in enumerate(
        [("Ada", "red"), ("Ben", "blue"), ("Cleo", "green"), ("Dora", "yellow")], start=1
    )
)


def answers_a_second() -> Row:
    """Answers a second, one value for each of 40 whole games of four seats."""
    decks = CardShelf(Path("nowhere")).decks_in(GAME)
    values = tuple(_one_game(SetUp(SEATS, decks, {}, str(seed)), Random(seed)) for seed in range(GAMES))
    return Row("answers through decide and evolve, 4 seats", values, "a second", slow_is_high=False)


def games_a_second() -> Row:
    """Whole games among four bots a second in one process, replayed and checked, one value for each."""
    course = SimulationInput(GAME, CardShelf(Path("nowhere")).decks_in(GAME), 4, "bench")
    values, before = [], perf_counter()
    for _ in simulate(course, SIMULATED, batch=1):
        values.append(1 / (perf_counter() - before))
        before = perf_counter()
    return Row(
        "games among four bots, replayed, in one process", tuple(values), "a second", slow_is_high=False
    )


def _one_game(set_up: SetUp, chance: Random) -> float:
    play, _ = new_play(GAME, set_up)
    answers, started = 0, perf_counter()
    while play.open:
        play, _ = play.answer(_answer(play, chance, answers))
        answers += 1
    return answers / (perf_counter() - started)


def _answer(play: Play[HopeInhumanityState, Event], chance: Random, number: int) -> Answer:
    asked = chance.choice([one for one in play.open.values() if not one.question.standing])
    seat, value = asked.question.to, by_chance(asked.question.form, chance)
    return Answer(asked.question.id, asked.version, str(number), seat, Origin.SIMULATED, value)

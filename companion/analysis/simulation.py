"""Plays whole games without people.

Each answer is an ordinary Answer, each game is replayed from its journal.
"""

import gc
from collections.abc import Iterator, Mapping, Sequence
from contextlib import closing, contextmanager
from dataclasses import dataclass, field
from functools import lru_cache, partial
from itertools import chain
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

from companion.analysis.workers import Workers, at_work
from companion.engine.advice import Adviser, at_random, mixed, next_answer, sensible
from companion.engine.answers import Answer
from companion.engine.chronicle import Fact
from companion.engine.game import Game, Seat, SetUp
from companion.engine.play import Play, new_play
from companion.engine.refusal import Refused
from companion.engine.view import Mood
from companion.table.journal.entries import Entry, EntryKind
from companion.table.journal.journal import Journal
from companion.table.journal.table_journal import JournalRecord
from companion.table.journal.values import Values
from companion.table.repertoire import Repertoire
from companion.table.seating.seating import BOT_NAMES, Seating
from companion.table.story.replay import revive

MOST_ANSWERS = 5_000
"""A game with more answers counts as stuck; a long one has a few hundred."""
ON_DISK = 100
"""One game in a hundred is written to a real journal, and replayed from it answer by answer."""
AT_ONCE = 10
COLOURS = ("red", "blue", "green", "yellow", "purple", "orange", "brown", "black")
PLAYERS: dict[str, Adviser] = {"bots": sensible, "chance": at_random, "mixed": mixed}
"""The kinds of players: bots, or random answers."""


class SimulationError(Exception):
    """A game that does not end, or that its journal does not give back; the message says which and how."""


@dataclass(frozen=True)
class SimulationInput:
    """The input of a simulation: game, card files, seats, bots, seed, house rules, cards `met` before."""

    game: Game[Any, Any]
    decks: dict[str, str]
    seats: int
    seed: str
    players: str = "bots"
    options: dict[str, str] = field(default_factory=dict)
    met: Mapping[str, int] = field(default_factory=dict)


class SimulatedGame(NamedTuple):
    """One game that was played to its end."""

    won: bool
    answers: int
    facts: tuple[Fact, ...]


Step = tuple[Entry, Play[Any, Any]]


def simulate(
    course: SimulationInput, games: int, jobs: Workers = 1, batch: int = AT_ONCE
) -> Iterator[SimulatedGame]:
    """Plays that number of games, in order; the result does not depend on `jobs`.

    A worker plays a `batch` of games before it reports them. Raises SimulationError, NoCluster, and Refused
    if no game can begin.
    """
    new_play(course.game, _set_up(course, 0))
    return play(course, range(games), jobs, batch)


def play(
    course: SimulationInput, numbers: Sequence[int], jobs: Workers = 1, batch: int = AT_ONCE
) -> Iterator[SimulatedGame]:
    """The games of these numbers, as `simulate`."""
    batches = [numbers[first : first + batch] for first in range(0, len(numbers), batch)]
    if jobs == 1:
        yield from chain.from_iterable(map(partial(_play, course), batches))
        return
    with at_work(jobs) as pool:
        yield from chain.from_iterable(pool.map(partial(_play, course), batches))


def _play(course: SimulationInput, numbers: Sequence[int]) -> list[SimulatedGame]:
    values = _values(course.game.event_types)
    with _without_collector():
        return [_play_one(course, number, values) for number in numbers]


@lru_cache
def _values(event_types: tuple[type[Any], ...]) -> Values:
    """One for a whole process: how to write and read each kind of value is worked out when it comes first."""
    return Values(event_types)


@contextmanager
def _without_collector() -> Iterator[None]:
    """Frozen values make no cycles, so the collector only costs time, a tenth of it all."""
    running = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if running:
            gc.enable()


def _play_one(course: SimulationInput, number: int, values: Values) -> SimulatedGame:
    """A game of the course; its shuffles and its chance follow from the seed and the number."""
    taken = tuple(steps(course, number))
    facts = (course.game.chronicle(state, event) for event, state in _again(course, taken, values))
    counted = tuple(chain.from_iterable(facts))
    if number % ON_DISK == 0:
        _revive(course, _set_up(course, number), taken, values)
    last = taken[-1][1]
    return SimulatedGame(last.public_view.mood is Mood.WON, len(taken) - 1, counted)


def _set_up(course: SimulationInput, number: int) -> SetUp:
    return SetUp(_seats(course), course.decks, course.options, f"{course.seed}/{number}", course.met)


def _seats(course: SimulationInput) -> tuple[Seat, ...]:
    colours = [colour for colour in COLOURS if colour not in course.game.meta.shared_colours]
    names = zip(BOT_NAMES, colours, strict=False)
    return tuple(Seat(f"seat-{n}", *one) for n, one in zip(range(1, course.seats + 1), names, strict=False))


def steps(course: SimulationInput, number: int) -> Iterator[Step]:
    """The game of that number, entry by entry. Raises SimulationError where it is stuck or does not end."""
    set_up = _set_up(course, number)
    play, events = new_play(course.game, set_up)
    yield Entry(0, EntryKind.BEGIN, None, events), play
    everyone, chance = (None, *(seat.id for seat in set_up.seats)), Random(set_up.seed)
    for count in range(1, MOST_ANSWERS + 1):
        answer = next_answer(play, everyone, PLAYERS[course.players], chance, str(count))
        if answer is None:
            _check_end(play, set_up)
            return
        play, events = _answered(play, answer, set_up)
        yield Entry(count, EntryKind.ANSWER, answer, events), play
    raise SimulationError(f"game {set_up.seed} has not ended after {MOST_ANSWERS:,} answers: {_open(play)}")


def _answered(play: Play[Any, Any], answer: Answer, set_up: SetUp) -> tuple[Play[Any, Any], tuple[Any, ...]]:
    try:
        return play.answer(answer)
    except Refused as refused:
        said = f"{answer.value} to {answer.question} ({refused.reason.key})"
        raise SimulationError(f"game {set_up.seed} refuses an answer: {said}") from refused


def _check_end(play: Play[Any, Any], set_up: SetUp) -> None:
    if not play.public_view.over:
        raise SimulationError(f"game {set_up.seed} is stuck after {play.version:,} events: {_open(play)}")


def _open(play: Play[Any, Any]) -> str:
    return "open is " + (", ".join(sorted(play.open)) or "nothing")


def again(course: SimulationInput, taken: tuple[Step, ...]) -> Iterator[tuple[Any, Any]]:
    """Plays a game again: its events as a journal gives them back, from the entries and decided once more.

    Each comes with the state that it led to. Raises SimulationError if it is another game then.
    """
    values = _values(course.game.event_types)
    yield from _again(course, taken, values)
    _revive(course, _set_up(course, 0), taken, values)


def _again(course: SimulationInput, taken: tuple[Step, ...], values: Values) -> Iterator[tuple[Any, Any]]:
    state = course.game.initial_state()
    for event in values.read_again(tuple(event for entry, _ in taken for event in entry.events)):
        state = event.evolve(state)
        yield event, state
    _check_same(state, taken)


def _revive(course: SimulationInput, set_up: SetUp, taken: tuple[Step, ...], values: Values) -> None:
    """Writes the game to a real journal, and decides every answer again from there."""
    with TemporaryDirectory() as folder, closing(Journal(Path(folder))) as journals:
        journal, record = (
            journals.table("simulated"),
            JournalRecord(course.game.meta.name, course.game.meta.version, set_up, ""),
        )
        number = journal.begin(record, Seating(""), taken[0][0].events, values)
        for entry, _ in taken[1:]:
            journal.enter(number, entry, values)
        *_, (_, revived) = revive(journal, Repertoire(course.game), number, verify=True)
    _check_same(revived.play.state, taken)


def _check_same(state: object, taken: tuple[Step, ...]) -> None:
    if state != taken[-1][1].state:
        raise SimulationError(f"a game of {len(taken)} entries is another one when it is played again")

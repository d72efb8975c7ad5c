"""One bit of a journal is flipped, sixty times in four games: at most one entry is asked again."""

from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from itertools import count
from pathlib import Path
from random import Random
from statistics import median
from typing import Any

import pytest

from companion.engine.advice import next_answer, sensible
from companion.engine.answers import Answer
from companion.engine.game import Game
from companion.table.cards.card_shelf import CardShelf
from companion.table.commands.game import BeginGame
from companion.table.commands.seating import TakeSeat
from companion.table.journal.journal import Journal
from companion.table.table import Table
from tests.companion.saying import give_answer
from tests.companion.table.damage.spoilt import FIRST, at_table, flipped, left, write
from tests.companion.toy_play import play_of
from tests.long import LONG

SEATS = {"hope_inhumanity": 4, "human_punishment": 4, "map_to_hope": 2, "hopes_end": 3}
PEOPLE = (("Ada", "red"), ("Ben", "blue"), ("Cleo", "green"), ("Dan", "yellow"))
FLIPS, ANSWERS = (15, 100) if LONG else (3, 30)
"""In each game, and how long it is."""


@dataclass(frozen=True)
class Evening:
    """A game in its midst: its files, what was answered, by the numbers of the entries, and what is so."""

    game: Game[Any, Any]
    files: dict[str, bytes]
    answers: dict[int, Answer]
    state: object


@cache
def evening(name: str, data: Path) -> Evening:
    """Plays it, with a seed of its own, in that folder."""
    game, answers = import_module(f"companion.games.{name}.game").GAME, dict[int, Answer]()
    with (
        closing(Journal(data)) as journal,
        closing(Table("main", game, journal, CardShelf(data))) as table,
    ):
        for person in PEOPLE[: SEATS[name]]:
            table.execute(TakeSeat(*person))
        table.execute(BeginGame())
        for answer in _answers(table, Random(name)):
            answers[give_answer(table, answer).number] = answer
        state = play_of(table).state
    return Evening(game, left(data), answers, state)


def _answers(table: Table, chance: Random) -> Iterator[Answer]:
    seats = (None, *(seat.id for seat in table.moment.seating.seats))
    for number in range(ANSWERS):
        answer = next_answer(play_of(table), seats, sensible, chance, f"{number:032}")
        if answer is None:
            return
        yield answer


def asked_again(evening: Evening, data: Path) -> int:
    """How many entries people have to answer again; then all is as it was."""
    with at_table(data, evening.game) as (table, journal):
        assert journal.loss is None or journal.loss.missing <= 1
        for again in count():
            story = table.moment.story
            assert story is not None
            if story.gap is None:
                assert story.play.state == evening.state
                return again
            answer = evening.answers[story.gap.entry]
            version = story.play.open[answer.question].version
            give_answer(table, _with(answer, version, f"again {again}"))
    raise AssertionError


def _with(answer: Answer, version: int, command: str) -> Answer:
    return Answer(answer.question, version, command, answer.seat, answer.origin, answer.value)


@pytest.mark.slow
@pytest.mark.long
def test_a_flipped_bit_costs_at_most_one_entry(
    tmp_path: Path, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    lost: list[int] = []
    for name in SEATS:
        monkeypatch.setattr("companion.table.commands.game.secrets.token_hex", lambda _: "ember")
        played = evening(name, tmp_path / name)
        whole, chance = played.files[FIRST], Random(f"flips {name}")
        for flip in range(FLIPS):
            spoilt = flipped(whole, chance.randrange(len(whole)), chance.randrange(8))
            write(folder / f"{name} {flip}", {**played.files, FIRST: spoilt})
            lost.append(asked_again(played, folder / f"{name} {flip}"))
    assert median(lost) <= 1
    assert max(lost) <= 1

"""A real table with three people at it, in the middle of an evening."""

from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from uuid import uuid4

import pytest

from companion.adapters.camera.roll_photos import RollPhotos
from companion.adapters.records.archive import Archive
from companion.adapters.seats.host_lock import HostLock
from companion.adapters.use_cases.table_api import TableApi
from companion.engine.answers import Answer, Chosen, Counted, Origin, Rolled, Value
from companion.engine.chance import by_chance
from companion.engine.dice import Die
from companion.engine.play import Asked
from companion.engine.questions import Choose, HowMany, RollDice
from companion.games.hope_inhumanity.game import GAME
from companion.table.cards.card_shelf import CardShelf
from companion.table.commands.game import BeginGame, LeaveOutFile
from companion.table.commands.seating import TakeSeat
from companion.table.journal.journal import Journal
from companion.table.story.throws import ThrowBook
from companion.table.table import Table
from tests.companion.adapters.doors import door_of
from tests.companion.saying import give_answer

PEOPLE = (("Ada", "red"), ("Ben", "blue"), ("Cleo", "green"))


@pytest.fixture(autouse=True)
def known_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same cards in every run."""
    monkeypatch.setattr("companion.table.commands.game.secrets.token_hex", lambda _: "ember")


@pytest.fixture
def table(tmp_path: Path) -> Iterator[Table]:
    """A table at which three people sit, before the game begins; its cards are the first season."""
    journal = Journal(tmp_path)
    table = Table("home", GAME, journal, CardShelf(tmp_path))
    table.execute(LeaveOutFile("the-long-road-second-season.en.yaml"))
    for name, colour in PEOPLE:
        table.execute(TakeSeat(name, colour))
    yield table
    table.close()
    journal.close()


@pytest.fixture
def evidence(tmp_path: Path) -> RollPhotos:
    return RollPhotos(tmp_path / "evidence")


@pytest.fixture
def lock(tmp_path: Path) -> HostLock:
    """A lock of which nobody has set the PIN."""
    return HostLock(tmp_path / "lock.json")


@pytest.fixture
def door(table: Table, evidence: RollPhotos, tmp_path: Path) -> TableApi:
    """The way to the table, which keeps photographs and how the dice fell."""
    archive = Archive(table, evidence, ThrowBook(tmp_path / "dice.json"))
    return door_of(table, archive=archive)


@pytest.fixture
def play_to(table: Table) -> Callable[[str], Asked]:
    """Begins the game if need be and answers boldly until a question of that id is open."""

    def until(question: str) -> Asked:
        if table.moment.play is None:
            table.execute(BeginGame())
        for _ in range(100):
            play = table.moment.play
            assert play is not None
            if question in play.open:
                return play.open[question]
            submit(table, next(one for one in play.open.values() if not one.question.standing))
        raise AssertionError(f"{question} was never asked")

    return until


def submit(table: Table, asked: Asked, value: Value | None = None) -> None:
    """Answers a question with the value, or with its first choice."""
    said = value or first_choice(asked)
    give_answer(
        table, Answer(asked.question.id, asked.version, uuid4().hex, asked.question.to, Origin.PHONE, said)
    )


def first_choice(asked: Asked) -> Value:
    """The first option, or the least number; a die that a card has rolled shows a one."""
    match asked.question.form:
        case Choose(options):
            return Chosen(options[0].id)
        case HowMany(least):
            return Counted(least)
        case RollDice(wanted) if asked.question.id != "roll":
            return Rolled(tuple(Die(one.colour, 1) for one in wanted for _ in range(one.count)))
        case _:
            raise AssertionError("a roll has no first choice")


def play_out(table: Table, seed: int = 1) -> None:
    """Begins a game if need be, and plays it to its end by chance; dice are typed in."""
    if table.moment.play is None:
        table.execute(BeginGame())
    chance = Random(seed)
    while (play := table.moment.play) is not None and play.open:
        asked = next(one for one in play.open.values() if not one.question.standing)
        submit(table, asked, by_chance(asked.question.form, chance))

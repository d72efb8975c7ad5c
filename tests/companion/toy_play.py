"""Plays the toy game through a real table: who sits, and what they answer."""

from pathlib import Path
from typing import Any

from companion.engine.answers import Answer, Chosen, Counted, Origin, Rolled, Value
from companion.engine.dice import Die
from companion.engine.game import Game
from companion.engine.play import Play
from companion.table.cards.card_shelf import CardShelf
from companion.table.commands.game import BeginGame, ChooseRule
from companion.table.commands.seating import TakeSeat
from companion.table.journal.entries import Entry
from companion.table.journal.journal import Journal
from companion.table.journal.table_journal import TableJournal
from companion.table.journal.values import Values
from companion.table.table import Table
from tests.companion.saying import give_answer
from tests.companion.toy_game import TOY, Event, State

NAMES = (("Anna", "red"), ("Ben", "blue"))


class ToyHouse:
    """One folder of data with one table in it, that can be closed and opened again."""

    def __init__(self, data: Path) -> None:
        self.data = data
        self._open: list[tuple[Table, Journal]] = []

    def open(self, toy: Game[State, Event] | None = None, *, verify: bool = False) -> Table:
        """The table as the journal has it."""
        journal = Journal(self.data)
        try:
            table = Table("main", toy or TOY, journal, CardShelf(self.data), verify=verify)
        except BaseException:
            journal.close()
            raise
        self._open.append((table, journal))
        return table

    def playing(self, rounds: int = 2) -> Table:
        """A table at which Anna and Ben have begun."""
        table = self.open()
        for name, colour in NAMES:
            table.execute(TakeSeat(name, colour))
        table.execute(ChooseRule("rounds", str(rounds)))
        table.execute(BeginGame())
        return table

    def entries(self, game: int) -> tuple[Entry, ...]:
        """What the open journal holds of a game."""
        return self.journal.entries(game, Values(TOY.event_types))

    @property
    def journal(self) -> TableJournal:
        """The open journal."""
        return self._open[-1][1].table("main")

    def game(self, number: int) -> Path:
        """The file of a game."""
        return self.data / f"tables/main/games/{number:04}.jsonl"

    def close(self) -> None:
        while self._open:
            table, journal = self._open.pop()
            table.close()
            journal.close()

    def again(self, *, verify: bool = False) -> Table:
        """Closes the table and opens it again."""
        self.close()
        return self.open(verify=verify)


def play_of(table: Table) -> Play[Any, Any]:
    """The play of a table that plays."""
    play = table.moment.play
    assert play is not None
    return play


def reply(play: Play[Any, Any], question: str, value: Value, command: str = "c") -> Answer:
    """An answer to an open question, by whom it is asked."""
    asked = play.open[question]
    return Answer(question, asked.version, command, asked.question.to, Origin.PHONE, value)


def next_reply(play: Play[Any, Any], command: str) -> Answer:
    """An answer to the first open question: number 1 and 2 of the seats, a rolled 2."""
    question = next(iter(play.open))
    if question == "roll":
        return reply(play, question, Rolled((Die("white", 2),)), command)
    return reply(play, question, Counted(int(question[-1])), command)


def cheer(play: Play[Any, Any], seat: str, command: str = "cheer") -> Answer:
    """An answer to a question that is always open."""
    return reply(play, f"cheer:{seat}", Chosen("loud"), command)


def play_on(table: Table, answers: int, name: str = "step") -> None:
    """Gives that many answers, with commands `step-0`, `step-1` and so on."""
    for number in range(answers):
        give_answer(table, next_reply(play_of(table), f"{name}-{number}"))

"""Tables whose every step is remembered, and what comes of them when their files are spoilt."""

from collections.abc import Iterator, Mapping
from contextlib import closing, contextmanager
from dataclasses import dataclass
from pathlib import Path
from shutil import rmtree
from typing import Any

from companion.engine.game import Game
from companion.table.cards.card_shelf import CardShelf
from companion.table.commands.game import BeginGame, ChooseRule, EndGame, ForgetEverything
from companion.table.commands.seating import ClearTable, TakeSeat
from companion.table.journal.high_water_mark import Loss
from companion.table.journal.journal import Journal
from companion.table.journal.quarantine import open_or_begin
from companion.table.repertoire import Repertoire
from companion.table.story.redecision import Redeciding
from companion.table.table import Table
from tests.companion.saying import give_answer
from tests.companion.toy_game import TOY
from tests.companion.toy_play import ToyHouse, next_reply, play_of

ANSWERS = 30
JOURNAL, LOG, MARK = FILES = ("journal.sqlite3", "journal.sqlite3-wal", "journal.sqlite3-mark")

DAMAGED = "journal-damaged-1.sqlite3"


@dataclass(frozen=True)
class Played:
    """The files as a plug that is pulled leaves them, and what was so after each step, by its number."""

    files: Mapping[str, bytes]
    states: Mapping[int, Any]

    @property
    def steps(self) -> int:
        return max(self.states)


def what_is_so(table: Table) -> Any:
    """What is so at a table: who sits there and what they play."""
    moment = table.moment
    play = moment.play
    return moment.seating, play and (play.state, {name: one.version for name, one in play.open.items()})


class House(ToyHouse):
    """A table whose every step is remembered."""

    def __init__(self, data: Path) -> None:
        super().__init__(data)
        self.states: dict[int, Any] = {}

    def remember(self) -> None:
        """What is so now, by the number of steps written."""
        [(table, journal)] = self._open
        self.states[journal.steps] = what_is_so(table)

    def played(self) -> Played:
        """As everything lies there now."""
        files = {name: (self.data / name).read_bytes() for name in FILES if (self.data / name).exists()}
        return Played(files, dict(self.states))


def evening(house: House, answers: int) -> Iterator[None]:
    """Two sit down and play; after each step it goes on."""
    table = house._open[-1][0]
    for name, colour in (("Anna", "red"), ("Ben", "blue")):
        table.execute(TakeSeat(name, colour))
        yield
    table.execute(ChooseRule("rounds", "1000"))
    yield
    table.execute(BeginGame())
    yield
    for number in range(answers):
        give_answer(table, next_reply(play_of(table), f"c{number}"))
        yield


def one_evening(data: Path) -> House:
    """A house that is open, in the middle of its first evening."""
    house = House(data)
    house.open()
    house.remember()
    for _ in evening(house, ANSWERS):
        house.remember()
    return house


def two_evenings(data: Path) -> House:
    """A house that is open, in the middle of its second evening."""
    house = one_evening(data)
    house.close()
    table = house.open()
    table.execute(EndGame())
    table.execute(ClearTable())
    house.remember()
    for _ in evening(house, ANSWERS):
        house.remember()
    return house


def forget_and_go_on(house: House) -> None:
    """Forgets all games, and plays another evening."""
    table = house._open[-1][0]
    table.execute(EndGame())
    table.execute(ClearTable())
    table.execute(ForgetEverything())
    house.states.clear()
    house.remember()
    for _ in evening(house, ANSWERS):
        house.remember()


def opened(data: Path, files: Mapping[str, bytes]) -> tuple[Any, Loss | None]:
    """What is so at a table that starts with these files, and what it says is missing."""
    rmtree(data, ignore_errors=True)
    write(data, files)
    return opened_again(data)


def write(data: Path, files: Mapping[str, bytes]) -> None:
    """Puts files into a new folder."""
    data.mkdir()
    for name, content in files.items():
        (data / name).write_bytes(content)


def opened_again(data: Path) -> tuple[Any, Loss | None]:
    """What is so at a table that starts in that folder, and what it says is missing."""
    with at_table(data) as (table, journal):
        recall(table)
        return what_is_so(table), journal.loss


@contextmanager
def at_table(data: Path, game: Game[Any, Any] = TOY) -> Iterator[tuple[Table, Journal]]:
    """A table that starts in that folder, with what the rules and the shelf give back, and its journal."""
    with (
        closing(open_or_begin(data / JOURNAL, Redeciding(Repertoire(game), CardShelf(data)))) as journal,
        closing(Table("main", game, journal, CardShelf(data), verify=True)) as table,
    ):
        yield table, journal


def recall(table: Table) -> int:
    """Answers once more whatever cannot be read, as it was answered; how many entries that was."""
    asked = 0
    while table.moment.story is not None and table.moment.story.gap is not None:
        give_answer(table, next_reply(play_of(table), f"again {asked}"))
        asked += 1
    return asked


def check(played: Played, state: Any, loss: Loss | None) -> None:
    """Either all is there, or what was so before, and how much is missing is said."""
    moments = [step for step, known in played.states.items() if _bare(known) == _bare(state)]
    fresh = not state[0].places and state[1] is None
    assert moments or fresh
    if played.steps in moments:
        assert loss is None or not loss.missing
    else:
        assert loss is not None
        assert loss.missing is None or loss.step == 0 or played.steps - loss.missing in moments


def _bare(state: Any) -> Any:
    """What is so but the versions of what is asked: they only grow."""
    seating, play = state
    return seating, play and (play[0], set(play[1]))


def flipped(content: bytes, place: int) -> bytes:
    """The same, with one bit another."""
    return content[:place] + bytes((content[place] ^ 1,)) + content[place + 1 :]


def changed(content: bytes, what: bytes) -> bytes:
    """The same, with the first of these words another."""
    assert what in content
    return content.replace(what, bytes((what[0] ^ 1,)) + what[1:], 1)

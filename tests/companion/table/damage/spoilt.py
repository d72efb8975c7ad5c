"""Tables whose every step is remembered, and what comes of them when their files are spoilt."""

from collections.abc import Iterator, Mapping
from contextlib import closing, contextmanager
from dataclasses import dataclass
from pathlib import Path
from shutil import rmtree
from typing import Any
from zlib import crc32

from companion.engine.game import Game
from companion.table.cards.card_shelf import CardShelf
from companion.table.commands.game import BeginGame, ChooseRule, EndGame
from companion.table.commands.seating import ClearTable, TakeSeat
from companion.table.journal.checkpoint import Loss
from companion.table.journal.journal import Journal
from companion.table.journal.table_journal import TableJournal
from companion.table.table import Table
from tests.companion.saying import give_answer
from tests.companion.toy_game import TOY
from tests.companion.toy_play import ToyHouse, next_reply, play_of

ANSWERS = 30
TABLE, FIRST, SECOND, MARK, SECOND_MARK = FILES = tuple(
    f"tables/main/{name}"
    for name in ("table.json", "games/0001.jsonl", "games/0002.jsonl", "games/0001.mark", "games/0002.mark")
)


@dataclass(frozen=True)
class Played:
    """The files as a plug that is pulled leaves them, and what was so after each step, by its stamp."""

    files: Mapping[str, bytes]
    states: Mapping[int, Any]

    @property
    def steps(self) -> int:
        return max(self.states)

    @property
    def state(self) -> Any:
        """What was so at the end."""
        return self.states[self.steps]


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
        """What is so now, by its stamp."""
        [(table, _)] = self._open
        self.states[table.moment.stamp] = what_is_so(table)

    def played(self) -> Played:
        """As everything lies there now."""
        return Played(left(self.data), dict(self.states))


def left(data: Path) -> dict[str, bytes]:
    """All files in a folder, by their names from there."""
    return {str(one.relative_to(data)): one.read_bytes() for one in data.rglob("*") if one.is_file()}


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


def left_evening(data: Path) -> House:
    """A house that is open, whose people have left their game, and of whom one sat down again."""
    house = one_evening(data)
    table = house._open[-1][0]
    for command in (EndGame(), ClearTable(), TakeSeat("Cleo", "green")):
        table.execute(command)
        house.remember()
    return house


def two_evenings(data: Path) -> House:
    """A house that is open, in the middle of its second evening."""
    house = left_evening(data)
    house._open[-1][0].execute(ClearTable())
    house.remember()
    for _ in evening(house, ANSWERS):
        house.remember()
    return house


def opened(data: Path, files: Mapping[str, bytes]) -> tuple[Any, Loss | None]:
    """What is so at a table that starts with these files, and what it says is missing."""
    rmtree(data, ignore_errors=True)
    write(data, files)
    return opened_again(data)


def write(data: Path, files: Mapping[str, bytes]) -> None:
    """Puts files into a new folder."""
    for name, content in files.items():
        (data / name).parent.mkdir(parents=True, exist_ok=True)
        (data / name).write_bytes(content)


def opened_again(data: Path) -> tuple[Any, Loss | None]:
    """What is so at a table that starts in that folder, and what it says is missing."""
    with at_table(data) as (table, journal):
        recall(table)
        return what_is_so(table), journal.loss


@contextmanager
def at_table(data: Path, game: Game[Any, Any] = TOY) -> Iterator[tuple[Table, TableJournal]]:
    """A table that starts in that folder, and its journal."""
    with (
        closing(Journal(data)) as journal,
        closing(Table("main", game, journal, CardShelf(data), verify=True)) as table,
    ):
        yield table, table.journal


def recall(table: Table) -> int:
    """Answers once more whatever cannot be read, as it was answered; how many entries that was."""
    asked = 0
    while table.moment.story is not None and table.moment.story.gap is not None:
        give_answer(table, next_reply(play_of(table), f"again {asked}"))
        asked += 1
    return asked


def check(played: Played, state: Any, loss: Loss | None) -> None:
    """All is there, once what is asked again was answered; or what was so before is, and that is said."""
    moments = [step for step, known in played.states.items() if _bare(known) == _bare(state)]
    if played.steps in moments:
        return
    assert loss is not None
    if loss.file:
        assert state[1] is None
    else:
        assert loss.unsure
        assert moments or state[1] is None


def _bare(state: Any) -> Any:
    """What is so but the versions of what is asked: they only grow."""
    seating, play = state
    return seating, play and (play[0], set(play[1]))


def flipped(content: bytes, place: int, bit: int = 0) -> bytes:
    """The same, with one bit another."""
    return content[:place] + bytes((content[place] ^ 1 << bit,)) + content[place + 1 :]


def changed(content: bytes, what: bytes) -> bytes:
    """The same, with the first of these words another, in more than the one bit that could be put right."""
    assert what in content
    return content.replace(what, bytes((what[0] ^ 1, what[1] ^ 6)) + what[2:], 1)


def forged(path: Path, old: bytes, new: bytes) -> None:
    """Changes a word in every line of a game as another version might have written it: with its checksum."""
    lines = path.read_bytes().splitlines(keepends=True)
    assert any(old in line for line in lines)
    path.write_bytes(b"".join(_forged(line, old, new, path.stem) if old in line else line for line in lines))


def _forged(line: bytes, old: bytes, new: bytes, salt: str) -> bytes:
    body = line.rpartition(b',"crc":')[0].replace(old, new)
    return body + b',"crc":"%08x"}\n' % crc32(body, crc32(salt.encode()))

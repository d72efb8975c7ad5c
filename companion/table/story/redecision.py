"""Restores parts of a damaged journal from card files and rules: events are decided again."""

from collections.abc import Mapping, Sequence
from functools import reduce

from companion.engine.frozen import replace
from companion.engine.game import SetUp
from companion.engine.play import new_play, replay
from companion.table.cards.card_shelf import CardShelf
from companion.table.journal.entries import SAID, Entry, EntryKind
from companion.table.journal.raw_rows import Cells
from companion.table.journal.salvage import SalvagedRow
from companion.table.journal.values import Values
from companion.table.repertoire import Repertoire
from companion.table.story.timeline import Story


class Redeciding:
    """The sources of a table's journal (see `Sources`): the games that it can play, and its shelf."""

    def __init__(self, repertoire: Repertoire, shelf: CardShelf) -> None:
        self._repertoire, self._shelf = repertoire, shelf

    def text(self, game: str, hash_: str) -> str | None:
        """The card file of that hash, from the shelf or the program."""
        return self._shelf.kept(self._repertoire.game(game), hash_)

    def begun(self, game: Cells, texts: Mapping[str, str]) -> str:
        """The events with which a game of that row begins."""
        _, _, name, _, set_up, _, _ = game
        bare: SetUp = Values().read(set_up, SetUp)
        _, events = new_play(self._repertoire.game(name), replace(bare, decks=texts))
        return self._repertoire.values(name).write_events(events)

    def decided(self, entries: Sequence[SalvagedRow], said: Cells) -> Cells:
        """The entry that records what is said there, where its events can be decided again."""
        first, *rest = entries
        assert first.begins is not None
        name = first.begins[2]
        values = self._repertoire.values(name)
        story = Story(replay(self._repertoire.game(name), values.read_events(first.cells[5])))
        story = reduce(Story.told, (_entry(row.cells, values) for row in rest), story)
        entry = _entry((*said[:5], "[]"), values)
        assert entry.said is not None
        kept, events, _ = story.decide(entry.number, entry.said)
        text, written = values.write(kept, SAID[entry.kind]), values.write_events(events)
        return (said[0], entry.number, entry.kind.value, kept.command, text, written)


def _entry(cells: Cells, values: Values) -> Entry:
    _, number, named, _, text, events = cells
    kind = EntryKind(named)
    said = values.read(text, SAID[kind]) if text is not None else None
    return Entry(number, kind, said, values.read_events(events))

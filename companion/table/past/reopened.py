"""A game that was taken home, looked through whole and kept as its entries; no table hears of it."""

import json
import re
import zlib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from companion.engine.game import Game, Seat, SetUp
from companion.engine.limits import (
    EVENING_BYTES,
    EVENING_STEPS,
    MOST_CHARACTERS,
    SizeCheck,
    check_document,
    read_document,
)
from companion.engine.play import replay
from companion.engine.refusal import Refused, refuse
from companion.table.journal.entries import SAID, Entry, EntryKind, Reseat
from companion.table.journal.values import Values
from companion.table.names import LONGEST_NAME, tidied
from companion.table.repertoire import Load
from companion.table.story.timeline import Story

A_COLOUR = re.compile("[a-z]{1,20}")
"""There were other ones before."""
VIEWS = 20
"""Number of its steps that are viewed from every seat."""


@dataclass(frozen=True)
class ReopenedEvening:
    """One game from its beginning to its end: when it began, who played, and how many entries it has.

    `packed` holds these, each in a line of JSON, compressed.
    """

    game: str
    begun_at: str
    seats: tuple[Seat, ...]
    options: Mapping[str, str]
    length: int
    packed: bytes

    def entries(self, values: Values, first: int = 0) -> Iterator[Entry]:
        """Its entries from the `first` on, in order."""
        for line in zlib.decompress(self.packed).splitlines()[first:]:
            yield _entry(json.loads(line), values)


def reopened(data: bytes, loaders: Mapping[str, Load]) -> ReopenedEvening:
    """The evening that `written` wrote, of a game that can be loaded. Raises Refused with what to do."""
    if len(data) > EVENING_BYTES:
        raise refuse("refused-export-long", most=EVENING_STEPS)
    try:
        document = read_document(data)
        known = _card_files(document)
        check_document(document, known)
        name = document["game"]
        if name not in loaders:
            raise refuse("refused-export-game", name=name[:LONGEST_NAME])
        return _read(document, loaders[name](), known)
    except (Refused, MemoryError):
        raise
    except Exception as fault:  # whatever somebody may send
        raise refuse("refused-export") from fault


def next_story(story: Story | None, entry: Entry, game: Game[Any, Any]) -> Story:
    """The story after one more entry; the first is the beginning."""
    return story.told(entry) if story else Story(replay(game, entry.events))


def _card_files(document: Mapping[str, Any]) -> frozenset[str]:
    """The texts of its card files, which a game may have put into its events."""
    texts = document.get("card_files", {}).values()
    return frozenset(text for text in texts if isinstance(text, str) and len(text) <= MOST_CHARACTERS)


def _read(document: Mapping[str, Any], game: Game[Any, Any], known: frozenset[str]) -> ReopenedEvening:
    raw, values = document["entries"], Values(game.event_types)
    if len(raw) > EVENING_STEPS:
        raise refuse("refused-export-long", most=EVENING_STEPS)
    bare: SetUp = values.read(json.dumps(document["set_up"]), SetUp)
    _check_seats(bare.seats, game)
    begun_at = datetime.fromisoformat(document["begun_at"]).astimezone().isoformat()
    packed = zlib.compress("\n".join(map(json.dumps, raw)).encode())
    evening = ReopenedEvening(game.meta.name, begun_at, bare.seats, dict(bare.options), len(raw), packed)
    _check_game(evening, game, values, known)
    return evening


def _check_seats(seats: tuple[Seat, ...], game: Game[Any, Any]) -> None:
    if not 0 < len({seat.id for seat in seats}) == len(seats) <= game.meta.max_players:
        raise ValueError("too many seats, or none")
    for seat in seats:
        _check_name(seat.name)
        if not A_COLOUR.fullmatch(seat.colour):
            raise ValueError("dice of a colour that there never was")


def _check_name(name: str) -> None:
    if name and tidied(name) != name:
        raise ValueError("a name that nobody can have here")


def _check_game(
    evening: ReopenedEvening, game: Game[Any, Any], values: Values, known: frozenset[str]
) -> None:
    """Plays it to its end, and looks at it on the way as its pages do."""
    story, sizes = None, SizeCheck(known)
    for place, entry in enumerate(evening.entries(values)):
        if entry.number != place:
            raise ValueError(f"entry {place} is missing")
        if isinstance(entry.said, Reseat):
            _check_name(entry.said.name)
            _check_name(entry.said.player)
        story = next_story(story, entry, game)
        sizes.check(story.play.state)
        if place % (evening.length // VIEWS + 1) == 0 or place == evening.length - 1:
            for viewer in (None, *(seat.id for seat in evening.seats)):
                game.view(story.play.state, viewer)
    if story is None:
        raise ValueError("there is nothing in it")


def _entry(raw: Mapping[str, Any], values: Values) -> Entry:
    kind = EntryKind(raw["kind"])
    said = None if raw["said"] is None else values.read(json.dumps(raw["said"]), SAID[kind])
    return Entry(int(raw["number"]), kind, said, values.read_events(json.dumps(raw["events"])))

"""A game that was taken home, opened again for looking: no table and no journal hears of it."""

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from companion.engine.game import Game, SetUp
from companion.engine.play import replay
from companion.engine.refusal import Refused, refuse
from companion.table.journal.entries import SAID, Entry, EntryKind
from companion.table.journal.values import Values
from companion.table.moment import Moment
from companion.table.repertoire import Repertoire
from companion.table.seating.seating import NO_PROOF, SeatEntry, Seating
from companion.table.story.timeline import Story

MOST = 5_000
"""Steps of one game: a long one has a few hundred."""


@dataclass(frozen=True)
class Reopened:
    """One game from its beginning to its end: when it began, and how it stood after each step."""

    begun_at: str
    moments: tuple[Moment, ...]


def reopened(data: bytes, repertoire: Repertoire) -> Reopened:
    """What `written` wrote, step by step. Raises Refused with what to do for anything else."""
    try:
        document = json.loads(data)
        name = str(document["game"])
        if name not in repertoire.names:
            raise refuse("refused-export-game", name=name)
        return _read(document, repertoire.game(name), repertoire.values(name))
    except Refused:
        raise
    except Exception as fault:  # whatever somebody may send
        raise refuse("refused-export") from fault


def _read(document: Mapping[str, Any], game: Game[Any, Any], values: Values) -> Reopened:
    bare: SetUp = values.read(json.dumps(document["set_up"]), SetUp)
    places = tuple(SeatEntry(seat, NO_PROOF) for seat in bare.seats)
    seating = Seating("", places, bare.options, game=game.name)
    stories = _stories(game, (_entry(raw, values) for raw in document["entries"][:MOST]))
    moments = tuple(Moment(number, seating, story=story) for number, story in enumerate(stories))
    if not moments:
        raise ValueError("there is nothing in it")
    return Reopened(str(document["begun_at"]), moments)


def _stories(game: Game[Any, Any], entries: Iterator[Entry]) -> Iterator[Story]:
    story: Story | None = None
    for entry in entries:
        story = story.told(entry) if story else Story(replay(game, entry.events))
        yield story


def _entry(raw: Mapping[str, Any], values: Values) -> Entry:
    kind = EntryKind(raw["kind"])
    said = None if raw["said"] is None else values.read(json.dumps(raw["said"]), SAID[kind])
    return Entry(int(raw["number"]), kind, said, values.read_events(json.dumps(raw["events"])))

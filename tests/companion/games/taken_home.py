"""A game that bots began, as the file that somebody takes home."""

import json
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

from companion.analysis.simulation import COLOURS
from companion.engine.advice import next_answer, sensible
from companion.engine.answers import Origin
from companion.engine.game import Game, Seat, SetUp
from companion.engine.play import Play, new_play
from companion.table.cards.card_shelf import CardShelf
from companion.table.journal.entries import Entry, EntryKind, recorded
from companion.table.journal.export import written
from companion.table.journal.table_journal import JournalRecord
from companion.table.journal.values import Values
from companion.table.past.evening_replay import EveningReplay
from companion.table.past.reopened import ReopenedEvening
from companion.table.story.timeline import Story


def replayed(evening: ReopenedEvening, game: Game[Any, Any]) -> list[Play[Any, Any]]:
    """The game at its beginning, and after each step."""
    moments = EveningReplay(evening, game, Values(game.event_types)).moments()
    return [moment.play for moment in moments if moment.play is not None]


def lengthened(data: bytes, entries: int) -> bytes:
    """The same evening, whose last answer is taken back and done again until it has so many entries."""
    document = json.loads(data)
    all_ = document["entries"]
    latest, commands = all_[-1]["number"], count()
    while len(all_) < entries:
        number = len(all_)
        undone = document["entries"][-1]["kind"] == EntryKind.UNDO
        said = {
            "entry": number - 1 if undone else latest,
            "command": f"again-{next(commands)}",
            "seat": None,
            "origin": Origin.KIOSK,
        }
        kind = EntryKind.REDO if undone else EntryKind.UNDO
        all_.append({"number": number, "kind": kind, "said": said, "events": [], "taken_back_by": None})
    return json.dumps(document).encode()


def taken_home(game: Game[Any, Any], steps: int, seed: str = "home", more: int = 0) -> tuple[bytes, Story]:
    """The file after so many answers or at the end, and the story that is told in it.

    So many `more` people play than the fewest, as far as there are seats.
    """
    chance, decks = Random(seed), CardShelf(Path("there is no such folder")).decks_in(game)
    colours = [colour for colour in COLOURS if colour not in game.meta.shared_colours]
    sitting = tuple(
        Seat(f"seat-{n}", f"P{n}", colours[n])
        for n in range(min(game.meta.min_players + more, game.meta.max_players))
    )
    seated = (None, *(seat.id for seat in sitting))
    set_up = SetUp(sitting, decks, {}, seed)
    play, begun = new_play(game, set_up)
    story, entries = Story(play), [Entry(0, EntryKind.BEGIN, None, begun)]
    for number in range(1, steps + 1):
        answer = next_answer(story.play, seated, sensible, chance, str(number))
        if answer is None:
            break
        said, events, story = story.decide(number, answer)
        entries.append(recorded(number, said, events))
    record = JournalRecord(game.meta.name, game.meta.version, set_up, "2026-11-25T20:00:00+00:00")
    return json.dumps(written(record, entries, Values(game.event_types))).encode(), story

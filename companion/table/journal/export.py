"""A game's journal as one document that people can take home and programs can read."""

import json
from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from companion.engine.game import SetUp
from companion.table.journal.entries import SAID, Entry
from companion.table.journal.table_journal import JournalRecord
from companion.table.journal.values import Values


def written(record: JournalRecord, entries: Iterable[Entry], values: Values) -> dict[str, Any]:
    """The whole journal of one game, secrets and all, as JSON can hold it; entries in their order."""
    return {
        "game": record.name,
        "rules": record.rules,
        "begun_at": record.begun_at,
        "set_up": json.loads(values.write(replace(record.set_up, decks={}), SetUp)),
        "card_files": dict(record.set_up.decks),
        "entries": [_entry(entry, values) for entry in entries],
    }


def _entry(entry: Entry, values: Values) -> dict[str, Any]:
    said = None if entry.said is None else json.loads(values.write(entry.said, SAID[entry.kind]))
    return {
        "number": entry.number,
        "kind": entry.kind.value,
        "said": said,
        "events": json.loads(values.write_events(entry.events)),
        "taken_back_by": entry.undone,
    }

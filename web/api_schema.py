"""The schema of what programs are told of a table (JSON Schema, 2020-12)."""

from typing import Any

VERSION = 1
TEXT, NUMBER, TRUTH = {"type": "string"}, {"type": "integer"}, {"type": "boolean"}
MAYBE_TEXT = {"type": ["string", "null"]}


def _object(**fields: Any) -> dict[str, Any]:
    return {"type": "object", "properties": fields, "required": list(fields)}


def _list(of: Any) -> dict[str, Any]:
    return {"type": "array", "items": of}


def _maybe(of: Any) -> dict[str, Any]:
    return {"anyOf": [of, {"type": "null"}]}


TRACK = _object(label=TEXT, value=NUMBER, size=NUMBER)
CARD = _object(kind=TEXT, title=TEXT, lines=_list(TEXT))
SEAT = _object(
    name=TEXT,
    colour=TEXT,
    on_turn=TRUTH,
    asked=TRUTH,
    gone=TRUTH,
    note=MAYBE_TEXT,
    tracks=_list(TRACK),
    badges=_list(_object(label=TEXT, grave=TRUTH)),
    cards=_list(CARD),
)
STATE = _object(
    stage={"enum": ["free", "waiting", "playing", "over"]},
    game=TEXT,
    title=TEXT,
    since={"type": "string", "format": "date-time"},
    people=NUMBER,
    turn=_list(TEXT),
)
VIEW = _object(
    mood=TEXT,
    over=TRUTH,
    waiting=_list(TEXT),
    seats=_list(SEAT),
    tracks=_list(TRACK),
    counters=_list(_object(label=TEXT, count=NUMBER)),
    spotlight=_maybe(_object(kicker=TEXT, title=TEXT, text=MAYBE_TEXT, lines=_list(TEXT))),
    dice=_maybe(
        _object(
            asked=_list(_object(colour=TEXT, count=NUMBER)),
            read=_list(_object(colour=TEXT, value=NUMBER)),
            says=MAYBE_TEXT,
        )
    ),
    opened=_list(CARD),
    shared=_list(CARD),
    why=_list(TEXT),
)
SCHEMA: dict[str, Any] = {
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    "title": "A table of the table companion, as a spectator sees it",
    **_object(
        version={"const": VERSION},
        table=TEXT,
        stamp=NUMBER,
        language=TEXT,
        state=STATE,
        view=_maybe(VIEW),
        log=_list(TEXT),
    ),
}
"""Fields may come without a new version; none goes or means something else."""

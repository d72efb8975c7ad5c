"""How a table stands, in a few fields: for a page about all tables, and whatever counts or lights by it."""

import json
from dataclasses import asdict, dataclass
from enum import StrEnum
from typing import Any


class TableStage(StrEnum):
    """Nobody sits there, people wait for a game, play it, or look back on it."""

    FREE = "free"
    WAITING = "waiting"
    PLAYING = "playing"
    OVER = "over"


@dataclass(frozen=True)
class TableSummary:
    """How one table stands; nothing in it says who plays.

    `game` is its name for programs and `title` for people; `since` is when this stage began (ISO 8601),
    `people` how many sit there, `turn` the colours of whose turn it is, and `help` since when somebody of the
    staff is asked to come.
    """

    stage: TableStage
    game: str
    title: str
    since: str
    people: int = 0
    turn: tuple[str, ...] = ()
    help: str | None = None


def packed(what: Any) -> bytes:
    """A value as the broker carries it: JSON in UTF-8. Equal values are equal bytes."""
    return json.dumps(what, ensure_ascii=False, sort_keys=True, separators=(",", ":")).encode()


def packed_state(state: TableSummary) -> bytes:
    """How a table stands, for the broker."""
    return packed(asdict(state))


def read_state(payload: bytes) -> TableSummary | None:
    """How a table stands, as the broker brought it; None for what makes no sense."""
    try:
        raw = json.loads(payload)
        return TableSummary(
            TableStage(raw["stage"]),
            str(raw["game"]),
            str(raw["title"]),
            str(raw["since"]),
            int(raw["people"]),
            tuple(map(str, raw["turn"])),
            None if raw["help"] is None else str(raw["help"]),
        )
    except (ValueError, KeyError, TypeError):
        return None

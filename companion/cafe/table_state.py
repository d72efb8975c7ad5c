"""A table's status in a few fields, for the staff page and other programs."""

import json
from dataclasses import asdict, dataclass
from enum import StrEnum
from typing import Any


class TableStage(StrEnum):
    """`FREE`: nobody sits there. `WAITING`: people, but no game. `PLAYING`, `OVER`: a game, its recap."""

    FREE = "free"
    WAITING = "waiting"
    PLAYING = "playing"
    OVER = "over"


@dataclass(frozen=True)
class TableSummary:
    """A table's status, without names of people.

    `game` is its name for programs and `title` for people; `since` is the start of this stage (ISO 8601),
    `people` the number of players, `turn` the colours of those to act, and `help` the time of a call for
    staff.
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


def unpacked(payload: bytes | str) -> Any:
    """The content of a message. Raises ValueError for a text that is no JSON, or nested too deep."""
    try:
        return json.loads(payload)
    except RecursionError as fault:
        raise ValueError("it is nested too deep") from fault


def packed_state(state: TableSummary, machine: str = "") -> bytes:
    """The status as a message, with the name of the machine, which tells two tables of one name apart."""
    return packed({**asdict(state), "machine": machine})


def read_machine(payload: bytes) -> str:
    """The machine that a status is of; empty if it is invalid."""
    try:
        return str(unpacked(payload).get("machine", ""))
    except (ValueError, AttributeError):
        return ""


def read_state(payload: bytes) -> TableSummary | None:
    """The status in a message; None if it is invalid."""
    try:
        raw = unpacked(payload)
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

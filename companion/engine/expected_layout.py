"""Expected layout of a table with a mat: resting dice and printed tokens."""

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, Generic, TypeVar

from companion.engine.answers import Value
from companion.engine.tile_map import Mapped
from companion.engine.words import Words

State = TypeVar("State")


class ExpectedToken(StrEnum):
    """The printed tokens, by their pictures; each game says what they mean."""

    CLOCK = "clock"
    ARROW = "arrow"
    BOWL = "bowl"
    CROSS = "cross"
    KEY = "key"


@dataclass(frozen=True)
class Tokens:
    """Number of tokens of one kind that should lie in a field of the mat, with their name.

    The field belongs to a seat, to a round (`round-1`), or to the shared dice (None).
    """

    token: ExpectedToken
    field: str | None
    count: int
    what: Words


@dataclass(frozen=True)
class Pool:
    """Dice of one colour that should lie before a seat (None: among the shared ones), and what they are."""

    seat: str | None
    colour: str
    count: int
    what: Words


@dataclass(frozen=True)
class Stack:
    """A pile of printed cards on the table: how many lie face down in it, and what it is."""

    count: int
    what: Words


@dataclass(frozen=True)
class ExpectedPlace:
    """Answer given by tokens to the open question of that id: exactly this number must lie `there`."""

    question: str
    there: Tokens
    means: Value


@dataclass(frozen=True)
class ExpectedLayout:
    """Expected contents of the mat now; anything not named here may lie anywhere.

    `placed` are the answers that tokens stand for, `stacks` the piles of printed cards.
    """

    pools: tuple[Pool, ...] = ()
    tokens: tuple[Tokens, ...] = ()
    placed: tuple[ExpectedPlace, ...] = ()
    stacks: tuple[Stack, ...] = ()


def _nothing(_state: Any) -> ExpectedLayout:
    return ExpectedLayout()


@dataclass(frozen=True)
class MatLayouts(Generic[State]):
    """Layouts of a game, from public facts only.

    `laid` is what the mat should show now, `again` how people lay the table when a game is taken up, where
    that is more, `mapped` the map of tiles that a camera may follow, if there is one.
    """

    laid: Callable[[State], ExpectedLayout] = _nothing
    again: Callable[[State], ExpectedLayout] | None = None
    mapped: Callable[[State], Mapped | None] = lambda _state: None

    def lay(self, state: State) -> ExpectedLayout:
        """The layout by which people lay the table again."""
        return (self.again or self.laid)(state)

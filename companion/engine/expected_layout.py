"""What should lie where on a table with a mat: dice that rest, and printed tokens."""

from dataclasses import dataclass
from enum import StrEnum

from companion.engine.answers import Value
from companion.engine.words import Words


class ExpectedToken(StrEnum):
    """The printed tokens, by their pictures; each game says what they mean."""

    CLOCK = "clock"
    ARROW = "arrow"
    BOWL = "bowl"
    CROSS = "cross"
    KEY = "key"


@dataclass(frozen=True)
class Tokens:
    """So many tokens of a kind that should lie in a field of the mat, and what they are.

    The field is a seat's, or a round's (`round-1`), or that of the shared dice (None).
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
class ExpectedPlace:
    """An answer to the open question of that id, which somebody gives by tokens: so many lie `there`, no
    more and no fewer."""

    question: str
    there: Tokens
    means: Value


@dataclass(frozen=True)
class ExpectedLayout:
    """All that should lie somewhere now; of what is not named here anything may be so.

    `placed` are the answers that tokens stand for.
    """

    pools: tuple[Pool, ...] = ()
    tokens: tuple[Tokens, ...] = ()
    placed: tuple[ExpectedPlace, ...] = ()

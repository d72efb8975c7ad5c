"""Hidden fact of a game, and the same game with another value of it."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

State = TypeVar("State")
T = TypeVar("T")
NOBODY: frozenset[str] = frozenset()


@dataclass(frozen=True)
class Secret(Generic[State]):
    """Hidden fact: its `kind`, its subject `about`, and the seats that may know it.

    `otherwise` gives the same state with this fact and its consequences changed. All other viewers must
    see the
    same in both, and so must a bystander who glances at a knowing seat's screen.
    """

    kind: str
    known_to: frozenset[str]
    otherwise: Callable[[], State]
    about: str = ""

    @property
    def id(self) -> str:
        """Which fact it is, as long as it is hidden."""
        return f"{self.kind}:{self.about}"


def exchanged(things: Sequence[T], one: int, other: int) -> tuple[T, ...]:
    """The same things, of which two have changed places."""
    found = list(things)
    found[one], found[other] = found[other], found[one]
    return tuple(found)


def first_pair(things: Sequence[object]) -> tuple[int, int] | None:
    """The places of the top thing and of the next that is not like it; None where all are alike."""
    return next(((0, n) for n, one in enumerate(things) if one != things[0]), None)

"""A moment that the table holds still for: a sentence of the log, and how it is staged on the big screen."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import groupby
from typing import TypeAlias

from companion.engine.words import Message, Words, say
from companion.shared_view import staged

Staged: TypeAlias = staged.Staged[Words, str]
StagedDie: TypeAlias = staged.StagedDie[Words, str]
StagedStep: TypeAlias = staged.StagedStep[Words, str]


@dataclass(frozen=True, eq=False)
class Milestone(Message):
    """A log message that is staged: a death, the result of a test, a new round, the end.

    It is public: its steps may only hold what a spectator knows. `retold` ones are in the log already.
    """

    staged: Staged = field(default_factory=lambda: Staged(""))
    retold: bool = False

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Message) and (self.key, self.values) == (other.key, other.values)

    def __hash__(self) -> int:
        return super().__hash__()


def milestone(look: Staged, *, retold: bool = False) -> Milestone:
    """The message that `look` tells, with that look. Raises TypeError where it tells none."""
    if not isinstance(look.told, Message):
        raise TypeError("only a message is staged")
    return Milestone(look.told.key, look.told.values, look, retold)


def is_step(line: Message) -> bool:
    """True for a line of the log that tells a step of a milestone."""
    return line.key in {"told-step", "told-share"}


def lines(told: Message) -> Iterator[Message]:
    """The lines of the log that tell this message: its steps, equal neighbours as one, and itself."""
    staged = told.staged if isinstance(told, Milestone) and not told.retold else Staged("")
    yield from _steps(staged.steps[: staged.told_with])
    yield told
    yield from _steps(staged.steps[staged.told_with :])


def _steps(steps: Sequence[StagedStep]) -> Iterator[Message]:
    for (text, adds), some in groupby((step.text, step.adds) for step in steps if step.text):
        n = sum(1 for _ in some)
        what = text if n == 1 else say("told-times", n=n, text=text)
        yield say("told-step", text=what) if adds is None else _share(what, n * adds)


def _share(text: Words, adds: int) -> Message:
    return say("told-share", text=text, share=f"{adds:+}".replace("-", "\N{MINUS SIGN}"))

"""Hides who has a private prompt: at random times every phone asks its player to look.

Every phone always has a folded line for private prompts. Only chance decides when all of them say *look*,
never a question to anybody.
"""

from collections.abc import Callable
from dataclasses import dataclass
from hashlib import blake2b
from typing import Any

from companion.engine.play import Play
from companion.table.moment import Moment
from companion.table.table import Table

DECOY = "decoy"
"""The question that a decoy answers: no game hears of it."""
CHANCE = 1 / 16
"""Probability, after each answer at the table, that the decoy appears."""
LASTS = 4
"""Number of answers during which the decoy stays."""
ANSWERS_MOST = 3


@dataclass(frozen=True)
class Decoy:
    """The prompt on every phone without a private one, while all of them say *look*.

    `raised` is the number of the journal entry with which it began, `answers` the number of its buttons.
    """

    raised: int
    answers: int


@dataclass(frozen=True)
class Decoys:
    """The current decoy, if any, and the seats that have dismissed it."""

    decoy: Decoy | None = None
    done: frozenset[str] = frozenset()

    def of(self, seat: str) -> Decoy | None:
        """The decoy for a seat without a prompt of its own."""
        return None if seat in self.done else self.decoy


def decoy(moment: Moment, seed: str) -> Decoy | None:
    """The decoy at that moment.

    It depends on the counted answers alone, so that an undo or a restart finds the same one.
    """
    steps = moment.story.steps[-LASTS:] if moment.story else ()
    raised = next((step.entry for step in reversed(steps) if _lot(seed, "look", step.entry) < CHANCE), None)
    return None if raised is None else Decoy(raised, 1 + int(ANSWERS_MOST * _lot(seed, "answers", raised)))


def _lot(seed: str, what: str, entry: int) -> float:
    """Some number from 0 to 1, without the 1, each equally likely."""
    digest = blake2b(f"{seed}/{what}/{entry}".encode(), digest_size=6).digest()
    return int.from_bytes(digest, "big") / 2**48


class DecoyPrompts:
    """The decoys of one table, where it `wants` them; from any thread. What was tapped away is on no disk."""

    def __init__(self, table: Table, wants: Callable[[], bool]) -> None:
        self._table, self._wants = table, wants
        self._seed: tuple[int | None, str] = None, ""
        self._done: dict[str, tuple[int | None, int]] = {}

    def at(self, moment: Moment) -> Decoys | None:
        """The decoys at that moment; None while prompts are shown openly."""
        if moment.play is None or not _asks_unheard(moment.play) or not self._wants():
            return None
        found = decoy(moment, self._seed_of(moment))
        if found is None:
            return Decoys()
        now = moment.game, found.raised
        return Decoys(found, frozenset(seat for seat, done in self._done.items() if done == now))

    def tap_away(self, seat: str, raised: int) -> None:
        """Dismisses the decoy that began with this entry, for that seat."""
        self._done = {**self._done, seat: (self._table.moment.game, raised)}

    def _seed_of(self, moment: Moment) -> str:
        if self._seed[0] != moment.game or moment.game is None:
            self._seed = moment.game, self._table.record.seed_beside()
        return self._seed[1]


def _asks_unheard(play: Play[Any, Any]) -> bool:
    return play.game.meta.has_private_prompts and not play.public_view.over

"""Now and then every phone says that there may be something for its player alone, whether there is or not.

What nobody else hears of stands folded in one line that every phone has at every moment. When all of them say
*look* follows from chance alone: never from what is asked of anybody.
"""

from collections.abc import Callable
from dataclasses import dataclass
from hashlib import blake2b

from companion.engine.play import Play
from companion.table.moment import Moment
from companion.table.table import Table

DECOY = "decoy"
"""The question that a decoy answers: no game hears of it."""
CHANCE = 1 / 16
"""How likely it is after each answer at the table that the phones begin to say *look*."""
LASTS = 4
"""For so many answers at the table they go on saying it."""
ANSWERS_MOST = 3


@dataclass(frozen=True)
class Decoy:
    """What every phone shows that asks nothing else unheard, for as long as all say *look*.

    `raised` is the number of the journal's entry with which they began to, `answers` how many there are.
    """

    raised: int
    answers: int


@dataclass(frozen=True)
class Decoys:
    """The decoy of now, if there is one, and the seats that have tapped it away already."""

    decoy: Decoy | None = None
    done: frozenset[str] = frozenset()

    def of(self, seat: str) -> Decoy | None:
        """What that seat is shown where nothing is asked of it."""
        return None if seat in self.done else self.decoy


def decoy(moment: Moment, seed: str) -> Decoy | None:
    """What follows from the answers that count at that moment: an undo or a restart leads to the same."""
    steps = moment.story.steps[-LASTS:] if moment.story else ()
    raised = next((one.entry for one in reversed(steps) if _lot(seed, "look", one.entry) < CHANCE), None)
    return None if raised is None else Decoy(raised, 1 + int(ANSWERS_MOST * _lot(seed, "answers", raised)))


def _lot(seed: str, what: str, entry: int) -> float:
    """Some number from 0 to 1, without the 1, each equally likely."""
    digest = blake2b(f"{seed}/{what}/{entry}".encode(), digest_size=6).digest()
    return int.from_bytes(digest, "big") / 2**48


class Pretence:
    """The decoys of one table, where it `wants` them; from any thread. What was tapped away is on no disk."""

    def __init__(self, table: Table, wants: Callable[[], bool]) -> None:
        self._table, self._wants = table, wants
        self._seed: tuple[int | None, str] = None, ""
        self._done: dict[str, tuple[int | None, int]] = {}

    def at(self, moment: Moment) -> Decoys | None:
        """What is so at that moment; None where prompts stand open as they come."""
        if moment.play is None or not _asks_unheard(moment.play) or not self._wants():
            return None
        found = decoy(moment, self._seed_of(moment))
        if found is None:
            return Decoys()
        now = moment.game, found.raised
        return Decoys(found, frozenset(seat for seat, done in self._done.items() if done == now))

    def tap_away(self, seat: str, raised: int) -> None:
        """That seat has tapped the decoy that began with this entry; nothing else is so than before."""
        self._done = {**self._done, seat: (self._table.moment.game, raised)}

    def _seed_of(self, moment: Moment) -> str:
        if self._seed[0] != moment.game or moment.game is None:
            self._seed = moment.game, self._table.seed_beside()
        return self._seed[1]


def _asks_unheard(play: Play[object, object]) -> bool:
    return play.game.has_private_prompts and not play.game.view(play.state, None).over

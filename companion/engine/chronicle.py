"""Facts that a game reports for statistics and for the recap, in terms common to all games."""

from dataclasses import dataclass
from enum import StrEnum

from companion.engine.words import Message

FACTION = "faction"


class Happening(StrEnum):
    """Kind of a fact. Counts belong to the cards that came since the last turn began, too.

    A card is dealt when a player receives it, and comes into play when it does something. A choice is taken
    about a card, and a level is how much of something there is at the end of a round. A share is told at the
    end of a game with several sides: of each side, each aim and the like, whether it has won.
    """

    TURN = "turn"
    DEALT = "dealt"
    CARD = "card"
    CHOICE = "choice"
    LEVEL = "level"
    SHARE = "share"
    COUNT = "count"


@dataclass(frozen=True, slots=True)
class Fact:
    """Something countable, in which round.

    For a card `name` is its title and `kind` what it is; for a choice `kind` is what was chosen. For a count
    `kind` is the game's own name of it, such as deaths, `amount` how many, `name` of what kind, if any, and
    `seat` whose. For a level it is what there is, and `amount` how much of it. For a share `kind` is
    what kind of thing it is (FACTION where one side alone can win), and `amount` 1 if it has won, else 0.
    """

    happening: Happening
    round: int
    name: str = ""
    kind: str = ""
    amount: float = 0.0
    seat: str = ""


def count(counter: str, round_: int, seat: str = "", of: str = "", n: float = 1.0) -> Fact:
    """Adds `n` to a counter of the game, of that seat if one is named."""
    return Fact(Happening.COUNT, round_, of, counter, n, seat)


@dataclass(frozen=True, slots=True)
class Passage:
    """A sentence of the story that is told once a game is over, and the round in which it happened.

    `by_dice` says that the latest roll decided it.
    """

    round: int
    text: Message
    by_dice: bool = False

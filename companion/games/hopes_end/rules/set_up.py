"""Initial layout before the first turn (HE-001 to HE-008)."""

from collections.abc import Iterable

from companion.engine.game import SetUp
from companion.engine.refusal import refuse
from companion.engine.shuffle import least_met_on_top, shuffled
from companion.games.hopes_end.cards import Box
from companion.games.hopes_end.events.beginning import Begun
from companion.games.hopes_end.rulings import rulings_of
from companion.games.hopes_end.state import CARDS, PILES
from companion.games.hopes_end.town.tiles import Tile


def beginning(set_up: SetUp, box: Box) -> Begun:
    """Everything shuffled and dealt. Raises Refused for seats, colours or cards that cannot be (HE-001)."""
    count = len(set_up.seats)
    if count < 2:
        raise refuse("refused-few", least=2)
    if count > 4:
        raise refuse("refused-many", most=4)
    if len({seat.colour for seat in set_up.seats}) < count:
        raise refuse("refused-ends-colours")
    rulings, seed = rulings_of(set_up.options), set_up.seed
    if len(box.morality) <= CARDS * count or not box.history:
        raise refuse("refused-ends-cards", n=CARDS * count + 1)
    stack = [*box.tiles, *((box.start,) if rulings.start == "beside" else ())]
    tiles = tuple(shuffled(stack, seed, "shuffle-0"))
    rounds = -(-len(tiles) // count)
    morality = _pile(box.morality, CARDS * count + len(tiles), set_up, "shuffle-1")
    history = _pile(box.history, rounds, set_up, "shuffle-2")
    return Begun(set_up.seats, box, rulings, seed, four_piles(tiles), morality, history)


def _pile(cards: Iterable[str], used: int, set_up: SetUp, name: str) -> tuple[str, ...]:
    """A shuffled pile of which a game uses that many cards; those met least often are among them."""
    pile = shuffled(list(cards), set_up.seed, name)
    return least_met_on_top(pile, used, set_up.met, set_up.seed, name)


def four_piles(tiles: tuple[Tile, ...]) -> tuple[tuple[Tile, ...], ...]:
    """Four piles as equal as may be: 36, 36, 36, 35 of 143 (HE-007, HE-A9)."""
    size = -(-len(tiles) // PILES)
    return tuple(tiles[size * n : size * (n + 1)] for n in range(PILES))

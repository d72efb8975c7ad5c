"""`make repeats`: the share of cards that a group of bots has not met before, evening by evening."""

import argparse
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from multiprocessing import Pool
from pathlib import Path
from statistics import mean

from companion import games
from companion.analysis.simulation import SimulationInput, steps
from companion.table.cards.card_shelf import CardShelf

SHOWN = (2, 3, 4, 6, 10)
LANGUAGE = "en"


@dataclass(frozen=True)
class Group:
    """The same people who play a game again and again, with the cards dealt unseen first or as they come."""

    game: str
    seats: int
    number: int
    unseen_first: bool


def unseen(group: Group, evenings: int = max(SHOWN)) -> tuple[float, ...]:
    """The share, from 0 to 1, of the cards of each evening that were in no evening before."""
    met = Counter[str]()
    shares = []
    for evening in range(1, evenings + 1):
        cards = set(_cards(_course(group, met), evening))
        shares.append(sum(card not in met for card in cards) / len(cards) if cards else 0.0)
        met.update(cards)
    return tuple(shares)


def _course(group: Group, met: Counter[str]) -> SimulationInput:
    game = games.find(group.game)
    decks = CardShelf(Path("nowhere")).decks_in(game, LANGUAGE)
    played = {name: text for name, text in decks.items() if name not in game.meta.expansions}
    course = SimulationInput(game, played, group.seats, f"group {group.number}")
    return replace(course, met=dict(met)) if group.unseen_first else course


def _cards(course: SimulationInput, evening: int) -> Iterator[str]:
    state = course.game.initial_state()
    for entry, _ in steps(course, evening):
        for event in entry.events:
            state = event.evolve(state)
            yield from course.game.met(state)


def _lines(game: str, seats: int, groups: int) -> Iterator[str]:
    for unseen_first in (False, True):
        with Pool() as pool:
            shares = pool.map(unseen, [Group(game, seats, n, unseen_first) for n in range(groups)])
        told = "  ".join(f"{100 * mean(one[evening - 1] for one in shares):4.0f} %" for evening in SHOWN)
        yield f"{game:18} {seats:5}  {'unseen first' if unseen_first else 'shuffled':14} {told}"


def main(arguments: Sequence[str] | None = None) -> None:
    """Prints a line for each game with a deck, shuffled and unseen first."""
    parser = argparse.ArgumentParser(prog="python3 -m tools.repeats", description=__doc__)
    parser.add_argument("--groups", type=int, default=20)
    asked = parser.parse_args(arguments)
    evenings = "  ".join(f"{f'#{evening}':>6}" for evening in SHOWN)
    print(f"{'game':18} {'seats':>5}  {'dealt':14} {evenings}")
    for game in map(games.find, games.names()):
        if game.card_editor is not None:
            for line in _lines(game.meta.name, min(4, game.meta.max_players), asked.groups):
                print(line, flush=True)


if __name__ == "__main__":
    main()

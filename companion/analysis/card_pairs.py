"""Measures one card by playing the same games with it and without it."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from math import sqrt

from companion.analysis.card_impact import SURE
from companion.analysis.simulation import SimulatedGame, SimulationInput, play, simulate
from companion.analysis.workers import Workers
from companion.engine.chronicle import Happening
from companion.engine.frozen import replace
from companion.engine.phrasebook.card_file import card_key, read_card_file, write_card_file
from companion.engine.slug import slug

LAST = "zzz"
"""The removed card's new title.

It sorts last in its pile, so that the others keep their order and the two games differ in that card alone.
"""
COMING = frozenset({Happening.CARD, Happening.DEALT})


class NoCard(Exception):  # noqa: N818 - named for what a reader is told
    """There is no card of that name in these card files; the message says so."""


@dataclass
class Pairs:
    """Games that were played with a card and without it; games in which it never came are counted alone."""

    games: int = 0
    came: int = 0
    with_it: int = 0
    without_it: int = 0
    differing: int = 0

    @property
    def effect(self) -> float:
        """By how much more of the games in which it came are won because of it, between -1 and 1."""
        return (self.with_it - self.without_it) / self.came if self.came else 0.0

    @property
    def error(self) -> float:
        """Half the width of the effect's 95 % interval."""
        if not self.came:
            return 1.0
        return SURE * sqrt(max(0.0, self.differing / self.came - self.effect**2) / self.came)

    def add(self, played: SimulatedGame, instead: SimulatedGame | None) -> None:
        """A game with the card, and the same without it if it came."""
        self.games += 1
        if instead is not None:
            self.came += 1
            self.with_it += played.won
            self.without_it += instead.won
            self.differing += played.won != instead.won


def without(decks: Mapping[str, str], title: str) -> tuple[dict[str, str], dict[str, str]]:
    """The card files with the card of that title as the last of its pile, and without it. Raises NoCard."""
    for name, text in decks.items():
        file = read_card_file(name, text).without_box
        for section, cards in file.sections.items():
            for lines in cards:
                if card_key(lines) == slug(title):
                    last = file.with_card(section, card_key(lines), {**lines, "title": LAST})
                    texts = (write_card_file(one) for one in (last, file.without(section, card_key(lines))))
                    one, other = ({**decks, name: text} for text in texts)
                    return one, other
    raise NoCard(f"there is no card “{title}” in {', '.join(decks)}")


def pairs(
    course: SimulationInput, title: str, games: int, jobs: Workers
) -> Iterator[tuple[SimulatedGame, SimulatedGame | None]]:
    """Each game of the course with the card, and without it where it came. Raises NoCard, Broken, Refused."""
    one, other = without(course.decks, title)
    played = list(simulate(replace(course, decks=one), games, jobs))
    numbers = [number for number, game in enumerate(played) if _came(game)]
    again = dict(zip(numbers, play(replace(course, decks=other), numbers, jobs), strict=True))
    return ((game, again.get(number)) for number, game in enumerate(played))


def summary(title: str, found: Pairs) -> Iterable[str]:
    """The result in lines for people."""
    yield f"“{title}” came in {found.came:,} of {found.games:,} games"
    if found.came:
        won, lost = (100 * one / found.came for one in (found.with_it, found.without_it))
        yield f"  with it {won:.1f} % of them were won, and the same games without it {lost:.1f} %"
        yield f"  {100 * found.effect:+.1f} ± {100 * found.error:.1f} points"


def _came(played: SimulatedGame) -> bool:
    return any(fact.happening in COMING and fact.name == LAST for fact in played.facts)

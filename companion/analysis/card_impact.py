"""Measures a deck's effect: sums up games with any number of seats, and the change that each card makes."""

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from math import sqrt
from typing import Any, NamedTuple

from companion.analysis.simulation import SimulatedGame
from companion.analysis.tally import CounterTally, by_turn, counts_of
from companion.engine.chronicle import FACTION, Fact, Happening

SURE = 1.96
"""Standard errors on each side of a 95 % interval."""
Card = tuple[str, str]
"""A card's kind and title."""
Stratum = tuple[int, int, str]
"""Number of seats, turn of the game, kind of card: a class of comparable games."""


@dataclass
class OutcomeShare:
    """A number of games, with the number won."""

    games: int = 0
    won: int = 0

    @property
    def rate(self) -> float:
        """The share of games that were won, between 0 and 1."""
        return self.won / self.games if self.games else 0.0

    @property
    def error(self) -> float:
        """Half the width of the rate's 95 % interval."""
        return SURE * sqrt(self.rate * (1 - self.rate) / self.games) if self.games else 1.0

    def add(self, won: bool) -> None:
        self.games += 1
        self.won += won


class Weight(NamedTuple):
    """One card's effect, with the events of its turns.

    `effect` is the difference in the share of games won, from those in which another card of its kind came at
    the same time (between -1 and 1, give or take the error).
    """

    card: Card
    times: int
    effect: float
    error: float
    counts: dict[str, int]
    chosen: dict[str, int]

    def as_json(self) -> dict[str, Any]:
        kind, title = self.card
        numbers = {"effect": round(self.effect, 4), "error": round(self.error, 4)}
        happened = {"times": self.times, "counts": self.counts}
        return {"kind": kind, "title": title, **numbers, **happened, "chosen": self.chosen}


@dataclass
class ComparedSide:
    """The games of one number of seats."""

    share: OutcomeShare = field(default_factory=OutcomeShare)
    counts: dict[str, CounterTally] = field(default_factory=lambda: defaultdict(CounterTally))
    levels: dict[tuple[str, int], list[float]] = field(default_factory=lambda: defaultdict(list))
    shares: dict[tuple[str, str], OutcomeShare] = field(default_factory=lambda: defaultdict(OutcomeShare))
    """Share of games won by each faction, aim and the like, of those with it."""

    def courses(self) -> dict[str, dict[int, float]]:
        """Mean amount of each thing at the end of each round, over the games that had it."""
        found: dict[str, dict[int, float]] = {}
        for (name, of), amounts in sorted(self.levels.items()):
            found.setdefault(name, {})[of] = sum(amounts) / len(amounts)
        return found


@dataclass
class CardImpact:
    """All measurements; `add` takes one game after another."""

    sides: dict[int, ComparedSide] = field(default_factory=dict)
    strata: dict[Stratum, OutcomeShare] = field(default_factory=lambda: defaultdict(OutcomeShare))
    came: dict[Card, dict[Stratum, OutcomeShare]] = field(default_factory=dict)
    first: set[Card] = field(default_factory=set)
    """The cards that came before the first turn."""
    counts: dict[Card, Counter[str]] = field(default_factory=lambda: defaultdict(Counter))
    chosen: dict[str, Counter[str]] = field(default_factory=lambda: defaultdict(Counter))
    factions: "dict[str, CardImpact]" = field(default_factory=dict)
    """The games in which each faction was there, won where that one has won."""

    def add(self, seats: int, played: SimulatedGame) -> None:
        """Adds one game with that number of seats; with factions, for each of them as well."""
        self._add(seats, played)
        for fact in played.facts:
            if fact.happening is Happening.SHARE and fact.kind == FACTION:
                of = self.factions.setdefault(fact.name, CardImpact())
                of._add(seats, played._replace(won=fact.amount > 0))

    def _add(self, seats: int, played: SimulatedGame) -> None:
        side = self.sides.setdefault(seats, ComparedSide())
        side.share.add(played.won)
        for fact in played.facts:
            self._note(side, fact)
        for turn, facts in enumerate(by_turn(played.facts)):
            self._note_turn(facts)
            for card in _came(facts, _dealt_kinds(played.facts)):
                stratum = (seats, turn, card[0])
                self.strata[stratum].add(played.won)
                self.came.setdefault(card, defaultdict(OutcomeShare))[stratum].add(played.won)
                self.first |= {card} if turn == 0 else set()

    def weights(self) -> list[Weight]:
        """Every card that came, those that win most first."""
        return sorted((self._weight(card) for card in self.came), key=lambda one: -one.effect)

    def as_json(self) -> dict[str, Any]:
        return {
            "seats": {str(seats): _side_as_json(side) for seats, side in sorted(self.sides.items())},
            "cards": [weight.as_json() for weight in self.weights()],
            "factions": {
                name: [weight.as_json() for weight in of.weights()]
                for name, of in sorted(self.factions.items())
            },
        }

    def _note(self, side: ComparedSide, fact: Fact) -> None:
        match fact.happening:
            case Happening.COUNT:
                side.counts[fact.kind].add(fact)
            case Happening.LEVEL:
                side.levels[fact.name, fact.round].append(fact.amount)
            case Happening.CHOICE:
                self.chosen[fact.name][fact.kind] += 1
            case Happening.SHARE:
                side.shares[fact.kind, fact.name].add(fact.amount > 0)

    def _note_turn(self, facts: list[Fact]) -> None:
        counts = counts_of(facts)
        for fact in facts:
            if fact.happening is Happening.CARD:
                self.counts[fact.kind, fact.name].update(counts)

    def _weight(self, card: Card) -> Weight:
        """The card against the others of its kind; in a stratum in which it was alone it says nothing."""
        times, more, variance = 0, 0.0, 0.0
        for stratum, share in self.came[card].items():
            everything = self.strata[stratum]
            others = OutcomeShare(everything.games - share.games, everything.won - share.won)
            if others.games:
                times += share.games
                more += share.won - share.games * others.rate
                spread = others.rate * (1 - others.rate)
                variance += spread * share.games * (1 + share.games / others.games)
        effect, error = (more / times, SURE * sqrt(variance) / times) if times else (0.0, 1.0)
        chosen = dict(self.chosen.get(card[1], {}))
        return Weight(card, times, effect, error, dict(self.counts[card]), chosen)


def _dealt_kinds(facts: Iterable[Fact]) -> set[str]:
    return {fact.kind for fact in facts if fact.happening is Happening.DEALT}


def _came(facts: Iterable[Fact], dealt: set[str]) -> Iterator[Card]:
    """The cards that came in a turn: when they were dealt, or in play if nobody is dealt their kind."""
    for fact in facts:
        in_play = fact.happening is Happening.CARD and fact.kind not in dealt
        if in_play or fact.happening is Happening.DEALT:
            yield fact.kind, fact.name


def _side_as_json(side: ComparedSide) -> dict[str, Any]:
    return {
        "games": side.share.games,
        "won": side.share.won,
        "rate": round(side.share.rate, 4),
        "error": round(side.share.error, 4),
        "counters": {name: one.as_json() for name, one in sorted(side.counts.items())},
        "shares": [
            {"kind": kind, "name": name, "games": one.games, "won": one.won, "error": round(one.error, 4)}
            for (kind, name), one in sorted(side.shares.items())
        ],
        "levels": {
            name: {str(of): round(n, 2) for of, n in run.items()} for name, run in side.courses().items()
        },
    }

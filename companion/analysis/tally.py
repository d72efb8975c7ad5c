"""Sums up simulated games: as lines for people, as JSON for programs."""

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from statistics import mean
from typing import Any

from companion.analysis.simulation import SimulatedGame
from companion.engine.chronicle import Fact, Happening

FEWEST = 20
"""Cards that came in fewer games are left out of the lines: their share says nothing yet."""
SHOWN = 10
Card = tuple[str, str]
"""A card's kind and title."""


@dataclass
class CardTally:
    """Counts of the turns with a card, and the results of the games with it."""

    games: int = 0
    won: int = 0
    counts: Counter[str] = field(default_factory=Counter)


@dataclass
class CounterTally:
    """One counter of the game over all games: by round, by kind, by seat."""

    rounds: Counter[int] = field(default_factory=Counter)
    kinds: Counter[str] = field(default_factory=Counter)
    seats: Counter[str] = field(default_factory=Counter)

    def add(self, fact: Fact) -> None:
        self.rounds[fact.round] += _whole(fact.amount)
        if fact.name:
            self.kinds[fact.name] += _whole(fact.amount)
        if fact.seat:
            self.seats[fact.seat] += _whole(fact.amount)

    def as_json(self) -> dict[str, Any]:
        return {
            "n": sum(self.rounds.values()),
            "rounds": {str(of): n for of, n in sorted(self.rounds.items())},
            "kinds": dict(self.kinds.most_common()),
            "seats": dict(sorted(self.seats.items())),
        }

    def line(self, games: int) -> str:
        """In a game on average: all of it, of each kind, of each seat."""
        parts = (*self.kinds.most_common(), *sorted(self.seats.items()))
        told = "; " + ", ".join(f"{name} {n / games:.2f}" for name, n in parts) if parts else ""
        return f"{sum(self.rounds.values()) / games:.2f} in a game{told}"


@dataclass
class Tally:
    """All counts; `add` takes one game after another."""

    answers: list[int] = field(default_factory=list)
    won: int = 0
    rounds: Counter[int] = field(default_factory=Counter)
    counters: dict[str, CounterTally] = field(default_factory=dict)
    cards: dict[Card, CardTally] = field(default_factory=dict)

    @property
    def games(self) -> int:
        return len(self.answers)

    def add(self, played: SimulatedGame) -> None:
        self.answers.append(played.answers)
        self.won += played.won
        self.rounds[max((fact.round for fact in played.facts), default=0)] += 1
        for fact in played.facts:
            if fact.happening is Happening.COUNT:
                self.counters.setdefault(fact.kind, CounterTally()).add(fact)
        for card, facts in _turns(played.facts):
            self._deeds(card).counts.update(counts_of(facts))
        for card in {_card(fact) for fact in played.facts if fact.happening is Happening.CARD}:
            self._deeds(card).games += 1
            self._deeds(card).won += played.won

    def as_json(self) -> dict[str, Any]:
        return {
            "games": self.games,
            "won": self.won,
            "lost": self.games - self.won,
            "answers": {"mean": self._mean(), "most": max(self.answers, default=0)},
            "rounds": {str(of): n for of, n in sorted(self.rounds.items())},
            "counters": {name: one.as_json() for name, one in sorted(self.counters.items())},
            "cards": [
                {"kind": kind, "title": title, **vars(deeds)}
                for (kind, title), deeds in sorted(self.cards.items())
            ],
        }

    def lines(self) -> Iterator[str]:
        """The counts in a few lines, the most decisive cards first."""
        if not self.games:
            return
        lost, share = self.games - self.won, self.won / self.games
        yield f"{self.games} games: {self.won} won ({share:.0%}), {lost} lost"
        yield f"answers: {self._mean():.0f} in a game, {max(self.answers)} at most"
        yield "rounds:  " + ", ".join(
            f"{n} ended in round {round_}" for round_, n in sorted(self.rounds.items())
        )
        yield from (f"{name}: {one.line(self.games)}" for name, one in sorted(self.counters.items()))
        yield from self._card_lines()

    def _mean(self) -> float:
        return round(mean(self.answers), 1) if self.answers else 0.0

    def _deeds(self, card: Card) -> CardTally:
        return self.cards.setdefault(card, CardTally())

    def _card_lines(self) -> Iterator[str]:
        known = [(card, deeds) for card, deeds in self.cards.items() if deeds.games >= FEWEST]
        usual = self.won / self.games
        far = sorted(known, key=lambda one: -abs(one[1].won / one[1].games - usual))[:SHOWN]
        for (kind, title), deeds in far:
            told = f"{deeds.won / deeds.games:.0%} of {deeds.games} games with it won"
            counts = "".join(f", {n:g} {name}" for name, n in sorted(deeds.counts.items()))
            yield f"{kind} {title}: {told}{counts}{' in its turns' if counts else ''}"


def counts_of(facts: Iterable[Fact]) -> Counter[str]:
    """Sums of the game's counters in these facts."""
    found = Counter[str]()
    for fact in facts:
        if fact.happening is Happening.COUNT:
            found[fact.kind] += _whole(fact.amount)
    return found


def _whole(amount: float) -> Any:
    """Counts are whole numbers, but for the share of a win."""
    return int(amount) if float(amount).is_integer() else amount


def _card(fact: Fact) -> Card:
    return fact.kind, fact.name


def _turns(facts: Iterable[Fact]) -> Iterator[tuple[Card, list[Fact]]]:
    """Each card that came into play, with what happened in that turn."""
    for turn in by_turn(facts):
        for fact in turn:
            if fact.happening is Happening.CARD:
                yield _card(fact), turn


def by_turn(facts: Iterable[Fact]) -> Iterator[list[Fact]]:
    """The facts before the first turn, and then those of each turn."""
    turn: list[Fact] = []
    for fact in facts:
        if fact.happening is Happening.TURN:
            yield turn
            turn = []
        turn.append(fact)
    yield turn

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
    """Events in turns with a card, and the results of the games with it."""

    games: int = 0
    won: int = 0
    deaths: int = 0
    rescues: int = 0


@dataclass
class Tally:
    """All counts; `add` takes one game after another."""

    answers: list[int] = field(default_factory=list)
    won: int = 0
    rounds: Counter[int] = field(default_factory=Counter)
    deaths: Counter[tuple[int, str]] = field(default_factory=Counter)
    cards: dict[Card, CardTally] = field(default_factory=dict)

    @property
    def games(self) -> int:
        return len(self.answers)

    def add(self, played: SimulatedGame) -> None:
        self.answers.append(played.answers)
        self.won += played.won
        self.rounds[max((fact.round for fact in played.facts), default=0)] += 1
        for fact in played.facts:
            if fact.happening is Happening.DEATH:
                self.deaths[fact.round, fact.name] += 1
        for card, facts in _turns(played.facts):
            self._deeds(card).deaths += sum(fact.happening is Happening.DEATH for fact in facts)
            self._deeds(card).rescues += sum(fact.happening is Happening.RESCUE for fact in facts)
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
            "deaths": [
                {"round": of, "cause": cause, "n": n} for (of, cause), n in sorted(self.deaths.items())
            ],
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
        yield "deaths:  " + (", ".join(self._death_lines()) or "none")
        yield from self._card_lines()

    def _mean(self) -> float:
        return round(mean(self.answers), 1) if self.answers else 0.0

    def _deeds(self, card: Card) -> CardTally:
        return self.cards.setdefault(card, CardTally())

    def _death_lines(self) -> Iterator[str]:
        causes, rounds = Counter[str](), Counter[int]()
        for (round_, cause), n in self.deaths.items():
            causes[cause] += n
            rounds[round_] += n
        yield from (f"{n} by {cause}" for cause, n in causes.most_common())
        yield from (f"{n} in round {round_}" for round_, n in sorted(rounds.items()))

    def _card_lines(self) -> Iterator[str]:
        known = [(card, deeds) for card, deeds in self.cards.items() if deeds.games >= FEWEST]
        usual = self.won / self.games
        far = sorted(known, key=lambda one: -abs(one[1].won / one[1].games - usual))[:SHOWN]
        for (kind, title), deeds in far:
            told = f"{deeds.won / deeds.games:.0%} of {deeds.games} games with it won"
            yield f"{kind} {title}: {told}, {deeds.deaths} deaths, {deeds.rescues} rescues in its turns"


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

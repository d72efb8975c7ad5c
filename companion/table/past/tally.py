"""Sums up the games of a table by person, by pair and by game."""

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import TypeVar

from companion.table.journal.table_journal import JournalGame
from companion.table.names import read_as

K = TypeVar("K")


@dataclass(frozen=True)
class PersonTally:
    """Counts of a person's finished games, their wins, the wins in a row up to now, and the wins by game."""

    name: str
    played: int
    won: int
    streak: int
    games: tuple[tuple[str, int], ...] = ()


@dataclass(frozen=True)
class PairTally:
    """Counts of the games that two people finished together, and of those that both won."""

    names: tuple[str, str]
    played: int
    won: int


@dataclass(frozen=True)
class KindTally:
    """Count of the times that a game was finished, and when it last began (ISO 8601)."""

    name: str
    played: int
    latest: str


@dataclass(frozen=True)
class GameTally:
    """All of it, what was played most first."""

    people: tuple[PersonTally, ...]
    pairs: tuple[PairTally, ...]
    games: tuple[KindTally, ...]


def tally(games: Iterable[JournalGame]) -> GameTally:
    """Adds up the games that were played to their end, given the latest first. Bots do not count."""
    ended = [game for game in games if game.party.left is not None and game.party.left.over]
    names: dict[str, str] = {}
    people: dict[str, list[bool]] = defaultdict(list)
    wins: dict[str, Counter[str]] = defaultdict(Counter)
    latest = {game.name: game.begun_at for game in reversed(ended)}
    pairs: dict[tuple[str, str], list[bool]] = defaultdict(list)
    for game in ended:
        won = {read_as(name): won for name, won in _results(game)}
        names = {**{read_as(name): name for name, _ in _results(game)}, **names}
        for one, has_won in won.items():
            people[one].append(has_won)
            wins[one][game.name] += has_won
        for one, other in combinations(sorted(won), 2):
            pairs[one, other].append(won[one] and won[other])
    return GameTally(
        tuple(_person(names[one], won, wins[one]) for one, won in _longest_first(people)),
        tuple(
            PairTally((names[one], names[other]), len(won), sum(won))
            for (one, other), won in _longest_first(pairs)
        ),
        tuple(
            KindTally(name, n, latest[name]) for name, n in Counter(game.name for game in ended).most_common()
        ),
    )


def _results(game: JournalGame) -> Iterator[tuple[str, bool]]:
    """Yields each person of a game, and True if they won it."""
    winners = game.party.left.winners if game.party.left else ()
    for place in game.party.places:
        if not place.bot or place.away:
            yield place.player or place.seat.name, place.seat.id in winners


def _person(name: str, won: Sequence[bool], wins: Counter[str]) -> PersonTally:
    streak = next((n for n, one in enumerate(won) if not one), len(won))
    return PersonTally(name, len(won), sum(won), streak, tuple((+wins).most_common()))


def _longest_first(found: Mapping[K, list[bool]]) -> Sequence[tuple[K, list[bool]]]:
    return sorted(found.items(), key=lambda one: -len(one[1]))

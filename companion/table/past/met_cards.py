"""Remembers which cards the phones of a table have met in earlier games, so that others are dealt first."""

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence, Set

from companion.table.journal.table_journal import JournalGame


def times_met(games: Iterable[JournalGame], name: str, phones: Set[str]) -> Mapping[str, int]:
    """Counts for each card in how many games of that name one of these phones was there when it was met."""
    theirs = (game for game in games if game.name == name and game.party.phones & phones)
    return dict(sorted(Counter(card for game in theirs for card in cards_of(game)).items()))


def cards_of(game: JournalGame) -> tuple[str, ...]:
    """The cards that were met in a game; none where that was forgotten, or nobody was known again."""
    return game.party.left.met if game.party.left and game.party.phones else ()


def groups(games: Iterable[JournalGame]) -> Sequence[Sequence[JournalGame]]:
    """The games in which cards were met, those with the same phones together, in their order."""
    found: dict[frozenset[str], list[JournalGame]] = defaultdict(list)
    for game in games:
        if cards_of(game):
            found[game.party.phones].append(game)
    return tuple(found.values())

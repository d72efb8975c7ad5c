"""Card files that came onto the shelf with an update, after the table chose what it plays with."""

from collections.abc import Collection, Iterable, Iterator
from typing import Any

from companion.engine.game import Game
from companion.table.cards.card_shelf import UNTIL_CHOSEN, twins
from companion.table.seating.seating import Seating


def with_new_files(seating: Seating, names: Collection[str], apart: Collection[str]) -> Seating:
    """The seating that plays each deck in one language only.

    A deck new in every language is played, unless it is one of those `apart` or the table plays with no other
    deck that comes in several languages.
    """
    decks = {deck: [file for file in deck if file not in seating.left_out] for deck in _decks(names)}
    known = [file for deck, taken in decks.items() if len(taken) < len(deck) for file in taken]
    languages = (seating.language, *map(_language, known), UNTIL_CHOSEN)
    for deck, taken in decks.items():
        if len(taken) > 1:
            file = _first(taken, languages)
            seating = seating.take(file, names)
            is_new = len(taken) == len(deck)
            seating = seating.leave_out(file) if is_new and (not known or file in apart) else seating
    return seating


def apart(game: Game[Any, Any], names: Collection[str]) -> Collection[str]:
    """The card files that a table of that game leaves out until one is chosen."""
    return names if game.card_editor is not None and game.card_editor.one_box else game.meta.expansions


def _decks(names: Collection[str]) -> Iterator[tuple[str, ...]]:
    """The files of each deck that comes in several languages."""
    found = {tuple(sorted((name, *twins(name, names)))) for name in names}
    return (deck for deck in sorted(found) if len(deck) > 1)


def _first(files: Iterable[str], languages: Iterable[str]) -> str:
    """The file in the earliest of these languages, else the first one."""
    files = sorted(files)
    order = (file for language in languages for file in files if _language(file) == language)
    return next(order, files[0])


def _language(file: str) -> str:
    return file.split(".")[-2]

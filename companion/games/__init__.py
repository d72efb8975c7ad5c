"""The games, each in a folder of its own; they do not know one another."""

from importlib import import_module
from pkgutil import iter_modules
from typing import Any

from companion.engine.game import Game


def names() -> tuple[str, ...]:
    """The games there are: one for each folder here."""
    return tuple(sorted(module.name for module in iter_modules(__path__) if module.ispkg))


def find(name: str) -> Game[Any, Any]:
    """The game of that name. Raises ValueError naming those there are."""
    if name not in names():
        raise ValueError(f"there is no game {name!r}: there are {', '.join(names())}")
    game: Game[Any, Any] = import_module(f"{__name__}.{name}.game").GAME
    return game

"""The games, each in a folder of its own; they do not know one another."""

from importlib import import_module
from importlib.util import find_spec
from pkgutil import iter_modules
from typing import Any

from companion.engine.game import Game
from companion.engine.meta import Meta


def names() -> tuple[str, ...]:
    """The games there are: one for each folder here."""
    return tuple(sorted(module.name for module in iter_modules(__path__) if module.ispkg))


def usual() -> str:
    """The game that is played where nobody names one: the first of them."""
    return names()[0]


def metas() -> tuple[Meta, ...]:
    """What is told of each game that a table can choose, without loading it."""
    return tuple(import_module(f"{__name__}.{name}.meta").META for name in names() if _tells(name))


def _tells(name: str) -> bool:
    return find_spec(f"{__name__}.{name}.meta") is not None


def find(name: str) -> Game[Any, Any]:
    """The game of that name. Raises ValueError naming those there are."""
    if name not in names():
        raise ValueError(f"there is no game {name!r}: there are {', '.join(names())}")
    game: Game[Any, Any] = import_module(f"{__name__}.{name}.game").GAME
    return game

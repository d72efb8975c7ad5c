"""The games, each in a folder of its own, here or brought by a package; they do not know one another."""

from collections.abc import Mapping
from importlib import import_module
from importlib.util import find_spec
from pkgutil import iter_modules
from typing import Any

from companion.engine.game import Game
from companion.engine.meta import Meta
from companion.games.packs import brought


def _own() -> Mapping[str, str]:
    """Where each game lies that comes along."""
    return {module.name: f"{__name__}.{module.name}" for module in iter_modules(__path__) if module.ispkg}


def _packages() -> Mapping[str, str]:
    """Where each game lies; a name that is taken here is not another's."""
    return {**brought(), **_own()}


def names() -> tuple[str, ...]:
    """The games there are: one for each folder here, and those that installed packages bring."""
    return tuple(sorted(_packages()))


def usual() -> str:
    """The game that is played where nobody names one: the first of those that come along."""
    return next(meta.name for meta in _metas(_own()))


def metas() -> tuple[Meta, ...]:
    """Metadata of each game that a table can choose, without loading the games; small ones last."""
    return _metas(_packages())


def _metas(packages: Mapping[str, str]) -> tuple[Meta, ...]:
    found = (import_module(f"{package}.meta").META for package in packages.values() if _tells(package))
    return tuple(sorted(found, key=lambda meta: (meta.small, meta.name)))


def _tells(package: str) -> bool:
    return find_spec(f"{package}.meta") is not None


def find(name: str) -> Game[Any, Any]:
    """The game of that name. Raises ValueError naming those there are."""
    own = _own()
    packages = own if name in own else _packages()
    if name not in packages:
        raise ValueError(f"there is no game {name!r}: there are {', '.join(sorted(packages))}")
    game: Game[Any, Any] = import_module(f"{packages[name]}.game").GAME
    return game

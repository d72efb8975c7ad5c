"""The games that one table can play, each loaded when it is first wanted, and how it is written down."""

import logging
import pickle
from collections.abc import Callable, Mapping
from functools import partial
from types import MappingProxyType
from typing import Any

from companion.engine.game import Game
from companion.engine.refusal import Refused, refuse
from companion.table.game_time import bounded
from companion.table.journal.values import Values

log = logging.getLogger(__name__)

Load = Callable[[], Game[Any, Any]]
NO_OTHERS: Mapping[str, Load] = MappingProxyType({})


class Repertoire:
    """The games of a table by name. The `usual` one is played where nobody has chosen another."""

    def __init__(self, usual: Game[Any, Any], others: Mapping[str, Load] = NO_OTHERS) -> None:
        self.usual = bounded(usual)
        self._games: dict[str, Game[Any, Any]] = {usual.meta.name: self.usual}
        self._others = {name: load for name, load in others.items() if name != usual.meta.name}
        self._values: dict[str, Values] = {}

    @property
    def names(self) -> tuple[str, ...]:
        """All games there are, in the order of their names."""
        return tuple(sorted({self.usual.meta.name, *self._others}))

    @property
    def loaders(self) -> Mapping[str, Load]:
        """Loader of each game for another process, which loads only the one it needs."""
        here = {name: partial(pickle.loads, pickle.dumps(game)) for name, game in self._games.items()}
        return {**self._others, **here}

    def game(self, name: str) -> Game[Any, Any]:
        """Game of that name, or the default. Raises Refused for an unknown one."""
        name = name or self.usual.meta.name
        if name not in self.names:
            raise refuse("refused-game")
        if name not in self._games:
            self._games[name] = bounded(self._others[name]())
        return self._games[name]

    def can_load(self, name: str) -> bool:
        """True for a game that is here, and whose package can be imported."""
        try:
            self.game(name)
        except Refused:
            return False
        except Exception:
            log.exception("the game %s cannot be loaded", name)
            return False
        return True

    def values(self, name: str) -> Values:
        """Serialiser of that game's events. Raises Refused as `game` does."""
        name = name or self.usual.meta.name
        if name not in self._values:
            self._values[name] = Values(self.game(name).event_types)
        return self._values[name]

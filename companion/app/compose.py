"""Creates the parts of a companion from its settings."""

import logging
from collections.abc import Mapping
from functools import partial
from pathlib import Path
from typing import Any

from companion import games
from companion.adapters.language.speech import folder_of_words
from companion.adapters.system.new_versions import NewVersions
from companion.app.settings import CompanionSettings
from companion.engine.game import Game
from companion.table.repertoire import Load
from companion.upkeep.running import left_behind

log = logging.getLogger(__name__)


def usual_game(settings: CompanionSettings) -> Game[Any, Any]:
    """The game that a new table begins with. Raises KeyError for an unknown one."""
    return games.find(settings.game or games.usual())


def game_loaders() -> Mapping[str, Load]:
    """A loader for each installed game, by name."""
    return {name: partial(games.find, name) for name in games.names()}


def was_cut_off(data: Path) -> bool:
    """True if the last run on this data folder did not end by itself; logs it."""
    if cut_off := left_behind(data):
        log.warning("the table before this one was cut off: a power cut, or it was ended from outside")
    return cut_off


def new_versions_of(settings: CompanionSettings) -> NewVersions | None:
    """The watch for new versions, or None where nobody would install one."""
    if not settings.update_note:
        return None
    return NewVersions(settings.data, Path(settings.update_note), settings.signers)


def texts(*packages: str) -> list[Path]:
    """The folders with the words of all that is around a game, and those of these packages."""
    return [
        folder_of_words(name)
        for name in ("companion.table", "companion.upkeep", "companion.adapters", *packages)
    ]

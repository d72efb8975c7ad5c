"""The commands of the command line, one module each."""

from argparse import ArgumentParser
from pathlib import Path
from typing import TYPE_CHECKING, TypeAlias

import companion
from companion import games

if TYPE_CHECKING:
    from argparse import _SubParsersAction

Commands: TypeAlias = "_SubParsersAction[ArgumentParser]"
"""The registry of commands. Each adds a parser and the function that maps its options to an exit status."""
DEFAULT_GAME = games.usual()
CHECKOUT = Path(companion.__file__).parents[1]
IS_CHECKOUT = (CHECKOUT / "pyproject.toml").is_file()
"""False where the program is installed."""
DATA = Path("data") if IS_CHECKOUT else Path.home() / "table-companion"
"""The folder that keeps everything, unless another is named: an installed program has none of its own."""

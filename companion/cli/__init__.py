"""The commands of the command line, one module each."""

from argparse import ArgumentParser
from pathlib import Path
from typing import TYPE_CHECKING, TypeAlias

from companion import games

if TYPE_CHECKING:
    from argparse import _SubParsersAction

Commands: TypeAlias = "_SubParsersAction[ArgumentParser]"
"""What a command adds itself to, with the function that runs it: from its options to the exit status."""
DEFAULT_GAME = games.usual()
DATA = Path("data")
"""The folder that keeps everything, unless another is named."""

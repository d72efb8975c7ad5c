"""The commands of the command line besides `read`, one module each."""

from argparse import ArgumentParser
from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    from argparse import _SubParsersAction

Commands: TypeAlias = "_SubParsersAction[ArgumentParser]"
"""What a command adds itself to, with the function that runs it: from its options to the exit status."""

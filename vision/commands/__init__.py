"""The commands of the command line besides `read`, one module each."""

from argparse import ArgumentParser
from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    from argparse import _SubParsersAction

Commands: TypeAlias = "_SubParsersAction[ArgumentParser]"
"""Subparsers, each with its function from options to the exit status."""

"""The toy game, where another process looks for it."""

from tests.companion.toy_game import TOY as GAME

__all__ = ["GAME"]

"""Puts the two moves between which the camera is in doubt first in the question, for a tap to decide."""

from collections.abc import Iterable
from dataclasses import replace

from companion.adapters.camera.tiles.tile_sight import TileSight
from web.shown.prompts import Prompt


def in_doubt(asked: Iterable[Prompt], sight: TileSight) -> tuple[Prompt, ...]:
    """The same prompts; that which is in doubt names the two."""
    return tuple(
        replace(one, between=found)
        if (found := tuple(move.option for move in sight.doubt if move.question == one.question))
        else one
        for one in asked
    )

"""Pictures of dice that nobody threw, so that everything can be tried with no camera attached."""

from vision.render.palette import COLOURS
from vision.render.picture import picture, render
from vision.render.resting import put, resting
from vision.render.scatter import TooManyDice, room, scatter
from vision.render.scene import DieOnTable, RenderedLamp, RenderedScene, Room, TokenOnTable, Viewpoint
from vision.render.sensor import Sensor
from vision.render.tumbling import tumble

__all__ = [
    "COLOURS",
    "DieOnTable",
    "RenderedLamp",
    "RenderedScene",
    "Room",
    "Sensor",
    "TokenOnTable",
    "TooManyDice",
    "Viewpoint",
    "picture",
    "put",
    "render",
    "resting",
    "room",
    "scatter",
    "tumble",
]

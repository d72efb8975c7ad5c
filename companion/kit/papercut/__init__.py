"""Pictures cut out of paper: layers of few colours and one light, drawn by code, as small SVG documents."""

from companion.kit.papercut.land import cloud, pines, ridge, road, sea, skyline
from companion.kit.papercut.sheet import HEIGHT, WIDTH, SheetStyle, picture
from companion.kit.papercut.sky import disc, rain, sparks, stars
from companion.kit.papercut.things import card, die, figure, flame, house, star

__all__ = [
    "HEIGHT",
    "WIDTH",
    "SheetStyle",
    "card",
    "cloud",
    "die",
    "disc",
    "figure",
    "flame",
    "house",
    "picture",
    "pines",
    "rain",
    "ridge",
    "road",
    "sea",
    "skyline",
    "sparks",
    "star",
    "stars",
]

"""Light on surfaces: from the lamp and from the room."""

import numpy as np

from vision.render.scene import Room


def ambient(room: Room) -> np.float32:
    """The room's own light on a surface that faces upwards."""
    return np.float32(room.lamp.exposure * (1 - room.lamp.share))


def lamp_strength(room: Room) -> np.float32:
    """Light times mm squared, such that a white tray's middle gets the lamp's share of the exposure."""
    place = np.array(room.lamp.place)
    distance = float(np.linalg.norm(place))
    return np.float32(room.lamp.exposure * room.lamp.share * distance**3 / place[2])

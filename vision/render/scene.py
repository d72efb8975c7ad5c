"""Scene of the pretend camera, as frozen values in millimetres: dice, lamp and point of view."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Viewpoint:
    """A pinhole camera that looks at the middle of the tray.

    Angles in radians: `tilt` off the vertical, `swing` about it. `focal` in pixels, `distance` in mm.
    """

    tilt: float = 0.3
    swing: float = 0.0
    distance: float = 520.0
    focal: float = 1960.0
    width: int = 1280
    height: int = 720


@dataclass(frozen=True, slots=True)
class RenderedLamp:
    """A round lamp: its middle and radius in mm, its colour (blue, green, red) and its share of all light."""

    place: tuple[float, float, float] = (-210.0, 190.0, 430.0)
    radius: float = 35.0
    colour: tuple[float, float, float] = (0.90, 0.98, 1.05)
    share: float = 0.68
    exposure: float = 0.92


@dataclass(frozen=True, slots=True)
class WindowLight:
    """A bright square, far off, that dice mirror: where it is (a unit vector), its half side, its light.

    `turn` is in radians about the line of sight, `half` a tangent, `light` in units of a white sheet's.
    """

    towards: tuple[float, float, float]
    half: tuple[float, float]
    turn: float
    light: float


@dataclass(frozen=True, slots=True)
class TokenOnTable:
    """A printed token on the mat, by the name of its picture: its middle in mm from the mat's.

    `turn` is in radians, against the clock as the viewer sees it.
    """

    token: str
    place: tuple[float, float]
    turn: float = 0.0


@dataclass(frozen=True, slots=True)
class Room:
    """Fixed part of the scene while dice come and go; `blur` and `noise` are the camera's own.

    `blur` is a standard deviation in pixels, `noise` one in grey levels of 255.
    """

    view: Viewpoint = Viewpoint()
    lamp: RenderedLamp = RenderedLamp()
    felt: str = "slate"
    blur: float = 0.6
    noise: float = 2.5
    seed: int = 0
    mat: int | None = None
    """The seats of the mat that lies where the tray would stand."""
    tokens: tuple[TokenOnTable, ...] = ()
    """Drawing on the mat, below all dice."""
    windows: tuple[WindowLight, ...] = ()
    bare: bool = False
    """True for bare wood, without tray or mat."""


@dataclass(frozen=True, slots=True)
class DieOnTable:
    """A die at rest: its middle on the felt in mm from the tray's, x to the right and y away from the viewer.

    `turn` is in radians about the vertical, `size` what it measures from face to face in mm. It has pips on
    six `faces`, or numerals on twelve.
    """

    colour: str
    value: int
    place: tuple[float, float] = (0.0, 0.0)
    turn: float = 0.0
    size: float = 16.0
    faces: int = 6


@dataclass(frozen=True, slots=True)
class RenderedScene:
    """Dice at rest in a room; the seed makes each die's own shade and the noise of the picture.

    `beside` are dice that nobody rolls: they are drawn once for many pictures, below all others.
    """

    dice: tuple[DieOnTable, ...] = ()
    room: Room = Room()
    seed: int = 0
    beside: tuple[DieOnTable, ...] = ()

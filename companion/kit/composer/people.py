"""People of a picture: a posture, clothes, a head, and something in hand."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

from companion.kit.composer.clothing import Dressed, Joints
from companion.kit.composer.drawing import placed
from companion.kit.composer.palette import SkyPalette
from companion.kit.composer.parts import Light, Part, library
from companion.kit.composer.resources import lines
from companion.kit.composer.shorten import FINER

NAMES = ("hip", "shoulder", "head", "near_leg", "far_leg", "near_arm", "far_arm")
"""The joints of a posture in the order of its line."""
KINDS = ("man", "woman", "boy", "girl", "child", "figure")
SMALL = ("boy", "girl", "child")
OF_A_CHILD = 0.64
LIFTED = 1.45
"""Height of a person who holds up a child, as a share."""


@cache
def postures() -> Mapping[str, Joints]:
    """The postures by their names."""
    return {name: _joints(words) for name, *words in map(str.split, lines("postures"))}


def _joints(words: list[str]) -> Joints:
    points: list[Any] = [tuple(map(float, word.split(","))) for word in words[:13]]
    legs_and_arms = points[3:6], points[6:9], points[9:11], points[11:13]
    joints: dict[str, Any] = dict(zip(NAMES, (*points[:3], *legs_and_arms), strict=True))
    return Joints(**joints, wide=float(words[14]), tall=float(words[16]))


@dataclass(frozen=True)
class DrawnPerson:
    """A person as a line describes them; `tone` chooses among the cloths."""

    kind: str
    posture: str = "standing"
    clothes: str = "coat"
    head: str = "short"
    held: str = ""
    tone: int = 0
    old: bool = False
    pack: bool = False
    plain: bool = False
    red: bool = False

    @property
    def joints(self) -> Joints:
        """Where its joints are; the old stoop."""
        joints = postures()[self.posture]
        return joints.stooping() if self.old and joints.tall == 1 else joints

    @property
    def size(self) -> float:
        """Its height as a share of an adult's."""
        return OF_A_CHILD if self.kind in SMALL else 1.0

    @property
    def wide(self) -> float:
        """The room that it takes."""
        return self.joints.wide * (0.7 if self.kind in SMALL else 1)

    @property
    def tall(self) -> float:
        """Its height."""
        return 100 * self.size * self.joints.tall * (LIFTED if self.held == "child" else 1)

    @property
    def light(self) -> Light | None:
        """The light that it holds: its place and its reach."""
        held = held_things().get(self.held)
        if held is None or held.light is None:
            return None
        x, y = self.joints.near_arm[1]
        return x * self.size, (y + 12) * self.size, held.light[2]

    def svg(self, palette: SkyPalette) -> str:
        """The person in thirds of a unit, the foot at 0,0."""
        inside = Dressed(self.joints, self.clothes, palette, self.tone, self.old, self.plain, self.red).svg(
            self.head, self.held, pack=self.pack
        )
        if self.held == "child":
            (near, _), (far, _) = (self.joints.near_arm[1], 0), (self.joints.far_arm[1], 0)
            child = DrawnPerson("child", "surrendering", "dress", red=True)
            inside += placed(
                child.svg(palette), (near[0] + far[0]) / 2 * FINER, (near[1] + 13) * FINER, FINER * 0.9
            )
        return placed(inside, 0, 0, self.size * FINER) if self.size != 1 else inside


def held_things() -> Mapping[str, Part]:
    """The things that a hand may hold."""
    return library("held")

"""Clothes over the joints of a posture: limbs, body and head as layers of paper."""

from dataclasses import dataclass, replace
from math import hypot

from companion.kit.composer.drawing import Own, drawn, placed
from companion.kit.composer.palette import SkyPalette
from companion.kit.composer.paper import Point, between, circle, limb, number, smooth
from companion.kit.composer.parts import Part, library
from companion.kit.composer.shorten import FINER, shorten

CLOTHES = ("coat", "jacket", "dress", "apron", "robe", "uniform", "gown", "white")
HEMS = {
    "coat": (0.18, 7.5),
    "white": (0.18, 7.5),
    "dress": (0.62, 8),
    "apron": (0.4, 8),
    "robe": (0.93, 8),
    "gown": (0.93, 13),
}
"""The hem of clothes: its place on the shin, and its width."""
LONG = ("robe", "gown")
HAIRS = ("#3a2a20-35", "#20181a-35", "#6a4a2a-35")
Arm = tuple[Point, Point]
Leg = tuple[Point, Point, Point]


@dataclass(frozen=True)
class Joints:
    """Where the joints of a posture are: legs by knee, ankle and toe, arms by elbow and hand.

    `wide` is the room that it takes, `tall` its share of a standing person's height.
    """

    hip: Point
    shoulder: Point
    head: Point
    near_leg: Leg
    far_leg: Leg
    near_arm: Arm
    far_arm: Arm
    wide: float = 30
    tall: float = 1

    def stooping(self) -> "Joints":
        """The same posture, bent by age."""
        (x, y), (hx, hy, tilt) = self.shoulder, self.head
        return replace(self, shoulder=(x + 5, y + 5), head=(hx + 11, hy + 8, tilt + 14))

    def along(self, up: float, out: float) -> Point:
        """A place of the body: 0 at the hip, 1 at the shoulder, and that far in front."""
        (hx, hy), (sx, sy) = self.hip, self.shoulder
        long = hypot(sx - hx, sy - hy)
        ux, uy = (sx - hx) / long, (sy - hy) / long
        return hx + ux * long * up - uy * out, hy + uy * long * up + ux * out


@dataclass(frozen=True)
class Dressed:
    """A posture in clothes of a tone; `plain` is of one colour, `red` stands out."""

    joints: Joints
    clothes: str
    palette: SkyPalette
    tone: int = 0
    old: bool = False
    plain: bool = False
    red: bool = False

    def svg(self, head: str, held: str, *, pack: bool) -> str:
        """The layers from far to near, in thirds of a unit."""
        thing = library("held").get(held)
        layers = [
            self._pack() if pack else "",
            self._arm(self.joints.far_arm, -3, (4.4, 3.7, 2.7), f"{self.cloth}-42"),
        ]
        layers += [
            self._held(thing, "behind") + self._held(thing, "body"),
            *self._legs(),
            self._body(),
            *self._trimmings(),
        ]
        layers += [self._neck(), self._head(head), self._held(thing, "under")]
        layers += [
            self._arm(self.joints.near_arm, 3.4, (4.7, 3.9, 2.9), f"{self.cloth}+10"),
            self._held(thing, "over"),
        ]
        return "".join(layers)

    @property
    def cloth(self) -> str:
        """The mixture of its clothes."""
        if self.red:
            return "accent-20"
        return {"white": "bone-24", "uniform": "#5b6a5a-42"}.get(self.clothes, f"cloth{self.tone % 6}")

    @property
    def skin(self) -> str:
        """The mixture of its skin."""
        return "skin" if self.tone % 2 == 0 else "skin-25"

    @property
    def _legs_cloth(self) -> str:
        return f"cloth{(self.tone + 2) % 6}-50"

    def _paint(self, path: str, mixture: str, wide: float = 0) -> str:
        colour, d = self.palette.paint(mixture), shorten(path, FINER)
        if wide:
            return f'<path d="{d}" fill="none" stroke="{colour}" stroke-width="{number(wide * FINER)}"/>'
        return f'<path d="{d}" fill="{colour}"/>'

    def _pack(self) -> str:
        at = self.joints.along
        bag = smooth([at(1, -6), at(1.04, -15), at(0.7, -22), at(0.2, -19), at(0.1, -7)])
        roll = limb((*at(1.12, -18), 4), (*at(1.06, -7), 4))
        return self._paint(bag, "cloth3-20") + self._paint(roll, "cloth5-10")

    def _arm(self, arm: Arm, out: float, radii: tuple[float, float, float], mixture: str) -> str:
        elbow, hand = arm
        sleeve = limb(
            *((*at, r) for at, r in zip((self.joints.along(0.93, out), elbow, hand), radii, strict=True))
        )
        bare = "" if self.plain and out < 0 else self._paint(circle(hand[0], hand[1], 2.8), self.skin)
        return self._paint(sleeve, mixture) + bare

    def _legs(self) -> list[str]:
        joints, cloth = self.joints, self._legs_cloth
        far = self._leg(joints.far_leg, -2.4, f"{cloth}-30")
        return [far, self._leg(joints.near_leg, 2.4, cloth)]

    def _leg(self, leg: Leg, out: float, mixture: str) -> str:
        knee, ankle, toe = leg
        boot = self._paint(limb((*ankle, 3.6), (ankle[0] + toe[0], ankle[1] + toe[1], 2.2)), "wood-50")
        if self.clothes in LONG:
            return boot
        covered = self.clothes in HEMS and self.joints.tall >= 0.9
        hip = self.joints.along(0, out)
        thigh = () if covered else ((*hip, 6.6),)
        return self._paint(limb(*thigh, (*knee, 4.9), (*ankle, 3.4)), mixture) + boot

    def _body(self) -> str:
        return self._paint(smooth([*self._front(), *self._hem(), *self._back()], tension=0.15), self.cloth)

    def _front(self) -> list[Point]:
        at, slim = self.joints.along, self._slim
        return [at(1.17, 2.6), at(1, 8.4 * slim), at(0.66, 8.8 * slim), at(0.2, 7.2)]

    def _back(self) -> list[Point]:
        at, slim = self.joints.along, self._slim
        return [at(0.2, -7), at(0.62, -8.6 * slim), at(0.98, -8.6 * slim), at(1.17, -3.2)]

    @property
    def _slim(self) -> float:
        return 0.9 if self.clothes in ("dress", "apron") else 1

    def _hem(self) -> list[Point]:
        at, hem = self.joints.along, HEMS.get(self.clothes)
        if hem is None:
            return [at(-0.14, 8), at(-0.2, 0), at(-0.14, -8.4)]
        share, wide = hem
        front, back = (between(leg[0], leg[1], share) for leg in (self.joints.near_leg, self.joints.far_leg))
        if self.joints.tall < 0.9:
            return self._folded(front, share)
        left, right = min(front[0], back[0]), max(front[0], back[0])
        middle = (front[0] + back[0]) / 2 + 2, max(front[1], back[1]) + 2.5
        return [
            at(-0.1, 9),
            (right + wide, front[1] + 1, 1),
            middle,
            (left - wide - 1, back[1], 1),
            at(-0.1, -9.5),
        ]

    def _folded(self, front: Point, share: float) -> list[Point]:
        """The hem of a person who sits, kneels or lies."""
        joints, at = self.joints, self.joints.along
        (hx, hy), knee, far = joints.hip, joints.near_leg[0], joints.far_leg
        if joints.tall < 0.4:
            return [(front[0], -13), (front[0] + 5, -4), (front[0], -1), (0, -0.5)]
        if hy > -24 and far[1][0] > -9:  # on the ground, knees up
            shin = between(knee, joints.near_leg[1], share + 0.2)
            return [
                (knee[0] - 1, knee[1] - 5),
                (knee[0] + 5, knee[1] + 1),
                shin,
                (hx + 8, -2),
                (hx - 8, -1),
                at(0, -9),
            ]
        if far[0][1] > -6:  # on the knees
            low, ankle = -3 if self.clothes == "coat" else -1, far[1]
            near = (
                (knee[0] + 2, knee[1] - 5),
                (knee[0] + 6, knee[1] + 4),
                (knee[0] + 4, min(low, knee[1] + 14)),
            )
            return [*near, (far[0][0] + 3, low), (ankle[0] + 4, low), at(-0.12, -10)]
        back = hx - 7, hy + 9
        return [
            (knee[0] + 2, knee[1] - 6),
            (front[0] + 6, front[1] + 1),
            (front[0] - 5, front[1] + 3),
            (hx + 4, hy + 9),
            back,
            at(0, -9),
        ]

    def _trimmings(self) -> list[str]:
        at, knee = self.joints.along, self.joints.near_leg[0]
        upright = self.joints.tall >= 0.9 and not self.plain
        parts = []
        if self.clothes == "apron":
            bib = smooth(
                [
                    at(0.75, 3),
                    at(0.7, 8),
                    at(0.1, 8.4),
                    (knee[0] + 6, knee[1] + 6),
                    (knee[0] - 2, knee[1] + 7),
                    at(0.1, 1),
                ],
                tension=0.1,
            )
            parts.append(self._paint(bib, "bone-25"))
        if self.clothes in ("coat", "uniform", "white") and upright:
            parts.append(self._paint(_straight(at(0.3, -7.4), at(0.28, 7.4)), f"{self.cloth}-42", 2.2))
        if self.clothes == "uniform":
            parts.append(self._paint(_straight(at(0.98, -5), at(0.3, 7)), f"{self.cloth}-42", 2))
        return parts

    def _neck(self) -> str:
        at, (x, y, _) = self.joints.along, self.joints.head
        neck = self._paint(limb((*at(1, 0), 3.9), (x - 1, y + 3, 3.5)), self.skin)
        if self.clothes not in ("coat", "robe", "uniform", "white") or self.plain:
            return neck
        collar = smooth([at(1.02, -7.6), at(1.22, -5.4), at(1.2, 3.4), at(1.02, 7.2)], tension=0.2)
        return neck + self._paint(collar, f"{self.cloth}+10")

    def _head(self, name: str) -> str:
        paint = self.palette.paint
        hair = "#c9c2b4-30" if self.old else HAIRS[self.tone % 3]
        hat = "accent-22" if name == "scarf" else f"cloth{(self.tone + 3) % 6}-35"
        own: Own = (
            ("hair", paint(hair)),
            ("cloth", paint(self.cloth)),
            ("hatcloth", paint(hat)),
            ("skin", paint(self.skin)),
        )
        x, y, tilt = self.joints.head
        inside = drawn(library("heads")[name].layers, self.palette, own)
        return placed(inside, x * FINER, y * FINER, 1.06 * FINER, tilt)

    def _held(self, thing: Part | None, where: str) -> str:
        if thing is None or thing.where != where:
            return ""
        x, y = {"behind": self.joints.far_arm[1], "body": (0, 0)}.get(where, self.joints.near_arm[1])
        inside = drawn(thing.layers, self.palette)
        return placed(inside, x * FINER, y * FINER, FINER) if (x, y) != (0, 0) else inside


def _straight(one: Point, other: Point) -> str:
    return f"M{number(one[0])} {number(one[1])}L{number(other[0])} {number(other[1])}"

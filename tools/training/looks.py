"""Looks of drawn dice: dyes and pips, marbled or clear, sharp, rounded or cut from balls."""

from dataclasses import dataclass, replace

import cv2
import numpy as np

from tools.training.dyes import LUMA, any_dye, names
from vision.render.die import PIPS
from vision.render.palette import Finish, Floats, Rim, Veins, linear

HUES_APART = 35.0
"""Difference seen at a glance, in units of CIE Lab."""
APART = 0.47
"""The largest radius of a pip, in steps from one pip to the next."""
EVENLY = 0.4
"""Share of dice whose values all have their pips on one grid."""
NEARER = ((0.5, 1.05), (0.65, 1.1), (0.65, 1.05), (0.75, 1.1))
"""Range of the spacing of pips on other dice, for the values 2 to 5."""
NARROWER, LONGER = (0.55, 1.05), (0.85, 1.15)
"""The same for a six: its rows of three from each other, and the pips in them."""
BULGES = (0.04, 0.5)
"""Range of the bulge of polished faces."""
RIMS, FADING = (0.1, 0.7), (0.05, 0.4)
"""Ranges of a tumbled face's slope at the edge of its pips, and of the distance over which it fades."""
LITTLE = 0.25
"""A share of dye that changes no name."""
GOLD = ((150, 110, 30), (240, 200, 110))

Chance = np.random.Generator


@dataclass(frozen=True, slots=True)
class Fashion:
    """Shares of dice with each kind of look.

    `polished`: faces that bulge. `clear`: bodies that let light through. Of those with bright pips, `black`
    bodies, and `swirled` through black ones. Of the polished, `tumbled` ones, whose pips have no sharp edges;
    the same share of rooms has a bright lamp overhead.
    """

    polished: float
    clear: float
    black: float
    swirled: float
    tumbled: float = 0.0


GLOSSY = Fashion(polished=0.6, clear=0.3, black=0.25, swirled=0.25)
TUMBLED = replace(GLOSSY, tumbled=0.75)
"""Dice that mirror a lamp as lines about and between their pips."""
DULL = Fashion(polished=0.0, clear=0.2, black=0.3, swirled=0.0)
"""Dice of which a network sees what colour they have."""


def contrasting(chance: Chance, fashion: Fashion = GLOSSY) -> Finish:
    """Most pips are dark on light bodies and light on dark ones."""
    body = linear(_any_dye(chance))
    light = float(body @ LUMA)
    pip = linear(_any_dye(chance))
    faintest = 0.06 if chance.random() < 0.3 else 0.2
    if chance.random() < 0.75 or abs(float(pip @ LUMA) - light) < faintest:
        shade = (
            int(chance.uniform(2, 50)) if light > chance.uniform(0.12, 0.3) else int(chance.uniform(190, 255))
        )
        pip = linear((shade, shade, int(shade * chance.uniform(0.7, 1))))
    return _made(body, pip, fashion, chance)


def bright(chance: Chance, fashion: Fashion = GLOSSY) -> Finish:
    """Pips that differ from the body by their hue, and hardly by how light they are; gold or bare ones.

    Some are of any hue on black, some in a body that black swirls through.
    """
    body, pip = _any_dye(chance), _any_dye(chance)
    while _unlike(body, pip) < HUES_APART:
        body, pip = _any_dye(chance), _any_dye(chance)
    kind = chance.random()
    if kind < 0.1:
        return _made(linear(body), linear(tuple(chance.uniform(*GOLD))), fashion, chance)
    if kind < 0.2:
        return _made(linear(body), linear(body) * np.float32(chance.uniform(0.3, 0.8)), fashion, chance)
    if kind < 0.2 + fashion.black:
        return _made(_black(chance), linear(pip), fashion, chance)
    look = _made(linear(body), linear(pip), fashion, chance)
    swirls = kind < 0.2 + fashion.black + fashion.swirled
    return replace(look, veins=_veins(_black(chance), chance)) if swirls else look


def called(look: Finish) -> frozenset[str]:
    """Names of the body's colour; of two dyes, the names that fit both, unless there is little of one."""
    found = names(look.body)
    if look.veins is None or look.veins.share < LITTLE:
        return found
    return found & names(look.veins.dye)


def _black(chance: Chance) -> Floats:
    return linear((float(chance.uniform(5, 60)),) * 3)


def _unlike(one: tuple[int, ...], other: tuple[int, ...]) -> float:
    """Distance of two colours without their lightness, in units of CIE Lab."""
    pair = np.array([[one, other]], np.float32) / 255
    first, second = cv2.cvtColor(pair, cv2.COLOR_RGB2LAB)[0]
    return float(np.linalg.norm(first[1:] - second[1:]))


def _made(body: Floats, pip: Floats, fashion: Fashion, chance: Chance) -> Finish:
    look = Finish(
        np.clip(body, 0.004, 0.9).astype(np.float32),
        pip,
        float(chance.uniform(0.13, 0.28)),
        float(chance.uniform(0.08, 0.4)),
        float(chance.uniform(0.1, 2.2)),
        float(chance.uniform(0.4, 0.57)),
        float(chance.uniform(1.2, 1.9)) if chance.random() < 0.15 else 1.0,
    )
    if fashion.polished and chance.random() < fashion.polished:
        look = replace(look, bulge=float(np.exp(chance.uniform(*np.log(BULGES)))))
        if fashion.tumbled and chance.random() < fashion.tumbled:
            fading = float(np.exp(chance.uniform(*np.log(FADING))))
            look = replace(look, rim=Rim(float(chance.uniform(*RIMS)), fading))
    shaped = _spaced(_shaped(look, chance), chance)
    apart = replace(shaped, pip_radius=min(shaped.pip_radius, APART * step(shaped)))
    return _dyed(apart, fashion, chance)


def _spaced(look: Finish, chance: Chance) -> Finish:
    """Makers do not agree on where pips lie: those of a two may be near, the rows of a six narrow."""
    if chance.random() < EVENLY:
        return look
    spacing = np.ones((7, 2), np.float32)
    for value, ends in enumerate(NEARER, 2):
        spacing[value] = chance.uniform(*ends)
    spacing[6] = chance.uniform(*NARROWER), chance.uniform(*LONGER)
    return replace(look, spacing=spacing)


def step(look: Finish) -> float:
    """Distance of the nearest two pips of one face, in halves of an edge."""
    spacing = np.ones((7, 2), np.float32) if look.spacing is None else look.spacing
    middles = [np.array(PIPS[value]) * spacing[value] for value in range(2, 7)]
    apart = [np.hypot(*(one - other)) for face in middles for k, one in enumerate(face) for other in face[:k]]
    return float(2 * look.spread * min(apart))


def _shaped(look: Finish, chance: Chance) -> Finish:
    kind = chance.random()
    if kind < 0.4:
        return replace(
            look,
            ball=float(chance.uniform(1.2, 1.5)),
            pip_radius=float(chance.uniform(0.1, 0.23)),
            spread=float(chance.uniform(0.36, 0.5)),
        )
    if kind < 0.65:
        return replace(
            look, rounding=float(chance.uniform(0.35, 0.7)), spread=float(chance.uniform(0.36, 0.5))
        )
    return look


def _dyed(look: Finish, fashion: Fashion, chance: Chance) -> Finish:
    if chance.random() < 0.3:
        near = chance.random() < 0.6
        dye = look.body * chance.uniform(0.2, 2.5, 3) if near else linear(_any_dye(chance))
        look = replace(look, veins=_veins(dye, chance))
    if chance.random() < fashion.clear:
        look = replace(look, clear=float(chance.uniform(0.3, 0.95)))
    return look


def _veins(dye: Floats, chance: Chance) -> Veins:
    waves = chance.normal(0, (2.2, 3.0), (3, 3, 2)).transpose(2, 0, 1)
    return Veins(
        np.clip(dye, 0.004, 0.9).astype(np.float32),
        float(chance.uniform(0.1, 0.5)),
        float(np.exp(chance.uniform(0, 2.5))),
        waves.astype(np.float32),
    )


def _any_dye(chance: Chance) -> tuple[int, int, int]:
    return any_dye(chance, plain=0.18, cream=0.9)

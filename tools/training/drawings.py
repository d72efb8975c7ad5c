"""The drawn scenes that a network learns from before any photograph, with their number by kind."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache, partial

from tools.training.cores import side_by_side
from tools.training.drawn import scene
from tools.training.looks import GLOSSY, TUMBLED, Fashion
from tools.training.sample import Sample
from tools.training.trays import tray

PLAIN, WOVEN = 3000, 1500
"""Numbers of drawn scenes, plain and on carpets."""
UNLIKE = 9000
"""The first seed of scenes with tumbled dice: no other drawing has it."""


@dataclass(frozen=True, slots=True)
class Drawings:
    """Looks of the dice, and numbers of scenes.

    `bright` are scenes of bright pips, `trays` rendered trays, `tumbled` further scenes of tumbled dice: with
    bright pips, plain, and on carpets.
    """

    fashion: Fashion = GLOSSY
    bright: int = 4500
    trays: int = 160
    tumbled: tuple[int, int, int] = (0, 0, 0)


USUAL = Drawings()


@lru_cache(maxsize=1)
def drawn(drawings: Drawings, part: float = 1) -> Sequence[Sample]:
    """All drawn samples, 2 to 4 GB of them; for courses that are cut short only a part of each kind."""
    draw = partial(scene, fashion=drawings.fashion)
    woven = [PLAIN + number for number in _some(WOVEN, part)]
    bright = [PLAIN + WOVEN + number for number in _some(drawings.bright, part)]
    return [
        *side_by_side(draw, _some(PLAIN, part)),
        *side_by_side(partial(draw, woven=True), woven),
        *side_by_side(partial(draw, bright=True), bright),
        *side_by_side(tray, _some(drawings.trays, part)),
        *_tumbled(drawings.tumbled, part),
    ]


def _tumbled(counts: tuple[int, int, int], part: float) -> list[Sample]:
    draw, (bright, plain, woven) = partial(scene, fashion=TUMBLED), counts
    if not any(counts):
        return []
    kinds = ((partial(draw, bright=True), bright), (draw, plain), (partial(draw, woven=True), woven))
    found, first = [], UNLIKE
    for kind, count in kinds:
        found += side_by_side(kind, [first + number for number in _some(count, part)])
        first += count
    return found


def _some(count: int, part: float) -> range:
    return range(max(2, round(part * count)))

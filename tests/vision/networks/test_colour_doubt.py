"""A colour that the cloth or the lamp explains is doubted, and so are two names for one set."""

import numpy as np
import pytest

from tests.long import in_full_alone
from vision.networks.bodies import NAMES, Bodies, Floats
from vision.networks.colour_doubt import doubted, pooled
from vision.reader import Reader
from vision.reading import Frame, ReadingProblem
from vision.render import DieOnTable, RenderedLamp, RenderedScene, Room, Viewpoint, palette, render

WHITE = np.ones(3, np.float32)
ORANGE = np.array([0.6, 0.9, 1.5], np.float32)
VIEW = Viewpoint(width=960, height=540, focal=1470)
CLOTHS = {"orange": (226, 110, 30), "red": (180, 30, 36), "brown": (110, 70, 40), "white": (225, 225, 220)}
LAMPS = {"white": (1.0, 1.0, 1.0), "warm": (0.55, 0.85, 1.15), "blue": (1.7, 1.0, 0.6)}


def likely(*names: tuple[str, float]) -> list[float]:
    """A row of chances; what is left over is shared out among all."""
    rest = (1 - sum(share for _, share in names)) / len(NAMES)
    return [dict(names).get(name, 0.0) + rest for name in NAMES]


def plain(colour: tuple[int, int, int]) -> Frame:
    """A portrait of a body without pips (blue, green, red)."""
    return np.full((48, 48, 3), colour, np.uint8)


def test_dice_that_look_alike_and_have_two_names_are_in_doubt() -> None:
    portraits = [plain((30, 120, 220)), plain((32, 124, 221)), plain((200, 60, 30))]
    rows = [
        likely(("orange", 0.6), ("yellow", 0.3)),
        likely(("yellow", 0.9), ("orange", 0.04)),
        likely(("blue", 0.9)),
    ]
    chances = np.array(rows, np.float32)
    assert doubted(Bodies(), portraits, WHITE, chances, NAMES).tolist() == [True, False, False]
    apart = [portraits[0], plain((40, 220, 230)), portraits[2]]
    assert not doubted(Bodies(), apart, WHITE, chances, NAMES).any()


def test_a_die_in_doubt_is_named_like_the_dice_that_look_alike() -> None:
    alike = [plain((150 + step, 180, 205)) for step in range(4)]
    blue = plain((200, 60, 30))
    rows = [likely(("brown", 0.8), ("white", 0.15)), *[likely(("white", 0.97))] * 3, likely(("blue", 0.9))]
    chances, doubts = np.array(rows, np.float32), np.array([True, *[False] * 4])
    told = pooled([*alike, blue], chances, doubts)
    assert [NAMES[k] for k in told.argmax(axis=1)] == [*["white"] * 4, "blue"]
    assert (told[1:] == chances[1:]).all()
    assert (pooled([*alike, blue], chances, np.zeros(5, bool)) == chances).all()
    assert (pooled([alike[0], *[blue] * 4], chances, doubts).argmax(axis=1) == chances.argmax(axis=1)).all()


def test_a_name_that_nobody_s_dice_have_here_raises_no_doubt() -> None:
    portraits = [plain((30, 120, 220)), plain((32, 124, 221))]
    chances = np.array([likely(("orange", 0.6), ("yellow", 0.3)), likely(("yellow", 0.9))], np.float32)
    assert not doubted(Bodies(), portraits, WHITE, chances, {"orange", "blue"}).any()


@pytest.mark.parametrize("by_more", ["blue", "black"])
def test_a_black_die_that_would_have_a_colour_under_a_lamp_of_stronger_tint_is_in_doubt(
    monkeypatch: pytest.MonkeyPatch, by_more: str
) -> None:
    def chances(_bodies: Bodies, _portraits: object, lamp: Floats) -> Floats:
        return np.array([likely((by_more if lamp[0] < ORANGE[0] else "black", 0.9))], np.float32)

    monkeypatch.setattr(Bodies, "chances", chances)
    told = np.array([likely(("black", 0.9))], np.float32)
    assert doubted(Bodies(), [plain((40, 30, 30))], ORANGE, told, NAMES).tolist() == [by_more == "blue"]


def test_no_dice_are_in_no_doubt() -> None:
    assert doubted(Bodies(), [], ORANGE, np.zeros((0, len(NAMES)), np.float32), NAMES).shape == (0,)


@in_full_alone
@pytest.mark.long
def test_of_lone_dice_on_coloured_cloths_under_any_lamp_hardly_one_is_told_wrong_without_a_doubt(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for cloth, paint in CLOTHS.items():
        monkeypatch.setitem(palette.FELTS, cloth, paint)
    reader, chance = Reader(), np.random.default_rng(3)
    wrong, silent = 0, []
    for cloth in CLOTHS:
        for lamp, light in LAMPS.items():
            for colour in ("white", "black", "pink", "orange"):
                room = Room(felt=cloth, lamp=RenderedLamp(colour=light), view=VIEW)
                die = DieOnTable(colour, int(chance.integers(1, 7)), turn=float(chance.uniform(0, 6)))
                reading = reader.read(render(RenderedScene((die,), room)))
                named_wrong = [one for one in reading.dice if one.colour != colour]
                doubts = {
                    one.box for one in reading.troubles if one.problem is ReadingProblem.UNCERTAIN_COLOUR
                }
                wrong += len(named_wrong)
                silent += [(cloth, lamp, colour) for one in named_wrong if one.box not in doubts]
    assert wrong >= 4
    assert len(silent) < wrong / 2, silent
    assert not [
        one for one in silent if one[2] != "pink"
    ]  # which a blue lamp makes purple, to people as well

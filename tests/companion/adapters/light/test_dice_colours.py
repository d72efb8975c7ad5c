from importlib.resources import files
from itertools import combinations
from pathlib import Path

import pytest

from companion.adapters.light.dice_colours import DYES, Dye, dye
from web.drawing import SHAPES


def luminance(paint: str) -> float:
    shares = [int(paint[n : n + 2], 16) / 255 for n in (1, 3, 5)]
    red, green, blue = (
        share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4 for share in shares
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def test_black_on_white_has_the_greatest_contrast() -> None:
    assert contrast("#000000", "#ffffff") == pytest.approx(21)


@pytest.mark.parametrize("it", DYES, ids=lambda it: it.id)
def test_ink_is_readable_on_its_paint(it: Dye) -> None:
    assert contrast(it.paint, it.ink) >= 4.5


@pytest.mark.parametrize("part", ["id", "shape", "paint"])
def test_no_two_dyes_share_a_name_a_shape_or_a_paint(part: str) -> None:
    assert len({getattr(it, part) for it in DYES}) == len(DYES) == 12


@pytest.mark.parametrize("it", DYES, ids=lambda it: it.id)
def test_every_dye_is_visible_as_a_light_even_when_it_is_dim(it: Dye) -> None:
    assert max(it.led) >= 100
    assert all(0 <= channel <= 255 for channel in it.led)


def test_two_lights_differ_in_colour_or_in_pattern() -> None:
    for one, other in combinations(DYES, 2):
        apart = sum(abs(a - b) for a, b in zip(one.led, other.led, strict=True))
        assert apart >= 90 or one.dashed != other.dashed, (one.id, other.id)


def test_a_colour_that_no_dice_have_is_refused_with_those_that_they_have() -> None:
    with pytest.raises(ValueError, match="no dice are 'mauve': there are red, orange"):
        dye("mauve")


def test_the_pages_draw_the_shape_of_every_colour() -> None:
    assert {known.shape for known in DYES} <= set(SHAPES)
    drawn = (Path(str(files("web"))) / "templates" / "shapes.html").read_text()
    assert all(f'id="shape-{shape}"' in drawn for shape in SHAPES)

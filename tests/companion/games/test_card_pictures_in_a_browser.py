"""No two pictures of a deck and kind look alike, and a light text over the page's dark edge can be read."""

from base64 import b64encode
from collections.abc import Iterator
from io import BytesIO
from itertools import combinations

import pytest
from PIL import Image

from companion.kit.composer.scene import compose
from tests.companion.games.test_card_pictures import ALL, cards
from tests.watch import Watch

WIDE, HIGH, ACROSS = 48, 30, 20
"""Cells of a picture, and pictures of a row."""
DIFFERENT, LEAST = 48, 0.25
"""Sum of RGB by which a cell differs, and share of the cells that do."""
SCRIM, TEXT, CONTRAST = 0.86, (0xF6, 0xEC, 0xD9), 7


def drawn(watch: Watch, palette: str, lines: list[str]) -> list[Image.Image]:
    """The pictures of lines, as small as they are compared."""
    images = "".join(
        f'<img width="{WIDE}" height="{HIGH}" src="data:image/svg+xml;base64,'
        f'{b64encode(compose(palette, line).encode()).decode()}">'
        for line in lines
    )
    page = watch.open(WIDE * ACROSS, HIGH * -(-len(lines) // ACROSS))
    page.set_content(f'<body style="margin:0;font-size:0;line-height:0">{images}')
    page.evaluate("Promise.all([...document.images].map(one => one.decode()))")
    sheet = Image.open(BytesIO(page.screenshot())).convert("RGB")
    corners = ((WIDE * (n % ACROSS), HIGH * (n // ACROSS)) for n in range(len(lines)))
    return [sheet.crop((x, y, x + WIDE, y + HIGH)) for x, y in corners]


def cells(picture: Image.Image) -> list[tuple[int, int, int]]:
    """The colours of a picture, cell by cell."""
    data = picture.tobytes()
    return list(zip(data[::3], data[1::3], data[2::3], strict=True))


def of_a_kind(game: str, deck: str) -> Iterator[list[tuple[str, str]]]:
    """The titles and lines of each kind of card."""
    found = list(cards(game, deck, "en"))
    for section in dict.fromkeys(one[0] for one in found):
        yield [(title, line) for kind, title, line in found if kind == section]


@pytest.mark.parametrize(("game", "palette", "deck"), ALL)
def test_no_two_pictures_of_a_kind_look_alike(watch: Watch, game: str, palette: str, deck: str) -> None:
    alike = []
    for some in of_a_kind(game, deck):
        pictures = drawn(watch, palette, [line for _, line in some])
        for (one, _), (other, _), share in _shares(some, pictures):
            alike += [(one, other)] if share < LEAST else []
    assert alike == []


def _shares(
    some: list[tuple[str, str]], pictures: list[Image.Image]
) -> Iterator[tuple[tuple[str, str], tuple[str, str], float]]:
    for (one, first), (other, second) in combinations(zip(some, pictures, strict=True), 2):
        pairs = zip(cells(first), cells(second), strict=True)
        apart = sum(sum(abs(a - b) for a, b in zip(*pair, strict=True)) > DIFFERENT for pair in pairs)
        yield one, other, apart / (WIDE * HIGH)


@pytest.mark.parametrize(("game", "palette", "deck"), ALL)
def test_a_light_text_over_the_dark_edge_can_be_read(
    watch: Watch, game: str, palette: str, deck: str
) -> None:
    for some in of_a_kind(game, deck):
        for (title, _), picture in zip(some, drawn(watch, palette, [line for _, line in some]), strict=True):
            lightest = max(
                _light(_shaded(one)) for one in cells(picture.crop((0, 0, WIDE * 38 // 100, HIGH)))
            )
            assert (_light(TEXT) + 0.05) / (lightest + 0.05) >= CONTRAST, title


def _shaded(colour: tuple[int, int, int]) -> tuple[float, float, float]:
    red, green, blue = (one * (1 - SCRIM) + 10 * SCRIM for one in colour)
    return red, green, blue


def _light(colour: tuple[float, float, float]) -> float:
    """The relative luminance of WCAG."""
    parts = [one / 255 for one in colour]
    linear = [one / 12.92 if one <= 0.04 else ((one + 0.055) / 1.055) ** 2.4 for one in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]

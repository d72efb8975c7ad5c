"""Tests of the style sheet of all games, and of the typefaces that it names."""

import re
from pathlib import Path

import pytest

from companion import games
from companion.engine.meta import Meta
from companion.shared_view.look import FACES
from web.looks import mixed, style_of

FOLDER = Path("web/static/faces")
READABLE, TOLD = 4.5, 7.0
"""Contrasts of WCAG 2.2: of what is read, and of what is told to all."""
PAIRS = (
    *(("text", paper, TOLD) for paper in ("ground", "raised", "shade")),
    *((ink, paper, READABLE) for ink in ("quiet", "accent", "danger") for paper in ("ground", "raised")),
    *(("good", "ground", READABLE), ("on-accent", "accent", READABLE)),
)
METAS = [meta for meta in games.metas() if meta.look]


def _light(colour: str) -> float:
    parts = [one / 255 for one in bytes.fromhex(colour[1:])]
    red, green, blue = (one / 12.92 if one <= 0.04045 else ((one + 0.055) / 1.055) ** 2.4 for one in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    """Contrast of two colours, from 1 to 21."""
    darker, lighter = sorted((_light(one), _light(other)))
    return (lighter + 0.05) / (darker + 0.05)


@pytest.mark.parametrize("meta", METAS, ids=lambda meta: meta.name)
def test_a_game_s_colours_can_be_read_on_dark_pages_and_on_light_ones(meta: Meta) -> None:
    assert meta.look
    dark, bright = style_of([(meta.name, meta.look)]).splitlines()
    for sheet in (dark, bright):
        colours = dict(re.findall(r"--([a-z-]+):(#[0-9a-f]{6});", sheet))
        for ink, paper, least in PAIRS:
            assert contrast(colours[ink], colours[paper]) >= least, (ink, paper)


def test_every_game_here_has_a_look_of_its_own() -> None:
    looks = [meta.look for meta in games.metas()]
    assert None not in looks
    assert len(set(looks)) == len(looks)


def test_the_big_screen_stays_dark_for_those_who_ask_for_light_pages() -> None:
    assert METAS[0].look
    _, bright = style_of([("one", METAS[0].look)]).splitlines()
    assert bright.startswith("@media (prefers-color-scheme:light){:root:not([data-role=kiosk]")


def test_a_share_of_a_colour_is_mixed_into_another() -> None:
    assert mixed("#000000", "#ffffff", 0.5) == "#808080"


@pytest.mark.parametrize("face", FACES)
def test_a_typeface_comes_with_its_licence_and_is_shown_only_once_it_has_come(face: str) -> None:
    rules = (FOLDER / "faces.css").read_text(encoding="utf-8")
    own = [rule for rule in rules.splitlines() if f'font-family: "{face}"' in rule]
    assert own
    assert all("font-display: swap" in rule for rule in own)
    assert all((FOLDER / name).is_file() for rule in own for name in re.findall(r'url\("(.*?)"\)', rule))
    assert "SIL Open Font License" in (FOLDER / f"LICENSE.{face.lower()}").read_text(encoding="utf-8")
    assert f'"{face} meanwhile"' in rules

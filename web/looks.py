"""The colours and the typeface of each game, as one style sheet."""

from collections.abc import Iterable, Iterator

from companion.shared_view.look import GameLook, Palette

GOOD = {True: "#a9cf8b", False: "#3c6421"}
"""Colour of success, on dark pages and on light ones."""
BOLD = {"Atkinson": 700, "Fell": 400, "Nunito": 800, "Shoulders": 800}
"""Weight of what is told, by its typeface."""
BIG = ":root:not([data-role=kiosk],[data-role=setup])"
"""Where pages are light for people who ask for that; the big screen is a stage and stays dark."""


def style_of(looks: Iterable[tuple[str, GameLook]]) -> str:
    """The rules for all pages and parts of pages that name one of these games in `data-look`."""
    return "".join(_rules(name, look) for name, look in looks)


def _rules(name: str, look: GameLook) -> str:
    one = f'[data-look="{name}"]'
    here = f"{one},:root:has(main{one})"
    bright = f"{BIG} {one},{BIG}:has(main{one})"
    family = f'--display:"{look.face}","{look.face} meanwhile",serif;--bold:{BOLD.get(look.face, 600)};'
    return (
        f"{here}{{{family}{_declared(look.dark, dark=True)}}}\n"
        f"@media (prefers-color-scheme:light){{{bright}{{{_declared(look.bright, dark=False)}}}}}\n"
    )


def _declared(palette: Palette, *, dark: bool) -> str:
    return "".join(f"--{name}:{colour};" for name, colour in _tokens(palette, dark))


def _tokens(palette: Palette, dark: bool) -> Iterator[tuple[str, str]]:
    ink, shade = (palette.light, palette.deep) if dark else (palette.deep, palette.light)
    yield from (("ground", palette.ground), ("shade", shade), ("text", ink))
    yield "dim", " ".join(str(one) for one in bytes.fromhex(shade[1:]))
    yield from (("accent", palette.accent), ("danger", palette.danger), ("good", GOOD[dark]))
    yield "on-accent", palette.deep if dark else palette.light
    yield "raised", mixed(palette.ground, ink, 0.07) if dark else palette.light
    yield from (("edge", mixed(palette.ground, ink, 0.18)), ("line", mixed(palette.ground, ink, 0.55)))
    yield "quiet", mixed(palette.ground, ink, 0.72 if dark else 0.86)


def mixed(one: str, other: str, share: float) -> str:
    """The first colour with that share of the other in it."""
    pairs = zip(*(bytes.fromhex(colour[1:]) for colour in (one, other)), strict=True)
    return "#" + "".join(f"{round(here + (there - here) * share):02x}" for here, there in pairs)

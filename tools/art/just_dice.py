"""The pictures of just reading dice: dice on a cloth, before, between and after the throws."""

from collections.abc import Mapping

from companion.kit.papercut import SheetStyle, die, disc, picture, ridge, star, stars

CLOTH = SheetStyle(("#12211f", "#23443d", "#3d6b58"), ("#2f5548", "#264639", "#1c352b", "#101d18"), "#f3e3b0")
DUSK = SheetStyle(("#101018", "#252838", "#4a4a58"), ("#383b4c", "#2b2e3d", "#1f212d", "#12131a"), "#d8cfae")
RED, CREAM, BLUE = "#b3452c", "#e9dcb9", "#5a86a0"
PIPS, INK = "#fff6e0", "#1d2a26"


def _cloth(seed: str, look: SheetStyle) -> str:
    return ridge(f"{seed}1", 250, 40, look.layers[1]) + ridge(f"{seed}2", 292, 34, look.layers[2])


def _box() -> str:
    return picture(
        "Three dice on a cloth",
        CLOTH,
        disc(240, 110, 40, CLOTH.layers[0]),
        _cloth("b", CLOTH),
        die(140, 150, 3.25, -12, 3, RED, PIPS),
        die(240, 120, 3.25, 8, 6, CREAM, INK),
        die(338, 156, 3.25, -5, 2, BLUE, PIPS),
    )


def _table() -> str:
    return picture("A cloth, and one die", CLOTH, _cloth("t", CLOTH), die(240, 140, 2.92, 14, 5, CREAM, INK))


def _won() -> str:
    return picture(
        "Three sixes under stars",
        CLOTH,
        disc(240, 100, 34, CLOTH.light),
        star(240, 60, 24, CLOTH.light),
        _cloth("w", CLOTH),
        die(140, 160, 3.08, -8, 6, RED, PIPS),
        die(240, 140, 3.08, 0, 6, CREAM, INK),
        die(340, 160, 3.08, 8, 6, BLUE, PIPS),
    )


def _lost() -> str:
    return picture(
        "The dice rest",
        DUSK,
        stars("l", 60, 170),
        _cloth("l", DUSK),
        die(200, 190, 2.50, -20, 1, "#6a6a74", PIPS),
        die(290, 196, 2.50, 11, 1, "#7a7266", PIPS),
    )


PICTURES: Mapping[str, str] = {"box": _box(), "table": _table(), "won": _won(), "lost": _lost()}

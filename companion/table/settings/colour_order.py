"""In which order the LEDs of a strip take their colours, and what a look at them tells of it."""

from itertools import permutations

USUAL = "usual"
WHITE = "W"
ORDERS = tuple("".join(letters) + white for white in ("", WHITE) for letters in permutations("RGB"))
"""All six, without and with a white LED, which comes last."""
LETTERS = {"red": "R", "green": "G", "blue": "B"}


def usual(kind: str) -> str:
    """Usual colour order of strips of that kind: WS2812 and the like, and APA102."""
    return "BGR" if kind == "apa102" else "GRB"


def corrected(order: str, lit: str, seen: str) -> str:
    """The order after a look: `lit` was meant, and `seen` was seen (red, green or blue)."""
    return order.translate(str.maketrans(LETTERS[lit] + LETTERS[seen], LETTERS[seen] + LETTERS[lit]))


def with_or_without_white(order: str) -> str:
    """The order of a strip that turned out to have white LEDs where none were thought to be, or none."""
    return order.removesuffix(WHITE) if order.endswith(WHITE) else order + WHITE

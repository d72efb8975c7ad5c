"""The cases in which a table chooses how it plays; what is usual is the first of the choices."""

from collections.abc import Mapping
from dataclasses import dataclass

from companion.kit.house_rules import chosen, house_rules


@dataclass(frozen=True)
class Rulings:
    """The ruling of each case, by name; `rulings_of` alone says what is usual."""

    answers: str
    limit: str
    bonus: str
    shares: str
    twice: str
    ring: str
    matching: str
    misfit: str
    start: str
    last: str
    draws: str
    broken: str
    loss: str
    ties: str
    counted: str
    concerned: str
    extra: str
    slum: str
    ruin: str
    gaps: str
    smallest: str
    crossings: str
    barracks: str
    beside: str
    choosers: str
    mending: str
    cards: str
    named: str
    replaced: str
    contact: str
    drawn: str
    scores: str
    passing: str
    piles: str
    aloud: str
    drawer: str
    asked: str


CHOICES: Mapping[str, tuple[str, tuple[str, ...]]] = {
    "answers": ("HE-A21", ("open", "sealed")),
    "limit": ("HE-A1", ("above", "at")),
    "loss": ("HE-A17", ("at-once", "after")),
    "bonus": ("HE-A2", ("replaces", "on-top")),
    "shares": ("HE-A3", ("owner", "closer", "most")),
    "twice": ("HE-A4", ("each", "once")),
    "crossings": ("HE-A29", ("each", "once")),
    "counted": ("HE-A20", ("end", "completed")),
    "scores": ("HE-A43", ("any", "zero")),
    "ties": ("HE-A18", ("shared", "tiles")),
    "ring": ("HE-A5", ("fills", "gap")),
    "ruin": ("HE-A25", ("open", "wall")),
    "gaps": ("HE-A26", ("harmless", "filled")),
    "smallest": ("HE-A27", ("two", "three")),
    "barracks": ("HE-A30", ("building", "stops")),
    "matching": ("HE-A6", ("all", "one")),
    "contact": ("HE-A38", ("slum", "street")),
    "misfit": ("HE-A8", ("out", "under")),
    "start": ("HE-A9", ("within", "beside")),
    "piles": ("HE-A45", ("covered", "open")),
    "drawn": ("HE-A41", ("open", "hidden")),
    "draws": ("HE-A12", ("single", "at-once")),
    "drawer": ("HE-010", ("companion", "you")),
    "asked": ("HE-011", ("every", "other")),
    "aloud": ("HE-011", ("at-once", "apart")),
    "extra": ("HE-A23", ("right", "duty")),
    "last": ("HE-A10", ("none", "one")),
    "replaced": ("HE-A37", ("others", "any")),
    "concerned": ("HE-A22", ("drawn", "anew")),
    "named": ("HE-A36", ("drawing", "after")),
    "cards": ("HE-A35", ("list", "by-hand")),
    "slum": ("HE-A24", ("nothing", "open")),
    "beside": ("HE-A31", ("nothing", "carries")),
    "broken": ("HE-A16", ("lost", "kept")),
    "choosers": ("HE-A32", ("on", "anew")),
    "passing": ("HE-A44", ("no", "agreed")),
    "mending": ("HE-A34", ("fits", "never")),
}
"""The passages that leave each case open, and what may be chosen; which tiles and cards there are (HE-A33) is
said by the card file that a table takes."""
HOUSE_RULES = house_rules(CHOICES)
ADDITIONS = {"asked": "other"}
"""The choices by which a table plays with our additions."""


def rulings_of(options: Mapping[str, str]) -> Rulings:
    """Rulings by the options of a set-up. Raises Refused for an unknown rule or choice."""
    return Rulings(**chosen(options, CHOICES))

"""The cases in which a table chooses how it plays; what is usual is the first of the choices."""

from dataclasses import dataclass
from functools import partial
from typing import Literal

from companion.kit.house_rules import ruled, ruling, switches


@dataclass(frozen=True)
class Rulings:
    """The ruling of each case, with the passage that leaves it open. Which tiles and cards there
    are (HE-A33) is said by the card file that a table takes.
    """

    answers: Literal["open", "sealed"] = ruling("HE-A21", "open")
    limit: Literal["above", "at"] = ruling("HE-A1", "above")
    loss: Literal["at-once", "after"] = ruling("HE-A17", "at-once", "end")
    bonus: Literal["replaces", "on-top"] = ruling("HE-A2", "replaces", "end")
    shares: Literal["owner", "closer", "most"] = ruling("HE-A3", "owner", "end")
    twice: Literal["each", "once"] = ruling("HE-A4", "each", "end")
    crossings: Literal["each", "once"] = ruling("HE-A29", "each", "board")
    counted: Literal["end", "completed"] = ruling("HE-A20", "end", "end")
    scores: Literal["any", "zero"] = ruling("HE-A43", "any", "end")
    ties: Literal["shared", "tiles"] = ruling("HE-A18", "shared")
    ring: Literal["fills", "gap"] = ruling("HE-A5", "fills", "board")
    ruin: Literal["open", "wall"] = ruling("HE-A25", "open", "board")
    gaps: Literal["harmless", "filled"] = ruling("HE-A26", "harmless", "board")
    smallest: Literal["two", "three"] = ruling("HE-A27", "two", "board")
    barracks: Literal["building", "stops"] = ruling("HE-A30", "building", "board")
    matching: Literal["all", "one"] = ruling("HE-A6", "all")
    contact: Literal["slum", "street"] = ruling("HE-A38", "slum", "board")
    misfit: Literal["out", "under"] = ruling("HE-A8", "out", "board")
    start: Literal["within", "beside"] = ruling("HE-A9", "within", "board")
    piles: Literal["covered", "open"] = ruling("HE-A45", "covered", "turn")
    drawn: Literal["open", "hidden"] = ruling("HE-A41", "open", "turn")
    draws: Literal["single", "at-once"] = ruling("HE-A12", "single", "turn")
    drawer: Literal["companion", "you"] = ruling("HE-010", "companion")
    asked: Literal["every", "other"] = ruling("HE-011", "every", addition="other")
    aloud: Literal["at-once", "apart"] = ruling("HE-011", "at-once", "cards")
    extra: Literal["right", "duty"] = ruling("HE-A23", "right", "turn")
    last: Literal["none", "one"] = ruling("HE-A10", "none", "cards")
    replaced: Literal["others", "any"] = ruling("HE-A37", "others", "cards")
    concerned: Literal["drawn", "anew"] = ruling("HE-A22", "drawn", "turn")
    named: Literal["drawing", "after"] = ruling("HE-A36", "drawing", "cards")
    cards: Literal["list", "by-hand"] = ruling("HE-A35", "list", "cards")
    slum: Literal["nothing", "open"] = ruling("HE-A24", "nothing", "board")
    beside: Literal["nothing", "carries"] = ruling("HE-A31", "nothing", "board")
    broken: Literal["lost", "kept"] = ruling("HE-A16", "lost", "board")
    choosers: Literal["on", "anew"] = ruling("HE-A32", "on", "board")
    passing: Literal["no", "agreed"] = ruling("HE-A44", "no", "board")
    mending: Literal["fits", "never"] = ruling("HE-A34", "fits", "board")


HOUSE_RULES = switches(Rulings)
rulings_of = partial(ruled, Rulings)
"""Rulings by the options of a set-up. Raises Refused for an unknown rule or choice."""

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
    loss: Literal["at-once", "after"] = ruling("HE-A17", "at-once")
    bonus: Literal["replaces", "on-top"] = ruling("HE-A2", "replaces")
    shares: Literal["owner", "closer", "most"] = ruling("HE-A3", "owner")
    twice: Literal["each", "once"] = ruling("HE-A4", "each")
    crossings: Literal["each", "once"] = ruling("HE-A29", "each")
    counted: Literal["end", "completed"] = ruling("HE-A20", "end")
    scores: Literal["any", "zero"] = ruling("HE-A43", "any")
    ties: Literal["shared", "tiles"] = ruling("HE-A18", "shared")
    ring: Literal["fills", "gap"] = ruling("HE-A5", "fills")
    ruin: Literal["open", "wall"] = ruling("HE-A25", "open")
    gaps: Literal["harmless", "filled"] = ruling("HE-A26", "harmless")
    smallest: Literal["two", "three"] = ruling("HE-A27", "two")
    barracks: Literal["building", "stops"] = ruling("HE-A30", "building")
    matching: Literal["all", "one"] = ruling("HE-A6", "all")
    contact: Literal["slum", "street"] = ruling("HE-A38", "slum")
    misfit: Literal["out", "under"] = ruling("HE-A8", "out")
    start: Literal["within", "beside"] = ruling("HE-A9", "within")
    piles: Literal["covered", "open"] = ruling("HE-A45", "covered")
    drawn: Literal["open", "hidden"] = ruling("HE-A41", "open")
    draws: Literal["single", "at-once"] = ruling("HE-A12", "single")
    drawer: Literal["companion", "you"] = ruling("HE-010", "companion")
    asked: Literal["every", "other"] = ruling("HE-011", "every")
    aloud: Literal["at-once", "apart"] = ruling("HE-011", "at-once")
    extra: Literal["right", "duty"] = ruling("HE-A23", "right")
    last: Literal["none", "one"] = ruling("HE-A10", "none")
    replaced: Literal["others", "any"] = ruling("HE-A37", "others")
    concerned: Literal["drawn", "anew"] = ruling("HE-A22", "drawn")
    named: Literal["drawing", "after"] = ruling("HE-A36", "drawing")
    cards: Literal["list", "by-hand"] = ruling("HE-A35", "list")
    slum: Literal["nothing", "open"] = ruling("HE-A24", "nothing")
    beside: Literal["nothing", "carries"] = ruling("HE-A31", "nothing")
    broken: Literal["lost", "kept"] = ruling("HE-A16", "lost")
    choosers: Literal["on", "anew"] = ruling("HE-A32", "on")
    passing: Literal["no", "agreed"] = ruling("HE-A44", "no")
    mending: Literal["fits", "never"] = ruling("HE-A34", "fits")


HOUSE_RULES = switches(Rulings)
ADDITIONS = {"asked": "other"}
"""The choices by which a table plays with our additions."""
rulings_of = partial(ruled, Rulings)
"""Rulings by the options of a set-up. Raises Refused for an unknown rule or choice."""

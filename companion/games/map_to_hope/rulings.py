"""The cases in which a table chooses how it plays; what is usual is the first of the choices."""

from dataclasses import dataclass
from functools import partial
from typing import Literal

from companion.kit.house_rules import ruled, ruling, switches


@dataclass(frozen=True)
class Rulings:
    """The ruling of each case, with the passage that leaves it open."""

    difficulty: Literal["medium", "easy", "hard"] = ruling("MH-011, MH-012, MH-013", "medium")
    spread: Literal["fate", "finale"] = ruling("MH-011, MH-012, MH-013", "fate")
    campaign: Literal["one", "five"] = ruling("MH-045", "one")
    fate: Literal["engine", "table"] = ruling("MH-038, MH-041", "engine")
    hands: Literal["private", "open"] = ruling("MH-A27", "private")
    scouting: Literal["scout", "open"] = ruling("MH-A28", "scout")
    piles: Literal["open", "sizes"] = ruling("MH-A29", "open")
    taken_out: Literal["known", "hidden"] = ruling("MH-A11", "known")
    first_place: Literal["before", "after"] = ruling("MH-A19", "before")
    finale: Literal["first", "lot"] = ruling("MH-045", "first")
    order: Literal["seats", "lot", "turns"] = ruling("MH-A41", "seats")
    new_hand: Literal["none", "once"] = ruling("MH-A39", "none")
    time: Literal["own", "shared"] = ruling("MH-A1", "own")
    time_cap: Literal["six", "none"] = ruling("MH-A24", "six")
    starter: Literal["alternate", "fixed", "asked"] = ruling("MH-A2", "alternate")
    refill: Literal["none", "four"] = ruling("MH-A4", "none")
    passing: Literal["final", "return"] = ruling("MH-A17", "final")
    passed_time: Literal["stays", "lost"] = ruling("MH-A25", "stays")
    no_time: Literal["acts", "passed"] = ruling("MH-A31", "acts")
    debt: Literal["carried", "capped"] = ruling("MH-A7", "carried")
    losses: Literal["owed", "today"] = ruling("MH-A8", "owed")
    lost_time: Literal["today", "choice"] = ruling("MH-A38", "today")
    draw_none: Literal["allowed", "refused"] = ruling("MH-A3", "allowed")
    draw_from: Literal["hand", "front"] = ruling("MH-A42", "hand")
    short_draw: Literal["some", "refused"] = ruling("MH-A33", "some")
    renewal: Literal["due", "at-once"] = ruling("MH-A32", "due")
    used_action: Literal["discard", "out"] = ruling("MH-A20", "discard")
    abilities: Literal["turn", "free"] = ruling("MH-A26", "turn")
    front: Literal["any", "one"] = ruling("MH-A37", "any")
    put_away: Literal["never", "free"] = ruling("MH-A44", "never")
    gains: Literal["test", "day"] = ruling("MH-A30", "test")
    skills: Literal["own", "both"] = ruling("MH-A13", "own")
    floor: Literal["always", "end"] = ruling("MH-A21", "always")
    radiation_fate: Literal["marker", "two"] = ruling("MH-A12", "marker")
    failed_location: Literal["gone", "stays"] = ruling("MH-A5", "gone")
    ways: Literal["one", "two"] = ruling("MH-033", "one")
    harm: Literal["own", "shared"] = ruling("MH-A14", "own")
    bypass: Literal["no", "two"] = ruling("MH-A6", "no")
    levels: Literal["every", "first"] = ruling("MH-A34", "every")
    last_level: Literal["stays", "eliminated"] = ruling("MH-A22", "stays")
    scout_camp: Literal["top", "none"] = ruling("MH-A9", "top")
    scout_empty: Literal["look", "none"] = ruling("MH-A10", "look")
    scout_late: Literal["nothing", "aside"] = ruling("MH-A23", "nothing")
    legacy: Literal["gone", "inherited"] = ruling("MH-A15", "gone")


HOUSE_RULES = switches(Rulings)
ADDITIONS = {"ways": "two", "finale": "lot", "spread": "finale", "order": "turns"}
"""The choices by which a table plays with our additions."""
rulings_of = partial(ruled, Rulings)
"""Rulings by the options of a set-up. Raises Refused for an unknown rule or choice."""

"""The cases in which a table chooses how it plays; what is usual is the first of the choices."""

from dataclasses import dataclass
from functools import partial
from typing import Literal

from companion.kit.house_rules import ruled, ruling, switches


@dataclass(frozen=True)
class Rulings:
    """The ruling of each case, with the passage that leaves it open."""

    difficulty: Literal["medium", "easy", "hard"] = ruling("MH-011, MH-012, MH-013", "medium")
    spread: Literal["fate", "finale"] = ruling("MH-011, MH-012, MH-013", "fate", "begin", addition="finale")
    campaign: Literal["one", "five"] = ruling("MH-045", "one")
    fate: Literal["engine", "table"] = ruling("MH-038, MH-041", "engine")
    hands: Literal["private", "open"] = ruling("MH-A27", "private")
    scouting: Literal["scout", "open"] = ruling("MH-A28", "scout", "secrets")
    piles: Literal["open", "sizes"] = ruling("MH-A29", "open", "secrets")
    taken_out: Literal["known", "hidden"] = ruling("MH-A11", "known", "begin")
    first_place: Literal["before", "after"] = ruling("MH-A19", "before", "begin")
    finale: Literal["first", "lot"] = ruling("MH-045", "first", "end", addition="lot")
    order: Literal["seats", "lot", "turns"] = ruling("MH-A41", "seats", addition="turns")
    new_hand: Literal["none", "once"] = ruling("MH-A39", "none", "begin")
    time: Literal["own", "shared"] = ruling("MH-A1", "own", "turn")
    time_cap: Literal["six", "none"] = ruling("MH-A24", "six", "turn")
    starter: Literal["alternate", "fixed", "asked"] = ruling("MH-A2", "alternate", "turn")
    refill: Literal["none", "four"] = ruling("MH-A4", "none", "turn")
    passing: Literal["final", "return"] = ruling("MH-A17", "final", "turn")
    passed_time: Literal["stays", "lost"] = ruling("MH-A25", "stays", "turn")
    no_time: Literal["acts", "passed"] = ruling("MH-A31", "acts", "turn")
    debt: Literal["carried", "capped"] = ruling("MH-A7", "carried", "turn")
    losses: Literal["owed", "today"] = ruling("MH-A8", "owed", "turn")
    lost_time: Literal["today", "choice"] = ruling("MH-A38", "today", "turn")
    draw_none: Literal["allowed", "refused"] = ruling("MH-A3", "allowed", "cards")
    draw_from: Literal["hand", "front"] = ruling("MH-A42", "hand", "cards")
    short_draw: Literal["some", "refused"] = ruling("MH-A33", "some", "cards")
    renewal: Literal["due", "at-once"] = ruling("MH-A32", "due", "cards")
    used_action: Literal["discard", "out"] = ruling("MH-A20", "discard", "cards")
    abilities: Literal["turn", "free"] = ruling("MH-A26", "turn", "cards")
    front: Literal["any", "one"] = ruling("MH-A37", "any", "cards")
    put_away: Literal["never", "free"] = ruling("MH-A44", "never", "cards")
    gains: Literal["test", "day"] = ruling("MH-A30", "test", "cards")
    skills: Literal["own", "both"] = ruling("MH-A13", "own", "dice")
    floor: Literal["always", "end"] = ruling("MH-A21", "always", "dice")
    radiation_fate: Literal["marker", "two"] = ruling("MH-A12", "marker", "dice")
    failed_location: Literal["gone", "stays"] = ruling("MH-A5", "gone", "dice")
    ways: Literal["one", "two"] = ruling("MH-033", "one", addition="two")
    harm: Literal["own", "shared"] = ruling("MH-A14", "own", "dice")
    bypass: Literal["no", "two"] = ruling("MH-A6", "no", "dice")
    levels: Literal["every", "first"] = ruling("MH-A34", "every", "board")
    last_level: Literal["stays", "eliminated"] = ruling("MH-A22", "stays", "board")
    scout_camp: Literal["top", "none"] = ruling("MH-A9", "top", "board")
    scout_empty: Literal["look", "none"] = ruling("MH-A10", "look", "board")
    scout_late: Literal["nothing", "aside"] = ruling("MH-A23", "nothing", "board")
    legacy: Literal["gone", "inherited"] = ruling("MH-A15", "gone", "end")


HOUSE_RULES = switches(Rulings)
rulings_of = partial(ruled, Rulings)
"""Rulings by the options of a set-up. Raises Refused for an unknown rule or choice."""

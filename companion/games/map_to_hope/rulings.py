"""The cases in which a table chooses how it plays; what is usual is the first of the choices."""

from collections.abc import Mapping
from dataclasses import dataclass

from companion.kit.house_rules import chosen, house_rules


@dataclass(frozen=True)
class Rulings:
    """The ruling of each case, by name; `rulings_of` alone says what is usual."""

    difficulty: str
    fate: str
    hands: str
    starter: str
    draw_none: str
    refill: str
    used_action: str
    last_level: str
    time_cap: str
    passed_time: str
    debt: str
    failed_location: str
    short_draw: str
    bypass: str
    time: str
    losses: str
    scout_camp: str
    scout_empty: str
    taken_out: str
    radiation_fate: str
    skills: str
    harm: str
    legacy: str
    passing: str
    first_place: str
    floor: str
    scout_late: str
    abilities: str
    scouting: str
    piles: str
    gains: str
    no_time: str
    renewal: str
    levels: str
    front: str
    lost_time: str
    new_hand: str
    order: str
    draw_from: str
    put_away: str
    ways: str
    finale: str
    campaign: str
    spread: str


CHOICES: Mapping[str, tuple[str, tuple[str, ...]]] = {
    "difficulty": ("MH-011, MH-012, MH-013", ("medium", "easy", "hard")),
    "spread": ("MH-011, MH-012, MH-013", ("fate", "finale")),
    "campaign": ("MH-045", ("one", "five")),
    "fate": ("MH-038, MH-041", ("engine", "table")),
    "hands": ("MH-A27", ("private", "open")),
    "scouting": ("MH-A28", ("scout", "open")),
    "piles": ("MH-A29", ("open", "sizes")),
    "taken-out": ("MH-A11", ("known", "hidden")),
    "first-place": ("MH-A19", ("before", "after")),
    "finale": ("MH-045", ("first", "lot")),
    "order": ("MH-A41", ("seats", "lot", "turns")),
    "new-hand": ("MH-A39", ("none", "once")),
    "time": ("MH-A1", ("own", "shared")),
    "time-cap": ("MH-A24", ("six", "none")),
    "starter": ("MH-A2", ("alternate", "fixed", "asked")),
    "refill": ("MH-A4", ("none", "four")),
    "passing": ("MH-A17", ("final", "return")),
    "passed-time": ("MH-A25", ("stays", "lost")),
    "no-time": ("MH-A31", ("acts", "passed")),
    "debt": ("MH-A7", ("carried", "capped")),
    "losses": ("MH-A8", ("owed", "today")),
    "lost-time": ("MH-A38", ("today", "choice")),
    "draw-none": ("MH-A3", ("allowed", "refused")),
    "draw-from": ("MH-A42", ("hand", "front")),
    "short-draw": ("MH-A33", ("some", "refused")),
    "renewal": ("MH-A32", ("due", "at-once")),
    "used-action": ("MH-A20", ("discard", "out")),
    "abilities": ("MH-A26", ("turn", "free")),
    "front": ("MH-A37", ("any", "one")),
    "put-away": ("MH-A44", ("never", "free")),
    "gains": ("MH-A30", ("test", "day")),
    "skills": ("MH-A13", ("own", "both")),
    "floor": ("MH-A21", ("always", "end")),
    "radiation-fate": ("MH-A12", ("marker", "two")),
    "failed-location": ("MH-A5", ("gone", "stays")),
    "ways": ("MH-033", ("one", "two")),
    "harm": ("MH-A14", ("own", "shared")),
    "bypass": ("MH-A6", ("no", "two")),
    "levels": ("MH-A34", ("every", "first")),
    "last-level": ("MH-A22", ("stays", "eliminated")),
    "scout-camp": ("MH-A9", ("top", "none")),
    "scout-empty": ("MH-A10", ("look", "none")),
    "scout-late": ("MH-A23", ("nothing", "aside")),
    "legacy": ("MH-A15", ("gone", "inherited")),
}
"""The passages that leave each case open, and what may be chosen, in the order of an evening."""


HOUSE_RULES = house_rules(CHOICES)
ADDITIONS = {"ways": "two", "finale": "lot", "spread": "finale", "order": "turns"}
"""The choices by which a table plays with our additions."""


def rulings_of(options: Mapping[str, str]) -> Rulings:
    """Rulings by the options of a set-up. Raises Refused for an unknown rule or choice."""
    found = chosen(options, CHOICES)
    return Rulings(**{name.replace("-", "_"): choice for name, choice in found.items()})

"""Influence cards, Enemies and boxes: what they are worth (HP-126, HP-142 to HP-146, HP-161 to HP-165)."""

from collections.abc import Mapping
from dataclasses import dataclass

COLOURLESS = ("grey", "green")
CARDS = (*(f"{colour}{n}" for colour in "br" for n in range(1, 6)), *COLOURLESS)


def value(card: str) -> int:
    """The value of a card: blue 1 to 5, red -1 to -5, others 0."""
    return {"b": 1, "r": -1}[card[0]] * int(card[1]) if is_blue(card) or is_red(card) else 0


def is_blue(card: str) -> bool:
    """True if it is a blue one."""
    return card[0] == "b" and card[1:].isdecimal()


def is_red(card: str) -> bool:
    """True if it is a red one."""
    return card[0] == "r" and card[1:].isdecimal()


def is_colourless(card: str) -> bool:
    """True if it is grey or green."""
    return card in COLOURLESS


@dataclass(frozen=True)
class Kind:
    """A type of Enemy, each value by level, 1 first."""

    health: tuple[int, int, int]
    strength: tuple[int, int, int]
    combat: tuple[int, int, int]
    shield: tuple[int, int, int]
    range: int = 0


ENEMIES: Mapping[str, Kind] = {
    "Tank": Kind((1, 2, 3), (1, 1, 2), (1, 2, 2), (3, 3, 3)),
    "Sniper": Kind((1, 1, 2), (1, 1, 2), (1, 2, 2), (2, 3, 3), 1),
    "Soldier": Kind((1, 2, 2), (1, 1, 2), (1, 2, 2), (2, 2, 3)),
    "Crawler": Kind((1, 2, 3), (1, 1, 1), (1, 2, 2), (2, 2, 2)),
    "Thief": Kind((1, 2, 2), (1, 1, 1), (1, 2, 2), (1, 2, 3)),
}
ELITE_STRENGTH, ELITE_COMBAT, ELITE_SHIELD = 2, 2, 3
"""Apex and Deus (HP-181); their bars are their Health."""


@dataclass(frozen=True)
class Weapon:
    """A weapon's bonus: red sum, damage, and a Program drawn or not."""

    red: int
    damage: int
    program: bool = False


WEAPONS: Mapping[str, Weapon] = {
    "Pistol": Weapon(2, 1, program=True),
    "Rifle": Weapon(3, 2),
    "Rocket Launcher": Weapon(3, 1, program=True),
}
BOXES = (*WEAPONS, "Companion", "Laser")
LASER_DAMAGE = 2
HQ: Mapping[str, int] = {"Pistol": 2, "Rifle": 1}
"""The weapons that lie at HQ at first (HP-018)."""
TRAPS = ("trap-cards", "trap-program", "trap-chip", "trap-silence")
"""The four Traps, each of which is a text, too (HP-147)."""


def enemy_of(red: int) -> str | None:
    """The type of Enemy that the red die brings, or nobody (HP-071)."""
    faces = {1: "Tank", 2: "Sniper", 3: "Soldier", 4: "Soldier", 5: "Crawler", 6: "Crawler"}
    return faces.get(red) or ("Thief" if red in {7, 8} else None)

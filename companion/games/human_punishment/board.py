"""Our own board: areas and places, arrows, spawn locations, paths, bars, prices and piles of Enemies."""

from collections.abc import Mapping
from dataclasses import dataclass

AREAS: Mapping[str, tuple[str, ...]] = {
    "1": ("Sector I", "Sector II", "Sector III"),
    "2": ("City", "Dark Net", "Factory"),
    "3": ("Nexus",),
    "4": ("HQ", "Yellow Zone"),
    "5": ("Monolith",),
    "6": ("Network", "Isolation Cube"),
    "J": ("Junkyard",),
    "M": ("Med Center",),
}
"""The places of each area, an area by its key (HP-295)."""
YELLOW_ZONE, CUBE, MED, NETWORK = "Yellow Zone", "Isolation Cube", "Med Center", "Network"
ARROWS = frozenset(
    {
        ("1", "2"),
        ("2", "1"),
        ("1", "3"),
        ("3", "1"),
        ("2", "4"),
        ("4", "2"),
        ("2", "6"),
        ("6", "2"),
        ("3", "5"),
        ("5", "3"),
        ("4", "5"),
        ("5", "4"),
        ("5", "6"),
        ("6", "5"),
        ("4", "J"),
        ("J", "4"),
        ("5", "J"),
        ("J", "5"),
        ("1", "M"),
        ("3", "M"),
        ("M", "1"),
        ("M", "3"),
    }
)
"""From where to where one may go; a step each, and none into the Med Center (HP-053, HP-055)."""


@dataclass(frozen=True)
class Spawn:
    """A Spawn Location: its numbers, the areas in which its Enemy acts and is attacked (HP-236, HP-238)."""

    id: str
    numbers: tuple[int, ...]
    areas: tuple[str, ...]


SPAWNS = (
    Spawn("2", (2,), ("6",)),
    Spawn("3", (3,), ("5",)),
    Spawn("4", (4,), ("1", "2", "3")),
    Spawn("5", (5,), ("3",)),
    Spawn("6", (6,), ("2",)),
    Spawn("7", (7,), ("1",)),
    Spawn("7b", (7,), ("4",)),
    Spawn("8", (8,), ("2",)),
    Spawn("6/8", (6, 8), ("2",)),
    Spawn("9", (9,), ("5",)),
    Spawn("10", (10,), ("2", "4", "5")),
    Spawn("11", (11,), ("4",)),
    Spawn("12", (12,), ("6",)),
)
"""In the order in which they are filled and act (HP-A5)."""
SPAWN = {one.id: one for one in SPAWNS}
RED = {1: "2", 2: "4", 3: "5", 4: "2"}
BLUE = {1: "3", 2: "3", 3: "2"}
"""The areas of the spaces of both paths; Blue 3 and Red 4 are one space (HP-243)."""
RED_LENGTH, BLUE_LENGTH = 4, 3
BARS: Mapping[str, tuple[int, int]] = {
    "morale": (-10, 10),
    "riot": (-7, 7),
    "security": (0, 6),
    "resource": (0, 15),
    "sector1": (0, 18),
    "sector2": (0, 18),
    "sector3": (0, 18),
    "guard": (1, 3),
    "apex": (0, 9),
    "deus": (0, 9),
    "threat": (0, 4),
}
"""Where each bar stops (HP-024, HP-A19)."""
RED_RIOT, YELLOW_RIOT = 7, 4
"""Riot is red from here on, and yellow from there, on either side."""
PRICES = {"Pistol": 4, "Rifle": 6}
PROGRAM_PRICE, RECON_PRICE = 3, 5
PILES: Mapping[str, tuple[int, ...]] = {
    "Tank": (1, 1, 1, 2, 2, 3),
    "Sniper": (1, 1, 1, 2, 2, 3),
    "Soldier": (1, 1, 1, 2, 2, 2, 3, 3),
    "Crawler": (1, 1, 1, 2, 2, 2, 3, 3),
    "Thief": (1, 1, 1, 2, 2, 2, 3, 3),
}
COLUMNS = ("Alpha", "Beta", "Gamma")
TIERS = 5
RECON = ("sectors", "network", "objective", "carried", "hand", "loyalty")
AREA_OF = {place: area for area, places in AREAS.items() for place in places}


def neighbours(area: str) -> frozenset[str]:
    """The areas that an arrow joins in either direction (HP-A47)."""
    return frozenset(other for arrow in ARROWS if area in arrow for other in arrow if other != area)

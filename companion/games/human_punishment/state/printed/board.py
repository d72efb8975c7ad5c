"""The board: areas and places, arrows, spawn locations, paths, bars, prices and piles of Enemies."""

from collections.abc import Mapping
from dataclasses import dataclass, field

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


@dataclass(frozen=True)
class Spawn:
    """A Spawn Location: its numbers, the areas in which its Enemy acts and is attacked (HP-236, HP-238)."""

    id: str
    numbers: tuple[int, ...]
    areas: tuple[str, ...]


@dataclass(frozen=True, eq=False)
class Board:
    """The data of a board: ways, spawns, paths, bars, zones, prices, piles of Enemies."""

    arrows: frozenset[tuple[str, str]]
    """From where to where one may go; a step each, and none into the Med Center (HP-053, HP-055)."""
    spawns: tuple[Spawn, ...]
    """In the order in which they are filled and act (HP-A5)."""
    red: tuple[str, ...]
    blue: tuple[str, ...]
    """The areas of the spaces of both paths; the last blue one and the fourth red one are one (HP-243)."""
    bars: Mapping[str, tuple[int, int]]
    """Lowest and highest value of each bar (HP-024, HP-A19)."""
    morale_yellow: int
    riot_yellow: int
    riot_red: int
    """Morale is yellow down from there; Riot yellow and red from there on, on either side."""
    prices: Mapping[str, int]
    piles: Mapping[str, tuple[int, ...]]
    """The levels of the Enemies of each type, from the top (HP-020)."""
    near: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """The neighbours of each area, where the board lists them (HP-A47)."""
    city_four: tuple[tuple[str, int], ...] = ()
    """Bar and steps for each face in the City, if the board prints them (HP-A53)."""
    boards: Mapping[str, Mapping[str, int]] = field(default_factory=dict)
    """Values of Player Boards that an owner has typed in, by character (HP-297)."""

    def spawn(self, id_: str) -> Spawn | None:
        """The Spawn Location of that id."""
        return next((spawn for spawn in self.spawns if spawn.id == id_), None)

    def joined(self, area: str) -> frozenset[str]:
        """The areas that an arrow joins in either direction (HP-A47)."""
        return frozenset(other for arrow in self.arrows if area in arrow for other in arrow if other != area)

    def red_area(self, space: int) -> str:
        """The area of a red space, 1 first."""
        return self.red[space - 1]

    def blue_area(self, space: int) -> str:
        """The area of a blue space, 1 first."""
        return self.blue[space - 1]


OURS = Board(
    arrows=frozenset(
        (one, other)
        for one, others in {
            "1": "23M",
            "2": "146",
            "3": "15M",
            "4": "25J",
            "5": "346J",
            "6": "25",
            "J": "45",
            "M": "13",
        }.items()
        for other in others
    ),
    spawns=(
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
    ),
    red=("2", "4", "5", "2"),
    blue=("3", "3", "2"),
    bars={
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
    },
    morale_yellow=0,
    riot_yellow=4,
    riot_red=7,
    prices={"Pistol": 4, "Rifle": 6},
    piles={
        "Tank": (1, 1, 1, 2, 2, 3),
        "Sniper": (1, 1, 1, 2, 2, 3),
        "Soldier": (1, 1, 1, 2, 2, 2, 3, 3),
        "Crawler": (1, 1, 1, 2, 2, 2, 3, 3),
        "Thief": (1, 1, 1, 2, 2, 2, 3, 3),
    },
)
"""Our own board, on which the scenarios play."""
SHARED, BLUE_LENGTH = 4, 3
"""The red and the blue space that are one (HP-243)."""
BARS = tuple(OURS.bars)
STARTS: Mapping[str, tuple[int, int]] = {
    "morale": (5, 5),
    "security": (4, 4),
    "resource": (11, 12),
    "guard": (3, 3),
    "apex": (2, 0),
    "deus": (3, 1),
}
"""Starting value of a bar with few and with many players, if not 0 (HP-024)."""
WEAPONS_AT_HQ = tuple(OURS.prices)
PROGRAM_PRICE, RECON_PRICE = 3, 5
COLUMNS = ("Alpha", "Beta", "Gamma")
TIERS = 5
RECON = ("sectors", "network", "objective", "carried", "hand", "loyalty")
AREA_OF = {place: area for area, places in AREAS.items() for place in places}


def spot_of(enemy_at: str) -> str:
    """The place of the plan on which an Enemy stands."""
    return enemy_at.lower() if enemy_at.startswith("Red") else f"spawn {enemy_at}"

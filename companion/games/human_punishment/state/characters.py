"""Six characters and Kuro: what is theirs by the rules, and numbers and decks of ours (HP-246 to HP-284)."""

from collections.abc import Mapping
from dataclasses import dataclass

from companion.games.human_punishment.state.player import Level

ALL_ROUNDERS = tuple(f"all-rounder-{n}" for n in range(1, 8))
"""The seven cards that Jayden begins with (HP-246)."""
MARKED = ("1", "2", "3", "4", "5", "6")
"""The areas of which Kuro has a marker: ours, as only the printed ones name theirs (HP-277)."""
REWARDS = (2, 5)
"""Values at which the bars of Havoc and Dryden bring something (HP-264, HP-270)."""
SUPPLY = 2
"""Value at which Nova's bar brings a weapon (HP-259)."""
Tree = Mapping[str, tuple[Level, Level]]


@dataclass(frozen=True)
class Character:
    """A character: the words of its face, values other than a plain board's, rules, tree, deck."""

    id: str
    face: str
    values: Mapping[str, int]
    tree: Tree
    blue: tuple[int, int, int, int, int]
    red: tuple[int, int, int, int, int]
    grey: int
    green: int
    traits: tuple[str, ...] = ()
    bar: str | None = None
    hand: int = 0
    """Number of additional cards at the beginning."""
    programs: int = 1
    objectives: int = 1
    abilities: tuple[str, ...] = ()
    """Names of the texts that the board prints beside the tree."""

    @property
    def unique(self) -> tuple[str, str]:
        """The two cards that only this deck has (HP-126)."""
        return f"{self.id}-1", f"{self.id}-2"

    @property
    def deck(self) -> tuple[str, ...]:
        """The thirty cards of the class (HP-007, HP-126)."""
        coloured = zip("br", (self.blue, self.red), strict=True)
        cards = [f"{letter}{n}" for letter, some in coloured for n, k in enumerate(some, 1) for _ in range(k)]
        return (*cards, *["grey"] * self.grey, *["green"] * self.green, *self.unique)


def _gain(task: str, name: str, n: int = 1, times: int = 1) -> Level:
    return Level(task, times, name, n)


def _sets(task: str, name: str, n: int, times: int = 1) -> Level:
    return Level(task, times, name, n, sets=True)


JAYDEN = Character(
    "jayden",
    "man tan chestnut short",
    {"health": 2, "shield": 2},
    {
        "hacking": (_gain("riot yellow to blue", "defenceCards"), _gain("morale 4", "alone")),
        "implants": (_sets("city 4 high", "health", 3), _gain("all-rounder 7", "all-rounders")),
        "security": (_gain("network chip", "programs"), _gain("eliminate high", "draw", times=2)),
        "rigging": (_gain("junkyard 2", "two programs"), _gain("censure success", "movement")),
    },
    blue=(2, 3, 3, 3, 1),
    red=(2, 3, 3, 3, 1),
    grey=2,
    green=2,
    objectives=2,
    abilities=("seven", "objectives", "take-back"),
)
FEYKAH = Character(
    "feykah",
    "woman pale black bob implant",
    {"health": 2, "attackCards": 3},
    {
        "hacking": (_gain("junkyard 3", "programs"), _gain("deck empty", "ap")),
        "implants": (
            _sets("city action of a new kind", "hand", 10, times=2),
            _gain("discard 6", "reroll"),
        ),
        "security": (_gain("network chip", "defenceCards"), _gain("eliminate high", "movement", times=2)),
        "rigging": (_sets("unique card", "health", 3), _gain("med free", "dark net")),
    },
    blue=(2, 2, 3, 3, 1),
    red=(2, 3, 3, 3, 2),
    grey=2,
    green=2,
    traits=("no boost reward",),
    hand=1,
    abilities=("loyalties", "office", "rage", "no-boosts", "eight"),
)
NOVA = Character(
    "nova",
    "woman brown auburn long band",
    {"strength": 0, "movement": 3},
    {
        "hacking": (_gain("unique card", "strength"), _gain("hq weapon", "ap", times=2)),
        "implants": (_gain("junkyard 3", "reroll"), _sets("morale 4", "slots", 2)),
        "security": (_gain("nexus success", "defenceCards"), _gain("sector III chip", "dark net")),
        "rigging": (_gain("eliminate", "programs"), _gain("empty hand", "movement")),
    },
    blue=(3, 3, 3, 3, 2),
    red=(2, 2, 3, 2, 1),
    grey=2,
    green=2,
    traits=("city 3 four", "no scanners"),
    bar="supply",
    abilities=("supplies", "no-scanners", "supply"),
)
HAVOC = Character(
    "havoc",
    "man dark bald scar beard",
    {"attackCards": 3, "programs": 1},
    {
        "hacking": (_gain("recon", "blue five"), _gain("eliminate high at 1", "strength")),
        "implants": (_gain("network chip", "programs"), _gain("combat 4", "range")),
        "security": (_gain("junkyard 3", "defenceCards"), _gain("sector III chip", "ap")),
        "rigging": (_gain("city action", "attackCards", times=2), _gain("riot zero", "movement")),
    },
    blue=(2, 2, 2, 2, 1),
    red=(2, 3, 4, 4, 2),
    grey=2,
    green=2,
    traits=("extra card per Enemy", "no pistols"),
    bar="combat",
    abilities=("spoils", "no-pistols", "combat"),
)
DRYDEN = Character(
    "dryden",
    "man fair glasses old",
    {"strength": 0, "health": 2, "defenceCards": 2},
    {
        "hacking": (_gain("junkyard 1", "treat"), _gain("discard 5", "ap")),
        "implants": (_sets("heal", "health", 3), _gain("heal 2", "programs")),
        "security": (_gain("program", "strength", times=2), _gain("hq weapon", "movement", times=2)),
        "rigging": (_gain("eliminate", "free drop"), _gain("censure success", "attackCards")),
    },
    blue=(2, 3, 4, 3, 2),
    red=(2, 2, 2, 2, 1),
    grey=2,
    green=3,
    traits=("two wounds", "healer"),
    bar="healing",
    programs=2,
    abilities=("kit", "heal", "frail", "healing"),
)
DEE_COY = Character(
    "dee-coy",
    "woman tan blond crest visor",
    {"health": 2},
    {
        "hacking": (_gain("nexus success", "programs"), _sets("unique card", "health", 3)),
        "implants": (_gain("riot yellow to blue", "attackCards"), _gain("chip with both", "movement")),
        "security": (_gain("junkyard 1", "shield beside"), _gain("kuro sniffs", "kuro both")),
        "rigging": (_gain("kuro marker", "kuro spoils", times=2), _gain("kuro high", "markers")),
    },
    blue=(2, 3, 3, 2, 2),
    red=(2, 3, 3, 2, 2),
    grey=2,
    green=2,
    abilities=("kuro", "cube", "kuro-back", "kuro-fights"),
)
CHARACTERS: Mapping[str, Character] = {one.id: one for one in (JAYDEN, FEYKAH, NOVA, HAVOC, DRYDEN, DEE_COY)}
KURO_VALUES: Mapping[str, int] = {"ap": 1, "movement": 1, "health": 2, "slots": 1}
"""Values of Kuro's board that differ from a plain one (HP-277, HP-278)."""

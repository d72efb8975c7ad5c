"""A player of the city: the figure, the cards, the secrets, the skill tree; and Kuro."""

from dataclasses import dataclass, field
from typing import TypeAlias

from companion.engine.frozen import make
from companion.games.human_punishment.state.card_form import Form

Look: TypeAlias = tuple[str, str, tuple[str, ...]]
"""A look: its kind, the owner's seat, and the content seen."""
UNSEEN = "unseen"
"""A chip of which not even its carrier knows the colour."""
VALUES = {
    "ap": 3,
    "movement": 2,
    "range": 0,
    "strength": 1,
    "attackCards": 2,
    "shield": 1,
    "defenceCards": 1,
    "health": 3,
    "programs": 2,
    "draw": 2,
    "hand": 7,
    "slots": 1,
}
"""Values of a board without traits (HP-297)."""
_LISTS = frozenset({list, dict})
_OF_BOARDS = ("tree", "values", "traits")
"""Fields of a board, set once."""


@dataclass(frozen=True)
class Level:
    """A level of a skill tree: the task, how often it is to be done, and what it gains (HP-040, HP-041).

    `name` is a value of the board, to which `n` is added or which is set to it, or an ability.
    """

    task: str
    times: int
    name: str
    n: int
    sets: bool = False


@dataclass
class Player:
    """One player: the figure, the cards, the secrets, the skill tree."""

    seat: str
    name: str
    colour: str
    at: str = "HQ"
    hand: list[str] = field(default_factory=list)
    deck: list[str] = field(default_factory=list)
    programs: list[str] = field(default_factory=list)
    box: str | None = None
    scanners: list[int] = field(default_factory=list)
    chips: list[str] = field(default_factory=list)
    unseen: list[str] = field(default_factory=list)
    """Those of the chips that their carrier may not look at (HP-A49)."""
    recon: str | None = None
    had_recon: bool = False
    freed: bool = False
    """True if it came out of the Isolation Cube and stands in Area 6 ever since (HP-A26)."""
    health: int = 3
    wounds: int = 0
    loyalty: str = "Human"
    objective: list[bool] = field(default_factory=lambda: [True])
    revoked: bool = False
    values: dict[str, int] = field(default_factory=lambda: dict(VALUES))
    traits: list[str] = field(default_factory=list)
    tree: dict[str, list[Level]] = field(default_factory=dict)
    unlocked: dict[str, int] = field(default_factory=dict)
    progress: dict[str, int] = field(default_factory=dict)
    kinds: dict[str, list[str]] = field(default_factory=dict)
    look: list[Look] = field(default_factory=list)
    log: list[tuple[int, Look]] = field(default_factory=list)
    """All looks with the turn of each, for this player alone (HP-308, HP-309)."""
    put: list[str] = field(default_factory=list)
    silent: bool = False
    """True if a Trap forbids cards until the next Event is over (HP-306)."""
    injuries: list[Form] = field(default_factory=list)
    """The Wound cards, as far as there are cards."""
    goals: list[Form] = field(default_factory=list)
    """The Objectives, as far as there are cards."""
    deeds: dict[str, int] = field(default_factory=dict)
    """Number of times of each deed that Objectives count."""
    lasting: list[Form] = field(default_factory=list)
    """Lasting effects of Wounds, open Programs and Enemies near."""
    installed: list[str] = field(default_factory=list)
    """The Programs that lie open for good (HP-132)."""
    charges: dict[str, int] = field(default_factory=dict)
    used: list[str] = field(default_factory=list)
    """The lasting Programs that were used in this turn."""
    skips_draw: bool = False
    transferred: int = 0
    """Number of Programs under the board, for the second game of a campaign (HP-289)."""
    humans: list[str] | None = None
    machines: list[str] | None = None
    legion: list[str] | None = None
    character: str = ""
    """Id of the character; empty for a plain board (HP-027)."""
    bar: int = 0
    """The counter of Havoc, Dryden or Nova (HP-032)."""
    all_rounders: list[str] = field(default_factory=list)
    played: list[str] = field(default_factory=list)
    """Jayden's cards that are left, and those that were played (HP-246)."""
    took_back: bool = False
    raging: bool = False
    """True if Feykah's next attack is one of those that hit all (HP-252)."""
    infected: bool = False
    """True if Legion tapped this player at night (HP-104, HP-291)."""
    down: bool = False
    """True if Health fell to 0 since the own turn began, even if healed since (HP-150)."""

    @property
    def is_down(self) -> bool:
        """True if the figure stays where it is and does nothing, until its own next turn (HP-150)."""
        return self.down or self.health <= 0

    @property
    def known_chips(self) -> list[str]:
        """The carried chips as their carrier knows them."""
        left, known = list(self.unseen), []
        for chip in self.chips:
            known.append(UNSEEN if chip in left else chip)
            if chip in left:
                left.remove(chip)
        return known

    def lose_chip(self) -> str:
        """Returns the first chip, which is carried no longer."""
        lost = self.chips.pop(0)
        if lost in self.unseen:
            self.unseen.remove(lost)
        return lost

    def swap_chip(self, other: str) -> str:
        """Another chip, which its carrier knows, in the place of the first one, which is returned."""
        mine = self.lose_chip()
        self.chips.insert(0, other)
        return mine

    def lose_chips(self) -> list[str]:
        """Carries none any more; returns those that were carried."""
        lost, self.chips, self.unseen = self.chips, [], []
        return lost

    def value(self, name: str) -> int:
        """A value of the board, with Boosts."""
        found = self.values[name]
        for column, levels in self.tree.items():
            for level in levels[: self.unlocked.get(column, 0)]:
                if level.name == name:
                    found = level.n if level.sets else found + level.n
        changed = {"lower": -1, "higher": 1}
        more = (changed.get(one["op"], 0) * one["n"] for one in self.lasting if one.get("value") == name)
        return max(0, found + sum(more)) if self.lasting else found

    @property
    def forbidden(self) -> frozenset[str]:
        """The deeds that lasting effects forbid; a Censure that cannot be won cannot be called for."""
        deeds = {one["deed"] for one in self.lasting if one["op"] == "forbidden"}
        return frozenset(deeds | {"accuse"} if "censure" in deeds else deeds)

    def did(self, deed: str) -> None:
        """Counts a deed."""
        self.deeds[deed] = self.deeds.get(deed, 0) + 1

    def drop_program(self, id_: str) -> None:
        self.programs.remove(id_)
        if id_ not in self.programs:
            self.charges.pop(id_, None)
            self.installed = [one for one in self.installed if one != id_]

    def has(self, name: str) -> bool:
        """True if a player has a trait, or an ability of a Boost."""
        boosts = ((levels, self.unlocked.get(column, 0)) for column, levels in self.tree.items())
        return name in self.traits or any(level.name == name for levels, n in boosts for level in levels[:n])

    def boosts(self, level: int) -> int:
        """The number of columns with their Boost of that level."""
        return sum(n >= level for n in self.unlocked.values())

    def copied(self) -> "Player":
        """The same player: lists are copied, but nothing in them; boards never change."""
        own = {name: one.copy() if type(one) in _LISTS else one for name, one in vars(self).items()}
        own["kinds"] = {column: list(some) for column, some in self.kinds.items()}
        return make(type(self), **(own | {name: getattr(self, name) for name in _OF_BOARDS}))


@dataclass
class Kuro(Player):
    """Dee Coy's companion: a character without cards of its own, who plays from Dee Coy's hand (HP-278)."""

    owner: str = ""
    markers: list[str] = field(default_factory=list)
    """The areas whose markers lie face up (HP-277)."""

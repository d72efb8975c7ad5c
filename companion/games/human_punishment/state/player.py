"""A player of the city: the figure, the cards, the secrets, the skill tree; and Kuro."""

from dataclasses import dataclass, field
from typing import TypeAlias

from companion.games.human_punishment.phrases.lasting import Lasting
from companion.games.human_punishment.state.facts.part import Around, Part
from companion.games.human_punishment.state.printed.card_form import Form

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
class Figure(Part):
    """A figure on the board: its place, its Health, its load."""

    at: str = "HQ"
    freed: bool = False
    """True if it came out of the Isolation Cube and stands in Area 6 ever since (HP-A26)."""
    health: int = 3
    down: bool = False
    """True if Health fell to 0 since the own turn began, even if healed since (HP-150)."""
    wounds: int = 0
    injuries: list[Form] = field(default_factory=list)
    """The Wound cards, as far as there are cards."""
    lasting: list[Lasting] = field(default_factory=list)
    """Lasting effects of Wounds, open Programs and Enemies near."""
    chips: list[str] = field(default_factory=list)
    unseen: list[str] = field(default_factory=list)
    """Those of the chips that their carrier may not look at (HP-A49)."""
    scanners: list[int] = field(default_factory=list)
    box: str | None = None
    silent: bool = False
    """True if a Trap forbids cards until the next Event is over (HP-306)."""
    raging: bool = False
    """True if Feykah's next attack is one of those that hit all (HP-252)."""


@dataclass
class Held(Part):
    """The belongings of a player: cards, Programs and Recon."""

    hand: list[str] = field(default_factory=list)
    deck: list[str] = field(default_factory=list)
    put: list[str] = field(default_factory=list)
    """The cards put into a check, until it is opened."""
    programs: list[str] = field(default_factory=list)
    installed: list[str] = field(default_factory=list)
    """The Programs that lie open for good (HP-132)."""
    charges: dict[str, int] = field(default_factory=dict)
    used: list[str] = field(default_factory=list)
    """The lasting Programs that were used in this turn."""
    transferred: int = 0
    """Number of Programs under the board, for the second game of a campaign (HP-289)."""
    all_rounders: list[str] = field(default_factory=list)
    played: list[str] = field(default_factory=list)
    """Jayden's cards that are left, and those that were played (HP-246)."""
    took_back: bool = False
    recon: str | None = None
    had_recon: bool = False
    skips_draw: bool = False


@dataclass
class Sheet(Part):
    """A player's board: its values, its skill tree and how far that is."""

    character: str = ""
    """Id of the character; empty for a plain board (HP-027)."""
    values: dict[str, int] = field(default_factory=lambda: dict(VALUES))
    traits: list[str] = field(default_factory=list)
    tree: dict[str, list[Level]] = field(default_factory=dict)
    unlocked: dict[str, int] = field(default_factory=dict)
    progress: dict[str, int] = field(default_factory=dict)
    kinds: dict[str, list[str]] = field(default_factory=dict)
    bar: int = 0
    """The counter of Havoc, Dryden or Nova (HP-032)."""


@dataclass
class Aims(Part):
    """The aims of a player: the side, the Objectives, and the deeds that they count."""

    loyalty: str = "Human"
    infected: bool = False
    """True if Legion tapped this player at night (HP-104, HP-291)."""
    revoked: bool = False
    objective: list[bool] = field(default_factory=lambda: [True])
    goals: list[Form] = field(default_factory=list)
    """The Objectives, as far as there are cards."""
    deeds: dict[str, int] = field(default_factory=dict)
    """Number of times of each deed that Objectives count."""


@dataclass
class Known(Part):
    """The knowledge of a player: all that nobody else has seen or heard."""

    look: list[Look] = field(default_factory=list)
    log: list[tuple[int, Look]] = field(default_factory=list)
    """All looks with the turn of each (HP-308, HP-309)."""
    humans: list[str] | None = None
    machines: list[str] | None = None
    legion: list[str] | None = None


@dataclass
class Player(Part):
    """One player: the figure, the cards, the skill tree, the secrets."""

    seat: str
    name: str
    colour: str
    figure: Figure = field(default_factory=Figure)
    held: Held = field(default_factory=Held)
    sheet: Sheet = field(default_factory=Sheet)
    aims: Aims = field(default_factory=Aims)
    known: Known = field(default_factory=Known)

    def words_around(self, _around: Around) -> Around:
        """The words before and behind its own: whose they are stands behind."""
        return (), (self.seat,)

    @property
    def is_down(self) -> bool:
        """True if the figure stays where it is and does nothing, until its own next turn (HP-150)."""
        return self.figure.down or self.figure.health <= 0

    @property
    def known_chips(self) -> list[str]:
        """The carried chips as their carrier knows them."""
        left, known = list(self.figure.unseen), []
        for chip in self.figure.chips:
            known.append(UNSEEN if chip in left else chip)
            if chip in left:
                left.remove(chip)
        return known

    def lose_chip(self) -> str:
        """Returns the first chip, which is carried no longer."""
        lost = self.figure.chips.pop(0)
        if lost in self.figure.unseen:
            self.figure.unseen.remove(lost)
        return lost

    def swap_chip(self, other: str) -> str:
        """Another chip, which its carrier knows, in the place of the first one, which is returned."""
        mine = self.lose_chip()
        self.figure.chips.insert(0, other)
        return mine

    def lose_chips(self) -> list[str]:
        """Carries none any more; returns those that were carried."""
        lost, self.figure.chips, self.figure.unseen = self.figure.chips, [], []
        return lost

    def value(self, name: str) -> int:
        """A value of the board, with Boosts."""
        found = self.sheet.values[name]
        for column, levels in self.sheet.tree.items():
            for level in levels[: self.sheet.unlocked.get(column, 0)]:
                if level.name == name:
                    found = level.n if level.sets else found + level.n
        more = sum(one.change(name) for one in self.figure.lasting)
        return max(0, found + more) if self.figure.lasting else found

    @property
    def forbidden(self) -> frozenset[str]:
        """The deeds that lasting effects forbid; a Censure that cannot be won cannot be called for."""
        deeds = {one.forbids for one in self.figure.lasting} - {""}
        return frozenset(deeds | {"accuse"} if "censure" in deeds else deeds)

    def did(self, deed: str) -> None:
        """Counts a deed."""
        self.aims.deeds[deed] = self.aims.deeds.get(deed, 0) + 1

    def drop_program(self, id_: str) -> None:
        self.held.programs.remove(id_)
        if id_ not in self.held.programs:
            self.held.charges.pop(id_, None)
            self.held.installed = [one for one in self.held.installed if one != id_]

    def has(self, name: str) -> bool:
        """True if a player has a trait, or an ability of a Boost."""
        boosts = ((levels, self.sheet.unlocked.get(column, 0)) for column, levels in self.sheet.tree.items())
        return name in self.sheet.traits or any(
            level.name == name for levels, n in boosts for level in levels[:n]
        )

    def boosts(self, level: int) -> int:
        """The number of columns with their Boost of that level."""
        return sum(n >= level for n in self.sheet.unlocked.values())


@dataclass
class Kuro(Player):
    """Dee Coy's companion: a character without cards of its own, who plays from Dee Coy's hand (HP-278)."""

    owner: str = ""
    markers: list[str] = field(default_factory=list)
    """The areas whose markers lie face up (HP-277)."""

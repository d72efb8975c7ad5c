"""The cards as the rules read them: what they cost, what they do once, and what holds as they lie there."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from enum import StrEnum

CAMP_HOPE = "Camp Hope"
"""The id of the last Location (MH-015, MH-045)."""


class Skill(StrEnum):
    """The three skills of our own deck, and what stands for all of them."""

    FORCE = "force"
    WITS = "wits"
    CRAFT = "craft"
    ANY = "any"


class Kind(StrEnum):
    """The kinds of Hero cards; all but Actions stay in front (MH-031)."""

    ITEM = "Item"
    ALLY = "Ally"
    BOOST = "Boost"
    ACTION = "Action"


class Op(StrEnum):
    """One-time operation of an effect (catalogue, forms 1 to 12)."""

    TIME = "time"
    DAMAGE = "damage"
    RADIATION = "radiation"
    SKILL = "skill"
    DRAW = "draw"
    DISCARD = "discard"
    TAKE_BACK = "take back"
    LOSE_CARD = "lose card"
    SCOUT = "scout"
    FORESEE = "foresee"
    CHOOSE = "choose"
    ELIMINATE = "eliminate"


class Holds(StrEnum):
    """Lasting rule while a card lies there (forms 13 to 18)."""

    SKILL = "skill"
    COST = "cost"
    DAILY_TIME = "daily time"
    SHIELD = "shield"
    FATE_FLOOR = "fate floor"
    DRAW_BONUS = "draw bonus"


class Whom(StrEnum):
    """Receiver of an effect, relative to its player."""

    YOU = "you"
    PARTNER = "partner"
    ALL = "all"


class On(StrEnum):
    """When what lies there does something by itself (form 19)."""

    DAY = "day"
    SUCCESS = "success"
    FAILURE = "failure"
    MOVE = "move"


@dataclass(frozen=True)
class Effect:
    """Something that happens once: `n` of it, to `whom`.

    A gain of `skill` lasts `until` the next test or the end of the day, and where that is not said (`""`),
    until the next test; cards lost are of a `kind`, or any.
    A choice has two lists to choose from.
    """

    op: Op
    n: int = 1
    whom: Whom = Whom.YOU
    skill: Skill = Skill.ANY
    until: str = ""
    kind: str = "any"
    of: "tuple[tuple[Effect, ...], ...]" = ()


@dataclass(frozen=True)
class Lasting:
    """Something that holds: `of` is the action whose cost it changes, or what a shield is against."""

    op: Holds
    n: int
    skill: Skill = Skill.ANY
    of: str = ""


@dataclass(frozen=True)
class Trigger:
    """Triggered effect and its moment."""

    on: On
    do: tuple[Effect, ...]


@dataclass(frozen=True)
class Use:
    """An ability of a card in front: an action of the turn at that Time (form 20)."""

    time: int
    do: tuple[Effect, ...]


@dataclass(frozen=True)
class Hero:
    """A Hero card. `uses` are how often it can be used up; `title` and `text` are for people."""

    id: str
    kind: Kind
    cost: int
    play: tuple[Effect, ...] = ()
    always: tuple[Lasting, ...] = ()
    when: tuple[Trigger, ...] = ()
    use: Use | None = None
    uses: int | None = None
    title: str = ""
    text: str = ""
    picture: str = ""


@dataclass(frozen=True)
class Way:
    """The other way to deal with a Location: a test of its own or, without a `skill`, a price.

    A price is paid in full and turns no Fate; `text` is the line for people.
    """

    text: str
    cost: int
    skill: Skill | None = None
    needs: int = 0
    success: tuple[Effect, ...] = ()
    fail: tuple[Effect, ...] = ()
    price: tuple[Effect, ...] = ()


@dataclass(frozen=True)
class Location:
    """A Story card: what a try costs, which skill it tests against what, and what comes of it (form 21).

    With an `other` way it is dealt with as printed (`way` is the line for people) or in that one.
    """

    id: str
    cost: int
    skill: Skill
    needs: int
    success: tuple[Effect, ...] = ()
    fail: tuple[Effect, ...] = ()
    title: str = ""
    text: str = ""
    way: str = ""
    other: Way | None = None
    wins: int = 1
    """Tests that have to be won here to win the game."""
    eased_by: int = 0
    """Locations won per player that take 1 off the needs of a test; 0 if none do."""
    picture: str = ""

    def eased(self, won: int) -> "Location":
        """The Location after each player won that many on the way."""
        return self.needing(-(won // self.eased_by)) if self.eased_by else self

    def needing(self, more: int) -> "Location":
        """The Location with that much added to the needs of both ways."""
        other = self.other and replace(self.other, needs=max(0, self.other.needs + more))
        return replace(self, needs=max(0, self.needs + more), other=other)

    def tested(self, *, other: bool = False) -> "Location":
        """The Location as it is tested: as printed, or by the test of its other way."""
        if not other:
            return self
        way = self.other
        assert way is not None
        assert way.skill is not None
        tested = replace(self, cost=way.cost, skill=way.skill, needs=way.needs, way=way.text, other=None)
        return replace(tested, success=way.success, fail=way.fail)


@dataclass(frozen=True)
class Leader:
    """Leader: abilities and health (form 24)."""

    id: str
    health: int = 6
    skills: Mapping[str, int] = field(default_factory=dict)
    always: tuple[Lasting, ...] = ()
    when: tuple[Trigger, ...] = ()
    title: str = ""
    text: str = ""
    picture: str = ""


@dataclass(frozen=True)
class Level:
    """A level of Radiation: what happens when it is reached, and what holds from there (MH-042, MH-043)."""

    once: tuple[Effect, ...] = ()
    always: tuple[Lasting, ...] = ()
    when: tuple[Trigger, ...] = ()


@dataclass(frozen=True)
class RadiationCard:
    """Effects of Radiation on the card's owner, level by level."""

    id: str
    levels: tuple[Level, ...]
    title: str = ""
    text: str = ""
    picture: str = ""


@dataclass(frozen=True)
class Box:
    """Content of a box by id. `groups` and `specials` are the Heroes that make up decks."""

    heroes: Mapping[str, Hero]
    locations: Mapping[str, Location]
    leaders: Mapping[str, Leader]
    radiation_cards: Mapping[str, RadiationCard]
    groups: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    specials: tuple[str, ...] = ()
    fate: tuple[str, ...] = ()
    group_titles: Mapping[str, str] = field(default_factory=dict)
    camps: Mapping[str, Location] = field(default_factory=dict)
    """The finales, of which one is Camp Hope (MH-015)."""

    def ending_at(self, camp: str) -> "Box":
        """The box with that finale as Camp Hope."""
        return replace(self, locations={**self.locations, CAMP_HOPE: self.camps[camp]})

    def title(self, id_: str) -> str:
        """Title of the card or the group of that id."""
        if id_ in self.group_titles:
            return self.group_titles[id_]
        for cards in (self.heroes, self.locations, self.leaders, self.radiation_cards):
            if id_ in cards:
                return cards[id_].title or id_
        return id_

"""A secret that is changed before a scenario is played a second time."""

from dataclasses import dataclass

from companion.games.human_punishment.model import City
from companion.games.human_punishment.scenarios.views import read_viewers
from companion.kit.rehearsal.parts import ScenarioPart

NEXT = {"blue": "red", "red": "purple", "purple": "blue"}
OF_TWO = ("loyalty", "objective")
SECTOR_ORDER = "sector order "


@dataclass(frozen=True)
class Same:
    """Which secret is changed, and who may not be sent anything else for it up to which step."""

    change: str
    viewers: tuple[str, ...]
    up_to: int


def read_same(part: ScenarioPart, players: tuple[str, ...], steps: int) -> Same:
    """What must be the same. Raises Misread."""
    part.fields("change", "viewers", "upTo")
    change = part.part("change")
    pairs = [f"{what} of {a} and {b}" for what in OF_TWO for a in players for b in players if a != b]
    orders = [f"{SECTOR_ORDER}{name}" for name in ("I", "II", "III")]
    word = change.word(("junkyard", "network down", *orders, *pairs), "secret")
    up_to = part.part("upTo").number(0, steps)
    return Same(word, read_viewers(part.part("viewers"), players), up_to)


def changed(same: Same, city: City) -> City:
    """The first state with that secret changed."""
    other = city.copied()
    if same.change == "junkyard":
        other.junkyard = [NEXT[chip] if chip else None for chip in city.junkyard]
    elif same.change == "network down":
        for column, lying in city.network.items():
            other.network[column] = [(chip if up else NEXT[chip], up) for chip, up in lying]
    elif same.change.startswith(SECTOR_ORDER):
        chips = other.sectors[same.change.removeprefix(SECTOR_ORDER)]
        chips[:2] = reversed(chips[:2])
    else:
        what, _, who = same.change.partition(" of ")
        one, _, two = who.partition(" and ")
        first, second = other.player(one), other.player(two)
        held = getattr(first, what), getattr(second, what)
        setattr(second, what, held[0])
        setattr(first, what, held[1])
    return other

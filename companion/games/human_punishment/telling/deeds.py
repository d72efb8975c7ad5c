"""Tells everybody the deed of a player in a sentence: of cards and chips only how many."""

from collections.abc import Mapping

from companion.engine.slug import slug
from companion.engine.words import Message, say
from companion.games.human_punishment.rules.waiting import now
from companion.games.human_punishment.state.model import City
from companion.games.human_punishment.state.steps.step import Throw
from companion.games.human_punishment.state.steps.waiting import Decide
from companion.games.human_punishment.telling.words import together

BY_CARDS = frozenset({"draw", "put", "put more", "lay", "lay more"})
BY_CHIPS = frozenset({"keep chip", "drop chips", "place chips", "remove from junkyard"})
PLAIN = frozenset({"buy program", "monolith", "take box", "end actions", "heal", "heal fully"})
SECTOR_BARS = frozenset({"bar-sector1", "bar-sector2", "bar-sector3"})
WITH_A_SECTOR = frozenset({"told-sector", "told-keep-chip"})
"""Bars of Sectors, and the deeds that move one of them by one."""
SUPPLIES = "3"
"""The action of the City that needs no die."""


def deed(before: City, after: City, seat: str | None, do: str, texts: Mapping[str, str]) -> Message | None:
    """The sentence; None for a step that is told by what it leads to, or is secret."""
    if seat is None:
        return _rolled(before, after)
    key, name = f"told-{slug(do)}", before.named(seat)
    if do in BY_CARDS:
        n = len(after.holder(seat).hand) - len(before.holder(seat).hand)
        return say(key, name=name, n=abs(n)) if n or not do.endswith("more") else None
    if do in BY_CHIPS:
        return say(key, name=name, n=_chips(before, after, do))
    return say(key, name=name) if do in PLAIN else _chosen(before, do, texts, key, name)


def _rolled(before: City, after: City) -> Message | None:
    """Returns the result of a throw, where no rule tells it."""
    match after.fallen:
        case Throw("box roll", faces):
            return say("told-box", area=faces["face"])
        case Throw("start", faces):
            return say("told-begins", name=after.named([*after.starts][-1]), area=faces["face"])
        case Throw("raid red") if len(after.enemies) <= len(before.enemies):
            return say("told-nobody-comes")
    return None


def _chips(before: City, after: City, do: str) -> int:
    """The number of chips that were laid down, or taken out of the game."""
    if do == "remove from junkyard":
        return after.removed - before.removed
    there = "network" if do == "place chips" else "junkyard"
    old, new = _count(before, there), _count(after, there)
    return new - old


def _count(city: City, where: str) -> int:
    if where == "network":
        return sum(map(len, city.network.values()))
    return sum(chip is not None for chip in city.junkyard)


def _chosen(before: City, do: str, texts: Mapping[str, str], key: str, name: str) -> Message | None:
    if do == "sector":
        return say(key, name=name, n=texts["sector"])
    if do == "buy weapon":
        return say(key, name=name, weapon=say(f"box-{slug(texts['weapon'])}"))
    if do == "city" and texts["action"] == SUPPLIES:
        return say("told-supplies", name=name)
    if do == "decide" and (step := now(before, Decide)) is not None:
        option = texts["option"]
        return say(key, name=name, option=option, does=together(step.side(option)))
    return None


def implied(done: Message, heard: Message) -> bool:
    """True for a bar that moves by one whenever this is done."""
    bar = heard.values.get("bar") if heard.key == "told-bar" else None
    return done.key in WITH_A_SECTOR and isinstance(bar, Message) and bar.key in SECTOR_BARS

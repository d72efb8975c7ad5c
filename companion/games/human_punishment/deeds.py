"""Tells everybody the deed of a player in a sentence: of cards and chips only how many."""

from collections.abc import Mapping

from companion.engine.slug import slug
from companion.engine.words import Message, say
from companion.games.human_punishment.actions.every import ACTIONS
from companion.games.human_punishment.actions.places.junkyard import lying
from companion.games.human_punishment.rules.waiting import now
from companion.games.human_punishment.state.model import City
from companion.games.human_punishment.state.steps.step import Throw
from companion.games.human_punishment.state.steps.waiting import Decide
from companion.games.human_punishment.telling.words import together

BY_CARDS = frozenset({"put", "put more", "lay", "lay more"})
SECTOR_BARS = frozenset({"bar-sector1", "bar-sector2", "bar-sector3"})
WITH_A_SECTOR = frozenset({"told-sector", "told-keep-chip"})
"""Bars of Sectors, and the deeds that move one of them by one."""


def deed(before: City, after: City, seat: str | None, do: str, texts: Mapping[str, str]) -> Message | None:
    """The sentence; None for a step that is told by what it leads to, or is secret."""
    if seat is None:
        return _rolled(before, after)
    if do in ACTIONS:
        return ACTIONS[do].sentence(before, after, seat, texts)
    key, name = f"told-{slug(do)}", before.named(seat)
    if do in BY_CARDS:
        n = len(after.holder(seat).hand) - len(before.holder(seat).hand)
        return say(key, name=name, n=abs(n)) if n or not do.endswith("more") else None
    if do == "keep chip":
        return say(key, name=name, n=lying(after) - lying(before))
    if do == "decide" and (step := now(before, Decide)) is not None:
        option = texts["option"]
        return say(key, name=name, option=option, does=together(step.side(option)))
    return None


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


def implied(done: Message, heard: Message) -> bool:
    """True for a bar that moves by one whenever this is done."""
    bar = heard.values.get("bar") if heard.key == "told-bar" else None
    return done.key in WITH_A_SECTOR and isinstance(bar, Message) and bar.key in SECTOR_BARS

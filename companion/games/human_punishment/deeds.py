"""Tells everybody the deed of a player in a sentence: of cards and chips only how many."""

from collections.abc import Mapping

from companion.engine.words import Message, say
from companion.games.human_punishment.actions.every import ACTIONS
from companion.games.human_punishment.state.model import City
from companion.games.human_punishment.state.steps.step import Throw
from companion.games.human_punishment.telling.lying_dice import thrown
from companion.games.human_punishment.telling.words_of_dice import throw_words

SECTOR_BARS = frozenset({"bar-sector1", "bar-sector2", "bar-sector3"})
WITH_A_SECTOR = frozenset({"told-sector", "told-keep-chip"})
"""Bars of Sectors, and the deeds that move one of them by one."""
LIE = frozenset({"pink", "roll", "raid roll", "white roll", "box roll"})
"""Rolls of dice that lie there before they count."""


def deed(before: City, after: City, seat: str | None, do: str, texts: Mapping[str, str]) -> Message | None:
    """The sentence; None for a step that is told by what it leads to, or is secret."""
    if seat is None:
        return _rolled(before, after, do)
    return ACTIONS[do].sentence(before, after, seat, texts)


def _rolled(before: City, after: City, do: str) -> Message | None:
    """Returns the dice that lie there, or the result of a throw, where no rule tells it."""
    if do in LIE and (throw := thrown(after)) is not None and after.recent.fallen is None:
        return say("told-fell", dice=throw_words(throw))
    match after.recent.fallen:
        case Throw("box roll", faces):
            return say("told-box", area=faces["face"])
        case Throw("start", faces):
            return say("told-begins", name=after.named([*after.start.starts][-1]), area=faces["face"])
        case Throw("raid red") if len(after.machines.enemies) <= len(before.machines.enemies):
            return say("told-nobody-comes")
    return None


def implied(done: Message, heard: Message) -> bool:
    """True for a bar that moves by one whenever this is done."""
    bar = heard.values.get("bar") if heard.key == "told-bar" else None
    return done.key in WITH_A_SECTOR and isinstance(bar, Message) and bar.key in SECTOR_BARS

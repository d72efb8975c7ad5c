"""Objectives: what is counted while people play, and what is so now (HP-003, HP-117, HP-A36)."""

from collections.abc import Callable, Mapping

from companion.games.human_punishment.rules.cards.conditions import has_badge, where_of
from companion.games.human_punishment.rules.city import area
from companion.games.human_punishment.rules.turn_ends import is_beside
from companion.games.human_punishment.state.board import COLUMNS, CUBE
from companion.games.human_punishment.state.card_form import Form
from companion.games.human_punishment.state.model import City
from companion.games.human_punishment.state.player import Player


def sort_out(city: City) -> None:
    """Updates which Objectives are fulfilled now."""
    for one in city.players:
        if one.aims.goals:
            one.aims.objective = [
                all(is_so(city, one, said) for said in goal["wants"]) for goal in one.aims.goals
            ]


def is_so(city: City, one: Player, said: Form) -> bool:
    """True if a test is passed now."""
    return _TESTS[said["op"]](city, one, said)


def to_claim(one: Player) -> list[str]:
    """The Objectives that nobody but their owner can judge, and that are not claimed yet."""
    words = [said["text"] for goal in one.aims.goals for said in goal["wants"] if said["op"] == "own word"]
    return [text for text in words if f"word {text}" not in one.aims.deeds]


def so_far(one: Player, said: Form) -> int | None:
    """Returns how often a counting condition was met, up to what it asks for; None for any other."""
    found = _COUNTED.get(said["op"])
    return None if found is None else min(found(one, said), int(said["n"]))


def _enough(_: City, one: Player, said: Form) -> bool:
    return so_far(one, said) == int(said["n"])


def _count(one: Player, did: str, kind: str, least: int) -> int:
    """The number of times it was done to that kind, or to any, with at least `least`."""
    found = 0
    for deed, n in one.aims.deeds.items():
        if deed.startswith(f"{did} "):
            _, of, much = deed.split()
            found += n if kind in {"any", of} and int(much) >= least else 0
    return found


def _boosts(_: City, one: Player, said: Form) -> bool:
    least: int = said.get("level", 1)
    found = sum(max(0, n - least + 1) for n in one.sheet.unlocked.values())
    return found >= int(said["n"])


def _plain(city: City, one: Player, _: Form) -> bool:
    return one.seat not in {city.offices.leader, city.offices.general}


def _chips(city: City, _: Player, said: Form) -> bool:
    where = said["column"]
    if where == "junkyard":
        chips = [chip for chip in city.network.junkyard if chip]
    else:
        columns = COLUMNS if where == "all" else (where.capitalize(),)
        chips = [chip for column in columns for chip, _ in city.network.columns[column]]
    return sum(said["colour"] in {"any", chip} for chip in chips) >= int(said["n"])


_COUNTED: Mapping[str, Callable[[Player, Form], int]] = {
    "bring": lambda one, said: _count(one, "bring", said["colour"], said.get("scanners", 0)),
    "kill": lambda one, said: _count(one, "kill", said["type"], said.get("level", 1)),
    "often": lambda one, said: one.aims.deeds.get(said["deed"], 0),
    "abstain": lambda one, _: one.aims.deeds.get("abstained", 0),
    "end turns": lambda one, said: one.aims.deeds.get(f"ended {said['how']}", 0),
    "end turns beside": lambda one, said: one.aims.deeds.get(f"ended beside {said['companion']}", 0),
    "end turns around": lambda one, _: sum(deed.startswith("ended in ") for deed in one.aims.deeds),
}
_TESTS: Mapping[str, Callable[[City, Player, Form], bool]] = {
    **dict.fromkeys(_COUNTED, _enough),
    "have boosts": _boosts,
    "never do": lambda _, one, said: not one.aims.deeds.get(said["deed"], 0),
    "ends high": lambda city, _, said: city.bars[said["bar"]] >= said["n"],
    "ends low": lambda city, _, said: city.bars[said["bar"]] <= said["n"],
    "end health": lambda _, one, said: one.figure.health >= said["n"],
    "end wounds": lambda _, one, said: one.figure.wounds >= said["n"],
    "end programs": lambda _, one, said: len(one.held.programs) >= said["n"],
    "end cards": lambda _, one, said: len(one.held.hand) >= said["n"],
    "end badge": has_badge,
    "end plain": _plain,
    "end area": lambda city, one, said: area(city, one.seat) == where_of(said),
    "end beside": is_beside,
    "end free": lambda _, one, __: one.figure.at != CUBE,
    "end chips": _chips,
    "be detained": lambda _, one, __: one.aims.deeds.get("detained", 0) > 0,
    "never detained": lambda _, one, __: not one.aims.deeds.get("detained", 0),
    "never wounded": lambda _, one, __: not one.aims.deeds.get("wounded", 0),
    "own word": lambda _, one, said: f"word {said['text']}" in one.aims.deeds,
}

"""The campaign, as far as the text of this box states it (HP-288 to HP-293); the rest is the second box's."""

from collections.abc import Iterator, Mapping

from companion.engine.refusal import refuse
from companion.engine.words import Message, say
from companion.games.human_punishment.state.model import City
from companion.games.human_punishment.state.player import Player
from companion.games.human_punishment.state.printed.board import COLUMNS, CUBE, TIERS

LEAST = 4
MOST_KEPT = 2
"""Of the Programs that are drawn again (HP-292)."""
OPEN_FROM = 2
"""Number of Wounds with which a Loyalty card lies open in the second game."""
SPECIAL = ("Legion", "Fallen")
RESULTS = ("humans", "machines", "fallen", "legion", "outlaws")
GONE = ("apex", "deus")
MARKS = ("outlaw", "open", "weak")
"""Words for what is carried over of a player: prison, a Wound, little Health (HP-291, HP-292)."""
LAST, PROGRAMS = "last", "programs-"
"""The word for who was active last, and the beginning of that for the number of Programs."""


def is_played(city: City) -> bool:
    """True if the table plays the first game of a campaign."""
    return city.ruling("campaign", "yes")


def check_seats(rulings: dict[str, str], seats: int) -> None:
    """Raises Refused for a campaign with three (HP-288)."""
    if rulings["campaign"] != "no" and seats < LEAST:
        raise refuse("refused-punish-campaign", least=LEAST)


def mix_before_opening(city: City) -> None:
    """Each Tier by itself, and the Junkyard, so that nobody's chip is known (HP-290)."""
    for tier in range(TIERS):
        there = [column for column in COLUMNS if len(city.network.columns[column]) > tier]
        mixed = city.shuffled([city.network.columns[column][tier] for column in there])
        for column, chip in zip(there, mixed, strict=True):
            city.network.columns[column][tier] = chip
    city.network.junkyard = city.shuffled([chip for chip in city.network.junkyard if chip])


def of_all(city: City) -> Iterator[Message]:
    """Yields the consequences of this game for the second one (HP-292, HP-293)."""
    if city.over is None:
        return
    cause, faction = city.over
    yield say("campaign-won", faction=say(f"faction-{faction.lower()}"))
    yield from (say("campaign-gone", machine=say(f"bar-{elite}")) for elite in _destroyed(city))
    if cause == "morale" or faction in SPECIAL:
        yield say("campaign-gate")
    yield say("campaign-last", name=city.player(city.turn.active).name)
    yield say("campaign-roles")
    yield say("campaign-ours")


def of_one(one: Player) -> Iterator[Message]:
    """Yields what a player takes along, for their eyes only (HP-291, HP-292)."""
    outlaw = is_outlaw(one)
    if one.aims.infected:
        yield say("campaign-infected")
    elif one.aims.loyalty in SPECIAL:
        yield say("campaign-special", faction=say(f"loyalty-{one.aims.loyalty.lower()}"))
    if outlaw:
        yield say("campaign-outlaw")
    elif one.aims.loyalty not in SPECIAL:
        yield say("campaign-keeps", faction=say(f"loyalty-{one.aims.loyalty.lower()}"))
    if one.figure.wounds >= OPEN_FROM:
        yield say("campaign-open")
    if one.figure.health < one.value("health"):
        yield say("campaign-weak")
    if one.held.transferred:
        yield say("campaign-programs", n=one.held.transferred, most=min(MOST_KEPT, one.held.transferred))


def carries(city: City) -> Mapping[str, str]:
    """Words for the second game: the result of the first, and a line for each player (HP-291, HP-292)."""
    if city.over is None or not is_played(city):
        return {}
    table = " ".join([city.over[1].lower(), *_destroyed(city)])
    return {"": table, **{player.seat: _line(city, player) for player in city.players}}


def _destroyed(city: City) -> list[str]:
    return [
        elite
        for elite, gone in zip(GONE, (city.machines.apex_gone, city.machines.deus_gone), strict=True)
        if gone
    ]


def is_outlaw(one: Player) -> bool:
    """True if a player missed an Objective, or is detained at the end (HP-291)."""
    return not all(one.aims.objective) or one.figure.at == CUBE


def _line(city: City, one: Player) -> str:
    """The side, the marks, who was active last, and how many Programs lie under the board."""
    held = (is_outlaw(one), one.figure.wounds >= OPEN_FROM, one.figure.health < one.value("health"))
    marks = [mark for mark, holds in zip(MARKS, held, strict=True) if holds]
    last = [LAST] if city.turn.active == one.seat else []
    return " ".join([one.aims.loyalty.lower(), *marks, *last, f"{PROGRAMS}{one.held.transferred}"])

"""The second game of a campaign with our own set: what is brought along from the first (HP-291, HP-292)."""

from collections.abc import Mapping
from typing import Literal

from companion.engine.words import say
from companion.games.human_punishment.rules.cards.choosing import keep_some
from companion.games.human_punishment.rules.city import gone
from companion.games.human_punishment.rules.people import begin_leader_vote, nameable
from companion.games.human_punishment.rules.start.campaign import GONE, LAST, MOST_KEPT, PROGRAMS
from companion.games.human_punishment.state.model import City
from companion.games.human_punishment.state.player import Player
from companion.games.human_punishment.state.printed.board import CUBE
from companion.games.human_punishment.state.steps.campaign import FirstGame, TakeAlong, Unpack
from companion.games.human_punishment.state.steps.step import Step
from companion.games.human_punishment.state.steps.waiting import NameGeneral

EFFECTS: Mapping[str, tuple[str, int]] = {
    "humans": ("morale", 2),
    "machines": ("deus", 2),
    "fallen": ("riot", 3),
    "legion": ("security", -1),
    "outlaws": ("threat", 1),
}
"""The bar that starts elsewhere after each result of the first game, and by how much."""
ABOUT: tuple[Literal["side", "marks", "programs"], ...] = ("side", "marks", "programs")
SIDES = ("human", "machine", "fallen", "legion")


def is_played(city: City) -> bool:
    """True if the table plays the second game of a campaign."""
    return city.ruling("campaign", "second")


def questions(city: City) -> list[Step]:
    """The questions to players whose phones do not tell, and to the Leader about the table (HP-292)."""
    for one in city.players:
        if one.seat in city.start.carried:
            _take_side(one, city.start.carried[one.seat])
    if "" in city.start.carried:
        _begin_as_it_ended(city)
    unknown = [player.seat for player in city.players if player.seat not in city.start.carried]
    of_table = [] if "" in city.start.carried else [FirstGame(city.offices.leader or city.turn.active)]
    return [*of_table, *(TakeAlong(seat, about, at_once=about) for about in ABOUT for seat in unknown)]


def _take_side(one: Player, line: str) -> None:
    """A player keeps the side that they ended the first game with (HP-291)."""
    one.aims.loyalty = next(word for word in line.split() if word in SIDES).capitalize()


def _begin_as_it_ended(city: City) -> None:
    """Bars and machines by the result; who was active last is last, and leads (HP-033, HP-292)."""
    result, *fallen = city.start.carried[""].split()
    for elite in (one for one in fallen if one in GONE):
        gone(city, elite)
        city.bars[elite] = 0
    bar, n = EFFECTS[result]
    if not (bar == "deus" and city.machines.deus_gone):
        city.bars[bar] += n
    last = next((seat for seat in city.seats if LAST in city.start.carried.get(seat, "").split()), None)
    if last is not None:
        order = city.in_turn(last)
        city.turn.active, city.offices.leader, city.offices.general = order[1], last, order[-1]


def unpack(city: City, _: Unpack) -> None:
    """Wounds, Health, Programs and prison; nobody was detained in this game for that (HP-292)."""
    if "" in city.start.carried:
        _announce_result(city, city.start.carried[""].split()[0])
    for player in city.players:
        _unpack_one(city, player, city.start.carried.get(player.seat, "").split())
        if player.aims.loyalty in city.decks.loyalties:
            city.decks.loyalties.remove(player.aims.loyalty)
    city.decks.unused_loyalty, city.decks.loyalties, city.start.carried = city.decks.loyalties, [], {}
    _replace_prisoners(city)


def _announce_result(city: City, result: str) -> None:
    bar, _ = EFFECTS[result]
    city.announce(
        say("told-carried", faction=say(f"faction-{result}"), bar=say(f"bar-{bar}"), n=city.bars[bar])
    )


def _unpack_one(city: City, one: Player, words: list[str]) -> None:
    if "open" in words:
        one.figure.wounds = max(1, one.figure.wounds)
    if "weak" in words:
        one.figure.health = 1
    n = sum(int(word.removeprefix(PROGRAMS)) for word in words if word.startswith(PROGRAMS))
    if n:
        drawn = [*one.held.programs, *city.market.program_pile[:n]]
        one.held.programs, city.market.program_pile = [], city.market.program_pile[n:]
        keep_some(city, one.seat, drawn, MOST_KEPT)
    if "outlaw" in words:
        one.figure.at = CUBE
        city.announce(say("told-begins-detained", name=one.name))


def _replace_prisoners(city: City) -> None:
    """A Leader in prison is replaced at once, and else a General may be (HP-119, HP-123)."""
    held = {player.seat for player in city.players if player.figure.at == CUBE}
    if city.offices.leader in held:
        begin_leader_vote(city)
    elif city.offices.general in held and city.offices.leader is not None and nameable(city):
        city.queue_next(NameGeneral(city.offices.leader))

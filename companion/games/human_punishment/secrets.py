"""The secrets: sides, hands, Programs, chips, votes, and the order of every pile."""

from collections.abc import Callable, Iterator, Mapping
from functools import partial
from itertools import combinations, product
from typing import Any

from companion.engine.frozen import replace
from companion.engine.secret import NOBODY, Secret, exchanged, first_pair
from companion.games.human_punishment.rules.cards.objectives import fulfilled
from companion.games.human_punishment.rules.turns.waiting import open_task
from companion.games.human_punishment.state.facts.part import set_value, value_of
from companion.games.human_punishment.state.model import City
from companion.games.human_punishment.state.player import Player
from companion.games.human_punishment.state.steps.waiting import NightStep

PILES = ("general_deck", "program_pile", "supply", "unused_loyalty", "wound_pile", "interrogations", "traps")
OTHER_CHIP = {"blue": "red", "red": "purple", "purple": "blue"}
UNREAL = "green"
"""A card that may stand for another one that was seen or put in."""
OWN = ("loyalty", "humans", "machines", "legion")
"""Fields that go with a side."""
SHARED = {"hand": "general_deck", "programs": "program_pile"}
"""Fields of a player's hand, and the pile with more of each."""


def secrets(city: City) -> Iterator[Secret[City]]:
    """All of it, as long as the game goes on."""
    if city.over or not city.players:
        return
    yield from _sides(city)
    for one in city.players:
        yield from _of_one(city, one)
    for one in city.everybody:
        yield from _carried(city, one)
    yield from _lying(city)


def _copied(city: City) -> City:
    """The same with what was told of it, which every viewer has heard."""
    other = city.opened()
    other.recent.news = list(city.recent.news)
    return other


def _sides(city: City) -> Iterator[Secret[City]]:
    """Yields the sides of two players, with what the night told them, and Objectives (HP-002, HP-100)."""
    for one, two in combinations(city.players, 2):
        seats, about = (one.seat, two.seat), f"{one.seat} {two.seat}"
        if one.aims.loyalty and two.aims.loyalty and one.aims.loyalty != two.aims.loyalty:
            known = _told_of(city, seats)
            yield Secret("loyalty", known, partial(_sides_changed, city, *seats), about)
        if one.aims.goals and two.aims.goals and one.aims.goals != two.aims.goals:
            known = frozenset(seats) | _lookers(city, "objective", *seats)
            yield Secret("objective", known, partial(_goals_changed, city, *seats), about)


def _goals_changed(city: City, one: str, two: str) -> City:
    other = _copied(city)
    first, second = other.player(one), other.player(two)
    first.aims.goals, second.aims.goals = second.aims.goals, first.aims.goals
    for player in (each for each in (first, second) if each.aims.objective):
        player.aims.objective = fulfilled(other, player)
    return other


def _told_of(city: City, two: tuple[str, str]) -> frozenset[str]:
    """Returns these two, and the seats that can tell one from the other."""
    night = {
        player.seat
        for player in city.players
        for known in (player.known.humans, player.known.machines, player.known.legion)
        if known is not None and len({*two} & {*known}) == 1
    }
    return frozenset({*two, *night}) | _lookers(city, "loyalty", *two) | _lookers(city, "unused-loyalty")


def _lookers(city: City, kind: str, *of: str) -> frozenset[str]:
    """Returns the seats that have looked at that."""
    looks = ((player.seat, look) for player in city.players for _, look in player.known.log)
    return frozenset(seat for seat, (what, whose, _) in looks if what == kind and (not of or whose in of))


def _sides_changed(city: City, one: str, two: str) -> City:
    other = _copied(city)
    first, second = other.player(one), other.player(two)
    names = {one: two, two: one}
    for name in OWN:
        mine, theirs = value_of(first, name), value_of(second, name)
        set_value(first, name, theirs)
        set_value(second, name, mine)
    for player, name in product(other.players, OWN[1:]):
        if (known := value_of(player, name)) is not None:
            theirs = {names.get(seat, seat) for seat in known}
            set_value(player, name, [seat for seat in city.seats if seat in theirs])
    other.tasks = [
        replace(step, seat=names.get(step.seat, step.seat)) if isinstance(step, NightStep) else step
        for step in other.tasks
    ]
    return other


def _of_one(city: City, one: Player) -> Iterator[Secret[City]]:
    """Yields the secrets of a player: what they have, carry, put in or voted."""
    seat = one.seat
    for name, pile in SHARED.items():
        held, lying = value_of(one, name), value_of(city, pile)
        place = next((n for n, card in enumerate(lying) if held and card != held[0]), None)
        if place is not None:
            change = _with_pile(city, seat, name, pile, place)
            yield Secret(name, frozenset({seat}) | _lookers(city, name, seat), change, seat)
    if pair := first_pair(one.held.deck):
        yield Secret(
            "deck", NOBODY, _changing(city, seat, "deck", list(exchanged(one.held.deck, *pair))), seat
        )
    if one.figure.box and (other := next((box for box in city.boxes.supply if box != one.figure.box), None)):
        known = frozenset({seat}) | _lookers(city, "box")
        yield Secret("box", known, _changing(city, seat, "box", other), seat)
    yield from _seen(city, one)
    yield from _put(city, one)
    if one.seat in city.middle.votes and (task := open_task(city)) is not None and task.do == "vote":
        yield Secret("vote", frozenset({seat}), partial(_vote_changed, city, seat), seat)


def _carried(city: City, one: Player) -> Iterator[Secret[City]]:
    """Yields what a figure carries, Kuro too, known to the holder of its cards."""
    seat, known = one.seat, frozenset({city.holder(one.seat).seat})
    if one.figure.chips:
        chips = [OTHER_CHIP[one.figure.chips[0]], *one.figure.chips[1:]]
        yield Secret("chips", known | _lookers(city, "chips"), _changing(city, seat, "chips", chips), seat)
    if one.held.recon and (
        other := next((card for card in city.market.recon_pile if card != one.held.recon), None)
    ):
        yield Secret("recon", known | {city.turn.active}, _changing(city, seat, "recon", other), seat)


def _seen(city: City, one: Player) -> Iterator[Secret[City]]:
    """Yields what a player has looked at and can look up again (HP-308, HP-309)."""
    if one.known.look and one.known.log:
        (kind, of, _), (turn, _) = one.known.look[-1], one.known.log[-1]
        other = kind, of, (UNREAL,)
        both = {"look": [*one.known.look[:-1], other], "log": [*one.known.log[:-1], (turn, other)]}
        yield Secret("look", frozenset({one.seat}), partial(_changed, city, one.seat, both), one.seat)


def _put(city: City, one: Player) -> Iterator[Secret[City]]:
    """Yields what a player has put into an unopened check (HP-081)."""
    if one.held.put and city.middle.check.get("cards"):
        known = frozenset({one.seat}) | _lookers(city, "check-card")
        yield Secret("put", known, partial(_put_changed, city, one.seat), one.seat)


def _put_changed(city: City, seat: str) -> City:
    other = _copied(city)
    old = other.player(seat).held.put[0]
    new = UNREAL if old != UNREAL else "grey"
    other.player(seat).held.put[0] = new
    cards = list(other.middle.check["cards"])
    cards[cards.index(old)] = new
    other.middle.check = {**other.middle.check, "cards": cards}
    return other


def _changed(city: City, seat: str, values: Mapping[str, Any]) -> City:
    other = _copied(city)
    for name, value in values.items():
        set_value(other.player(seat), name, value)
    return other


def _changing(city: City, seat: str, name: str, value: Any) -> Callable[[], City]:
    def change() -> City:
        other = _copied(city)
        set_value(other.player(seat), name, value)
        return other

    return change


def _with_pile(city: City, seat: str, name: str, pile: str, place: int) -> Callable[[], City]:
    """A card of theirs and one of the pile change places."""

    def change() -> City:
        other = _copied(city)
        held, lying = value_of(other.player(seat), name), value_of(other, pile)
        held[0], lying[place] = lying[place], held[0]
        return other

    return change


def _vote_changed(city: City, seat: str) -> City:
    other = _copied(city)
    other.middle.votes[seat] = not city.middle.votes[seat]
    return other


def _lying(city: City) -> Iterator[Secret[City]]:
    """In which order piles lie, and what lies face down on the board."""
    for name in PILES:
        if pair := first_pair(value_of(city, name)):
            yield Secret(name, NOBODY, _piled(city, name, list(exchanged(value_of(city, name), *pair))))
    for name, chips in city.network.sectors.items():
        if pair := first_pair(chips):
            known = _lookers(city, "sector-tops") | _looking_in(city)
            yield Secret("sector", known, _in(city, "sectors", name, list(exchanged(chips, *pair))), name)
    for name, events in city.decks.events.items():
        if pair := first_pair(events):
            yield Secret("events", NOBODY, _in(city, "events", name, list(exchanged(events, *pair))), name)
    if pair := first_pair(city.network.junkyard):
        known = _lookers(city, "junkyard-chips")
        yield Secret(
            "junkyard", known, _piled(city, "junkyard", list(exchanged(city.network.junkyard, *pair)))
        )


def _looking_in(city: City) -> frozenset[str]:
    """Returns the seat that chooses among the chips of a Sector now."""
    return frozenset({city.intent.seat}) if city.intent is not None else NOBODY


def _piled(city: City, name: str, value: Any) -> Callable[[], City]:
    def change() -> City:
        other = _copied(city)
        set_value(other, name, value)
        return other

    return change


def _in(city: City, name: str, key: str, value: Any) -> Callable[[], City]:
    def change() -> City:
        other = _copied(city)
        value_of(other, name)[key] = value
        return other

    return change

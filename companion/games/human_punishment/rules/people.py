"""Actions between people: votes, the Leader, the General, prison (HP-118 to HP-124, HP-216 on)."""

from companion.engine.words import say
from companion.games.human_punishment.rules.city import draw_general, draw_personal
from companion.games.human_punishment.state.board import CUBE
from companion.games.human_punishment.state.card_form import Form
from companion.games.human_punishment.state.cards import value
from companion.games.human_punishment.state.model import City
from companion.games.human_punishment.state.steps.due import CountStacks, PutMoreIfLeft, ReckonCheck
from companion.games.human_punishment.state.steps.waiting import (
    BreakTie,
    Interrogated,
    Lay,
    LayMore,
    NameGeneral,
    Pause,
    Put,
    Vote,
)


def detain(city: City, seat: str) -> None:
    """Into the Isolation Cube; a Leader is replaced at once, a General may be (HP-119, HP-123)."""
    one = city.player(seat)
    if one.at == CUBE:
        return
    one.at = CUBE
    one.did("detained")
    city.announce(say("told-detained", name=one.name))
    if city.leader == seat:
        begin_leader_vote(city)
    elif city.general == seat and city.leader is not None and nameable(city):
        city.queue_next(NameGeneral(city.leader))


def nameable(city: City) -> list[str]:
    """Returns the seats that can be General: not the Leader, without the marker (HP-122, HP-A45)."""
    leader = None if city.ruling("badges", "one") else city.leader
    return [one.seat for one in city.players if one.seat != leader and not one.revoked]


def voting(city: City, step: Vote) -> list[str]:
    """Returns the seats with a vote in a Censure (HP-A13, HP-A68)."""
    without = {step.accused} if city.ruling("accused", "waits") else set()
    if city.ruling("detained", "silent"):
        without |= {one.seat for one in city.players if one.at == CUBE}
    return [seat for seat in city.seats if seat not in without]


def begin_leader_vote(city: City) -> None:
    """All draw a card and lay one before a seat."""
    for seat in city.in_turn():
        draw_personal(city, seat, 1)
    city.laid = []
    silent = city.ruling("detained", "silent")
    laying = [one for one in map(city.player, city.in_turn()) if not (silent and one.at == CUBE)]
    steps = [Lay(one.seat) for one in laying if one.hand]
    city.queue_next(*steps, LayMore(city.active), CountStacks())


def count_stacks(city: City) -> None:
    """The highest sum leads; no cards are 0, detained ones cannot (HP-A10, HP-A11, HP-A62)."""
    city.stacks = {
        seat: sum(value(card) for card, before in city.laid if before == seat) for seat in city.seats
    }
    city.discard += [card for card, _ in city.laid]
    can = [seat for seat in city.seats if city.player(seat).at != CUBE]
    city.laid = []
    if not can:
        return
    most = max(city.stacks[seat] for seat in can)
    best = [seat for seat in can if city.stacks[seat] == most]
    if len(best) == 1 or city.leader is None:
        lead(city, best[0])
    elif city.ruling("elected", "stays") and city.leader in can:
        lead(city, city.leader)
    else:
        city.queue_next(BreakTie(city.leader, tuple(best)))


def lead(city: City, seat: str) -> None:
    """A new Leader, who may name a General (HP-120)."""
    city.leader = seat
    if city.general == seat and not city.ruling("badges", "one"):
        city.general = None
    city.announce(say("told-leader", name=city.player(seat).name))
    if nameable(city):
        city.queue_next(NameGeneral(seat))


def own_lines(city: City, step: Interrogated) -> list[Form]:
    """The lines of the card that was drawn for the faction of who is questioned."""
    faction = city.player(step.seat).loyalty.lower()
    return [line for id_ in step.cards for line in city.cards[id_].get(faction, ())]


def begin_event_check(city: City, event: Form) -> None:
    """Everybody puts cards in, the active player last again (HP-080, HP-082)."""
    begin_check(city, event)
    for one in city.players:
        one.put = []
    steps = [Put(seat, limit(city, seat)) for seat in city.in_turn()]
    city.queue_next(*steps, PutMoreIfLeft(city.active), Pause("check"), ReckonCheck())


def limit(city: City, seat: str) -> int:
    """The number of cards that a seat can put into an Event (HP-080, HP-086, HP-306)."""
    silent = city.player(seat).silent or "check" in city.player(seat).forbidden
    return 0 if silent else 1 if city.player(seat).at == CUBE else 3


def begin_check(city: City, check: Form) -> None:
    """A check is open, and nobody has put in anything."""
    city.check = {**check, "cards": [], "opened": None, "gave": []}
    for one in city.players:
        one.put = []


def put_cards(city: City, seat: str, cards: list[str]) -> None:
    """Cards of a hand go into the open check."""
    for card in cards:
        city.player(seat).hand.remove(card)
    city.player(seat).put += cards
    city.check["cards"] += cards
    if cards and seat not in city.check["gave"]:
        city.check["gave"].append(seat)


def open_check(city: City) -> list[str]:
    """Two cards of the general deck are added; all are mixed and opened (HP-082, HP-302)."""
    cards = [*city.check["cards"], *(card for _ in range(2) if (card := draw_general(city)) is not None)]
    city.check["opened"] = sorted(cards)
    city.check["cards"] = []
    city.discard += cards
    return cards

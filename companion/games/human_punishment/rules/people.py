"""Actions between people: votes, the Leader, the General, prison (HP-118 to HP-124, HP-216 on)."""

from companion.engine.words import say
from companion.games.human_punishment.rules.city import draw_general, draw_personal
from companion.games.human_punishment.state.model import City
from companion.games.human_punishment.state.printed.board import CUBE
from companion.games.human_punishment.state.printed.card_form import Effect, Form
from companion.games.human_punishment.state.printed.cards import value
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
    if one.figure.at == CUBE:
        return
    one.figure.at = CUBE
    one.did("detained")
    city.announce(say("told-detained", name=one.name))
    if city.offices.leader == seat:
        begin_leader_vote(city)
    elif city.offices.general == seat and city.offices.leader is not None and nameable(city):
        city.queue_next(NameGeneral(city.offices.leader))


def nameable(city: City) -> list[str]:
    """Returns the seats that can be General: not the Leader, without the marker (HP-122, HP-A45)."""
    leader = None if city.ruling("badges", "one") else city.offices.leader
    return [player.seat for player in city.players if player.seat != leader and not player.aims.revoked]


def voting(city: City, step: Vote) -> list[str]:
    """Returns the seats with a vote in a Censure (HP-A13, HP-A68)."""
    without = {step.accused} if city.ruling("accused", "waits") else set()
    if city.ruling("detained", "silent"):
        without |= {player.seat for player in city.players if player.figure.at == CUBE}
    return [seat for seat in city.seats if seat not in without]


def begin_leader_vote(city: City) -> None:
    """All draw a card and lay one before a seat."""
    for seat in city.in_turn():
        draw_personal(city, seat, 1)
    city.middle.laid = []
    silent = city.ruling("detained", "silent")
    laying = [one for one in map(city.player, city.in_turn()) if not (silent and one.figure.at == CUBE)]
    steps = [Lay(one.seat) for one in laying if one.held.hand]
    city.queue_next(*steps, LayMore(city.turn.active), CountStacks())


def count_stacks(city: City) -> None:
    """The highest sum leads; no cards are 0, detained ones cannot (HP-A10, HP-A11, HP-A62)."""
    city.middle.stacks = {
        seat: sum(value(card) for card, before in city.middle.laid if before == seat) for seat in city.seats
    }
    city.decks.discard += [card for card, _ in city.middle.laid]
    can = [seat for seat in city.seats if city.player(seat).figure.at != CUBE]
    city.middle.laid = []
    if not can:
        return
    most = max(city.middle.stacks[seat] for seat in can)
    best = [seat for seat in can if city.middle.stacks[seat] == most]
    if len(best) == 1 or city.offices.leader is None:
        lead(city, best[0])
    elif city.ruling("elected", "stays") and city.offices.leader in can:
        lead(city, city.offices.leader)
    else:
        city.queue_next(BreakTie(city.offices.leader, tuple(best)))


def lead(city: City, seat: str) -> None:
    """A new Leader, who may name a General (HP-120)."""
    city.offices.leader = seat
    if city.offices.general == seat and not city.ruling("badges", "one"):
        city.offices.general = None
    city.announce(say("told-leader", name=city.player(seat).name))
    if nameable(city):
        city.queue_next(NameGeneral(seat))


def own_lines(city: City, step: Interrogated) -> list[Effect]:
    """The lines of the card that was drawn for the faction of who is questioned."""
    faction = city.player(step.seat).aims.loyalty.lower()
    return [line for id_ in step.cards for line in city.fixed.cards[id_].get(faction, ())]


def begin_event_check(city: City, event: Form) -> None:
    """Everybody puts cards in, the active player last again (HP-080, HP-082)."""
    begin_check(city, event)
    for player in city.players:
        player.held.put = []
    steps = [Put(seat, limit(city, seat)) for seat in city.in_turn()]
    city.queue_next(*steps, PutMoreIfLeft(city.turn.active), Pause("check"), ReckonCheck())


def limit(city: City, seat: str) -> int:
    """The number of cards that a seat can put into an Event (HP-080, HP-086, HP-306)."""
    silent = city.player(seat).figure.silent or "check" in city.player(seat).forbidden
    return 0 if silent else 1 if city.player(seat).figure.at == CUBE else 3


def begin_check(city: City, check: Form) -> None:
    """A check is open, and nobody has put in anything."""
    city.middle.check = {**check, "cards": [], "opened": None, "gave": []}
    for player in city.players:
        player.held.put = []


def put_cards(city: City, seat: str, cards: list[str]) -> None:
    """Cards of a hand go into the open check."""
    for card in cards:
        city.player(seat).held.hand.remove(card)
    city.player(seat).held.put += cards
    city.middle.check["cards"] += cards
    if cards and seat not in city.middle.check["gave"]:
        city.middle.check["gave"].append(seat)


def open_check(city: City) -> list[str]:
    """Two cards of the general deck are added; all are mixed and opened (HP-082, HP-302)."""
    cards = [
        *city.middle.check["cards"],
        *(card for _ in range(2) if (card := draw_general(city)) is not None),
    ]
    city.middle.check["opened"] = sorted(cards)
    city.middle.check["cards"] = []
    city.decks.discard += cards
    return cards

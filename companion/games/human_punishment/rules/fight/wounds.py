"""Wound cards: their effects on the bearer, and on those who come near (HP-151, HP-152)."""

from collections.abc import Iterator

from companion.engine.words import say
from companion.games.human_punishment.phrases.kinds import Heals
from companion.games.human_punishment.phrases.lasting import Lasting
from companion.games.human_punishment.rules.city import area
from companion.games.human_punishment.rules.fight.enemies import areas_of
from companion.games.human_punishment.rules.fight.markers import holds_near
from companion.games.human_punishment.state.model import AWAY, City
from companion.games.human_punishment.state.player import Player
from companion.games.human_punishment.state.steps.step import CarryOut


def sort_out(city: City) -> None:
    """Everybody has as many Wound cards as Wounds, as far as the pile goes; what never heals stays.

    What holds for each figure by these, by Programs and by Enemies near it is so from then on.
    """
    for one in city.players:
        lasting = sum(card["heals"] == Heals.NEVER for card in one.figure.injuries)
        one.figure.wounds = max(one.figure.wounds, lasting)
        while len(one.figure.injuries) < one.figure.wounds and city.decks.wound_pile:
            card = city.fixed.cards[city.decks.wound_pile.pop(0)]
            one.figure.injuries.append(card)
            city.announce(say("told-wound", name=one.name, title=card["title"]))
        while len(one.figure.injuries) > one.figure.wounds:
            healed = next(card for card in one.figure.injuries if card["heals"] != Heals.NEVER)
            one.figure.injuries.remove(healed)
            city.decks.wound_pile.append(healed["id"])
    for one in city.everybody:
        one.figure.lasting = list(_lasting(city, one))


def _lasting(city: City, one: Player) -> Iterator[Lasting]:
    """Yields the lasting effects on a player: Wounds, open Programs, Enemies near (HP-298)."""
    for card in one.figure.injuries:
        yield from card["holds"]
    for id_ in one.held.installed:
        yield from city.fixed.cards[id_]["holds"]
    for enemy in city.machines.enemies if one.figure.at != AWAY else ():
        if area(city, one.seat) in areas_of(city, enemy):
            yield from holds_near(city, enemy)


def infect(city: City, seat: str) -> None:
    """Contagious Wounds act both ways when a figure enters an Area (HP-152)."""
    here = area(city, seat)
    others = [player for player in city.players if player.seat != seat and area(city, player.seat) == here]
    for other in others:
        _pass_on(city, city.player(seat), other.seat)
        _pass_on(city, other, seat)


def _pass_on(city: City, bearer: Player, to: str) -> None:
    for card in bearer.figure.injuries:
        city.queue_next(*(CarryOut(said, to) for said in card["contagious"]))

"""Effects on cards and on what is carried: drawn, discarded, given, taken, looked at."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Literal

from companion.engine.phrasebook.phrasebook import phrase
from companion.engine.words import say
from companion.games.human_punishment.bots.sides import LOOK, LOYALTY
from companion.games.human_punishment.effects.effect import OnPeople, tell_look
from companion.games.human_punishment.phrases.ranges import Few, Several
from companion.games.human_punishment.phrases.words import Colour, How, Possessions, Secret, code
from companion.games.human_punishment.rules.cards.choosing import give_up, keep_some, pick_one
from companion.games.human_punishment.rules.city import (
    draw_general_cards,
    draw_personal,
    draw_programs,
    take_programs,
)
from companion.games.human_punishment.rules.step_fields import spend
from companion.games.human_punishment.state.facts.part import value_of
from companion.games.human_punishment.state.model import City
from companion.games.human_punishment.state.player import Player
from companion.games.human_punishment.state.printed.cards import is_blue, is_red
from companion.games.human_punishment.state.steps.step import CarryOut


@phrase(
    "{whom} {whom:draws|draw} {n} personal {n:card|cards}",
    de="{whom} {whom:zieht|ziehen|ziehst} {n} eigene {n:Karte|Karten}",
)
@dataclass(frozen=True, slots=True)
class DrawPersonal(OnPeople):
    """From the own deck first (HP-050)."""

    n: Few

    weight = 0.4

    def befall(self, city: City, seat: str, _doing: CarryOut) -> None:
        draw_personal(city, seat, self.n)


@phrase(
    "{whom} {whom:draws|draw} {n} general {n:card|cards}",
    de="{whom} {whom:zieht|ziehen|ziehst} {n} allgemeine {n:Karte|Karten}",
)
@dataclass(frozen=True, slots=True)
class DrawGeneral(OnPeople):
    """From the general deck (HP-051)."""

    n: Few

    weight = 0.35

    def befall(self, city: City, seat: str, _doing: CarryOut) -> None:
        draw_general_cards(city, seat, self.n)


@phrase(
    "{whom} {whom:draws|draw} {n} {n:Program|Programs}",
    de="{whom} {whom:zieht|ziehen|ziehst} {n} {n:Programm|Programme}",
)
@dataclass(frozen=True, slots=True)
class DrawPrograms(OnPeople):
    """From the pile, face down."""

    n: Few

    weight = 0.5

    def befall(self, city: City, seat: str, _doing: CarryOut) -> None:
        draw_programs(city, seat, self.n)


@phrase(
    "{whom} {whom:draws|draw} {n} Programs and {whom:keeps|keep} {keep}",
    de="{whom} {whom:zieht|ziehen|ziehst} {n} Programme und {whom:behält|behalten|behältst} {keep}",
)
@dataclass(frozen=True, slots=True)
class ChoosePrograms(OnPeople):
    """The others go under the pile."""

    n: Several
    keep: Few

    asks = True
    weight = 0.6

    def befall(self, city: City, seat: str, _doing: CarryOut) -> None:
        keep_some(city, seat, take_programs(city, self.n), self.keep)


@phrase(
    "{whom} {whom:discards|discard} {n} {n:card|cards} {how}",
    de="{whom} {whom:wirft|werfen|wirfst} {n} {n:Karte|Karten} {how} ab",
)
@dataclass(frozen=True, slots=True)
class Discard(OnPeople):
    """As far as there are any."""

    n: Few
    how: How

    asks = True
    weight = -0.3

    def befall(self, city: City, seat: str, _doing: CarryOut) -> None:
        if self.how is How.RANDOM:
            spend(city, seat, city.shuffled(list(city.player(seat).held.hand))[: self.n])
        else:
            give_up(city, seat, "hand", self.n)

    def can(self, city: City) -> bool:
        return any(one.held.hand for one in self.may_meet(city))


@phrase(
    "{whom} {whom:discards|discard} {n} {colour} {n:card|cards}",
    de="{whom} {whom:wirft|werfen|wirfst} {n} {colour} {n:Karte|Karten} ab",
)
@dataclass(frozen=True, slots=True)
class DiscardOf(OnPeople):
    """The cheapest ones of the player who is meant, as far as there are any of the colour."""

    n: Few
    colour: Colour

    weight = -0.25

    def befall(self, city: City, seat: str, _doing: CarryOut) -> None:
        found = sorted(card for card in city.player(seat).held.hand if self._is_meant(card))
        spend(city, seat, found[: self.n])

    def _is_meant(self, card: str) -> bool:
        valued: Mapping[Colour, Callable[[str], bool]] = {Colour.BLUE: is_blue, Colour.RED: is_red}
        return valued[self.colour](card) if self.colour in valued else card == code(self.colour)

    def can(self, city: City) -> bool:
        return any(one.held.hand for one in self.may_meet(city))


@phrase(
    "{whom} {whom:discards|discard} {n} {n:Program|Programs} {how}",
    de="{whom} {whom:wirft|werfen|wirfst} {n} {n:Programm|Programme} {how} ab",
)
@dataclass(frozen=True, slots=True)
class DiscardPrograms(OnPeople):
    """As far as there are any."""

    n: Few
    how: How

    asks = True
    weight = -0.4

    def befall(self, city: City, seat: str, _doing: CarryOut) -> None:
        if self.how is How.RANDOM:
            for id_ in city.shuffled(list(city.player(seat).held.programs))[: self.n]:
                city.discard_program(seat, id_)
        else:
            give_up(city, seat, "programs", self.n)

    def can(self, city: City) -> bool:
        return any(one.held.programs for one in self.may_meet(city))


@phrase(
    "{whom} {whom:gives|give} a chosen player {n} of the {what} held",
    de="{whom} {whom:gibt|geben|gibst} jemandem nach Wahl {n} {what:accusative n eigen}",
)
@dataclass(frozen=True, slots=True)
class Give(OnPeople):
    """The giver says to whom and which, as far as there are any."""

    n: Few
    what: Possessions

    asks = True
    weight = -0.3

    def befall(self, city: City, seat: str, doing: CarryOut) -> None:
        if doing.said is None:
            pick_one(city, seat, doing, "seat", _others(city, seat))
            return
        city.decks.mixed = city.decks.mixed or self.what is Possessions.CARDS
        give_up(city, seat, _kept_in(self.what), self.n, doing.said)


@phrase(
    "{whom} {whom:takes|take} {n} of the {what} of a chosen player at random",
    de="{whom} {whom:nimmt|nehmen|nimmst} jemandem nach Wahl zufällig {n} {what:accusative n} weg",
)
@dataclass(frozen=True, slots=True)
class Steal(OnPeople):
    """The taker says from whom; chance says which."""

    n: Few
    what: Possessions

    asks = True
    weight = 0.5

    def befall(self, city: City, seat: str, doing: CarryOut) -> None:
        what = _kept_in(self.what)
        if doing.said is None:
            having = [
                player.seat for player in city.players if player.seat != seat and value_of(player, what)
            ]
            pick_one(city, seat, doing, "seat", having)
            return
        them = city.player(doing.said)
        city.decks.mixed = city.decks.mixed or what == "hand"
        for thing in city.shuffled(list(value_of(them, what)))[: self.n]:
            if what == "hand":
                them.held.hand.remove(thing)
            else:
                them.drop_program(thing)
            value_of(city.player(seat), what).append(thing)
        city.announce(say("told-steals", name=city.player(seat).name, other=them.name))


@phrase(
    "{whom} {whom:looks|look} at {what} of a chosen player",
    de="{whom} {whom:sieht|sehen|siehst} bei jemandem nach Wahl {what}",
)
@dataclass(frozen=True, slots=True)
class Look(OnPeople):
    """Everybody hears who looked at whose; only the looker knows what was seen (HP-309)."""

    what: Secret

    asks = True

    def befall(self, city: City, seat: str, doing: CarryOut) -> None:
        if doing.said is None:
            pick_one(city, seat, doing, "seat", _others(city, seat))
            return
        them, kind = city.player(doing.said), code(self.what)
        seen = {
            Secret.HAND: sorted(them.held.hand),
            Secret.OBJECTIVE: [goal["id"] for goal in them.aims.goals]
            or [str(one) for one in them.aims.objective],
            Secret.LOYALTY: [them.aims.loyalty],
            Secret.PROGRAMS: sorted(them.held.programs),
            Secret.CHIPS: them.figure.chips,
        }
        city.shows(seat, kind, them.seat, tuple(seen[self.what]))
        told = {Secret.CHIPS: "carried", Secret.LOYALTY: "theirs"}
        tell_look(city, seat, told.get(self.what, kind), them.name)

    def value_to(self, _city: City, _one: Player) -> float:
        return LOYALTY if self.what is Secret.LOYALTY else LOOK


@phrase(
    "{whom} {whom:looks|look} at an unused Loyalty card",
    de="{whom} {whom:sieht|sehen|siehst} eine unbenutzte Loyalitätskarte",
)
@dataclass(frozen=True, slots=True)
class LookUnused(OnPeople):
    """The top one of those that nobody has."""

    weight = LOOK

    def befall(self, city: City, seat: str, _doing: CarryOut) -> None:
        city.shows(seat, "unused-loyalty", seat, tuple(city.decks.unused_loyalty[:1]))
        tell_look(city, seat, "loyalty")


def _others(city: City, seat: str) -> list[str]:
    return [other for other in city.in_turn() if other != seat]


def _kept_in(what: Possessions) -> Literal["hand", "programs"]:
    """The field of a player in which such things are."""
    return "hand" if what is Possessions.CARDS else "programs"

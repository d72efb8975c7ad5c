"""Effects on people: Health, Wounds, places, badges, Scanners, Boosts, the rest of a turn."""

from dataclasses import dataclass

from companion.engine.phrasebook.phrasebook import phrase
from companion.engine.words import say
from companion.games.human_punishment.bots import aims, using
from companion.games.human_punishment.effects.effect import OnPeople, Plain
from companion.games.human_punishment.phrases.board_words import Place
from companion.games.human_punishment.phrases.ranges import Few, ScannerKind, Signed
from companion.games.human_punishment.rules import kuro
from companion.games.human_punishment.rules.cards.choosing import pick_one
from companion.games.human_punishment.rules.city import area, heal, hurt
from companion.games.human_punishment.rules.fight.boxes import box_to
from companion.games.human_punishment.rules.moving import arrive, may_be_moved, scanners_free
from companion.games.human_punishment.rules.people import detain, nameable
from companion.games.human_punishment.rules.points import free
from companion.games.human_punishment.rules.skill_trees import boost_columns, unlock
from companion.games.human_punishment.state.model import City
from companion.games.human_punishment.state.player import Player
from companion.games.human_punishment.state.printed.board import AREA_OF, CUBE
from companion.games.human_punishment.state.steps.step import CarryOut
from companion.games.human_punishment.state.steps.waiting import NameGeneral


@dataclass(frozen=True, slots=True)
class DetainSeat(Plain):
    """A seat is detained that a written scenario names; cards have no sentence for it."""

    seat: str

    def happen(self, city: City, _doing: CarryOut) -> None:
        detain(city, self.seat)


@phrase("{whom} {whom:loses|lose} {n} Health", de="{whom} {whom:verliert|verlieren|verlierst} {n} Gesundheit")
@dataclass(frozen=True, slots=True)
class LoseHealth(OnPeople):
    """At 0 there is a Wound and the yellow zone (HP-150)."""

    n: Few

    weight = -0.5

    def befall(self, city: City, seat: str, _doing: CarryOut) -> None:
        hurt(city, seat, self.n)

    def can(self, city: City) -> bool:
        return any(not one.is_down for one in self.may_meet(city))


@phrase("{whom} {whom:gains|gain} {n} Health", de="{whom} {whom:bekommt|bekommen|bekommst} {n} Gesundheit")
@dataclass(frozen=True, slots=True)
class GainHealth(OnPeople):
    """As far as the board goes."""

    n: Few

    def befall(self, city: City, seat: str, _doing: CarryOut) -> None:
        heal(city, seat, self.n)

    def can(self, city: City) -> bool:
        return any(not one.is_down for one in self.may_meet(city))

    def value_to(self, _city: City, one: Player) -> float:
        return 0.5 if one.figure.health < one.value("health") else 0.0


@phrase(
    "{whom} {whom:regains|regain} full Health",
    de="{whom} {whom:bekommt|bekommen|bekommst} die volle Gesundheit zurück",
)
@dataclass(frozen=True, slots=True)
class FullHealth(OnPeople):
    """Health is as high as the board says."""

    def befall(self, city: City, seat: str, _doing: CarryOut) -> None:
        one = city.player(seat)
        one.figure.health = max(one.figure.health, one.value("health"))

    def value_to(self, _city: City, one: Player) -> float:
        return 0.8 if one.figure.health < one.value("health") else 0.0


@phrase(
    "{whom} {whom:takes|take} {n} {n:Wound|Wounds}",
    de="{whom} {whom:bekommt|bekommen|bekommst} {n} {n:Wunde|Wunden}",
)
@dataclass(frozen=True, slots=True)
class TakeWounds(OnPeople):
    """Wound cards from the pile."""

    n: Few

    def befall(self, city: City, seat: str, _doing: CarryOut) -> None:
        city.player(seat).figure.wounds += self.n

    def value_to(self, _city: City, one: Player) -> float:
        return aims.wound_worth(one) - 0.5


@phrase(
    "{whom} {whom:heals|heal} {n} {n:Wound|Wounds}",
    de="{whom} {whom:heilt|heilen|heilst} {n} {n:Wunde|Wunden}",
)
@dataclass(frozen=True, slots=True)
class HealWounds(OnPeople):
    """As far as there are any that can be healed."""

    n: Few

    def befall(self, city: City, seat: str, _doing: CarryOut) -> None:
        city.player(seat).figure.wounds = max(0, city.player(seat).figure.wounds - self.n)

    def value_to(self, _city: City, one: Player) -> float:
        return 0.5 - aims.wound_worth(one) if one.figure.wounds else 0.0


@phrase(
    "{whom} {whom:goes|go} to {to}",
    de="{whom} {whom:geht|gehen|gehst} {to}",
)
@dataclass(frozen=True, slots=True)
class GoTo(OnPeople):
    """The figure is put there, without steps; who is detained stays."""

    to: Place

    def befall(self, city: City, seat: str, _doing: CarryOut) -> None:
        if may_be_moved(city, seat):
            arrive(city, seat, self.to.value.removeprefix("the "))


@phrase(
    "{whom} {whom:goes|go} to a neighbouring Area",
    de="{whom} {whom:geht|gehen|gehst} in einen Nachbarbereich",
)
@dataclass(frozen=True, slots=True)
class GoNear(OnPeople):
    """The player who is meant says into which; a prisoner stays."""

    asks = True

    def befall(self, city: City, seat: str, doing: CarryOut) -> None:
        if not may_be_moved(city, seat):
            return
        if doing.said is None:
            here = area(city, seat)
            near = sorted(other for one, other in city.fixed.board.arrows if one == here)
            pick_one(city, seat, doing, "area", near)
        else:
            arrive(city, seat, next(place for place, key in AREA_OF.items() if key == doing.said))


@phrase("{whom} {whom:is|are} detained", de="{whom} {whom:wird|werden|wirst} eingesperrt")
@dataclass(frozen=True, slots=True)
class Detain(OnPeople):
    """Into the Isolation Cube (HP-119, HP-123)."""

    weight = -3.0

    def befall(self, city: City, seat: str, _doing: CarryOut) -> None:
        detain(city, seat)

    def can(self, city: City) -> bool:
        return any(one.figure.at != CUBE for one in self.may_meet(city))


@phrase("{whom} {whom:is|are} set free", de="{whom} {whom:kommt|kommen|kommst} frei")
@dataclass(frozen=True, slots=True)
class SetFree(OnPeople):
    """Out of the Isolation Cube."""

    weight = 3.0

    def befall(self, city: City, seat: str, _doing: CarryOut) -> None:
        if city.player(seat).figure.at == CUBE:
            free(city, seat)

    def can(self, city: City) -> bool:
        return any(one.figure.at == CUBE for one in self.may_meet(city))


@phrase("{whom} {whom:becomes|become} the General", de="{whom} {whom:wird|werden|wirst} General")
@dataclass(frozen=True, slots=True)
class BecomeGeneral(OnPeople):
    """If nothing keeps that person from being it (HP-122, HP-A45)."""

    def befall(self, city: City, seat: str, _doing: CarryOut) -> None:
        if seat in nameable(city):
            city.offices.general = seat
            city.announce(say("told-general", name=city.player(seat).name))

    def can(self, city: City) -> bool:
        held = {city.offices.general, city.offices.leader}
        return any(one.seat not in held and not one.aims.revoked for one in self.may_meet(city))


@phrase(
    "{whom} {whom:takes|take} a Privilege Revoked marker",
    de="{whom} {whom:bekommt|bekommen|bekommst} den Marker „Vorrecht entzogen“",
)
@dataclass(frozen=True, slots=True)
class TakeMarker(OnPeople):
    """Never General again; a present General loses the rank (HP-122)."""

    weight = -0.5

    def befall(self, city: City, seat: str, _doing: CarryOut) -> None:
        city.player(seat).aims.revoked = True
        if city.offices.general == seat:
            city.offices.general = None
            city.announce(say("told-general-falls", name=city.player(seat).name))
            ask_for_general(city)

    def can(self, city: City) -> bool:
        return any(not one.aims.revoked for one in self.may_meet(city))


@phrase(
    "{whom} {whom:gives|give} a Privilege Revoked marker back",
    de="{whom} {whom:gibt|geben|gibst} den Marker „Vorrecht entzogen“ zurück",
)
@dataclass(frozen=True, slots=True)
class GiveMarkerBack(OnPeople):
    """May be General again."""

    def befall(self, city: City, seat: str, _doing: CarryOut) -> None:
        city.player(seat).aims.revoked = False

    def can(self, city: City) -> bool:
        return any(one.aims.revoked for one in self.may_meet(city))


@phrase("{whom} {whom:gets|get} Scanner {n}", de="{whom} {whom:bekommt|bekommen|bekommst} Scanner {n}")
@dataclass(frozen=True, slots=True)
class GetScanner(OnPeople):
    """If one is left, and none of the kind is carried (HP-134)."""

    n: ScannerKind

    weight = 0.8

    def befall(self, city: City, seat: str, _doing: CarryOut) -> None:
        one = city.player(seat)
        if (
            self.n not in one.figure.scanners
            and scanners_free(city, self.n)
            and "no scanners" not in one.sheet.traits
        ):
            one.figure.scanners.append(self.n)


@phrase("{whom} {whom:loses|lose} Scanner {n}", de="{whom} {whom:verliert|verlieren|verlierst} Scanner {n}")
@dataclass(frozen=True, slots=True)
class LoseScanner(OnPeople):
    """It is free again."""

    n: ScannerKind

    def befall(self, city: City, seat: str, _doing: CarryOut) -> None:
        one = city.player(seat)
        one.figure.scanners = [kind for kind in one.figure.scanners if kind != self.n]

    def can(self, city: City) -> bool:
        return any(one.figure.scanners for one in self.may_meet(city))


@phrase(
    "{whom} {whom:gains|gain} the lowest Boost",
    de="{whom} {whom:bekommt|bekommen|bekommst} die niedrigste Verbesserung",
)
@dataclass(frozen=True, slots=True)
class GainBoost(OnPeople):
    """Of several lowest columns the first (HP-304)."""

    weight = 1.5

    def befall(self, city: City, seat: str, _doing: CarryOut) -> None:
        if columns := boost_columns(city, seat):
            unlock(city, seat, columns[0])


@phrase(
    "actions in this turn: {n:+more|-fewer}",
    de="Aktionen in diesem Zug: {n:+mehr|-weniger}",
)
@dataclass(frozen=True, slots=True)
class MoreActions(Plain):
    """Action Points of the active player; never below 0."""

    n: Signed

    def happen(self, city: City, _doing: CarryOut) -> None:
        city.turn.ap = max(0, city.turn.ap + self.n)

    def is_timely(self, city: City, one: Player) -> bool:
        return using.is_on_the_way(city, one)


@phrase(
    "movement in this turn: {n:+more|-less}",
    de="Bewegung in diesem Zug: {n:+mehr|-weniger}",
)
@dataclass(frozen=True, slots=True)
class MoreMovement(Plain):
    """Movement of the active player; never below 0."""

    n: Signed

    def happen(self, city: City, _doing: CarryOut) -> None:
        city.turn.moves = max(0, city.turn.moves + self.n)

    def is_timely(self, city: City, one: Player) -> bool:
        return using.is_on_the_way(city, one)


@phrase("{whom} {whom:gets|get} a Supply Box", de="{whom} {whom:bekommt|bekommen|bekommst} eine Kiste")
@dataclass(frozen=True, slots=True)
class GetBox(OnPeople):
    """The top one; what is carried is laid down, and a Trap springs (HP-138, HP-141)."""

    weight = 1.0

    def befall(self, city: City, seat: str, _doing: CarryOut) -> None:
        box_to(city, seat)


@phrase("Kuro leaves the board", de="Kuro verlässt das Brett")
@dataclass(frozen=True, slots=True)
class KuroLeaves(Plain):
    """With what he carries, until another card returns him (HP-282)."""

    def happen(self, city: City, _doing: CarryOut) -> None:
        kuro.leaves(city)


@phrase("Kuro returns to Dee Coy", de="Kuro kehrt zu Dee Coy zurück")
@dataclass(frozen=True, slots=True)
class KuroReturns(Plain):
    """Once a card has taken him away: all his markers are up (HP-282)."""

    def happen(self, city: City, _doing: CarryOut) -> None:
        kuro.returns(city)


def ask_for_general(city: City) -> None:
    """The Leader names a General, if anybody can be (HP-120)."""
    if city.offices.leader is not None and nameable(city):
        city.queue_next(NameGeneral(city.offices.leader))

"""Effects on Data Chips: in Sectors, in the Network, in the Junkyard, carried."""

from dataclasses import dataclass

from companion.engine.phrasebook.phrasebook import phrase
from companion.games.human_punishment.bots.sides import COLOUR, LOOK
from companion.games.human_punishment.effects.effect import OnPeople, Plain, tell_look
from companion.games.human_punishment.phrases.board_words import Sector
from companion.games.human_punishment.phrases.ranges import Few
from companion.games.human_punishment.rules.buying import face_down
from companion.games.human_punishment.rules.cards.choosing import pick_one
from companion.games.human_punishment.rules.chips import take_top
from companion.games.human_punishment.rules.city import change_bar
from companion.games.human_punishment.state.model import City
from companion.games.human_punishment.state.player import Player
from companion.games.human_punishment.state.printed.board import TIERS
from companion.games.human_punishment.state.steps.step import CarryOut
from companion.games.human_punishment.state.steps.waiting import TrapChip


@phrase(
    "{whom} {whom:looks|look} at {n} {n:chip|chips} of {sector}",
    de="{whom} {whom:sieht|sehen|siehst} {n} {n:Chip|Chips} aus {sector}",
)
@dataclass(frozen=True, slots=True)
class LookInSector(OnPeople):
    """The top ones, which stay where they are."""

    n: Few
    sector: Sector

    weight = LOOK

    def befall(self, city: City, seat: str, _doing: CarryOut) -> None:
        city.shows(seat, "sector-tops", seat, tuple(city.network.sectors[self.sector.name][: self.n]))
        tell_look(city, seat, "sectors")


@phrase(
    "{whom} {whom:looks|look} at {n} {n:chip|chips} in the Network",
    de="{whom} {whom:sieht|sehen|siehst} {n} {n:Chip|Chips} im Netzwerk",
)
@dataclass(frozen=True, slots=True)
class LookInNetwork(OnPeople):
    """The first ones that lie face down, from Tier 1 upwards; they stay where they are."""

    n: Few

    weight = LOOK

    def befall(self, city: City, seat: str, _doing: CarryOut) -> None:
        tiers = [chips[n] for n in range(TIERS) for chips in city.network.columns.values() if n < len(chips)]
        city.shows(seat, "network-chip", seat, tuple(chip for chip, up in tiers if not up)[: self.n])
        tell_look(city, seat, "network")


@phrase(
    "{whom} {whom:looks|look} at {n} {n:chip|chips} in the Junkyard",
    de="{whom} {whom:sieht|sehen|siehst} {n} {n:Chip|Chips} auf dem Schrottplatz",
)
@dataclass(frozen=True, slots=True)
class LookInJunkyard(OnPeople):
    """Some that chance picks; they stay where they are."""

    n: Few

    weight = LOOK

    def befall(self, city: City, seat: str, _doing: CarryOut) -> None:
        there = city.shuffled([chip for chip in city.network.junkyard if chip])
        city.shows(seat, "junkyard-chips", seat, tuple(there[: self.n]))
        tell_look(city, seat, "junkyard")


@phrase(
    "{whom} {whom:takes|take} the top chip of {sector}",
    de="{whom} {whom:nimmt|nehmen|nimmst} den obersten Chip aus {sector}",
)
@dataclass(frozen=True, slots=True)
class TakeChip(OnPeople):
    """With a free slot alone; the Sector's value rises (HP-192)."""

    sector: Sector

    weight = 3.0

    def befall(self, city: City, seat: str, _doing: CarryOut) -> None:
        one, name = city.player(seat), self.sector.name
        if city.network.sectors[name] and len(one.figure.chips) < one.value("slots"):
            take_top(city, seat, name)
            change_bar(city, f"sector{len(name)}", 1)


@phrase(
    "{whom} {whom:swaps|swap} a carried chip with a chosen player",
    de="{whom} {whom:tauscht|tauschen|tauschst} einen getragenen Chip mit jemandem nach Wahl",
)
@dataclass(frozen=True, slots=True)
class SwapCarried(OnPeople):
    """Both carry one; who gets it knows it, as everybody who carries one."""

    asks = True

    def befall(self, city: City, seat: str, doing: CarryOut) -> None:
        one = city.player(seat)
        if not one.figure.chips:
            return
        if doing.said is None:
            pick_one(city, seat, doing, "seat", [other.seat for other in _other_carriers(city, one)])
            return
        them = city.player(doing.said)
        them.swap_chip(one.swap_chip(them.figure.chips[0]))

    def value_to(self, city: City, one: Player) -> float:
        if not (one.figure.chips and _other_carriers(city, one)):
            return 0.0
        return -1.0 if _carries_own(one) else 1.0


@phrase(
    "{whom} {whom:swaps|swap} a carried chip with one in the Network",
    de="{whom} {whom:tauscht|tauschen|tauschst} einen getragenen Chip mit einem im Netzwerk",
)
@dataclass(frozen=True, slots=True)
class SwapInNetwork(OnPeople):
    """With one that lies face down; it does not count as brought (HP-285)."""

    asks = True

    def befall(self, city: City, seat: str, doing: CarryOut) -> None:
        one = city.player(seat)
        if doing.said is None:
            pick_one(city, seat, doing, "spot", face_down(city) if one.figure.chips else ())
            return
        column, _, tier = doing.said.partition(" ")
        place = int(tier) - 1
        there, _ = city.network.columns[column][place]
        city.network.columns[column][place] = (one.swap_chip(there), False)

    def is_timely(self, city: City, one: Player) -> bool:
        return _carries_own(one) and bool(face_down(city))


@phrase(
    "{whom} {whom:drops|drop} a carried chip into the Junkyard",
    de="{whom} {whom:lässt|lassen|lässt} einen getragenen Chip auf den Schrottplatz fallen",
)
@dataclass(frozen=True, slots=True)
class DropChip(OnPeople):
    """Face down; nobody keeps who dropped what."""

    asks = True

    def befall(self, city: City, seat: str, _doing: CarryOut) -> None:
        if city.player(seat).figure.chips:
            city.queue_next(TrapChip(seat))

    def can(self, city: City) -> bool:
        return any(one.figure.chips for one in self.may_meet(city))

    def value_to(self, _city: City, one: Player) -> float:
        if not one.figure.chips:
            return 0.0
        return -2.0 if _carries_own(one) and one.aims.loyalty != "Fallen" else 0.5


@phrase(
    "{n} {n:chip leaves|chips leave} the Junkyard and the game",
    de="{n} {n:Chip verlässt|Chips verlassen} den Schrottplatz und das Spiel",
)
@dataclass(frozen=True, slots=True)
class RemoveChips(Plain):
    """Unseen, by chance (HP-232)."""

    n: Few

    def happen(self, city: City, _doing: CarryOut) -> None:
        there = [n for n, chip in enumerate(city.network.junkyard) if chip]
        for place in city.shuffled(there)[: self.n]:
            city.network.junkyard[place] = None
            city.network.removed += 1

    def can(self, city: City) -> bool:
        return any(city.network.junkyard)


def _other_carriers(city: City, one: Player) -> list[Player]:
    return [other for other in city.players if other.seat != one.seat and other.figure.chips]


def _carries_own(one: Player) -> bool:
    """True if the first chip is known to be of the own colour."""
    return bool(one.figure.chips) and one.known_chips[0] == COLOUR.get(one.aims.loyalty)

"""Reads a state in the middle of a game, field by field."""

from collections.abc import Callable, Iterable, Mapping
from typing import TypeVar

from companion.engine.game import Seat
from companion.games.map_to_hope.cards import (
    CAMP_HOPE,
    Box,
    Hero,
    Kind,
    Leader,
    Location,
    RadiationCard,
    Skill,
)
from companion.games.map_to_hope.definitions import (
    MANY,
    read_camp,
    read_hero,
    read_leader,
    read_levels,
    read_location,
)
from companion.games.map_to_hope.rulings import Rulings
from companion.games.map_to_hope.state import DAYS, MapToHopeState
from companion.games.map_to_hope.survivor import RADIATION, InFront, Survivor
from companion.kit.scenario.parts import ScenarioPart

PLAIN = "plain"
SEED = "scenario"
STAGED_FIELDS = (
    *("players", "day", "active", "first", "passed", "dead", "time", "debt", "radiation", "damage"),
    *("leaders", "radiationCards", "heroes", "locations", "hand", "deck", "discard", "front", "location"),
    *("journey", "aside", "campHope", "fate", "fateDiscard", "fateBy", "hands"),
)
T = TypeVar("T")


def fate_value(part: ScenarioPart) -> str:
    """A Fate card: a number, or the word radiation."""
    return RADIATION if part.value == RADIATION else str(part.number(-99, 99))


def plain_hero(id_: str) -> Hero:
    """A Hero that needs no definition: an Action of cost 1 that does nothing."""
    return Hero(id_, Kind.ACTION, 1)


def plain_place(id_: str) -> Location:
    """A Location that needs no definition: it costs 1, and tests force against 0."""
    return Location(id_, 1, Skill.FORCE, 0)


def untold(part: ScenarioPart) -> ScenarioPart:
    """A card as a scenario knows it, by its id alone. Raises Misread for what is said for people."""
    for name in ("title", "text"):
        if part.maybe(name) is not None:
            raise part.fault(f"there is no field {name!r} here: cards are called by their ids")
    return part


class Staging:
    """Builds a state in the middle of a game field by field; every card stands in one place only."""

    def __init__(self, part: ScenarioPart, players: tuple[str, ...]) -> None:
        self._part = part
        self._players = players
        self._standing: set[str] = set()
        self._heroes = self._defined("heroes", read_hero)
        self._places = self._defined("locations", read_location)
        self._dead = self._seats("dead")
        self._passed = self._seats("passed")

    def state(self, rulings: Rulings) -> MapToHopeState:
        part, location = self._part, self._location()
        day = part.part("day").number(1, DAYS)
        journey, active = self._journey(location), self._active()
        survivors = tuple(map(self._survivor, self._players))
        aside = self._pile(part.maybe("aside"), "aside", 10, self._place)
        fate, drawn = self._fate("fate", ("0",) * 14), self._fate("fateDiscard", ())
        if not (fate or drawn):
            raise part.part("fate").fault("at least one Fate card stands here, or under 'fateDiscard'")
        return MapToHopeState(
            survivors,
            Box(
                self._heroes,
                {**self._places, CAMP_HOPE: self._camp()},
                {f"leader-{player}": self._leader(player) for player in self._players},
                {f"radiation-{player}": self._radiation_card(player) for player in self._players},
            ),
            rulings,
            SEED,
            day=day,
            days=DAYS - day,
            first=self._first(active),
            active=active,
            location=location,
            journey=journey,
            aside=aside,
            fate=fate,
            fate_discard=drawn,
        )

    def _fate(self, name: str, usual: tuple[str, ...]) -> tuple[str, ...]:
        listed = self._part.maybe(name)
        return tuple(map(fate_value, listed.items())) if listed else usual

    def _defined(self, name: str, read: Callable[[str, ScenarioPart], T]) -> dict[str, T]:
        listed = self._part.maybe(name)
        found = {id_: read(id_, untold(one)) for id_, one in listed.entries().items()} if listed else {}
        if listed and CAMP_HOPE in found:
            raise listed.fault("Camp Hope is defined by the field 'campHope'")
        return found

    def _seats(self, name: str) -> tuple[str, ...]:
        listed = self._part.maybe(name)
        return listed.words(self._players, "seat") if listed else ()

    def _by_seat(self, name: str) -> Mapping[str, ScenarioPart]:
        listed = self._part.maybe(name)
        return listed.fields(*self._players).entries() if listed else {}

    def _number(self, name: str, seat: str, usual: int, most: int = MANY) -> int:
        found = self._by_seat(name).get(seat)
        return found.number(0, most) if found else usual

    def _active(self) -> str | None:
        part = self._part.part("active")
        living = [player for player in self._players if player not in self._dead]
        if not living:
            raise self._part.fault("somebody has to live")
        for seat in self._passed:
            if seat in self._dead:
                raise self._part.part("passed").fault(f"{seat} is dead")
        if part.value is None:
            if set(living) != set(self._passed):
                raise part.fault("null stands here only when all who live have passed")
            return None
        seat = part.word(living, "seat that lives")
        if seat in self._passed:
            raise part.fault(f"{seat} has passed")
        return seat

    def _first(self, active: str | None) -> str:
        part = self._part.maybe("first")
        return part.word(self._players, "seat") if part else active or self._players[0]

    def _survivor(self, seat: str) -> Survivor:
        dead = seat in self._dead
        health, levels = self._leader(seat).health, len(self._radiation_card(seat).levels)
        damage, radiation = self._number("damage", seat, 0), self._number("radiation", seat, 0, levels)
        if damage >= health and not dead:
            raise self._by_seat("damage")[seat].fault(f"{seat} bears {health - 1} at most")
        cards = self._cards_of(seat, dead=dead)
        return Survivor(
            Seat(seat, seat, ""),
            time=self._number("time", seat, 6, 6),
            debt=self._number("debt", seat, 0),
            radiation=radiation,
            worst=radiation,
            damage=damage,
            passed=seat in self._passed,
            dead=dead,
            leader=f"leader-{seat}",
            radiation_card=f"radiation-{seat}",
            special="none",
            groups=("none",),
            hand=cards["hand"],
            deck=cards["deck"],
            discard=cards["discard"],
            front=self._front(seat, dead=dead),
        )

    def _cards_of(self, seat: str, *, dead: bool) -> dict[str, tuple[str, ...]]:
        piles = {}
        for name, usual in (("hand", 0), ("deck", 0 if dead else 10), ("discard", 0)):
            piles[name] = self._pile(self._by_seat(name).get(seat), f"{name}-{seat}", usual, self._hero)
        if dead and any(piles.values()):
            raise self._part.part("dead").fault(f"{seat} is dead and holds no cards")
        return piles

    def _front(self, seat: str, *, dead: bool) -> tuple[InFront, ...]:
        found = tuple(self._lying(seat))
        if dead and found:
            raise self._part.part("dead").fault(f"{seat} is dead and holds no cards")
        return found

    def _lying(self, seat: str) -> Iterable[InFront]:
        listed = self._by_seat("front").get(seat)
        for one in listed.items() if listed else ():
            is_bare = isinstance(one.value, str)
            id_ = self._hero(one if is_bare else one.fields("id", "uses").part("id"))
            hero = self._heroes[id_]
            if hero.kind is Kind.ACTION:
                raise one.fault(f"{id_} is an Action, which does not stay in front")
            uses = None if is_bare else one.maybe("uses")
            if uses is not None and hero.uses is None:
                raise uses.fault(f"{id_} has no uses")
            yield InFront(id_, uses.number(1, hero.uses or 1) if uses else hero.uses)

    def _pile(
        self, part: ScenarioPart | None, name: str, usual: int, read: Callable[[ScenarioPart], str]
    ) -> tuple[str, ...]:
        """The ids from the top; a number, or `usual` where none is given, stands for as many plain cards."""
        if part is not None and isinstance(part.value, list):
            return tuple(map(read, part.items()))
        count = part.number(0, 200) if part else usual
        return tuple(self._unnamed(f"{PLAIN} {name} {n}", read) for n in range(1, count + 1))

    def _unnamed(self, id_: str, read: Callable[[ScenarioPart], str]) -> str:
        return read(ScenarioPart(id_, id_))

    def _hero(self, part: ScenarioPart) -> str:
        id_ = self._once(part)
        if id_.startswith(PLAIN):
            self._heroes.setdefault(id_, plain_hero(id_))
        if id_ not in self._heroes:
            raise part.fault(f"there is no Hero card {id_!r} under 'heroes'")
        return id_

    def _place(self, part: ScenarioPart) -> str:
        id_ = self._once(part)
        if id_.startswith(PLAIN):
            self._places.setdefault(id_, plain_place(id_))
        if id_ not in self._places:
            raise part.fault(f"there is no Location {id_!r} under 'locations'")
        return id_

    def _once(self, part: ScenarioPart) -> str:
        id_ = part.text()
        if id_ in self._standing:
            raise part.fault(f"{id_!r} stands in two places")
        self._standing.add(id_)
        return id_

    def _location(self) -> str | None:
        part = self._part.maybe("location")
        if part is None or part.value is None:
            return None
        return CAMP_HOPE if part.value == CAMP_HOPE else self._place(part)

    def _journey(self, location: str | None) -> tuple[str, ...]:
        part = self._part.maybe("journey")
        if location != CAMP_HOPE:
            return (*self._pile(part, "journey", 5, self._place), CAMP_HOPE)
        if part is not None:
            raise part.fault("at Camp Hope the Journey deck is empty, and this field does not stand")
        return ()

    def _leader(self, seat: str) -> Leader:
        part = self._by_seat("leaders").get(seat)
        return read_leader(f"leader-{seat}", untold(part) if part else None)

    def _camp(self) -> Location:
        part = self._part.maybe("campHope")
        return read_camp(untold(part) if part else None)

    def _radiation_card(self, seat: str) -> RadiationCard:
        return RadiationCard(f"radiation-{seat}", read_levels(self._by_seat("radiationCards").get(seat)))

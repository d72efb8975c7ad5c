"""What a scenario begins with: a game from its very start, or a state in the middle of one."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from typing import TypeVar

from companion.engine.game import Seat, SetUp
from companion.engine.refusal import refuse
from companion.games.map_to_hope.box import FATE
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
from companion.games.map_to_hope.rules.set_up import TAKEN_OUT, beginning
from companion.games.map_to_hope.rulings import Rulings
from companion.games.map_to_hope.state import DAYS, RADIATION, InFront, State, Survivor
from companion.kit.rehearsal.parts import Part

PLAIN = "plain"
SEATS = ("A", "B", "C", "D")
"""More than can play, so that a game with too many can be refused."""
SEED = "scenario"
USUAL_FATE = "-4 -3 -3 -2 -2 -2 -1 -1 -1 0 0 0 0 1 1 2 radiation"
SET_UP_FIELDS = ("players", "setup", "fateBy", "hands")
STAGED_FIELDS = (
    *("players", "day", "active", "first", "passed", "dead", "time", "debt", "radiation", "damage"),
    *("leaders", "radiationCards", "heroes", "locations", "hand", "deck", "discard", "front", "location"),
    *("journey", "aside", "campHope", "fate", "fateDiscard", "fateBy", "hands"),
)
T = TypeVar("T")


@dataclass(frozen=True)
class Given:
    """The seats in their order, and what makes the first state; that raises Refused where it cannot be."""

    players: tuple[str, ...]
    state: Callable[[], State]


def read_given(part: Part) -> Given:
    """What is given. Raises Misread at the first thing that is not as the format says."""
    set_up = part.maybe("setup")
    part.fields(*(SET_UP_FIELDS if set_up else STAGED_FIELDS))
    players = part.part("players").words(SEATS, "seat")
    if players != SEATS[: len(players)]:
        raise part.part("players").fault("the seats stand here in their order, from A on")
    rulings = replace(
        Rulings(),
        fate=_word(part, "fateBy", ("engine", "table")),
        hands=_word(part, "hands", ("private", "open")),
    )
    if set_up:
        return Given(players, _from_the_box(set_up, players, rulings))
    if len(players) not in {1, 2}:
        raise part.part("players").fault("one or two seats stand here")
    state = _Staging(part, players).state(rulings)
    return Given(players, lambda: state)


def _word(part: Part, name: str, words: tuple[str, ...]) -> str:
    found = part.maybe(name)
    return found.word(words, "choice") if found else words[0]


def _from_the_box(part: Part, players: tuple[str, ...], rulings: Rulings) -> Callable[[], State]:
    part.fields("difficulty", "fateCards")
    rulings = replace(rulings, difficulty=part.part("difficulty").word(tuple(TAKEN_OUT), "difficulty"))
    listed = part.maybe("fateCards")
    fate = tuple(map(fate_value, listed.items())) if listed else tuple(USUAL_FATE.split())
    seats = tuple(Seat(one, one, "") for one in players)
    options = {"difficulty": rulings.difficulty, "fate": rulings.fate, "hands": rulings.hands}

    def state() -> State:
        if len(fate) != FATE:
            raise refuse("refused-map-fate", card=str(len(fate)))
        return beginning(SetUp(seats, {}, options, SEED), _plain_box(fate)).evolve(State())

    return state


def _plain_box(fate: tuple[str, ...]) -> Box:
    groups = {f"g{n}": tuple(f"plain-g{n}-{card}" for card in range(1, 10)) for n in range(1, 6)}
    specials = tuple(f"S{n}" for n in range(1, 5))
    ids = (*specials, *(card for cards in groups.values() for card in cards))
    places = tuple(f"plain-place-{n}" for n in range(1, 37))
    return Box(
        {id_: _plain_hero(id_) for id_ in ids},
        {**{id_: _plain_place(id_) for id_ in places}, CAMP_HOPE: read_camp(None)},
        {id_: Leader(id_) for id_ in ("L1", "L2")},
        {id_: RadiationCard(id_, read_levels(None)) for id_ in ("R1", "R2")},
        groups,
        specials,
        fate,
    )


def fate_value(part: Part) -> str:
    """A Fate card: a number, or the word radiation."""
    return RADIATION if part.value == RADIATION else str(part.number(-99, 99))


def _plain_hero(id_: str) -> Hero:
    return Hero(id_, Kind.ACTION, 1)


def _plain_place(id_: str) -> Location:
    return Location(id_, 1, Skill.FORCE, 0)


class _Staging:
    """A state in the middle of a game, read field by field; every card stands in one place only."""

    def __init__(self, part: Part, players: tuple[str, ...]) -> None:
        self._part = part
        self._players = players
        self._standing: set[str] = set()
        self._heroes = self._defined("heroes", read_hero)
        self._places = self._defined("locations", read_location)
        self._dead = self._seats("dead")
        self._passed = self._seats("passed")

    def state(self, rulings: Rulings) -> State:
        """The state that is given."""
        part, location = self._part, self._location()
        day = part.part("day").number(1, DAYS)
        journey, active = self._journey(location), self._active()
        survivors = tuple(map(self._survivor, self._players))
        aside = self._pile(part.maybe("aside"), "aside", 10, self._place)
        fate, drawn = part.maybe("fate"), part.maybe("fateDiscard")
        return State(
            survivors,
            Box(
                self._heroes,
                {**self._places, CAMP_HOPE: read_camp(part.maybe("campHope"))},
                {f"leader-{one}": self._leader(one) for one in self._players},
                {f"radiation-{one}": self._radiation_card(one) for one in self._players},
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
            fate=tuple(map(fate_value, fate.items())) if fate else ("0",) * 14,
            fate_discard=tuple(map(fate_value, drawn.items())) if drawn else (),
        )

    def _defined(self, name: str, read: Callable[[str, Part], T]) -> dict[str, T]:
        listed = self._part.maybe(name)
        found = {id_: read(id_, one) for id_, one in listed.entries().items()} if listed else {}
        if listed and CAMP_HOPE in found:
            raise listed.fault("Camp Hope is defined by the field 'campHope'")
        return found

    def _seats(self, name: str) -> tuple[str, ...]:
        listed = self._part.maybe(name)
        return listed.words(self._players, "seat") if listed else ()

    def _by_seat(self, name: str) -> Mapping[str, Part]:
        listed = self._part.maybe(name)
        return listed.fields(*self._players).entries() if listed else {}

    def _number(self, name: str, seat: str, usual: int, most: int = MANY) -> int:
        found = self._by_seat(name).get(seat)
        return found.number(0, most) if found else usual

    def _active(self) -> str | None:
        part = self._part.part("active")
        living = [one for one in self._players if one not in self._dead]
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
        damage = self._number("damage", seat, 0)
        if damage >= health and not dead:
            raise self._by_seat("damage")[seat].fault(f"{seat} bears {health - 1} at most")
        cards = self._cards_of(seat, dead=dead)
        return Survivor(
            Seat(seat, seat, ""),
            time=self._number("time", seat, 6, 6),
            debt=self._number("debt", seat, 0),
            radiation=self._number("radiation", seat, 0, levels),
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

    def _pile(self, part: Part | None, name: str, usual: int, read: Callable[[Part], str]) -> tuple[str, ...]:
        """The ids from the top, or so many plain cards that nobody names."""
        if part is not None and isinstance(part.value, list):
            return tuple(map(read, part.items()))
        count = part.number(0, 200) if part else usual
        return tuple(self._unnamed(f"{PLAIN} {name} {n}", read) for n in range(1, count + 1))

    def _unnamed(self, id_: str, read: Callable[[Part], str]) -> str:
        return read(Part(id_, id_))

    def _hero(self, part: Part) -> str:
        id_ = self._once(part)
        if id_.startswith(PLAIN):
            self._heroes.setdefault(id_, _plain_hero(id_))
        if id_ not in self._heroes:
            raise part.fault(f"there is no Hero card {id_!r} under 'heroes'")
        return id_

    def _place(self, part: Part) -> str:
        id_ = self._once(part)
        if id_.startswith(PLAIN):
            self._places.setdefault(id_, _plain_place(id_))
        if id_ not in self._places:
            raise part.fault(f"there is no Location {id_!r} under 'locations'")
        return id_

    def _once(self, part: Part) -> str:
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
        if part is not None:
            part.fields("health", "skills", "always", "when")
        return read_leader(f"leader-{seat}", part)

    def _radiation_card(self, seat: str) -> RadiationCard:
        return RadiationCard(f"radiation-{seat}", read_levels(self._by_seat("radiationCards").get(seat)))

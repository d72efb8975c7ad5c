"""Reads the set-up of a scenario: a game from its very start, or a state between two turns."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Any

from companion.engine.game import Seat
from companion.games.hopes_end.cards import Box, History, Morality, Type
from companion.games.hopes_end.definitions import read_history, read_morality, read_tile
from companion.games.hopes_end.events.beginning import Begun
from companion.games.hopes_end.rules.set_up import four_piles
from companion.games.hopes_end.rulings import HOUSE_RULES, rulings_of
from companion.games.hopes_end.state import LIMIT, PILES, Citizen, Held, HopesEndState
from companion.games.hopes_end.town.tiles import FACING, PLAIN, SIDES, Lying, Place, Tile, neighbour, tile
from companion.games.hopes_end.town.town import Town
from companion.kit.scenario.fields import MANY
from companion.kit.scenario.house_rules import FIELD, chosen_rules
from companion.kit.scenario.parts import ScenarioPart

SEATS = ("A", "B", "C", "D")
COLOURS = ("red", "blue", "green", "yellow")
SEED = "scenario"
START = tile("brsr")
TILES = 143
BY_STEPS = {"aloud": "apart", "drawer": "you"}
"""The steps say from which pile a tile is drawn, and when a card is read."""
SET_UP_FIELDS = ("players", "setup", "moralityDeck", "historyDeck", "answers", FIELD)
STAGED_FIELDS = (
    *("players", "first", "active", "start", "board", "piles", "out", "allow", "morality", "moralityDeck"),
    *("moralityDiscard", "history", "historyDeck", "historyDiscard", "points", "spare", "answers", FIELD),
)
FAR = 200


@dataclass(frozen=True)
class Given:
    """The seats in their order, and the first state."""

    players: tuple[str, ...]
    state: HopesEndState


def read_given(part: ScenarioPart) -> Given:
    """The set-up. Raises Misread at the first thing that differs from the format."""
    set_up = part.maybe("setup")
    part.fields(*(SET_UP_FIELDS if set_up else STAGED_FIELDS))
    players = part.part("players").words(SEATS, "seat")
    if not 2 <= len(players) <= 4:
        raise part.part("players").fault("two to four seats stand here")
    if set_up:
        set_up.fields()
        return Given(players, _Reading(part, players).from_the_box())
    return Given(players, _Reading(part, players).state())


class _Reading:
    """Reads a state field by field; every card has one id and stands in one place."""

    def __init__(self, part: ScenarioPart, players: tuple[str, ...]) -> None:
        self._part = part
        self._players = players
        self._morality: dict[str, Morality] = {}
        self._history: dict[str, History] = {}
        answers = part.maybe("answers")
        word = answers.word(("open", "sealed"), "way of answers") if answers else "open"
        options = chosen_rules(part, HOUSE_RULES)
        self._rulings = rulings_of({**options, **BY_STEPS, "answers": word})
        self._seats = tuple(Seat(one, one, colour) for one, colour in zip(players, COLOURS, strict=False))

    def from_the_box(self) -> HopesEndState:
        """A game from its very start."""
        morality = self._pile("moralityDeck", 40, self._read_morality, self._plain_morality)
        history = self._pile("historyDeck", 10, self._read_history, self._plain_history)
        if len(morality) < 3 * len(self._players):
            raise self._part.part("moralityDeck").fault("three cards for each seat have to lie there")
        box = Box(self._morality, self._history, (PLAIN,) * TILES, START)
        begun = Begun(self._seats, box, self._rulings, SEED, four_piles((PLAIN,) * TILES), morality, history)
        return begun.evolve(HopesEndState())

    def state(self) -> HopesEndState:
        """A state between two turns."""
        part, first = self._part, self._first()
        start = part.maybe("start")
        town = self._town(read_tile(start) if start else START)
        citizens = tuple(map(self._citizen, self._seats))
        lying = self._lying()
        morality = self._pile("moralityDeck", 10, self._read_morality, self._plain_morality)
        discard = self._pile("moralityDiscard", 0, self._read_morality, self._plain_morality)
        history = self._pile("historyDeck", 10, self._read_history, self._plain_history)
        past = self._pile("historyDiscard", 0, self._read_history, self._plain_history)
        out = part.maybe("out")
        staged = HopesEndState(
            citizens,
            Box(self._morality, self._history, (), START),
            self._rulings,
            SEED,
            town=town,
            piles=self._piles(),
            out=out.number(0, MANY) if out else 0,
            morality_deck=morality,
            morality_discard=discard,
            history=lying,
            history_deck=history,
            history_discard=past,
            first=first,
            active=self._active(first),
            judged=True,
        )
        return _over(staged)

    def _first(self) -> str:
        part = self._part.maybe("first")
        return part.word(self._players, "seat") if part else self._players[0]

    def _active(self, first: str) -> str | None:
        part = self._part.maybe("active")
        if part is None:
            return first
        return None if part.value is None else part.word(self._players, "seat")

    def _town(self, start: Tile) -> Town:
        town: dict[Place, Lying] = {(0, 0): Lying(start)}
        listed = self._part.maybe("board")
        where: dict[Place, ScenarioPart] = {}
        for one in listed.items() if listed else ():
            for place, lying in self._tiles(one):
                if place in town:
                    raise one.fault(f"two tiles lie at {list(place)}")
                town[place] = lying
                where[place] = one
        for place, one in where.items():
            _check_edges(town, place, one)
        _check_connected(town, where)
        return MappingProxyType(town)

    def _tiles(self, part: ScenarioPart) -> list[tuple[Place, Lying]]:
        printed = read_tile(part, "at", "owner", "turn", "ruined", "across")
        x, y = read_place(part.part("at"))
        owner = part.part("owner").word(self._players, "seat")
        turn, ruined, across = part.maybe("turn"), part.maybe("ruined"), part.maybe("across")
        lying = Lying(
            printed, turn.number(0, 3) if turn else 0, owner, ruined=ruined.flag() if ruined else False
        )
        return [((x + n, y), lying) for n in range(across.number(1, FAR) if across else 1)]

    def _piles(self) -> tuple[tuple[Tile, ...], ...]:
        part = self._part.maybe("piles")
        if part is None:
            return ((PLAIN,) * 5,) * PILES
        piles = part.items()
        if len(piles) != PILES:
            raise part.fault("exactly four piles stand here")
        return tuple(map(_tiles_of, piles))

    def _citizen(self, seat: Seat) -> Citizen:
        def number(name: str, least: int, usual: int) -> int:
            listed = self._part.maybe(name)
            found = listed.fields(*self._players).maybe(seat.id) if listed else None
            return found.number(least, MANY) if found else usual

        return Citizen(
            seat,
            self._cards(seat.id),
            number("points", -MANY, 0),
            number("spare", 0, 0),
            number("allow", 1, 1),
        )

    def _cards(self, seat: str) -> tuple[Held, ...]:
        listed = self._part.maybe("morality")
        found = listed.fields(*self._players).maybe(seat) if listed else None
        if found is None:
            for n, type_ in enumerate(Type, start=1):
                self._add(self._morality, f"{seat}{n}", Morality(f"{seat}{n}", type_), self._part)
            return tuple(Held(f"{seat}{n}", 1) for n in (1, 2, 3))
        cards = found.items()
        if len(cards) != 3:
            raise found.fault("exactly three Morality cards stand here")
        return tuple(map(self._held, cards))

    def _held(self, part: ScenarioPart) -> Held:
        card = self._read_morality(part, "answer", "fresh")
        answer, fresh = part.maybe("answer"), part.maybe("fresh")
        return Held(card, answer.number(1, 3) if answer else 1, fresh=fresh.flag() if fresh else False)

    def _lying(self) -> str | None:
        part = self._part.maybe("history")
        return None if part is None or part.value is None else self._read_history(part)

    def _pile(
        self, name: str, usual: int, read: Callable[[ScenarioPart], str], plain: Callable[[str], str]
    ) -> tuple[str, ...]:
        part = self._part.maybe(name)
        if part is not None and isinstance(part.value, list):
            return tuple(map(read, part.items()))
        count = part.number(0, MANY) if part else usual
        return tuple(plain(f"plain {name} {n}") for n in range(1, count + 1))

    def _read_morality(self, part: ScenarioPart, *more: str) -> str:
        card = read_morality(part, *more)
        return self._add(self._morality, card.id, card, part)

    def _read_history(self, part: ScenarioPart) -> str:
        card = read_history(part)
        return self._add(self._history, card.id, card, part)

    def _plain_morality(self, id_: str) -> str:
        self._morality[id_] = Morality(id_)
        return id_

    def _plain_history(self, id_: str) -> str:
        self._history[id_] = History(id_)
        return id_

    @staticmethod
    def _add(cards: dict[str, Any], id_: str, card: Any, part: ScenarioPart) -> str:
        if id_ in cards:
            raise part.fault(f"there are two cards {id_!r}")
        cards[id_] = card
        return id_


def read_place(part: ScenarioPart) -> Place:
    """A place: [x, y]. Raises Misread."""
    numbers = part.items()
    if len(numbers) != 2:
        raise part.fault("a place is [x, y]")
    return numbers[0].number(-FAR, FAR), numbers[1].number(-FAR, FAR)


def _over(staged: HopesEndState) -> HopesEndState:
    """The state; lost at once where too many tiles are ruined, ended where none is left to be drawn."""
    outcome = "lost" if staged.ruined > LIMIT else "" if staged.tiles_left else "ended"
    return replace(staged, outcome=outcome, active=None) if outcome else staged


def _tiles_of(part: ScenarioPart) -> tuple[Tile, ...]:
    if isinstance(part.value, list):
        return tuple(map(read_tile, part.items()))
    return (PLAIN,) * part.number(0, FAR)


def _check_edges(town: Mapping[Place, Lying], place: Place, part: ScenarioPart) -> None:
    lying = town[place]
    for side, edge in zip(SIDES, lying.edges, strict=True):
        other = town.get(neighbour(place, side))
        if other is None or lying.ruined or other.ruined:
            continue
        if other.edges[SIDES.index(FACING[side])] != edge:
            raise part.fault(f"the edge {side} of the tile at {list(place)} differs from its neighbour's")


def _check_connected(town: Mapping[Place, Lying], where: Mapping[Place, ScenarioPart]) -> None:
    reached, waiting = {(0, 0)}, [(0, 0)]
    while waiting:
        place = waiting.pop()
        for side in SIDES:
            other = neighbour(place, side)
            if other in town and other not in reached:
                reached.add(other)
                waiting.append(other)
    for place, part in where.items():
        if place not in reached:
            raise part.fault(f"the tile at {list(place)} is not connected with the start tile")

"""Reads the set-up of a scenario: a game from its very start, or a state in the middle of one."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from companion.engine.game import Seat, SetUp
from companion.engine.refusal import refuse
from companion.games.map_to_hope.box import FATE
from companion.games.map_to_hope.cards import CAMP_HOPE, Box, Leader, RadiationCard
from companion.games.map_to_hope.definitions import read_camp, read_levels
from companion.games.map_to_hope.rules.set_up import TAKEN_OUT, beginning
from companion.games.map_to_hope.rulings import HOUSE_RULES, rulings_of
from companion.games.map_to_hope.scenarios.staged import (
    SEED,
    STAGED_FIELDS,
    Staging,
    fate_value,
    plain_hero,
    plain_place,
)
from companion.games.map_to_hope.state import MapToHopeState
from companion.kit.scenario.house_rules import FIELD, chosen_rules
from companion.kit.scenario.parts import ScenarioPart

SEATS = ("A", "B", "C", "D")
"""More seats than can play, so that a game with too many can be refused."""
USUAL_FATE = "-4 -3 -3 -2 -2 -2 -1 -1 -1 0 0 0 0 1 1 2 radiation"
SET_UP_FIELDS = ("players", "setup", "fateBy", "hands", FIELD)


@dataclass(frozen=True)
class Given:
    """The seats in their order, and the function that makes the first state.

    That function raises Refused where the state is impossible.
    """

    players: tuple[str, ...]
    state: Callable[[], MapToHopeState]


def read_given(part: ScenarioPart) -> Given:
    """The set-up. Raises Misread at the first thing that differs from the format."""
    set_up = part.maybe("setup")
    part.fields(*(SET_UP_FIELDS if set_up else (*STAGED_FIELDS, FIELD)))
    players = part.part("players").words(SEATS, "seat")
    if players != SEATS[: len(players)]:
        raise part.part("players").fault("the seats stand here in their order, from A on")
    hands = _word(part, "hands", ("private", "open"))
    options = {
        **chosen_rules(part, HOUSE_RULES),
        "fate": _word(part, "fateBy", ("engine", "table")),
        "hands": hands,
        "scouting": "open" if hands == "open" else "scout",
    }
    if set_up:
        return Given(players, _from_the_box(set_up, players, options))
    if len(players) not in {1, 2}:
        raise part.part("players").fault("one or two seats stand here")
    state = Staging(part, players).state(rulings_of(options))
    return Given(players, lambda: state)


def _word(part: ScenarioPart, name: str, words: tuple[str, ...]) -> str:
    found = part.maybe(name)
    return found.word(words, "choice") if found else words[0]


def _from_the_box(
    part: ScenarioPart, players: tuple[str, ...], chosen: Mapping[str, str]
) -> Callable[[], MapToHopeState]:
    part.fields("difficulty", "fateCards")
    options = {**chosen, "difficulty": part.part("difficulty").word(tuple(TAKEN_OUT), "difficulty")}
    listed = part.maybe("fateCards")
    fate = tuple(map(fate_value, listed.items())) if listed else tuple(USUAL_FATE.split())
    seats = tuple(Seat(player, player, "") for player in players)

    def state() -> MapToHopeState:
        if len(fate) != FATE:
            raise refuse("refused-map-fate", card=str(len(fate)))
        return beginning(SetUp(seats, {}, options, SEED), _plain_box(fate)).evolve(MapToHopeState())

    return state


def _plain_box(fate: tuple[str, ...]) -> Box:
    groups = {f"g{n}": tuple(f"plain-g{n}-{card}" for card in range(1, 10)) for n in range(1, 6)}
    specials = tuple(f"S{n}" for n in range(1, 5))
    ids = (*specials, *(card for cards in groups.values() for card in cards))
    places = tuple(f"plain-place-{n}" for n in range(1, 37))
    return Box(
        {id_: plain_hero(id_) for id_ in ids},
        {**{id_: plain_place(id_) for id_ in places}, CAMP_HOPE: read_camp(None)},
        {id_: Leader(id_) for id_ in ("L1", "L2")},
        {id_: RadiationCard(id_, read_levels(None)) for id_ in ("R1", "R2")},
        groups,
        specials,
        fate,
    )

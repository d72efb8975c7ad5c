"""The city before the first turn (HP-014 to HP-039)."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType

from companion.engine.game import Seat
from companion.engine.shuffle import least_met_on_top, shuffled
from companion.games.human_punishment.phrases.notation import read_card
from companion.games.human_punishment.rules.city import area, draw_general_cards, draw_personal
from companion.games.human_punishment.rules.fight.markers import quality
from companion.games.human_punishment.rules.start import second_game
from companion.games.human_punishment.rules.start.casting import (
    become,
    deal_loyalties,
    deal_objectives,
    deck_of,
    start_tasks,
    typed_decks,
)
from companion.games.human_punishment.state.characters import CHARACTERS
from companion.games.human_punishment.state.model import MANY, City
from companion.games.human_punishment.state.parts import Enemy
from companion.games.human_punishment.state.printed.board import AREAS, BARS, COLUMNS, RECON, STARTS
from companion.games.human_punishment.state.printed.card_form import Form
from companion.games.human_punishment.state.printed.cards import HQ
from companion.games.human_punishment.state.steps.campaign import Unpack
from companion.games.human_punishment.state.steps.due import Cast
from companion.games.human_punishment.state.steps.waiting import ChooseCharacter

CHIPS: Mapping[str, Mapping[str, int]] = {
    "I": {"blue": 6, "red": 3, "purple": 2},
    "II": {"blue": 6, "red": 9, "purple": 3},
    "III": {"blue": 4, "red": 5, "purple": 2},
}
"""The Data Chips of each Sector (HP-023)."""
SUPPLY = ("Rifle", "Rocket Launcher", "Companion", "Companion", "Laser")
RISKY = "a-risky-chance"
PILES_OF_EVENTS = ("I", "II", "III", "EX")


PERSONAL: Mapping[str, int] = {
    **{"b1": 2, "b2": 3, "b3": 3, "b4": 3, "b5": 2},
    **{"r1": 2, "r2": 3, "r3": 3, "r4": 3, "r5": 2},
    **{"grey": 2, "green": 2},
}
GENERAL: Mapping[str, int] = {
    **{"b1": 3, "b2": 3, "b3": 5, "b4": 3, "b5": 3},
    **{"r1": 3, "r2": 3, "r3": 5, "r4": 3, "r5": 3},
    **{"grey": 3, "green": 3},
}
"""Thirty cards of one's own and forty for all, in our own set; they average 3 or -3 (HP-007, HP-127)."""
PROGRAMS = 40
SHOWN = 3
LOYALTIES: Mapping[int, tuple[str, ...]] = {
    3: ("Human", "Human", "Machine", "Fallen", "Legion"),
    4: ("Human", "Human", "Human", "Machine", "Fallen", "Legion"),
    5: ("Human", "Human", "Human", "Machine", "Machine", "Fallen", "Legion"),
    6: ("Human", "Human", "Human", "Machine", "Machine", "Fallen", "Legion"),
}
"""Our own piles, out of seven cards; with up to five only one of the rare ones is in it (HP-035, HP-A71)."""
RARE = ("Fallen", "Legion")


@dataclass(frozen=True)
class Dealt:
    """Results of chance before a game: each pile from the top, each secret by seat."""

    seats: tuple[Seat, ...]
    seed: str
    decks: tuple[tuple[str, ...], ...]
    general: tuple[str, ...]
    programs: tuple[str, ...]
    sectors: tuple[tuple[str, ...], ...]
    supply: tuple[str, ...]
    loyalties: tuple[str, ...]
    events: tuple[tuple[str, ...], ...]
    """Of each pile, each Event as it stands in the box."""
    board: str = ""
    """An owner's board as it was typed, or nothing: ours."""
    cards: tuple[str, ...] = ()
    """All cards but Events, as they stand in the box."""
    objectives: tuple[str, ...] = ()
    wounds: tuple[str, ...] = ()
    interrogations: tuple[str, ...] = ()
    casting: str = "plain"
    """True if characters are dealt or chosen, or all boards are plain ones."""
    characters: tuple[str, ...] = ()
    """Those that were dealt, by seat."""
    carried: Mapping[str, str] = field(default_factory=dict)
    """Words that the first game of a campaign carries over, by seat (HP-291, HP-292)."""


def deal(dealt: Dealt, city: City) -> None:
    """Everybody has what is dealt, and is still to roll where they begin (HP-030)."""
    lay_out(city)
    for one, deck in zip(city.players, dealt.decks, strict=True):
        one.held.deck, one.aims.loyalty, one.aims.objective = list(deck), "", []
    for one, character in zip(city.players, dealt.characters, strict=False):
        become(city, one.seat, character)
    city.decks.general_deck, city.boxes.supply = list(dealt.general), list(dealt.supply)
    city.market.display, city.market.program_pile = list(dealt.programs[:SHOWN]), list(dealt.programs[SHOWN:])
    city.network.sectors = {name: list(chips) for name, chips in zip(CHIPS, dealt.sectors, strict=True)}
    city.decks.events = {
        pile: [read_card(event) for event in events]
        for pile, events in zip(PILES_OF_EVENTS, dealt.events, strict=True)
    }
    city.market.prices = {id_: card["price"] for id_, card in city.fixed.cards.items() if "price" in card}
    city.decks.wound_pile, city.decks.interrogations = list(dealt.wounds), list(dealt.interrogations)
    city.decks.objectives, city.decks.loyalties = list(dealt.objectives), list(dealt.loyalties)
    city.start.carried = dict(dealt.carried) if second_game.is_played(city) else {}
    if dealt.casting == "chosen":
        city.tasks = [*(ChooseCharacter(seat) for seat in city.seats), Cast()]
    else:
        cast(city)


def cast(city: City) -> None:
    """Everybody has a board: secret cards are dealt, then all roll where they begin (HP-037, HP-038)."""
    if second_game.is_played(city):
        asked = second_game.questions(city)
        city.tasks = [*asked, *deal_objectives(city), *start_tasks(city), Unpack()]
        return
    city.tasks = [*deal_objectives(city), *start_tasks(city)]
    deal_loyalties(city)


def shuffle(
    seats: tuple[Seat, ...],
    seed: str,
    events: Mapping[str, Sequence[str]],
    board: str = "",
    cards: Mapping[str, Sequence[str]] = MappingProxyType({}),
    casting: str = "plain",
    *,
    both: bool = False,
) -> Dealt:
    """Shuffles everything; `cards` are all but Events, by section; `both` rare Loyalties or one."""
    ids = {section: [json.loads(one)["id"] for one in some] for section, some in cards.items()}
    programs = ids.get("programs") or [f"p{n}" for n in range(1, PROGRAMS + 1)]
    count = len(seats)
    characters = tuple(shuffled(list(CHARACTERS), seed, "characters")[:count]) if casting == "dealt" else ()
    own = typed_decks(map(json.loads, cards.get("decks", ())))
    piles = {card["seats"]: cards_of(card["cards"]) for card in map(json.loads, cards.get("loyalty", ()))}
    decks = [deck_of(character, own) for character in characters] or [cards_of(PERSONAL)] * count
    return Dealt(
        seats,
        seed,
        tuple(tuple(shuffled(deck, seed, f"deck-{one.id}")) for one, deck in zip(seats, decks, strict=True)),
        tuple(shuffled(own.get("general") or cards_of(GENERAL), seed, "general")),
        tuple(shuffled(programs, seed, "programs")),
        tuple(tuple(shuffled(cards_of(CHIPS[name]), seed, f"sector-{name}")) for name in CHIPS),
        tuple(shuffled(SUPPLY, seed, "supply")),
        tuple(shuffled(piles.get(count) or _loyalties(count, seed, both=both), seed, "loyalty")),
        tuple(
            tuple(shuffled(_in_use(events[name], count), seed, f"events-{name}")) for name in PILES_OF_EVENTS
        ),
        board,
        tuple(one for some in cards.values() for one in some),
        tuple(shuffled(ids.get("objectives", []), seed, "objectives")),
        tuple(shuffled(ids.get("wounds", []), seed, "wounds")),
        tuple(shuffled(ids.get("interrogations", []), seed, "interrogations")),
        casting,
        characters,
    )


def other_events(
    piles: tuple[tuple[str, ...], ...], met: Mapping[str, int], seed: str
) -> tuple[tuple[str, ...], ...]:
    """The piles of Events; in the half that an evening uses lie those met least often (HP-076)."""
    return tuple(
        least_met_on_top(pile, len(pile) // 2, met, seed, f"events-{n} met", _id_of)
        for n, pile in enumerate(piles)
    )


def _id_of(event: str) -> str:
    return str(json.loads(event)["id"])


def _loyalties(count: int, seed: str, *, both: bool) -> list[str]:
    """Our own pile: one card more than players, or two with up to five (HP-A71)."""
    pile = list(LOYALTIES[count])
    if not both and len(pile) > count + 1:
        pile.remove(shuffled(RARE, seed, "rare")[0])
    return pile


def _in_use(events: Sequence[str], players: int) -> list[str]:
    """Leaves out Events for large tables where few play (HP-016)."""
    return [event for event in events if players >= MANY or not _is_for_many(json.loads(event))]


def _is_for_many(event: Form) -> bool:
    return event["id"] == RISKY or event.get("players") == "many"


def cards_of(counts: Mapping[str, int]) -> list[str]:
    """Each card as often as it is counted."""
    return [card for card, n in counts.items() for _ in range(n)]


def starting_bars(players: int) -> dict[str, int]:
    """Returns the starting values of the bars (HP-024)."""
    return {bar: STARTS.get(bar, (0, 0))[players >= MANY] for bar in BARS}


def lay_out(city: City) -> None:
    """Lays out the board before the deal (HP-014 to HP-024)."""
    city.bars = starting_bars(len(city.players))
    city.network.columns = {column: [] for column in COLUMNS}
    city.network.sectors = {
        name: [colour for colour, n in chips.items() for _ in range(n)] for name, chips in CHIPS.items()
    }
    city.machines.piles = {name: list(levels) for name, levels in city.fixed.board.piles.items()}
    city.market.recon_pile, city.boxes.supply, city.market.hq = list(RECON), list(SUPPLY), dict(HQ)
    city.decks.events = {pile: [{"id": "quiet", "kind": "plain", "do": []}] for pile in PILES_OF_EVENTS}
    seats = city.seats
    city.turn.active, city.offices.leader, city.offices.general = seats[0], seats[-1], seats[-2]


def refresh(city: City) -> None:
    """Sets Action Points and movement of a turn, one more for Jayden alone in an Area (HP-059, HP-250)."""
    one = city.player(city.turn.active)
    alone = sum(area(city, other.seat) == area(city, one.seat) for other in city.figures) == 1
    city.turn.ap = one.value("ap") + (alone and one.has("alone"))
    city.turn.moves = one.value("movement")


def settle(city: City, oranges: Mapping[str, int]) -> None:
    """Everybody stands where the orange die says, and has cards and a Program (HP-028 to HP-034)."""
    for one in city.everybody:
        one.figure.at = AREAS[str(oranges[one.seat])][0]
        one.figure.health = one.value("health")
    for one in city.players:
        board = CHARACTERS.get(one.sheet.character)
        draw_personal(city, one.seat, (4 if city.many else 3) + (board.hand if board else 0))
        for _ in range(board.programs if board else 1):
            one.held.programs.append(city.market.program_pile.pop(0))
    if city.many:
        level = city.machines.piles["Crawler"].pop(0)
        city.machines.appeared = 1
        crawler = Enemy("new-1", "Crawler", level, "Red 1", 0)
        crawler.health = quality(city, crawler, "health")
        city.machines.enemies.append(crawler)
        for seat in (city.offices.leader, city.offices.general):
            draw_general_cards(city, seat or "", 1)
    refresh(city)

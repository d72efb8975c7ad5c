"""The city before the first turn (HP-014 to HP-039)."""

import json
from collections.abc import Iterator, Mapping, Sequence
from typing import TypeAlias

from companion.engine.game import SetUp
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
DEALT = ("programs", "wounds", "interrogations", "objectives")
"""Sections of cards that are shuffled by their ids."""
Piles: TypeAlias = Mapping[str, Sequence[str]]
"""Cards as they stand in the box, by section or pile."""


def deal(city: City, set_up: SetUp, events: Piles, cards: Piles) -> None:
    """Shuffles everything: all have what is dealt, and are still to roll where they begin (HP-030).

    `cards` are all but Events.
    """
    lay_out(city)
    ids = {name: [json.loads(one)["id"] for one in cards.get(name, ())] for name in DEALT}
    own = typed_decks(map(json.loads, cards.get("decks", ())))
    _deal_decks(city, own)
    city.decks.general_deck = _mixed(city, "general", own.get("general") or cards_of(GENERAL))
    city.boxes.supply = _mixed(city, "supply", SUPPLY)
    programs = _mixed(city, "programs", ids["programs"] or [f"p{n}" for n in range(1, PROGRAMS + 1)])
    city.market.display, city.market.program_pile = programs[:SHOWN], programs[SHOWN:]
    city.network.sectors = {name: _mixed(city, f"sector-{name}", cards_of(CHIPS[name])) for name in CHIPS}
    city.decks.events = dict(_events(set_up, events))
    city.market.prices = {id_: card["price"] for id_, card in city.fixed.cards.items() if "price" in card}
    city.decks.wound_pile = _mixed(city, "wounds", ids["wounds"])
    city.decks.interrogations = _mixed(city, "interrogations", ids["interrogations"])
    city.decks.objectives = _mixed(city, "objectives", ids["objectives"])
    city.decks.loyalties = _mixed(city, "loyalty", _loyalties(city, cards))
    city.start.carried = dict(set_up.carried) if second_game.is_played(city) else {}
    if city.fixed.rulings["characters"] == "chosen":
        city.tasks = [*(ChooseCharacter(seat) for seat in city.seats), Cast()]
    else:
        cast(city)


def _mixed(city: City, name: str, things: Sequence[str]) -> list[str]:
    return [*shuffled(things, city.fixed.seed, name)]


def _deal_decks(city: City, own: dict[str, list[str]]) -> None:
    """Everybody's own cards, and the characters if they are dealt."""
    dealt = city.fixed.rulings["characters"] == "dealt"
    characters = _mixed(city, "characters", [*CHARACTERS])[: len(city.players)] if dealt else []
    for n, one in enumerate(city.players):
        deck = deck_of(characters[n], own) if dealt else cards_of(PERSONAL)
        one.held.deck = _mixed(city, f"deck-{one.seat}", deck)
        one.aims.loyalty, one.aims.objective = "", []
    for one, character in zip(city.players, characters, strict=False):
        become(city, one.seat, character)


def cast(city: City) -> None:
    """Everybody has a board: secret cards are dealt, then all roll where they begin (HP-037, HP-038)."""
    if second_game.is_played(city):
        asked = second_game.questions(city)
        city.tasks = [*asked, *deal_objectives(city), *start_tasks(city), Unpack()]
        return
    city.tasks = [*deal_objectives(city), *start_tasks(city)]
    deal_loyalties(city)


def _events(set_up: SetUp, events: Piles) -> Iterator[tuple[str, list[Form]]]:
    """The piles of Events; in the half that an evening uses lie those met least often (HP-076)."""
    for n, (name, some) in enumerate(events.items()):
        pile = shuffled(_in_use(some, len(set_up.seats)), set_up.seed, f"events-{name}")
        half = len(pile) // 2
        pile = least_met_on_top(pile, half, set_up.met, set_up.seed, f"events-{n} met", _id_of)
        yield name, [*map(read_card, pile)]


def _id_of(event: str) -> str:
    return str(json.loads(event)["id"])


def _loyalties(city: City, cards: Piles) -> list[str]:
    """An owner's pile, or ours: one card more than players, or two with up to five (HP-A71)."""
    count = len(city.players)
    typed = {one["seats"]: one["cards"] for one in map(json.loads, cards.get("loyalty", ()))}
    if count in typed:
        return cards_of(typed[count])
    pile = list(LOYALTIES[count])
    if city.fixed.rulings["loyalties"] != "two" and len(pile) > count + 1:
        pile.remove(_mixed(city, "rare", RARE)[0])
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

"""Facts for simulations: turns, cards, deeds by seat, winners by faction, Objective, character (HP-002)."""

from collections.abc import Iterator

from companion.engine.chronicle import FACTION, Fact, Happening, count
from companion.engine.game import Happened
from companion.engine.words import Message
from companion.games.human_punishment.events import ActionTaken, Announced, GameBegan
from companion.games.human_punishment.rules.ends import FACTIONS, winners
from companion.games.human_punishment.state.model import City

CARDS = {"told-event": "Event", "told-program": "Program", "told-wound": "Wound"}
"""Announcements of cards that come into play, and the kind of each."""
COUNTERS = {
    "kill": "enemies",
    "bring": "chips",
    "detained": "detentions",
    "censure": "censures",
    "program": "programs",
}
"""Counters by the first word of a deed; its second word is what it was done to."""
TAPS = {"machine tap": "seat", "legion tap": "seats"}
"""Steps of the night that turn players, and the field that names those players."""


def facts(city: City, event: Happened) -> Iterator[Fact]:
    """Objectives as they are dealt, turns, cards as they are heard of, and the end."""
    if isinstance(event, GameBegan):
        for player in city.players:
            yield from (Fact(Happening.DEALT, 0, goal["title"], "Objective") for goal in player.aims.goals)
    if isinstance(event, Announced):
        yield from (card for heard in event.sentences for card in _cards(city, heard))
    if not isinstance(event, ActionTaken):
        return
    if event.do == "pass" and city.over is None:
        yield Fact(Happening.TURN, city.turn.turn)
    if event.do == "decide" and city.middle.event is not None:
        yield Fact(
            Happening.CHOICE, city.turn.turn, str(city.middle.event.get("title", "")), event.texts["option"]
        )
    if event.do in TAPS:
        yield from (count("turned", city.turn.turn, seat) for seat in turned(event))
    if city.over is not None:
        yield from _end(city, city.over[1])
        yield from _counts(city)


def turned(event: ActionTaken) -> list[str]:
    """The seats that a step of the night turns (HP-103, HP-104)."""
    return [one for one in event.texts.get(TAPS[event.do], "").split(",") if one]


def _counts(city: City) -> Iterator[Fact]:
    """Counts the deeds of each player in the whole game, and who has won."""
    happy = winners(city) or ()
    for player in city.players:
        for deed, n in player.aims.deeds.items():
            what, _, of = deed.partition(" ")
            if what in COUNTERS:
                yield count(COUNTERS[what], city.turn.turn, player.seat, of.partition(" ")[0], n)
        yield count("won", city.turn.turn, player.seat, n=float(player.seat in happy))


def met(city: City) -> Iterator[str]:
    """The Event that is carried out."""
    if city.middle.event is not None:
        yield str(city.middle.event["id"])


def _cards(city: City, heard: Message) -> Iterator[Fact]:
    if heard.key in CARDS and not isinstance(heard.values["title"], Message):
        yield Fact(Happening.CARD, city.turn.turn, str(heard.values["title"]), CARDS[heard.key])


def _end(city: City, won: str) -> Iterator[Fact]:
    """Each faction that was dealt, the Outlaws, each Objective, each character; and what was never used."""
    for side in (*sorted({FACTIONS[player.aims.loyalty] for player in city.players}), "Outlaws"):
        yield Fact(Happening.SHARE, city.turn.turn, side, FACTION, float(side == won))
    happy = winners(city) or ()
    for one in city.players:
        for goal, done in zip(one.aims.goals, one.aims.objective, strict=False):
            yield Fact(Happening.SHARE, city.turn.turn, goal["title"], "objective", float(done))
        if one.sheet.character:
            yield Fact(
                Happening.SHARE, city.turn.turn, one.sheet.character, "character", float(one.seat in happy)
            )
        for id_ in one.held.programs:
            if id_ in city.fixed.cards and id_ not in one.held.installed:
                yield Fact(Happening.CHOICE, city.turn.turn, city.fixed.cards[id_]["title"], "kept")
    for id_ in city.market.used_programs:
        yield Fact(Happening.CHOICE, city.turn.turn, city.fixed.cards[id_]["title"], "used")
    yield Fact(Happening.LEVEL, 1, "turns", amount=float(city.turn.turn))

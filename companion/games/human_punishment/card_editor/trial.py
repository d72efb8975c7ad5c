"""A card tried out at once: the real rules play a moment that is staged for it."""

from collections.abc import Iterator
from typing import Any

from companion.engine.advice import next_answer, sensible
from companion.engine.answers import Chosen, Value
from companion.engine.chance import Chance
from companion.engine.game import Game
from companion.engine.phrasebook.card_editor_spec import TriedCard
from companion.engine.play import Asked, Play
from companion.engine.refusal import Refused
from companion.engine.words import say
from companion.games.human_punishment.events import Event
from companion.games.human_punishment.phrases.kinds import When
from companion.games.human_punishment.rules.start.set_up import lay_out
from companion.games.human_punishment.state.model import City
from companion.games.human_punishment.state.parts import Enemy, Fixed, Turn
from companion.games.human_punishment.state.player import Held, Player
from companion.games.human_punishment.state.printed.card_form import Form

SEATS = {"A": ("Ash", "red"), "B": ("Briar", "blue"), "C": ("Cedar", "green"), "D": ("Dune", "yellow")}
HAND = ("b2", "b3", "r2", "r3", "grey")
DECK = ("b1", "r1", "b4", "r4") * 5
MOST_ANSWERS = 12


def try_out(game: Game[City, Event], section: str, card: Form, chance: Chance) -> Iterator[TriedCard]:
    """An Event as it is drawn, a Program or a special card as it is used; others only hold."""
    if "do" in card and "when" in card:
        if card["when"] in {When.OWN_TURN, When.ANY_TIME}:
            yield _tried(game, "tried-used", _using(card), chance)
    elif section in {"I", "II", "III", "EX"}:
        yield _tried(game, "tried-drawn", _drawing(card), chance)


def _tried(game: Game[City, Event], key: str, city: City, chance: Chance) -> TriedCard:
    """Plays the card, and all that it leads to."""
    play: Play[City, Event] = Play(game, city, 0, {}, ()).after(())
    begun: list[str] = []

    def advise(now: Play[Any, Any], asked: Asked, luck: Chance) -> Value | None:
        if asked.question.id == "turn":
            if begun or "trial" not in now.state.fixed.cards:
                return None
            begun.append("trial")
            return Chosen("use program=trial")
        return None if asked.question.id in {"pass", "draw"} else sensible(now, asked, luck)

    for number in range(MOST_ANSWERS):
        answer = next_answer(play, (None, *SEATS), advise, chance, str(number))
        if answer is None:
            break
        try:
            play, _ = play.answer(answer)
        except Refused as refused:
            return TriedCard(say(key), (*play.log, refused.reason))
    return TriedCard(say(key), play.log)


def _drawing(card: Form) -> City:
    city = _staged()
    city.turn.phase, city.decks.events["I"] = "event", [card]
    return city


def _using(card: Form) -> City:
    city = _staged()
    city.fixed.cards = {"trial": {"how": "once", "holds": [], **card, "id": "trial"}}
    city.player("A").held.programs = ["trial"]
    return city


def _staged() -> City:
    """Four people in the middle of a turn, with a little of everything."""
    players = [Player(seat, *of, held=Held(list(HAND), list(DECK))) for seat, of in SEATS.items()]
    city = City(players, fixed=Fixed("trial"), turn=Turn(active="A", phase="act", ap=3, moves=2))
    lay_out(city)
    city.decks.general_deck = list(DECK)
    city.market.program_pile = [f"p{n}" for n in range(1, 9)]
    city.machines.enemies = [Enemy("e1", "Soldier", 1, "6", 1), Enemy("e2", "Tank", 1, "7b", 1)]
    city.player("A").figure.at, city.player("B").figure.chips, city.player("A").figure.wounds = (
        "City",
        ["blue"],
        1,
    )
    return city

"""A card tried out at once: the real rules play a moment that is staged for it."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from companion.engine.advice import next_answer, sensible
from companion.engine.answers import Chosen, Value
from companion.engine.chance import Chance
from companion.engine.game import Game, Seat
from companion.engine.phrasebook.card_editor_spec import TriedCard
from companion.engine.play import Asked, Play
from companion.engine.refusal import Refused
from companion.engine.words import say
from companion.games.map_to_hope.cards import (
    CAMP_HOPE,
    Box,
    Hero,
    Kind,
    Leader,
    Level,
    Location,
    RadiationCard,
    Skill,
    Way,
)
from companion.games.map_to_hope.events.event import Event
from companion.games.map_to_hope.state import MapToHopeState
from companion.games.map_to_hope.survivor import InFront, Survivor

SEAT, NAME, LED = "A", "Ash", "trial-leader"
MOST_ANSWERS = 20
GOOD, BAD = "2", "-4"
"""The Fate card of a test that is to be won, and of one that is to be lost."""
CARRIED = Hero("trial-carried", Kind.ITEM, 1, title="#0")
PLAIN = {CARRIED.id: CARRIED} | {
    f"trial-{n}": Hero(f"trial-{n}", Kind.ACTION, 1, title=f"#{n}") for n in range(1, 9)
}
ROAD = {f"trial-road-{n}": Location(f"trial-road-{n}", 1, Skill.FORCE, 0, title=f"#{n}") for n in (1, 2, 3)}


def try_out(game: Game[MapToHopeState, Event], card: Any, chance: Chance) -> Iterator[TriedCard]:
    """A card in each of the ways it may go; what only holds has nothing to be tried."""
    if isinstance(card, Hero):
        yield _tried(game, "tried-played", _with_hero(card), f"play:{card.id}", chance)
        if card.use is not None:
            yield _tried(game, "tried-used", _with_hero(card), f"play:{card.id} use:{card.id}", chance)
    elif isinstance(card, Location):
        for way, strong, fate in (("won", card.needs, GOOD), ("lost", 0, BAD)):
            yield _tried(game, f"tried-{way}", _at(card, strong, fate), "interact", chance)
        if card.other is not None:
            yield from _tried_otherwise(game, card, card.other, chance)


def _tried_otherwise(
    game: Game[MapToHopeState, Event], card: Location, way: Way, chance: Chance
) -> Iterator[TriedCard]:
    """The other way of a Location: its test won and lost, or its price paid."""
    if way.skill is None:
        yield _tried(game, "tried-price", _at(card, 0, GOOD), "interact:other", chance)
        return
    for key, strong, fate in (("won", way.needs, GOOD), ("lost", 0, BAD)):
        yield _tried(game, f"tried-other-{key}", _at(card, strong, fate), "interact:other", chance)


def _tried(
    game: Game[MapToHopeState, Event], key: str, state: MapToHopeState, turns: str, chance: Chance
) -> TriedCard:
    """Result of playing these turns to their end."""
    play: Play[MapToHopeState, Event] = Play(game, state, 0, {}, ()).after(())
    due = turns.split()

    def advise(now: Play[Any, Any], asked: Asked, luck: Chance) -> Value | None:
        if asked.question.id != "turn":
            return sensible(now, asked, luck)
        return Chosen(due.pop(0)) if due else None

    for number in range(MOST_ANSWERS):
        answer = next_answer(play, (None, SEAT), advise, chance, str(number))
        if answer is None:
            break
        try:
            play, _ = play.answer(answer)
        except Refused as refused:
            return TriedCard(say(key), (*play.log, refused.reason))
    return TriedCard(say(key), play.log, game.view(play.state, None).why)


def _with_hero(hero: Hero) -> MapToHopeState:
    return _staged(
        Box({**PLAIN, hero.id: hero}, ROAD, {}, {}), Leader(LED), ("0",) * 14, (hero.id, "trial-1")
    )


def _at(place: Location, force: int, fate: str) -> MapToHopeState:
    leader = Leader(LED, skills=dict.fromkeys(Skill, force))
    box = Box(PLAIN, {**ROAD, place.id: place}, {}, {})
    return _staged(box, leader, (fate,) * 14, ("trial-1", "trial-2"), place.id)


def _staged(
    box: Box, leader: Leader, fate: tuple[str, ...], hand: tuple[str, ...], place: str = ""
) -> MapToHopeState:
    """Staged state: a survivor on the third Day, with some losses, and cards to draw, lose and take back."""
    survivor = Survivor(
        Seat(SEAT, NAME, "red"),
        time=5,
        radiation=1,
        worst=1,
        damage=2,
        leader=leader.id,
        radiation_card=LED,
        special=LED,
        groups=(LED,),
        hand=hand,
        deck=("trial-3", "trial-4", "trial-5", "trial-6"),
        discard=("trial-7", "trial-8"),
        front=(InFront(CARRIED.id),),
    )
    camp = box.locations.get(CAMP_HOPE, Location(CAMP_HOPE, 1, Skill.FORCE, 5))
    whole = replace(
        box,
        locations={**box.locations, CAMP_HOPE: camp},
        leaders={leader.id: replace(leader, health=20)},
        radiation_cards={LED: RadiationCard(LED, (Level(),) * 6)},
    )
    road = () if place == CAMP_HOPE else ("trial-road-1", "trial-road-2", CAMP_HOPE)
    return MapToHopeState(
        (survivor,),
        whole,
        day=3,
        days=6,
        first=SEAT,
        active=SEAT,
        location=place or None,
        journey=road,
        aside=("trial-road-3",),
        fate=fate,
    )

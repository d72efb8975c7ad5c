"""The cards as they are printed: Heroes group by group, Fate, Locations, and those of the scenario."""

from collections.abc import Iterator

from companion.engine.printed import Back, Emblem, PrintedCard, PrintedPassage, Rating, Sign
from companion.engine.words import Words, say, signed
from companion.games.map_to_hope.cards import CAMP_HOPE, Box, Hero, Leader, Location, RadiationCard
from companion.games.map_to_hope.state import DAYS
from companion.games.map_to_hope.telling import (
    PALETTE,
    effects_in_words,
    fate_card,
    hero_lines,
    leader_lines,
    mission_lines,
    other_lines,
    radiation_lines,
)
from companion.kit.composer.card_picture import card_picture

HEROES = Back(say("print-heroes"), Emblem.PERSON)
FATE = Back(say("card-fate-left"), Emblem.EYE)
JOURNEY = Back(say("count-journey"), Emblem.COMPASS)
SCENARIO = Back(say("print-scenario"), Emblem.PACK)
BACKS = {
    **dict.fromkeys(("heroes", "specials"), HEROES),
    **dict.fromkeys(("locations", "camps"), JOURNEY),
    **dict.fromkeys(("leaders", "radiation"), SCENARIO),
}
"""The backs of the cards of each section."""
SALVATION_CAMP = "Salvation Camp"
"""The card on which the Day tokens lie; like Camp Hope it is called by its name."""


def printed(box: Box) -> Iterator[PrintedCard]:
    """Every card, pile by pile."""
    for group, cards in box.groups.items():
        yield from (_hero(box.heroes[card], box.group_titles[group]) for card in cards)
    yield from (_hero(box.heroes[card], say("print-scenario")) for card in box.specials)
    yield from map(_fate, box.fate)
    yield from (_location(place) for place in box.locations.values() if place.id != CAMP_HOPE)
    yield from map(_location, box.camps.values() or [box.locations[CAMP_HOPE]])
    yield _days()
    yield from map(_leader, box.leaders.values())
    yield from map(_radiation, box.radiation_cards.values())


def _time(n: int) -> Rating:
    return Rating(say("track-time"), str(n), n)


def _drawn(card: Hero | Location | Leader | RadiationCard) -> str | None:
    return card_picture(PALETTE, card.picture, card.title)


def _hero(hero: Hero, group: Words) -> PrintedCard:
    does = PrintedPassage(Sign.STAR, say("print-does"), hero_lines(hero) or (say("does-nothing"),))
    kind, title = say(f"card-{hero.kind.lower()}"), hero.title or hero.id
    return PrintedCard(kind, title, hero.text, (does,), HEROES, _time(hero.cost), (group,), _drawn(hero))


def _fate(card: str) -> PrintedCard:
    counts = PrintedPassage(Sign.DIAMOND, say("print-counts"), (fate_card(card),))
    title = signed(int(card)) if card.lstrip("-").isdigit() else "\N{MINUS SIGN}?"
    return PrintedCard(say("card-fate-left"), title, "", (counts,), FATE)


def _location(place: Location) -> PrintedCard:
    test = say("print-needs", skill=say(f"skill-{place.skill}"), needs=place.needs)
    passages = [PrintedPassage(Sign.CIRCLE, say("test-kicker"), (test,))]
    if place.success:
        passages.append(PrintedPassage(Sign.UP, say("print-success"), (effects_in_words(place.success),)))
    if place.fail:
        passages.append(PrintedPassage(Sign.DOWN, say("print-failure"), (effects_in_words(place.fail),)))
    passages += _other(place)
    if mission := mission_lines(place):
        passages.append(PrintedPassage(Sign.DIAMOND, say("print-mission"), mission))
    kicker, title = say("card-location"), place.title or place.id
    return PrintedCard(
        kicker, title, place.text, tuple(passages), JOURNEY, _time(place.cost), picture=_drawn(place)
    )


def _other(place: Location) -> Iterator[PrintedPassage]:
    """The other way to deal with a Location, in one passage."""
    if place.other is not None:
        lines = other_lines(place, place.other)
        yield PrintedPassage(Sign.SQUARE, say("print-other"), lines)


def _days() -> PrintedCard:
    days = Rating(say("track-days"), str(DAYS), DAYS)
    takes = PrintedPassage(Sign.SQUARE, say("track-days"), (say("track-days-text"),))
    return PrintedCard(say("print-scenario"), SALVATION_CAMP, "", (takes,), SCENARIO, days)


def _leader(leader: Leader) -> PrintedCard:
    can = PrintedPassage(Sign.PLUS, say("print-does"), leader_lines(leader))
    return PrintedCard(
        say("card-leader"), leader.title or leader.id, leader.text, (can,), SCENARIO, picture=_drawn(leader)
    )


def _radiation(card: RadiationCard) -> PrintedCard:
    levels = PrintedPassage(Sign.BARS, say("print-levels"), radiation_lines(card, 0))
    return PrintedCard(
        say("card-radiation"), card.title or card.id, card.text, (levels,), SCENARIO, picture=_drawn(card)
    )

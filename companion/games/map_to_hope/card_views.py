"""Cards as a page shows them: what they cost, what they do, and what is told on them."""

from companion.engine.view import CardView
from companion.engine.words import Words, say
from companion.games.map_to_hope.cards import Hero
from companion.games.map_to_hope.reckoning import cost
from companion.games.map_to_hope.rules.turn import why_not
from companion.games.map_to_hope.state import MapToHopeState
from companion.games.map_to_hope.survivor import InFront
from companion.games.map_to_hope.telling import (
    drawn,
    fate_card,
    hero_lines,
    kind_of,
    leader_lines,
    location_lines,
    picture_of,
    radiation_lines,
)


def leader_view(state: MapToHopeState, id_: str) -> CardView:
    """A Leader, with skills and health."""
    leader = state.box.leaders[id_]
    lines = (*leader_lines(leader), *_own(leader.text))
    return CardView(id_, say("card-leader"), leader.title or id_, lines, picture=drawn(leader, "leader"))


def radiation_view(state: MapToHopeState, id_: str, reached: int = 0) -> CardView:
    """A Radiation card level by level, the reached ones marked."""
    card = state.box.radiation_cards[id_]
    lines = (*radiation_lines(card, reached), *_own(card.text))
    return CardView(id_, say("card-radiation"), card.title or id_, lines, picture=drawn(card, "radiation"))


def hero_view(state: MapToHopeState, id_: str) -> CardView:
    """A Hero card that lies open, at its printed cost."""
    hero = state.hero(id_)
    return CardView(id_, kind_of(hero), hero.title or id_, _lines(hero, hero.cost), picture=picture_of(hero))


def front_view(state: MapToHopeState, lying: InFront) -> CardView:
    """A card in front of a player, with the uses that are left."""
    hero = state.hero(lying.card)
    left = () if lying.uses is None else (say("uses-left", n=lying.uses),)
    lines = (*hero_lines(hero), *left, *_own(hero.text))
    return CardView(hero.id, kind_of(hero), hero.title or hero.id, lines, picture=picture_of(hero))


def hand_view(state: MapToHopeState, seat: str, id_: str) -> CardView:
    """A card in hand, at what it costs its player now; covered where another player sits beside."""
    hero, covered = state.hero(id_), state.covers_hands
    price = cost(state, seat, "play", hero.cost)
    why = why_not(state, seat, "play", id_) if covered and state.active == seat else None
    barred = () if why is None else (say("card-not-now", why=why),)
    kind, own = (say("card-hero"), (kind_of(hero),)) if covered else (kind_of(hero), ())
    lines = (*own, *_lines(hero, price), *barred)
    picture = None if covered else picture_of(hero)
    return CardView(id_, kind, hero.title or id_, lines, secret=covered, back="hero", picture=picture)


def place_view(state: MapToHopeState, id_: str, *, secret: bool = False) -> CardView:
    """A Location: its test, and what comes of it."""
    place = state.box.locations[id_]
    lines = (*location_lines(place), *_own(place.text))
    kind, picture = say("card-location"), None if secret else picture_of(place)
    return CardView(id_, kind, place.title or id_, lines, secret=secret, back="journey", picture=picture)


def foreseen_view(state: MapToHopeState) -> CardView:
    """The top Fate card, for the one who looks at it."""
    secret, top = state.covers_looks, fate_card(state.fate[0])
    picture = None if secret else "fate"
    return CardView("foreseen", say("card-fate"), "", (top,), secret=secret, back="fate", picture=picture)


def group_views(state: MapToHopeState, group: str) -> tuple[CardView, ...]:
    """All cards of a group."""
    return tuple(hero_view(state, card) for card in state.box.groups[group])


def _lines(hero: Hero, price: int) -> tuple[Words, ...]:
    return (say("card-cost", n=price), *hero_lines(hero), *_own(hero.text))


def _own(text: str) -> tuple[Words, ...]:
    return (text,) if text else ()

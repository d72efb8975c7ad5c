"""Public state of the table: the way to Camp Hope, cards and levels that hold for each player, Fate."""

from collections import Counter
from collections.abc import Iterable, Iterator

from companion.engine.view import Badge, CardView, Route, Stop
from companion.engine.words import Words, say, signed
from companion.games.map_to_hope.cards import CAMP_HOPE, Holds, Lasting
from companion.games.map_to_hope.state import MapToHopeState
from companion.games.map_to_hope.survivor import Survivor
from companion.games.map_to_hope.telling import fate_card, fate_rank, hero_lines, joined, level_line


def route(state: MapToHopeState) -> Route:
    """The stops of the Journey: those behind, the open Location, those ahead, Camp Hope at its end."""
    behind = (Stop(end, state.box.title(place), say(f"stop-{end}")) for place, end in state.way)
    here = () if state.location in {None, CAMP_HOPE} else (state.location,)
    now = (Stop("here", state.box.title(place or ""), say("stop-here")) for place in here)
    left = sum(card != CAMP_HOPE for card in state.journey)
    ahead = [Stop("ahead", None, say("stop-ahead"))] * left
    title = CAMP_HOPE if state.finale else state.box.title(CAMP_HOPE)
    camp = Stop("here" if state.at_camp else "end", title, say("stop-goal"))
    return Route(say("route"), (*behind, *now, *ahead, camp))


def marks(state: MapToHopeState, one: Survivor) -> Iterator[Badge]:
    """Cards in front of a player and levels of Radiation that hold, each with what it adds to a test."""
    if not one.radiation_card or one.dead:
        return
    for lying in one.front:
        hero = state.hero(lying.card)
        title, left = hero.title or hero.id, () if lying.uses is None else (say("uses-left", n=lying.uses),)
        text = joined((*hero_lines(hero), *left)) if hero_lines(hero) else say("does-nothing")
        yield Badge(f"front-{lying.card}", _with_skills(title, hero.always), text=text)
    card = state.radiation_card(one.seat.id)
    for n, level in enumerate(card.levels[: one.radiation], start=1):
        if level.always or level.when:
            text = say("badge-level-text", n=n, text=level_line(level))
            label = _with_skills(card.title or card.id, level.always)
            yield Badge(f"level-{n}", label, grave=True, text=text)


def _with_skills(title: str, always: Iterable[Lasting]) -> Words:
    skills = [
        say("holds-skill-short", n=signed(one.n), skill=say(f"skill-{one.skill}"))
        for one in always
        if one.op is Holds.SKILL
    ]
    return say("badge-card", card=title, skills=in_a_row(skills)) if skills else title


def fate_views(state: MapToHopeState) -> Iterator[CardView]:
    """The Fate cards that are left, drawn and taken out, as sets, as far as they are open (MH-079)."""
    if lines := tuple(_fate_lines(state)):
        yield CardView("fate", say("card-fate-left"), "", lines, rests=True)


def _fate_lines(state: MapToHopeState) -> Iterator[Words]:
    piles = {"left": state.fate if state.fate_is_open else ()}
    if state.rulings.piles == "open":
        piles["drawn"] = state.fate_discard
    if state.rulings.taken_out == "known":
        out = Counter(state.box.fate) - Counter((*state.fate, *state.fate_discard))
        piles["out"] = tuple(out.elements())
    for pile, cards in piles.items():
        if cards:
            yield say(f"fate-pile-{pile}", n=len(cards), cards=_listed(pile, cards))


def _listed(pile: str, cards: tuple[str, ...]) -> Words:
    """The cards of a pile in the order of their values, however they lie."""
    kinds = sorted(set(cards), key=fate_rank)
    return in_a_row(say(f"fate-{pile}", card=fate_card(card), n=cards.count(card)) for card in kinds)


def in_a_row(words: Iterable[Words]) -> Words:
    """Several things as one list."""
    first, *others = words
    for other in others:
        first = say("and-so", first=first, second=other)
    return first

"""View of one viewer: an allow-list, field by field."""

from collections import Counter
from collections.abc import Iterator

from companion.engine.frozen import recent, replace
from companion.engine.view import (
    Badge,
    CardView,
    Explanation,
    Meter,
    Mood,
    SeatView,
    Spotlight,
    Track,
    View,
    Viewer,
)
from companion.engine.words import Words, say
from companion.games.map_to_hope.cards import Hero, Op
from companion.games.map_to_hope.questions import questions
from companion.games.map_to_hope.rules.reckoning import cost
from companion.games.map_to_hope.rules.scouting import pair
from companion.games.map_to_hope.state import DAYS, TIME, InFront, MapToHopeState, Survivor, Test
from companion.games.map_to_hope.telling import (
    fate_card,
    fate_rank,
    hero_lines,
    leader_lines,
    location_lines,
    radiation_lines,
    signed,
)


def view(state: MapToHopeState, viewer: Viewer) -> View:
    """The page of one viewer: what all see, and what is this one's own."""
    if not state.survivors:
        return _nothing(viewer)
    hand = tuple(_hand(state, viewer)) if viewer is not None else ()
    return replace(_by_all(state), viewer=viewer, hand=hand)


@recent
def _by_all(state: MapToHopeState) -> View:
    """View of a spectator, computed once for all of them."""
    return View(
        viewer=None,
        mood=_mood(state),
        tracks=(Track("days", say("track-days"), state.days, DAYS, text=say("track-days-text")),),
        seats=tuple(_seat(state, one) for one in state.survivors),
        waiting=tuple(one.public for one in questions(state)),
        spotlight=_spotlight(state),
        rolling=None,
        hand=(),
        opened=tuple(_opened(state)),
        counters=tuple(_counters(state)),
        over=state.outcome is not None,
        winners=tuple(one.seat.id for one in state.survivors) if state.outcome == "won" else (),
        why=tuple(_why(state, state.test)) if state.test else (),
        rule=_rule(state),
        scene="journey" if _mood(state) is Mood.CALM else None,
        meeting=_is_before_the_road(state),
    )


def _is_before_the_road(state: MapToHopeState) -> bool:
    """True if everyone has their Leader, and the first Day has not begun."""
    chosen = all(one.ready for one in state.survivors) and state.chooser is None
    return chosen and state.day == 0 and not state.errands and state.outcome is None


def _rule(state: MapToHopeState) -> str:
    """A rule of the chapter that is played now."""
    if state.outcome is not None:
        return "MH-045"
    if state.chooser is not None:
        return "MH-018"
    if state.errands:
        return "MH-042"
    return "MH-020" if state.active is None else "MH-027"


def _nothing(viewer: Viewer) -> View:
    nobody: tuple[SeatView, ...] = ()
    return View(viewer, Mood.CALM, (), nobody, (), None, None, (), (), (), over=False)


def _mood(state: MapToHopeState) -> Mood:
    if state.outcome is not None:
        return Mood.WON if state.outcome == "won" else Mood.LOST
    test = state.test
    if test is None or test.success is None or state.location not in {None, test.location}:
        return Mood.CALM
    return Mood.SUCCESS if test.success else Mood.FAILURE


def _seat(state: MapToHopeState, one: Survivor) -> SeatView:
    asked = {question.to for question in questions(state)}
    seat = one.seat.id
    return SeatView(
        seat,
        one.seat.name,
        one.seat.colour,
        tuple(_tracks(state, one)),
        tuple(_badges(one)),
        (*_standing(state, one), *(_front(state, lying) for lying in one.front)),
        on_turn=state.active == seat,
        wanted=seat in asked,
        gone=one.dead,
        note=say("note-hand", hand=len(one.hand), deck=len(one.deck)) if one.ready else None,
        meter=Meter(one.time, TIME, one.debt),
    )


def _tracks(state: MapToHopeState, one: Survivor) -> Iterator[Track]:
    yield Track("time", say("track-time"), one.time, max(TIME, one.time), text=say("track-time-text"))
    if one.debt:
        yield Track("debt", say("track-debt"), one.debt, one.debt, text=say("track-debt-text"))
    if one.ready:
        health = state.leader(one.seat.id).health
        levels = len(state.radiation_card(one.seat.id).levels)
        yield Track("damage", say("track-damage"), one.damage, health, text=say("track-damage-text"))
        yield Track(
            "radiation", say("track-radiation"), one.radiation, levels, text=say("track-radiation-text")
        )


def _badges(one: Survivor) -> Iterator[Badge]:
    if one.passed:
        yield Badge("passed", say("badge-passed"), text=say("badge-passed-text"))
    if one.dead:
        yield Badge("dead", say("badge-dead"), grave=True, text=say("badge-dead-text"))
    for n, gain in enumerate(one.gains):
        label = say("badge-gain", n=signed(gain.n), skill=say(f"skill-{gain.skill}"))
        yield Badge(f"gain-{n}", label, text=say(f"badge-gain-{gain.until}"))


def _standing(state: MapToHopeState, one: Survivor) -> Iterator[CardView]:
    """The Leader and the Radiation card, which lie open before everybody (MH-008)."""
    if one.leader:
        leader = state.box.leaders[one.leader]
        lines = (*_own(leader.text), *leader_lines(leader))
        yield CardView(leader.id, say("card-leader"), leader.title or leader.id, lines)
    if one.radiation_card:
        card = state.box.radiation_cards[one.radiation_card]
        lines = (*_own(card.text), *radiation_lines(card, one.radiation))
        yield CardView(card.id, say("card-radiation"), card.title or card.id, lines)


def _front(state: MapToHopeState, lying: InFront) -> CardView:
    hero = state.hero(lying.card)
    left = () if lying.uses is None else (say("uses-left", n=lying.uses),)
    return CardView(hero.id, _kind(hero), hero.title or hero.id, (*_own(hero.text), *hero_lines(hero), *left))


def _hand(state: MapToHopeState, viewer: str) -> Iterator[CardView]:
    """The viewer's hand, and cards seen while scouting or foreseeing (MH-077, MH-078)."""
    if viewer not in {one.seat.id for one in state.survivors}:
        return
    secret = state.rulings.hands == "private"
    for card in state.of(viewer).hand:
        yield _held(state, viewer, card, secret=secret)
    yield from _seen(state, viewer)


def _held(state: MapToHopeState, seat: str, card: str, *, secret: bool) -> CardView:
    hero = state.hero(card)
    price = say("card-cost", n=cost(state, seat, "play", hero.cost))
    kind = (say("card-hero"), (_kind(hero), price)) if secret else (_kind(hero), (price,))
    return CardView(
        card,
        kind[0],
        hero.title or card,
        (*kind[1], *_own(hero.text), *hero_lines(hero)),
        secret=secret,
        back="hero",
    )


def _seen(state: MapToHopeState, viewer: str) -> Iterator[CardView]:
    errand = next(iter(state.errands), None)
    if errand is None or errand.effect is None or errand.seat != viewer:
        return
    secret = state.rulings.scouting == "scout"
    if errand.effect.op is Op.SCOUT:
        for card in pair(state):
            yield _place(state, card, secret=secret)
    if errand.effect.op is Op.FORESEE and state.rulings.fate == "engine":
        top = fate_card(state.fate[0])
        yield CardView("foreseen", say("card-fate"), "", (top,), secret=secret, back="fate")


def _place(state: MapToHopeState, card: str, *, secret: bool = False) -> CardView:
    location = state.box.locations[card]
    lines = (*_own(location.text), *location_lines(location))
    title = location.title or card
    return CardView(card, say("card-location"), title, lines, secret=secret, back="journey")


def _opened(state: MapToHopeState) -> Iterator[CardView]:
    """Face-up cards on the table: the Location, discard piles, and open hands."""
    test = state.test
    if state.location is not None and test is not None and test.location == state.location:
        yield _place(state, state.location)  # its test is in the spotlight now, and it is still there
    if state.rulings.hands == "open":
        for one in state.survivors:
            for card in one.hand:
                yield _held(state, one.seat.id, card, secret=False)
    if state.rulings.scouting == "open":
        for one in state.survivors:
            yield from _seen(state, one.seat.id)
    if lines := tuple(_fate_lines(state)):
        yield CardView("fate", say("card-fate-left"), "", lines)
    for one in state.survivors:
        if one.discard and state.rulings.piles == "open":
            titles = tuple(state.box.title(card) for card in one.discard)
            kind = say("card-discard", name=one.seat.name)
            yield CardView(f"discard-{one.seat.id}", kind, "", titles)


def _fate_lines(state: MapToHopeState) -> Iterator[Words]:
    """The Fate cards that are left, drawn and taken out, as sets, as far as they are open (MH-079)."""
    piles = {"fate-left": state.fate if state.fate_is_open else ()}
    if state.rulings.piles == "open":
        piles["fate-drawn"] = state.fate_discard
    if state.rulings.taken_out == "known":
        out = Counter(state.box.fate) - Counter((*state.fate, *state.fate_discard))
        piles["fate-out"] = tuple(out.elements())
    for key, cards in piles.items():
        for card in sorted(set(cards), key=fate_rank):
            yield say(key, card=fate_card(card), n=cards.count(card))


def _counters(state: MapToHopeState) -> Iterator[tuple[Words, int]]:
    yield say("count-journey"), len(state.journey)
    yield say("count-aside"), len(state.aside)
    yield say("count-fate"), len(state.fate)
    if state.rulings.piles == "sizes":
        yield say("count-fate-drawn"), len(state.fate_discard)
        for one in state.survivors:
            yield say("card-discard", name=one.seat.name), len(one.discard)


def _spotlight(state: MapToHopeState) -> Spotlight | None:
    if state.outcome is not None:
        return Spotlight(say("end-kicker"), say(f"end-{state.why_lost}"), say(f"end-{state.why_lost}-text"))
    test = state.test
    if test is not None and test.total is None:
        return Spotlight(
            say("test-kicker"), state.box.title(test.location), say("test-waits"), _reckoned(state, test)
        )
    if test is not None and state.location in {None, test.location}:
        key = "test-success" if test.success else "test-failure"
        return Spotlight(say(key), state.box.title(test.location), None, _reckoned(state, test))
    if state.location is not None:
        place = state.box.locations[state.location]
        text = place.text or None
        return Spotlight(say("place-kicker"), place.title or place.id, text, location_lines(place))
    return None


def _reckoned(state: MapToHopeState, test: Test) -> tuple[Words, ...]:
    """A test line by line, the Fate card last (MH-038)."""
    sums = tuple(
        say("part-of-skill", n=signed(n), what=state.box.title(source) if source else say("part-gain"))
        for source, n in test.parts
        if n
    )
    skill = say("skill-comes-to", n=test.skill, needs=test.needs)
    if test.total is None:
        return (*sums, skill)
    fate = say("fate-comes", card=fate_card(test.card), n=signed(test.fate or 0))
    return (*sums, skill, fate, say("total-comes-to", n=test.total, needs=test.needs))


def _why(state: MapToHopeState, test: Test) -> Iterator[Explanation]:
    for line in _reckoned(state, test):
        yield Explanation(line, ("MH-038", "MH-075"))
    if test.total is not None:
        key = "why-success" if test.success else "why-failure"
        yield Explanation(say(key, total=test.total, needs=test.needs), ("MH-039",))


def _own(text: str) -> tuple[Words, ...]:
    return (text,) if text else ()


def _kind(hero: Hero) -> Words:
    return say(f"card-{hero.kind.lower()}")

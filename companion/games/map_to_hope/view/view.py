"""View of one viewer: an allow-list, field by field."""

from collections.abc import Iterator

from companion.engine.frozen import recent, replace
from companion.engine.view import (
    Badge,
    CardView,
    Explanation,
    Meanwhile,
    Meter,
    Mood,
    SeatView,
    Spotlight,
    Track,
    View,
    Viewer,
)
from companion.engine.words import Words, say, signed
from companion.games.map_to_hope.card_views import (
    foreseen_view,
    front_view,
    hand_view,
    leader_view,
    place_view,
    radiation_view,
)
from companion.games.map_to_hope.cards import CAMP_HOPE, Op
from companion.games.map_to_hope.explaining import (
    chances,
    outcome_lines,
    reckoned,
    turn_line,
    why,
    why_latest,
    why_over,
)
from companion.games.map_to_hope.questions import questions
from companion.games.map_to_hope.reckoning import modifier
from companion.games.map_to_hope.rules.campaign import ENOUGH
from companion.games.map_to_hope.rules.scouting import pair
from companion.games.map_to_hope.state import DAYS, JOURNEYS, MapToHopeState, Test
from companion.games.map_to_hope.survivor import TIME, Survivor
from companion.games.map_to_hope.telling import location_lines, picture_of
from companion.games.map_to_hope.view.campaign_views import between_journeys, campaign_views
from companion.games.map_to_hope.view.on_the_table import fate_views, marks, route
from companion.games.map_to_hope.view.road_map import road
from companion.games.map_to_hope.view.setting_out import setting_out
from companion.kit.composer.face import face_words


def view(state: MapToHopeState, viewer: Viewer) -> View:
    """The page of one viewer: what all see, and what is this one's own."""
    if not state.survivors:
        return _nothing(viewer)
    if viewer is None:
        return _by_all(state)
    hand, meanwhile = tuple(_hand(state, viewer)), _meanwhile(state, viewer)
    return replace(_by_all(state), viewer=viewer, hand=hand, meanwhile=meanwhile)


def _meanwhile(state: MapToHopeState, viewer: str) -> Meanwhile:
    """The Days that are left, and the other one's Time, damage and chance."""
    others = [one for one in state.alive if one.seat.id != viewer]
    stakes = tuple(
        say("stake-turn", name=other.seat.name, line=turn_line(state, other.seat.id))
        for other in others
        if other.ready
    )
    turns = (viewer,) if state.active not in {None, viewer} else ()
    return Meanwhile(say("goal", n=state.days), _days(state), stakes, turns)


def _days(state: MapToHopeState) -> Track:
    return Track("days", say("track-days"), state.days, DAYS, text=say("track-days-text"))


@recent
def _by_all(state: MapToHopeState) -> View:
    """View of a spectator, computed once for all of them."""
    return View(
        viewer=None,
        mood=_mood(state),
        tracks=tuple(_common_tracks(state)),
        seats=tuple(_seat(state, survivor) for survivor in state.survivors),
        waiting=tuple(question.public for question in questions(state)),
        spotlight=_spotlight(state),
        rolling=None,
        hand=(),
        opened=tuple(_opened(state)),
        counters=tuple(_counters(state)),
        over=state.outcome is not None,
        winners=tuple(survivor.seat.id for survivor in state.survivors) if state.outcome == "won" else (),
        why=tuple(_why(state)),
        rule=_rule(state),
        scene=_scene(state),
        meeting=_is_before_the_road(state),
        route=route(state),
        plan=road(state) if state.journey or state.way else None,
    )


def _common_tracks(state: MapToHopeState) -> Iterator[Track]:
    yield _days(state)
    if state.rulings.campaign == "five":
        won, text = state.journeys_won, say("track-journeys-text", of=JOURNEYS, enough=ENOUGH)
        yield Track("journeys", say("track-journeys"), won, JOURNEYS, text=text)


def _scene(state: MapToHopeState) -> str | None:
    """The picture of the open Location, or of the way; a test has that of how it ended."""
    if _mood(state) is not Mood.CALM:
        return None
    return picture_of(state.place) if state.place else "journey"


def _why(state: MapToHopeState) -> Iterator[Explanation]:
    """Why it ended, then the latest turn or Day, then the test that is told beside it."""
    yield from why_over(state)
    yield from why_latest(state) if state.day else ()
    if state.test is not None and _is_told(state, state.test):
        yield from why(state, state.test)


def _is_told(state: MapToHopeState, test: Test) -> bool:
    """True until the players have moved on to another Location, and at the end."""
    is_here = state.location in {None, test.location}
    return is_here or state.outcome is not None


def _is_before_the_road(state: MapToHopeState) -> bool:
    """True if everyone has their Leader, and the first Day has not begun."""
    chosen = all(survivor.ready for survivor in state.survivors) and state.chooser is None
    return chosen and state.day == 0 and not state.errands and state.outcome is None


def _rule(state: MapToHopeState) -> str:
    """A rule of the chapter that is played now."""
    if state.outcome is not None or state.between:
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
    if state.between:
        return Mood.SUCCESS if state.journeys[-1].won else Mood.FAILURE
    test = state.test
    if test is None or test.success is None or not _is_told(state, test):
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
        (*_badges(one), *marks(state, one)),
        (*_standing(state, one), *(front_view(state, lying) for lying in one.front)),
        on_turn=state.active == seat,
        wanted=seat in asked,
        gone=one.dead,
        note=say("note-hand", hand=len(one.hand), deck=len(one.deck)) if one.ready else None,
        meter=Meter(one.time, TIME, one.debt),
        face=face_words(state.box.leaders[one.leader].picture) if one.ready else "",
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
        yield leader_view(state, one.leader)
    if one.radiation_card:
        yield radiation_view(state, one.radiation_card, one.radiation)


def _hand(state: MapToHopeState, viewer: str) -> Iterator[CardView]:
    """The viewer's hand, and cards seen while scouting or foreseeing (MH-077, MH-078)."""
    if viewer not in {survivor.seat.id for survivor in state.survivors}:
        return
    for card in state.of(viewer).hand:
        yield hand_view(state, viewer, card)
    yield from _seen(state, viewer)


def _seen(state: MapToHopeState, viewer: str) -> Iterator[CardView]:
    errand = next(iter(state.errands), None)
    if errand is None or errand.effect is None or errand.seat != viewer:
        return
    if errand.effect.op is Op.SCOUT:
        for card in pair(state):
            yield place_view(state, card, secret=state.covers_looks)
    if errand.effect.op is Op.FORESEE and state.rulings.fate == "engine":
        yield foreseen_view(state)


def _opened(state: MapToHopeState) -> Iterator[CardView]:
    """Face-up cards on the table: the Location, discard piles, and open hands."""
    test = state.test
    yield from campaign_views(state)
    yield from fate_views(state)
    if state.finale and not state.at_camp:
        yield replace(_place(state, CAMP_HOPE), id="mission", kind=say("card-mission"))
    if state.location and (state.chooser or (test is not None and test.location == state.location)):
        yield _place(state, state.location)  # something else is in the spotlight, and it is still there
    if state.rulings.hands == "open":
        for one in state.survivors:
            for card in one.hand:
                yield hand_view(state, one.seat.id, card)
    if state.rulings.scouting == "open":
        for one in state.survivors:
            yield from _seen(state, one.seat.id)
    for one in state.survivors:
        if one.discard and state.rulings.piles == "open":
            titles = ", ".join(map(state.box.title, one.discard))
            kind = say("card-discard", name=one.seat.name)
            yield CardView(f"discard-{one.seat.id}", kind, "", (titles,), rests=True)


def _place(state: MapToHopeState, id_: str) -> CardView:
    """A Location that lies open; its story is read where they stand."""
    return replace(place_view(state, id_), lines=location_lines(state.box.locations[id_]))


def _counters(state: MapToHopeState) -> Iterator[tuple[Words, int]]:
    yield say("count-journey"), len(state.journey)
    yield say("count-aside"), len(state.aside)
    yield say("count-fate"), len(state.fate)
    if state.rulings.piles == "sizes":
        yield say("count-fate-drawn"), len(state.fate_discard)
        for survivor in state.survivors:
            yield say("card-discard", name=survivor.seat.name), len(survivor.discard)


def _spotlight(state: MapToHopeState) -> Spotlight | None:
    if state.outcome is not None:
        return _ended(state)
    if state.between or state.chooser is not None:
        return between_journeys(state) if state.between else setting_out(state)
    test = state.test
    if test is not None and test.total is None:
        lines = (*reckoned(state, test), *_odds(state, test))
        return Spotlight(say("test-kicker"), state.box.title(test.location), say("test-waits"), lines)
    if test is not None and _is_told(state, test):
        key = "test-success" if test.success else "test-failure"
        lines = (*reckoned(state, test), *outcome_lines(state, test))
        return Spotlight(say(key), state.box.title(test.location), None, lines)
    if state.location is not None:
        place = state.box.locations[state.location].eased(state.places_won)
        lines = (*location_lines(place), *(chances(state) if state.day else ()))
        return Spotlight(say("place-kicker"), place.title or place.id, place.text or None, lines)
    return None


def _ended(state: MapToHopeState) -> Spotlight:
    cause, *lines = (one.text for one in why_over(state))
    why_lost = state.why_lost
    return Spotlight(cause, say(f"end-{why_lost}"), say(f"end-{why_lost}-text"), tuple(lines))


def _odds(state: MapToHopeState, test: Test) -> Iterator[Words]:
    """Share of the Fate cards left that win a test that was reckoned, where all of them are open."""
    if state.fate_is_open:
        won = sum(max(0, test.skill + modifier(state, test.seat, card)) >= test.needs for card in state.fate)
        yield say("fate-wins", n=won, of=len(state.fate))

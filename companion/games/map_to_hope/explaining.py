"""A test in words: the odds before it, the sum line by line, what came of it, and by which rules."""

from collections import Counter
from collections.abc import Iterator

from companion.engine.milestone import StagedStep
from companion.engine.view import CardView, Explanation, Track
from companion.engine.words import Message, Words, say, signed
from companion.games.map_to_hope.cards import CAMP_HOPE, Holds, Location
from companion.games.map_to_hope.reckoning import cost, odds, parts_of_skill, skill_value
from companion.games.map_to_hope.state import JOURNEYS, Came, Counted, MapToHopeState, Test
from companion.games.map_to_hope.survivor import RADIATION, Survivor
from companion.games.map_to_hope.telling import (
    effects_in_words,
    fate_card,
    hero_lines,
    kind_of,
    lasting_line,
    level_line,
    picture_of,
)

RULES_OF = {
    "damage": ("MH-074",),
    "radiation": ("MH-042",),
    "time": ("MH-035",),
    "cards": ("MH-028",),
    "out": ("MH-063",),
    "paid": ("MH-055",),
    "day": ("MH-025", "MH-050"),
}
"""Rules behind what may come of a turn or a Day."""
RULES_OF_LASTING = {Holds.COST: "MH-A40", Holds.DAILY_TIME: "MH-043", Holds.DRAW_BONUS: "MH-027"}
BY_A_TEST = "MH-034"


def turn_line(state: MapToHopeState, seat: str) -> Message:
    """Time, damage and the open test: the line a player decides by."""
    one, health = state.of(seat), state.leader(seat).health
    line = say("turn-line", time=one.time, damage=one.damage, health=health)
    if state.place is None or state.place.other is not None:
        return line
    return say("turn-line-test", line=line, test=chance(state, seat, state.place))


def chance(state: MapToHopeState, seat: str, place: Location) -> Message:
    """Skill and Fate against the need of a Location; the odds where all Fate is open (MH-079)."""
    skill = skill_value(state, parts_of_skill(state, seat, place))
    named = say("chance-hidden", skill=skill, of=say(f"skill-{place.skill}"), needs=place.needs)
    if not state.fate_is_open:
        return named
    return say("chance", test=named, percent=round(100 * odds(state, seat, place)))


def way_line(state: MapToHopeState, seat: str, place: Location) -> Message:
    """A way to deal with the open Location in one line: its cost, and its chance."""
    price = say("act-cost", n=cost(state, seat, "interact", place.cost))
    return say("way-test", cost=price, test=_short(state, seat, place))


def chances(state: MapToHopeState) -> Iterator[Message]:
    """The same for each player, by name, and shorter where both ways are a test."""
    place = state.place
    assert place is not None
    two = place.other is not None and place.other.skill is not None
    for one in state.alive:
        name, seat = one.seat.name, one.seat.id
        if two:
            first, second = (_short(state, seat, way) for way in (place, place.tested(other=True)))
            yield say("chance-of-two", name=name, first=first, second=second)
        else:
            yield say("chance-of", name=name, test=chance(state, seat, place))


def _short(state: MapToHopeState, seat: str, place: Location) -> Message:
    skill, of = skill_value(state, parts_of_skill(state, seat, place)), say(f"skill-{place.skill}")
    if not state.fate_is_open:
        return say("chance-short-hidden", skill=skill, of=of, needs=place.needs)
    percent = round(100 * odds(state, seat, place))
    return say("chance-short", skill=skill, of=of, needs=place.needs, percent=percent)


def shares(test: Test) -> Iterator[tuple[str, int]]:
    """Share of each source in the skill of a test."""
    found = Counter[str]()
    for source, n in test.parts:
        found[source] += n
    yield from ((source, n) for source, n in found.items() if n)


def steps(state: MapToHopeState, test: Test) -> Iterator[StagedStep]:
    """The reckoning of a test on the big screen: share by share, then Fate, then what the Location says."""
    for source, n in shares(test):
        yield StagedStep(_source(state, source), adds=n, rules=("MH-075",))
    if below := test.skill - sum(n for _, n in test.parts):
        yield StagedStep(say("why-floor"), adds=below, rules=("MH-040",))
    text = say("fate-turned")
    if test.floor:
        card = state.box.title(test.floor)
        text = say("why-fate-floor", card=card, printed=signed(test.printed), n=signed(test.fate or 0))
    face = CardView("fate-turned", say("card-fate-left"), fate_card(test.card), (), picture="fate")
    yield StagedStep(text, card=face, adds=test.fate or 0, rules=("MH-038",))
    if below := (test.total or 0) - test.skill - (test.fate or 0):
        yield StagedStep(say("why-floor"), adds=below, rules=("MH-040",))
    place = state.tested(test)
    if does := place.success if test.success else place.fail:
        key = "place-success" if test.success else "place-failure"
        yield StagedStep(say(key, text=effects_in_words(does)), rules=("MH-034",))


def played_step(state: MapToHopeState, seat: str, card: str) -> StagedStep:
    """A Hero card on the big screen, and what was paid for it."""
    hero = state.hero(card)
    face = CardView(card, kind_of(hero), hero.title or card, hero_lines(hero), picture=picture_of(hero))
    paid = say("came-paid", name=state.name(seat), n=sum(one.n for one in state.came if one.what == "paid"))
    return StagedStep(paid, card=face, rules=("MH-029",))


def reckoned(state: MapToHopeState, test: Test) -> tuple[Words, ...]:
    """The sum of a test, the Fate card last (MH-038)."""
    skill = say("skill-comes-to", n=test.skill, needs=test.needs)
    lines = (*(_part(state, *part) for part in shares(test)), skill)
    if test.total is None:
        return lines
    return (*lines, fate_comes(test), say("total-comes-to", n=test.total, needs=test.needs))


def fate_comes(test: Test) -> Message:
    """The Fate card, and what it counts where that is something else than it shows (MH-038)."""
    counts = signed(test.fate or 0)
    plain = test.card != RADIATION and signed(int(test.card)) == counts
    return say("fate-comes", card=fate_card(test.card), n=counts, plain=int(plain))


def outcome_lines(state: MapToHopeState, test: Test) -> tuple[Words, ...]:
    """Consequences of a test, one a line."""
    return tuple(came_in_words(state, one, test.location) for one in test.came)


def came_in_words(state: MapToHopeState, came: Came, known: str = "") -> Message:
    """Something that came of a turn, whom it reached, and the card that did it, unless that one is known."""
    name, n = state.name(came.seat), abs(came.n)
    if came.shield:
        return say(f"came-shielded-{came.what}", card=state.box.title(came.shield), name=name, n=n)
    if came.owed:
        told = say(f"came-{came.what}-owed", name=name, n=n, owed=came.owed)
    else:
        told = say(f"came-{came.what}{'-less' if came.n < 0 else ''}", name=name, n=n)
    return told if came.by in {"", known} else _by(state, came.by, told)


def by_card(state: MapToHopeState, told: Message) -> Message:
    """A line of the log with the card whose effect it is."""
    return _by(state, state.settling, told) if state.settling else told


def _by(state: MapToHopeState, card: str, told: Message) -> Message:
    return say("came-by", card=state.box.title(card), text=told)


def counted_steps(state: MapToHopeState) -> Iterator[StagedStep]:
    """The lasting rules behind the Time of a Day on the big screen."""
    for one in state.counted:
        yield StagedStep(_counted(state, one), rules=(RULES_OF_LASTING[one.rule.op],))


def came_steps(state: MapToHopeState) -> Iterator[StagedStep]:
    """The effects of the beginning of a Day on the big screen."""
    for one in state.came:
        yield StagedStep(
            came_in_words(state, one), colour=state.of(one.seat).seat.colour, rules=RULES_OF[one.what]
        )


def level_step(state: MapToHopeState, one: Survivor, was: int) -> StagedStep:
    """A level of Radiation on the big screen: what it says, and the marker."""
    card = state.radiation_card(one.seat.id)
    text = say("level", n=one.radiation, text=level_line(card.levels[one.radiation - 1]))
    track = Track("radiation", say("track-radiation"), one.radiation, len(card.levels))
    return StagedStep(_by(state, card.id, text), track=track, was=was, rules=("MH-042", "MH-043"))


def why_latest(state: MapToHopeState) -> Iterator[Explanation]:
    """The numbers behind the latest turn or the beginning of the Day, each with its card and rules."""
    for rule in state.counted:
        yield Explanation(_counted(state, rule), (RULES_OF_LASTING[rule.rule.op],))
    for came in state.came:
        yield Explanation(came_in_words(state, came), RULES_OF[came.what])


def _counted(state: MapToHopeState, one: Counted) -> Message:
    return _by(state, one.card, lasting_line(one.rule))


def why(state: MapToHopeState, test: Test) -> Iterator[Explanation]:
    """A test step by step, each number with the rules behind it."""
    for source, n in shares(test):
        yield Explanation(_part(state, source, n), ("MH-075", *(() if source else ("MH-081",))))
    if sum(n for _, n in test.parts) < test.skill:
        yield Explanation(say("why-floor"), ("MH-040",))
    yield Explanation(say("skill-comes-to", n=test.skill, needs=test.needs), ("MH-038",))
    if test.total is not None:
        yield from _why_fate(state, test)
        for came in test.came:
            yield Explanation(came_in_words(state, came), (BY_A_TEST, *RULES_OF[came.what]))


def _why_fate(state: MapToHopeState, test: Test) -> Iterator[Explanation]:
    printed, counts = signed(test.printed), signed(test.fate or 0)
    if test.card == RADIATION:
        yield Explanation(say("why-fate-radiation", n=printed), ("MH-038", "MH-041"))
    if test.floor:
        floor = say("why-fate-floor", card=state.box.title(test.floor), printed=printed, n=counts)
        yield Explanation(floor, ("MH-038", "MH-075"))
    yield Explanation(fate_comes(test), ("MH-038", "MH-067"))
    if test.skill + (test.fate or 0) < (test.total or 0):
        yield Explanation(say("why-floor"), ("MH-040",))
    key = "why-success" if test.success else "why-failure"
    yield Explanation(say(key, total=test.total or 0, needs=test.needs), ("MH-039",))


def why_over(state: MapToHopeState) -> Iterator[Explanation]:
    """Why the game is won or lost, number by number; nothing before."""
    if state.outcome is None:
        return
    left = sum(card != CAMP_HOPE for card in state.journey) + (not state.at_camp)
    if state.why_lost == "won":
        yield Explanation(say("over-won", n=state.day, left=state.days), ("MH-045", "MH-062"))
    elif state.journeys:
        yield Explanation(say("over-campaign", n=state.journeys_won, of=JOURNEYS), ("MH-045",))
    elif state.why_lost == "lost-days":
        yield Explanation(say("over-days", n=state.day), ("MH-022", "MH-048"))
        yield Explanation(say("over-stops", behind=len(state.way), left=left), ("MH-015",))
    else:
        for survivor in state.survivors:
            health = state.leader(survivor.seat.id).health if survivor.leader else 0
            text = say("over-out", name=survivor.seat.name, damage=survivor.damage, health=health)
            yield Explanation(text, ("MH-049", "MH-063"))


def _part(state: MapToHopeState, source: str, n: int) -> Words:
    return say("part-of-skill", n=signed(n), what=_source(state, source))


def _source(state: MapToHopeState, source: str) -> Words:
    return state.box.title(source) if source else say("part-gain")

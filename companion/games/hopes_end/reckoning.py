"""Results in words with their reasons: effects of cards, completed features, scores and the end."""

from collections.abc import Iterator, Sequence

from companion.engine.milestone import Milestone, StagedStep, rite
from companion.engine.view import Explanation, Track
from companion.engine.words import Message, Words, say
from companion.games.hopes_end.features import Feature
from companion.games.hopes_end.places import named
from companion.games.hopes_end.rules.concerning import amounts_of, sources_of
from companion.games.hopes_end.scoring import Earning
from companion.games.hopes_end.state import HopesEndState
from companion.games.hopes_end.telling import effect_line, in_a_row, signed
from companion.games.hopes_end.tiles import Place
from companion.games.hopes_end.town import count_ruined

KINDS = ("building", "road", "barracks", "complete")


def standing(state: HopesEndState) -> tuple[str, ...]:
    """The seats by their scores, highest first."""
    return tuple(sorted(state.seats, key=state.score, reverse=True))


def score_parts(state: HopesEndState, seat: str) -> Words:
    """What a seat's score is made of."""
    bonus = [(kind, state.bonus_parts.get((seat, kind), 0)) for kind in KINDS]
    return (
        in_a_row(
            (
                say("part-tiles", n=state.base(seat)),
                *(say(f"part-{kind}", n=n) for kind, n in bonus if n),
                say("part-cards", by=signed(state.of(seat).points)),
            )
        )
        or ""
    )


def score_line(state: HopesEndState, seat: str) -> Message:
    """A seat's score, and what it is made of."""
    return say("score-line", name=state.name(seat), n=state.score(seat), parts=score_parts(state, seat))


def reckoning(state: HopesEndState) -> Iterator[Words]:
    """The reckoning of every seat: of scores, or of a lost town of what fell."""
    for seat in standing(state):
        yield score_line(state, seat)
        if state.outcome == "lost":
            yield _fallen(state, seat)


def scores(state: HopesEndState) -> Iterator[Explanation]:
    """Each seat's score with its reasons, and how near the end is."""
    for seat in standing(state):
        yield Explanation(score_line(state, seat), ("HE-041", "HE-042"))
    yield Explanation(say("why-ruined", n=state.ruined, borne=state.borne), ("HE-039",))


def ending(state: HopesEndState, told: Message) -> Milestone:
    """The end, with the reckoning of each seat, the best one last."""
    if state.outcome == "lost":
        steps = tuple(_fall_step(state, seat) for seat in state.seats)
        stand = sum(not lying.ruined for lying in state.town.values())
        return rite(told, "lost", kicker=say("end-kicker"), steps=steps, epitaph=say("epitaph-lost", n=stand))
    steps = tuple(_score_step(state, seat) for seat in reversed(standing(state)))
    theirs = sum(not one.ruined and one.owner in state.winners for one in state.town.values())
    colour = state.of(state.winners[0]).seat.colour if len(state.winners) == 1 else None
    epitaph = say("epitaph-won", n=theirs)
    return rite(told, "won", kicker=say("end-kicker"), steps=steps, epitaph=epitaph, colour=colour)


def card_drawn(state: HopesEndState, told: Message) -> Milestone:
    """The History card that lies now, with each of its effects and those whom it concerns."""
    card = state.box.history[state.history or ""]
    steps = []
    for effect in () if state.rulings.cards == "by-hand" else card.effects:
        amounts = amounts_of(state, effect)
        whom = in_a_row(say("whom", name=state.name(seat), n=n) for seat, n in amounts)
        text = say("step-effect", what=effect_line(effect), whom=whom or say("nobody"))
        steps.append(StagedStep(text, rules=("HE-030", "HE-069")))
    return rite(told, "history", kicker=say("card-history"), steps=steps, epitaph=card.text or None)


def completed(state: HopesEndState, place: Place, told: Message) -> Message:
    """The same message, with what a tile at a place has completed and what that brings to whom."""
    new = [one for one in state.survey.complete if place in one.tiles]
    if not new:
        return told
    brought = state.completed_at(place)
    seats = dict.fromkeys(one.seat for one in brought)
    steps = [_earned(state, [one for one in brought if one.seat == seat]) for seat in seats]
    verdict = say("told-completed", told=told, what=in_a_row(map(_named, new)) or "")
    return rite(verdict, "calm", kicker=say("completed-kicker"), steps=steps)


def reasons(state: HopesEndState, op: str, seat: str, n: int) -> Words | None:
    """What a gain comes from, as far as that is still so: cards and answers with their shares."""
    sources = [one for one in sources_of(state) if (one.op, one.seat) == (op, seat) and one.n]
    if sum(one.n for one in sources) != n:
        return None
    return in_a_row(say("source", source=one.source, by=signed(one.n)) for one in sources)


def _earned(state: HopesEndState, brought: Sequence[Earning]) -> StagedStep:
    seat = brought[0].seat
    what = in_a_row(dict.fromkeys(_named(one.feature) for one in brought)) or ""
    text = say("step-earned", name=state.name(seat), what=what)
    adds, colour = sum(one.n for one in brought), state.of(seat).seat.colour
    return StagedStep(text, adds=adds, colour=colour, rules=("HE-042",))


def _named(feature: Feature) -> Words:
    return say(f"named-{feature.kind}", n=len(feature.tiles), place=named(min(feature.tiles)))


def _fallen(state: HopesEndState, seat: str) -> Words:
    return say("fallen-line", name=state.name(seat), n=count_ruined(state.town, seat))


def _fall_step(state: HopesEndState, seat: str) -> StagedStep:
    fallen = count_ruined(state.town, seat)
    colour = state.of(seat).seat.colour
    track = Track(seat, state.name(seat), fallen, max(state.ruined, 1), colour)
    return StagedStep(_fallen(state, seat), track=track, was=0, colour=colour, rules=("HE-039",))


def _score_step(state: HopesEndState, seat: str) -> StagedStep:
    most, colour = max(1, *map(state.score, state.seats)), state.of(seat).seat.colour
    track = Track(seat, state.name(seat), max(0, state.score(seat)), most, colour)
    rules = ("HE-041", "HE-042", "HE-046")
    return StagedStep(score_line(state, seat), track=track, was=0, colour=colour, rules=rules)

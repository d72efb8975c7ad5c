"""Results in words with their reasons: effects of cards, completed features, scores and the end."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

from companion.engine.milestone import Milestone, Staged, StagedStep, milestone
from companion.engine.view import CardView, Explanation
from companion.engine.words import Message, Words, say, signed
from companion.games.hopes_end.cards import History, Morality
from companion.games.hopes_end.concerning import amounts_of, sources_of
from companion.games.hopes_end.memory import returning
from companion.games.hopes_end.state import HopesEndState, Remembered
from companion.games.hopes_end.telling import answer_label, effect_line, in_a_row, later_line, question_of
from companion.games.hopes_end.town.features import Feature
from companion.games.hopes_end.town.scoring import Earning
from companion.games.hopes_end.town.tiles import Place
from companion.games.hopes_end.town.town import count_ruined
from companion.kit.composer.card_picture import card_picture

KINDS = ("building", "road", "barracks", "complete")


def standing(state: HopesEndState) -> tuple[str, ...]:
    """The seats by their scores, highest first."""
    return tuple(sorted(state.seats, key=state.score, reverse=True))


def score_parts(state: HopesEndState, seat: str) -> Words:
    """Lists the parts that make up a seat's score."""
    one = state.of(seat)
    bonus = [(kind, state.bonus_parts.get((seat, kind), 0)) for kind in KINDS]
    cards = (("history", one.points - one.answered), ("answers", one.answered))
    return (
        in_a_row(
            (
                say("part-tiles", n=state.base(seat)),
                *(say(f"part-{kind}", n=n) for kind, n in bonus if n),
                *(say(f"part-{kind}", by=signed(n)) for kind, n in cards if n),
            )
        )
        or ""
    )


def score_line(state: HopesEndState, seat: str) -> Message:
    """A seat's score, and what it is made of."""
    return say("score-line", name=state.name(seat), n=state.score(seat), parts=score_parts(state, seat))


def reckoning(state: HopesEndState) -> Iterator[Words]:
    """The reckoning of every seat: its score, and of a lost town what fell of it."""
    for seat in standing(state):
        line, fallen = score_line(state, seat), count_ruined(state.town, seat)
        yield say("lost-line", line=line, n=fallen) if state.outcome == "lost" else line


def scores(state: HopesEndState) -> Iterator[Explanation]:
    """Each seat's score with its reasons, and how near the end is."""
    for seat in standing(state):
        yield Explanation(score_line(state, seat), ("HE-041", "HE-042"))
    yield Explanation(say("why-ruined", n=state.ruined, borne=state.borne), ("HE-039",))


def cause(state: HopesEndState) -> Message:
    """Returns the cause of the end (HE-039, HE-040)."""
    return say(f"cause-{state.outcome}", n=state.ruined)


def who_won(state: HopesEndState) -> Message:
    """Names those with most points, if the ruin has not taken all (HE-046)."""
    if state.outcome == "lost":
        return say("end-lost")
    names = ", ".join(map(state.name, state.winners))
    return say("end-ended", names=names, many=len(state.winners), n=state.score(state.winners[0]))


def ending(state: HopesEndState) -> Milestone:
    """The end, with the reckoning of each seat, the best one last."""
    told, kicker = say("told-over", cause=cause(state), won=who_won(state)), say("end-kicker")
    if state.outcome == "lost":
        steps = tuple(_fall_step(state, seat) for seat in state.seats)
        stand = sum(not lying.ruined for lying in state.town.values())
        return milestone(
            Staged(told, "lost", kicker=kicker, steps=steps, epitaph=say("epitaph-lost", n=stand))
        )
    steps = tuple(_score_step(state, seat) for seat in reversed(standing(state)))
    theirs = sum(not one.ruined and one.owner in state.winners for one in state.town.values())
    colour = state.of(state.winners[0]).seat.colour if len(state.winners) == 1 else None
    epitaph = say("epitaph-won", n=theirs)
    return milestone(Staged(told, "won", kicker=kicker, steps=steps, epitaph=epitaph, colour=colour))


PALETTE = "straw"
"""The palette of the cards' pictures."""


def picture_of(card: History | Morality) -> str:
    """The picture of a card: its own, or one by its title or question, or that of its pile."""
    if isinstance(card, History):
        return card_picture(PALETTE, card.picture, card.title) or "history"
    return card_picture(PALETTE, card.picture, card.question) or "morality"


def card_drawn(state: HopesEndState, told: Message) -> Milestone:
    """The History card that lies now, with each of its effects and those whom it concerns."""
    card = state.box.history[state.history or ""]
    lines = (card.text,) if card.text else ()
    face = CardView(card.id, say("card-history"), card.title or card.id, lines, picture=picture_of(card))
    steps = [StagedStep(say("step-drawn", n=state.drawn), card=face, rules=("HE-018",))]
    for effect in () if state.rulings.cards == "by-hand" else card.effects:
        amounts = amounts_of(state, effect)
        whom = in_a_row(say("whom", name=state.name(seat), n=n) for seat, n in amounts)
        text = say("step-effect", what=effect_line(effect), whom=whom or say("nobody"))
        steps.append(StagedStep(text, rules=("HE-030", "HE-069")))
    steps += [_returned(state, one) for one in returning(state)]
    return milestone(Staged(told, "calm", kicker=say("card-history"), steps=tuple(steps)))


def brought_back(state: HopesEndState, one: Remembered) -> Words:
    """A remembered answer: its face, the player, the outcome, and the gains if a card told them."""
    card = state.box.morality[one.card]
    face, answer = card.face or question_of(card), answer_label(card, one.answer)
    told = card.later[one.answer - 1].text if one.back is None else later_line(card, one.answer)
    return say("brought-back", face=face, name=state.name(one.seat), answer=answer, told=told)


def _returned(state: HopesEndState, one: Remembered) -> StagedStep:
    colour = state.of(one.seat).seat.colour
    return StagedStep(brought_back(state, one), colour=colour, rules=("HE-030",))


def completed(state: HopesEndState, place: Place, told: Message) -> Message:
    """The same message, with what a tile at a place has completed and what that brings to whom."""
    new = [one for one in state.survey.complete if place in one.tiles]
    if not new:
        return told
    brought = state.completed_at(place)
    seats = dict.fromkeys(one.seat for one in brought)
    steps = tuple(_earned(state, [one for one in brought if one.seat == seat]) for seat in seats)
    verdict = say("told-completed", told=told, what=_listed(new))
    staged = Staged(verdict, "calm", kicker=say("completed-kicker"), steps=steps, of_each=len(steps) > 1)
    return milestone(staged)


def reasons(state: HopesEndState, op: str, seat: str, n: int) -> Words | None:
    """Lists the cards and answers behind a gain with their shares; None if they no longer add up to it."""
    sources = [one for one in sources_of(state) if (one.op, one.seat) == (op, seat) and one.n]
    if sum(source.n for source in sources) != n:
        return None
    return in_a_row(say("source", source=source.source, by=signed(source.n)) for source in sources)


def _earned(state: HopesEndState, brought: Sequence[Earning]) -> StagedStep:
    seat = brought[0].seat
    what = _listed([one.feature for one in brought])
    text = say("step-earned", name=state.name(seat), what=what)
    adds, colour = sum(one.n for one in brought), state.of(seat).seat.colour
    return StagedStep(text, adds=adds, colour=colour, rules=("HE-042",))


def _listed(features: Iterable[Feature]) -> Words:
    """Features by kind and size, each with how often it is there."""
    counted = Counter((feature.kind, len(feature.tiles)) for feature in features)
    said = {key: say(f"named-{key[0]}", n=key[1]) for key in counted}
    each = (said[key] if n == 1 else say("named-times", what=said[key], n=n) for key, n in counted.items())
    return in_a_row(each) or ""


def _fall_step(state: HopesEndState, seat: str) -> StagedStep:
    fallen, colour = count_ruined(state.town, seat), state.of(seat).seat.colour
    text = say("fallen-step", name=state.name(seat))
    return StagedStep(text, adds=fallen, colour=colour, rules=("HE-039",))


def _score_step(state: HopesEndState, seat: str) -> StagedStep:
    rules, colour = ("HE-041", "HE-042", "HE-046"), state.of(seat).seat.colour
    return StagedStep(score_line(state, seat), colour=colour, rules=rules)

"""Every other living player supports or refuses: in any order, in turn, or in secret (HI-104 to HI-114)."""

from collections.abc import Iterator

from companion.engine.answers import Answer
from companion.engine.questions import Option, Question
from companion.engine.words import Message, say
from companion.games.hope_inhumanity.events.event import Draft
from companion.games.hope_inhumanity.events.support import SupportKept, SupportRefused, SupportSealed
from companion.games.hope_inhumanity.playing import NO_STAKE, Stake
from companion.games.hope_inhumanity.rules.support import give, undeclared, wish
from companion.games.hope_inhumanity.rules.vacancy import go_on
from companion.games.hope_inhumanity.scene.middle import pushed
from companion.games.hope_inhumanity.scene.support_limits import (
    limit,
    may_use_last_hope,
    owed,
    owes_last_hope,
    room,
)
from companion.games.hope_inhumanity.state import HopeInhumanityState
from companion.games.hope_inhumanity.survivor import Survivor
from companion.kit.choosing import choose
from companion.kit.reading import chosen

REFUSE = Option("refuse", say("refuse"), say("refuse-hint"))
KEEP = Option("keep", say("keep"))
LAST_HOPE = Option("last-hope", say("last-hope"), say("last-hope-hint"))


def ask(state: HopeInhumanityState) -> Iterator[Question]:
    """Asks players without a declaration; others may still give more, until all have declared (HI-110).

    In secret all are asked at once, each on their own screen, and a sealed declaration is final;
    clockwise, they are asked in turn (A-06).
    """
    waiting = [survivor.seat for survivor in undeclared(state)]
    asked = waiting[:1] if state.rulings.support_order == "clockwise" else waiting
    for survivor in state.others:
        declared = survivor.seat not in waiting
        if survivor.seat in asked or (declared and state.rulings.support_order != "secret"):
            yield from _questions(state, survivor, declared)


def decide(draft: Draft, answer: Answer) -> None:
    """Takes the declaration, sealed or open; the last one closes support (HI-111)."""
    seat, said = answer.question.partition(":")[2], chosen(answer)
    if draft.state.rulings.support_order == "secret":
        draft.add(SupportSealed(seat, said))
    else:
        _declare(draft, seat, said)
    go_on(draft)


def _declare(draft: Draft, seat: str, said: str) -> None:
    if said == REFUSE.id:
        draft.add(SupportRefused(seat))
    elif said == KEEP.id:
        draft.add(SupportKept(seat))
    elif said == LAST_HOPE.id:
        wish(draft, seat)
    else:
        give(draft, seat, humanity=int(said), last_hope=0)


def _questions(state: HopeInhumanityState, survivor: Survivor, declared: bool) -> Iterator[Question]:
    options = tuple(_options(state, survivor, declared))
    if options:
        yield _question(state, survivor, options, declared)


def _options(state: HopeInhumanityState, survivor: Survivor, declared: bool) -> Iterator[Option]:
    playing = state.running
    if survivor.seat in playing.wishes:
        return
    given, least = playing.stakes.get(survivor.seat, NO_STAKE), owed(state, survivor)
    yield from (_support(n, given) for n in range(max(1, least), room(state, survivor) + 1))
    if may_use_last_hope(state, survivor):
        yield LAST_HOPE
    if not (declared or least or owes_last_hope(state, survivor)):
        yield KEEP if playing.reopened else REFUSE


def _support(n: int, given: Stake) -> Option:
    return Option(str(n), say("support-more" if given.dice else "support", n=n), number=n)


def _question(
    state: HopeInhumanityState, survivor: Survivor, options: tuple[Option, ...], declared: bool
) -> Question:
    more = declared or state.running.reopened
    return Question(
        id=f"support:{survivor.seat}",
        to=survivor.seat,
        prompt=say("ask-support-more" if more else "ask-support", name=state.acting.name),
        hint=_hint(state, survivor),
        form=choose(options),
        public=say("wait-support", name=survivor.name, acting=state.acting.name),
        together=say("wait-support-all", name=state.acting.name),
        standing=declared,
        discreet=state.rulings.support_order == "secret",
        pushed=pushed(state, survivor),
    )


def _hint(state: HopeInhumanityState, survivor: Survivor) -> Message | None:
    if owes_last_hope(state, survivor):
        return say("ask-support-owed-last-hope", name=state.acting.name)
    if least := owed(state, survivor):
        return say("ask-support-owed", name=state.acting.name, n=least, most=limit(state))
    if survivor.humanity > 0:
        return say("ask-support-hint", n=limit(state))
    return say("ask-support-empty") if state.hope == 0 else None

"""Every other living player supports or refuses, openly and in any order (HI-104 to HI-114, A-06)."""

from collections.abc import Iterator

from companion.engine.answers import Answer
from companion.engine.questions import Choose, Option, Question
from companion.engine.words import Message, say
from companion.games.hope_inhumanity.draft import Draft
from companion.games.hope_inhumanity.events import SupportRefused
from companion.games.hope_inhumanity.state import Stake, State, Survivor
from companion.games.hope_inhumanity.steps.reading import chosen
from companion.games.hope_inhumanity.support import close_if_all_declared, give, wish

REFUSE = Option("refuse", say("refuse"), say("refuse-hint"), plain=True)
LAST_HOPE = Option("last-hope", say("last-hope"), say("last-hope-hint"))


def ask(state: State) -> Iterator[Question]:
    """Asks whoever has not declared; who has may still give more, until all have declared (HI-110)."""
    for survivor in state.others:
        options = tuple(_options(state, survivor))
        if options:
            yield _question(state, survivor, options)


def decide(draft: Draft, answer: Answer) -> None:
    """Takes the declaration; the last one closes support (HI-111)."""
    seat, said = answer.question.partition(":")[2], chosen(answer)
    if said == REFUSE.id:
        draft.add(SupportRefused(seat))
    elif said == LAST_HOPE.id:
        wish(draft, seat)
    else:
        give(draft, seat, humanity=int(said), last_hope=0)
    close_if_all_declared(draft)


def _options(state: State, survivor: Survivor) -> Iterator[Option]:
    playing = state.running
    if survivor.seat in playing.wishes:
        return
    given = playing.stakes.get(survivor.seat, Stake())
    if survivor.humanity > 0 and not given.last_hope:
        room = min(playing.stakes[state.active].dice - given.humanity, survivor.humanity)
        yield from (_support(n, given) for n in range(1, room + 1))
    elif state.hope and not given.dice:
        yield LAST_HOPE
    if survivor.seat not in playing.supporters | playing.refused:
        yield REFUSE


def _support(n: int, given: Stake) -> Option:
    return Option(str(n), say("support-more" if given.dice else "support", n=n))


def _question(state: State, survivor: Survivor, options: tuple[Option, ...]) -> Question:
    declared = survivor.seat in state.running.supporters | state.running.refused
    return Question(
        id=f"support:{survivor.seat}",
        to=survivor.seat,
        prompt=say("ask-support-more" if declared else "ask-support", name=state.acting.name),
        hint=_hint(state, survivor),
        form=Choose(options),
        public=say("wait-support", name=survivor.name),
        standing=declared,
    )


def _hint(state: State, survivor: Survivor) -> Message | None:
    if survivor.humanity > 0:
        return say("ask-support-hint", n=state.running.stakes[state.active].dice)
    return say("ask-support-empty") if state.hope == 0 else None

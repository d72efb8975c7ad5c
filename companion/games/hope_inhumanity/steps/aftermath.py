"""The Scene is told and its dice are put aside; then the next turn begins (HI-050, HI-088)."""

from collections.abc import Iterator

from companion.engine.answers import Answer
from companion.engine.questions import Choose, Option, Question
from companion.engine.words import Message, say
from companion.games.hope_inhumanity.events.event import Draft
from companion.games.hope_inhumanity.events.scenes import AllWait
from companion.games.hope_inhumanity.rules.rounds import begin_next_turn, is_last
from companion.games.hope_inhumanity.state import HopeInhumanityState
from companion.games.hope_inhumanity.steps.penalty import GO_ON, WAIT
from companion.kit.reading import chosen


def ask(state: HopeInhumanityState) -> Iterator[Question]:
    """Goes on after the same time for all, unless a player has all wait or `waits_for_people`."""
    waits = waits_for_people(state)
    more = () if waits or state.playing is None else (Option(WAIT, say("penalty-wait"), plain=True),)
    yield Question(
        id="next-turn",
        to=None,
        prompt=say("ask-next-turn"),
        hint=_hint(state, waits=waits),
        form=Choose((Option(GO_ON, say("next-turn")), *more)),
        public=say("ask-next-turn"),
        lapses=None if waits else GO_ON,
        unhurried=True,
    )


def decide(draft: Draft, answer: Answer) -> None:
    """Ends the turn; the round changes if it is due, and the marked leave. Or has all wait."""
    if chosen(answer) == WAIT:
        draft.add(AllWait())
    else:
        begin_next_turn(draft)


def waits_for_people(state: HopeInhumanityState) -> bool:
    """True if going on loses a character or ends the game, or if printed cards have to be worked first."""
    held = state.playing is not None and state.playing.held
    ends = is_last(state) or any(one.marked for one in state.living)
    return held or ends or state.rulings.cards != "dealt"


def _hint(state: HopeInhumanityState, *, waits: bool) -> Message | None:
    dice = state.playing.in_the_middle if state.playing else 0
    if waits:
        return say("ask-next-turn-hint") if dice else None
    return say("ask-next-turn-itself", dice=dice)

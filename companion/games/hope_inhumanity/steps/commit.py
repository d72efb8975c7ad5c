"""The acting player puts dice into the middle: Humanity, or a Hope die by Last Hope (HI-098 to HI-119)."""

from collections.abc import Iterator

from companion.engine.answers import Answer, Chosen, Counted
from companion.engine.questions import Barred, Choose, Form, HowMany, Option, Question
from companion.engine.words import say
from companion.games.hope_inhumanity.events.event import Draft
from companion.games.hope_inhumanity.events.support import DiceCommitted
from companion.games.hope_inhumanity.rules.resolution import deal_out_hopeless
from companion.games.hope_inhumanity.rules.support import open_support
from companion.games.hope_inhumanity.scene.middle import pushed
from companion.games.hope_inhumanity.state import HopeInhumanityState
from companion.games.hope_inhumanity.steps.support import LAST_HOPE
from companion.kit.reading import counted

GIVE_UP = Option("give-up", say("give-up"), say("give-up-hint"), plain=True)


def ask(state: HopeInhumanityState) -> Iterator[Question]:
    """Asks how many dice; without Humanity the one way in is Last Hope (HI-097, HI-117)."""
    yield Question(
        id="commit",
        to=state.active,
        prompt=say("ask-commit"),
        hint=say("ask-commit-hint"),
        form=_form(state),
        public=say("wait-commit", name=state.acting.name),
        discreet=state.rulings.last_hope_optional,
        pushed=pushed(state, state.acting),
    )


def decide(draft: Draft, answer: Answer) -> None:
    """Commits, for good (HI-102), and support opens; or gives up, where the table plays that (A-14)."""
    if answer.value == Chosen(GIVE_UP.id):
        deal_out_hopeless(draft)
        return
    humanity = answer.value.number if isinstance(answer.value, Counted) else 0
    draft.add(DiceCommitted(draft.state.active, humanity, last_hope=0 if humanity else 1))
    open_support(draft)


def ask_more(state: HopeInhumanityState) -> Iterator[Question]:
    """Lets the acting player add Humanity while support is open, where the table plays that (A-18)."""
    acting, playing = state.acting, state.running
    may = state.rulings.commitment_raisable and not state.actor_lost and acting.humanity > 0
    if may and not playing.stakes[state.active].last_hope and not playing.reopened:
        yield Question(
            id="raise",
            to=state.active,
            prompt=say("ask-raise"),
            hint=say("ask-raise-hint"),
            form=HowMany(1, acting.humanity, say("humanity-dice"), acting.colour),
            public=say("wait-nobody"),
            standing=True,
            pushed=pushed(state, acting),
        )


def decide_more(draft: Draft, answer: Answer) -> None:
    """Adds the dice; the supporters' limits rise, and sealed declarations are reopened."""
    draft.add(DiceCommitted(draft.state.active, counted(answer), last_hope=0))


def _form(state: HopeInhumanityState) -> Form:
    acting = state.acting
    if acting.humanity > 0:
        return HowMany(1, acting.humanity, say("humanity-dice"), acting.colour)
    if not state.rulings.last_hope_optional:
        return Choose((LAST_HOPE,))
    if state.scene.unavoidable:
        return Choose((LAST_HOPE, GIVE_UP))
    return Choose((LAST_HOPE,), (Barred(GIVE_UP, say("give-up-chosen")),))

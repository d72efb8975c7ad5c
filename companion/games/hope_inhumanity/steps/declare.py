"""The acting player has read the card alone, and declares Act or Avoid (HI-046, HI-083 to HI-097)."""

from collections.abc import Iterator

from companion.engine.answers import Answer
from companion.engine.questions import Barred, Choose, Option, Question
from companion.engine.words import say
from companion.games.hope_inhumanity.events.event import Draft
from companion.games.hope_inhumanity.events.scenes import SceneActedOn, SceneAvoided
from companion.games.hope_inhumanity.rules import personality_triggers, themes
from companion.games.hope_inhumanity.rules.death import bury
from companion.games.hope_inhumanity.rules.empty_handed import may_act
from companion.games.hope_inhumanity.rules.resolution import deal_out_avoided
from companion.games.hope_inhumanity.rules.vacancy import go_on
from companion.games.hope_inhumanity.state import HopeInhumanityState
from companion.kit.reading import chosen

ACT = Option("act", say("act"), say("act-hint"))
AVOID = Option("avoid", say("avoid"), say("avoid-hint"))


def ask(state: HopeInhumanityState) -> Iterator[Question]:
    """Offers what the card and the dice at hand allow, and no glance at the screen tells what (HI-071)."""
    options = tuple(option for option in (ACT, AVOID) if _allowed(state, option))
    barred = tuple(
        Barred(option, say(_why_forced(state))) for option in (ACT, AVOID) if option not in options
    )
    yield Question(
        id="declare",
        to=state.active,
        prompt=say("ask-declare"),
        form=Choose(options, barred),
        public=say("wait-declare", name=state.acting.name),
        discreet=True,
        about=state.running.card,
    )


def decide(draft: Draft, answer: Answer) -> None:
    """Acts or avoids; the declaration is final (HI-091), unless the table plays otherwise (A-09)."""
    if chosen(answer) == "avoid":
        _avoid(draft)
        return
    draft.add(SceneActedOn(draft.state.active))
    if draft.state.rulings.themes_told:
        themes.react(draft)
    personality_triggers.acted(draft)
    bury(draft)
    go_on(draft)


def ask_again(state: HopeInhumanityState) -> Iterator[Question]:
    """Lets an Act become an Avoid until dice are committed, where the table plays that (A-09)."""
    if state.rulings.act_revocable and _allowed(state, AVOID):
        yield Question(
            id="revoke",
            to=state.active,
            prompt=say("ask-revoke"),
            form=Choose((AVOID,)),
            public=say("wait-nobody"),
            standing=True,
            discreet=True,
            card=state.scene.id,
        )


def decide_again(draft: Draft, _answer: Answer) -> None:
    """Avoids after all."""
    _avoid(draft)


def _allowed(state: HopeInhumanityState, option: Option) -> bool:
    return may_act(state) if option is ACT else not state.scene.unavoidable


def _why_forced(state: HopeInhumanityState) -> str:
    return "forced-unavoidable" if state.scene.unavoidable else "forced-empty-handed"


def _avoid(draft: Draft) -> None:
    draft.add(SceneAvoided(draft.state.active))
    personality_triggers.avoided(draft)
    deal_out_avoided(draft)

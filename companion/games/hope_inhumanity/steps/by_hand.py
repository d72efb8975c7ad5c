"""Manual changes for printed cards that are in no card file."""

from collections.abc import Iterator, Mapping

from companion.engine.answers import Answer
from companion.engine.questions import Blank, FillIn, Option, Question
from companion.engine.refusal import refuse
from companion.engine.words import say
from companion.games.hope_inhumanity.cards.effects import Effect
from companion.games.hope_inhumanity.cards.effects.fortunes import (
    EaseHarm,
    EaseHunger,
    GainHope,
    GainHumanity,
    LoseHope,
    LoseHumanity,
    SufferHarm,
    SufferHunger,
)
from companion.games.hope_inhumanity.cards.whom import Whom
from companion.games.hope_inhumanity.events.cards import ChangedByHand
from companion.games.hope_inhumanity.events.event import Draft
from companion.games.hope_inhumanity.rules.consequences import deal_out
from companion.games.hope_inhumanity.rules.death import bury
from companion.games.hope_inhumanity.rules.targets import Concerned
from companion.games.hope_inhumanity.rules.vacancy import go_on
from companion.games.hope_inhumanity.state import HopeInhumanityState
from companion.kit.reading import filled

CHANGES: Mapping[str, Effect] = {
    "humanity-more": GainHumanity(Whom.CHOSEN, 1),
    "humanity-less": LoseHumanity(Whom.CHOSEN, 1),
    "hunger-more": SufferHunger(Whom.CHOSEN, 1),
    "hunger-less": EaseHunger(Whom.CHOSEN, 1),
    "harm-more": SufferHarm(Whom.CHOSEN, 1),
    "harm-less": EaseHarm(Whom.CHOSEN, 1),
    "hope-more": GainHope(1),
    "hope-less": LoseHope(1),
}


def ask(state: HopeInhumanityState) -> Iterator[Question]:
    """Lets a table with printed cards change facts that the companion cannot know."""
    if state.rulings.cards == "dealt":
        return
    people = tuple(Option(survivor.seat, survivor.name) for survivor in state.living)
    changes = tuple(Option(change, say(f"by-hand-{change}")) for change in CHANGES)
    who, what = Blank("who", say("by-hand-who"), people), Blank("what", say("by-hand-what"), changes)
    yield Question(
        id="by-hand",
        to=None,
        prompt=say("ask-by-hand"),
        hint=say("ask-by-hand-hint"),
        form=FillIn((who, what), say("change")),
        public=say("wait-nobody"),
        standing=True,
        folded=True,
    )


def decide(draft: Draft, answer: Answer) -> None:
    """Changes it, with all that follows. Raises Refused (refused-by-hand) if it says not what, or not who."""
    said = filled(answer)
    if "who" not in said or "what" not in said:
        raise refuse("refused-by-hand")
    draft.add(ChangedByHand(answer.seat))
    deal_out(draft, (CHANGES[said["what"]],), Concerned(chosen=said["who"]))
    bury(draft)
    go_on(draft)

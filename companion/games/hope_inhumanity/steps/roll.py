"""The dice in the middle are rolled once, together, and read (HI-142 to HI-158)."""

from collections import Counter
from collections.abc import Iterator

from companion.engine.answers import Answer
from companion.engine.questions import Choose, Option, Question, RollDice, Wanted
from companion.engine.words import say
from companion.games.hope_inhumanity import hardship
from companion.games.hope_inhumanity.draft import Draft
from companion.games.hope_inhumanity.events import DiceRolled, SceneJudged
from companion.games.hope_inhumanity.resolution import deal_out_scene
from companion.games.hope_inhumanity.state import HOPE_COLOUR, Reason, State, Verdict
from companion.games.hope_inhumanity.steps.reading import rolled


def ask(state: State) -> Iterator[Question]:
    """Asks the table for the dice; at hardship 0 nothing needs to be rolled (HI-147)."""
    if hardship.total(hardship.reasons(state)) == 0:
        yield _no_roll()
        return
    wanted = dice_wanted(state)
    yield Question(
        id="roll",
        to=None,
        prompt=say("ask-roll", n=sum(part.count for part in wanted)),
        hint=say("ask-roll-hint"),
        form=RollDice(wanted),
        public=say("ask-roll", n=sum(part.count for part in wanted)),
    )


def decide(draft: Draft, answer: Answer) -> None:
    """Judges the Scene by the dice that lie on the table."""
    draft.add(DiceRolled(rolled(answer), answer.origin.value))
    judge(draft, hardship.reasons(draft.state))


def decide_without_roll(draft: Draft, _answer: Answer) -> None:
    """Judges a Scene of hardship 0 and deals its outcomes out (HI-145, HI-148)."""
    judge(draft, hardship.reasons(draft.state))
    deal_out_scene(draft)


def judge(draft: Draft, needed: tuple[Reason, ...]) -> None:
    """Compares the successes with the hardship, given with its reasons (HI-155, HI-156)."""
    successes = hardship.successes(draft.state.running.dice)
    verdict = Verdict.SUCCESS if successes >= hardship.total(needed) else Verdict.FAILURE
    draft.add(SceneJudged(verdict, needed, successes))


def dice_wanted(state: State) -> tuple[Wanted, ...]:
    """The dice in the middle by body colour, the acting player's first and Hope last (HI-112, HI-131)."""
    counts, names = Counter[str](), {}
    for survivor in state.clockwise(state.active):
        stake = state.running.stakes.get(survivor.seat)
        if stake is not None and stake.humanity:
            counts[survivor.colour], names[survivor.colour] = stake.humanity, survivor.name
    wanted = [Wanted(colour, count, names[colour]) for colour, count in counts.items()]
    hope = state.running.hope + sum(stake.last_hope for stake in state.running.stakes.values())
    return (*wanted, *([Wanted(HOPE_COLOUR, hope, say("hope"))] if hope else []))


def _no_roll() -> Question:
    return Question(
        id="no-roll",
        to=None,
        prompt=say("ask-no-roll"),
        hint=say("ask-no-roll-hint"),
        form=Choose((Option("go-on", say("open-the-card")),)),
        public=say("ask-no-roll"),
    )

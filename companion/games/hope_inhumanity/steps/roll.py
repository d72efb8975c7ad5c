"""The dice in the middle are rolled once, together, and read (HI-142 to HI-158)."""

from collections.abc import Iterator

from companion.engine.answers import Answer
from companion.engine.questions import Choose, Option, Question, RollDice, Wanted
from companion.engine.words import Message, say
from companion.games.hope_inhumanity.events.dice import DiceRolled, DieCocked
from companion.games.hope_inhumanity.events.event import Draft
from companion.games.hope_inhumanity.rules.judging import judge
from companion.games.hope_inhumanity.rules.resolution import deal_out_scene
from companion.games.hope_inhumanity.scene import hardship, middle
from companion.games.hope_inhumanity.state import HopeInhumanityState
from companion.kit.choosing import choose
from companion.kit.reading import chosen, rolled


def ask(state: HopeInhumanityState) -> Iterator[Question]:
    """Asks the table for the dice; at hardship 0 nothing needs to be rolled (HI-147)."""
    if hardship.total(hardship.reasons(state)) == 0:
        yield _no_roll("ask-no-roll", "open-the-card")
    elif wanted := middle.dice_wanted(state):
        yield _roll(state, wanted)
        if state.rulings.cocked_dice == "fail":
            yield _cocked(state)
    else:
        yield _no_roll("ask-no-die", "no-die")


def decide(draft: Draft, answer: Answer) -> None:
    """Judges the Scene by the dice that lie on the table."""
    draft.add(DiceRolled(rolled(answer), answer.origin.value))
    judge(draft, hardship.reasons(draft.state))


def decide_without_roll(draft: Draft, _answer: Answer) -> None:
    """Judges a Scene without dice; at hardship 0 its outcomes follow at once (HI-145, HI-148)."""
    needed = hardship.reasons(draft.state)
    judge(draft, needed)
    if hardship.total(needed) == 0:
        deal_out_scene(draft)


def decide_cocked(draft: Draft, answer: Answer) -> None:
    """Lays a die aside that cannot be read: it fails (A-40)."""
    owner = chosen(answer)
    colour = next(handful.colour for handful in middle.handfuls(draft.state) if handful.owner == owner)
    draft.add(DieCocked(colour))


def _roll(state: HopeInhumanityState, wanted: tuple[Wanted, ...]) -> Question:
    form = RollDice(wanted, alike=hardship.ALIKE)
    return Question(
        id="roll",
        to=None,
        prompt=say("ask-roll", n=form.total),
        hint=_hint(state),
        form=form,
        public=say("ask-roll", n=form.total),
    )


def _hint(state: HopeInhumanityState) -> Message:
    doomed = list(middle.doomed(state))
    if not doomed or state.rulings.nonviolent_die != "aside":
        return say("ask-roll-hint")
    names = ", ".join(one.name for one, _ in doomed)
    return say("ask-roll-aside", n=sum(n for _, n in doomed), names=names)


def _cocked(state: HopeInhumanityState) -> Question:
    options = (
        Option(handful.owner, say("cocked-hope"))
        if handful.owner == middle.HOPE
        else Option(handful.owner, say("cocked", name=handful.name), seat=handful.owner)
        for handful in middle.handfuls(state)
        if handful.count > handful.aside
    )
    return Question(
        id="cocked",
        to=None,
        prompt=say("ask-cocked"),
        form=choose(options),
        public=say("ask-cocked"),
        standing=True,
        folded=True,
    )


def _no_roll(prompt: str, option: str) -> Question:
    return Question(
        id="no-roll",
        to=None,
        prompt=say(prompt),
        hint=say(f"{prompt}-hint"),
        form=Choose((Option("go-on", say(option)),)),
        public=say(prompt),
    )

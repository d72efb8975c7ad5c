"""Milestones with more than a sentence: a card that the whole table may read now, and the end."""

from companion.engine.milestone import Milestone, StagedStep, rite
from companion.engine.words import Message, Printed, say
from companion.games.hope_inhumanity import events as e
from companion.games.hope_inhumanity.scene import middle
from companion.games.hope_inhumanity.scene.hardship import total
from companion.games.hope_inhumanity.state import HopeInhumanityState, Verdict
from companion.games.hope_inhumanity.tell import tell
from companion.games.hope_inhumanity.tell.together import together
from companion.games.hope_inhumanity.view import visibility
from companion.games.hope_inhumanity.view.spotlight import reckoning

PICTURES = {Verdict.SUCCESS: "success", Verdict.FAILURE: "failure", Verdict.HOPELESS: "failure"}


def narrate(state: HopeInhumanityState, event: e.Event) -> Message | None:
    """The public sentence about an event that has just led to `state`, and how it is staged."""
    match event:
        case e.GameBegun() if told := tell(state, event):
            return _begun(state, told)
        case e.CardOpened():
            return _opened(state)
        case e.TurnResolved():
            return _resolved(state)
        case e.GameEnded() if told := tell(state, event):
            return rite(told, "won" if event.won else "lost", steps=tuple(map(StagedStep, reckoning(state))))
    return tell(state, event)


def _begun(state: HopeInhumanityState, told: Message) -> Message:
    """Where the road leads, if the cards say so."""
    if state.road is None:
        return told
    title = Printed(state.road.title, state.road.language)
    ahead = StagedStep(say("step-destination", card=title), card=visibility.shared(state)[0])
    return rite(told, "round", steps=(ahead,))


def _resolved(state: HopeInhumanityState) -> Message | None:
    """The outcome of the Scene, line by line, without deaths: each has had the screen already."""
    told = together(state.playing.told) if state.playing else ()
    steps = tuple(StagedStep(line) for line in told if not isinstance(line, Milestone))
    picture = PICTURES.get(state.running.verdict or Verdict.AVOIDED, "calm") if steps else None
    return rite(say("told-came-of-it"), picture, steps=steps, retold=True) if steps else None


def _opened(state: HopeInhumanityState) -> Message:
    """The card, what it needed line by line, and how it went."""
    playing, scene = state.running, state.scene
    verdict, needed = playing.verdict or Verdict.AVOIDED, playing.needed or ()
    title = Printed(scene.title, scene.language)
    card = StagedStep(say("step-card", card=title), card=visibility.opened(state)[0])
    reasons = (StagedStep(part.why) for part in needed)
    told = say(f"opened-{verdict}", card=title, n=middle.successes(state), needed=total(needed))
    kicker = say("step-opened", name=state.acting.name)
    return rite(told, PICTURES.get(verdict, "calm"), kicker=kicker, steps=(card, *reasons))

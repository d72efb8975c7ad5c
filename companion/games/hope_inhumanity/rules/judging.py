"""Judges the Scene: dice against hardship, and again when a card has changed either."""

from companion.games.hope_inhumanity.events.event import Draft
from companion.games.hope_inhumanity.events.scenes import SceneJudged
from companion.games.hope_inhumanity.playing import Reason, Verdict
from companion.games.hope_inhumanity.scene import hardship, middle
from companion.games.hope_inhumanity.state import HopeInhumanityState


def judge(draft: Draft, needed: tuple[Reason, ...]) -> None:
    """Compares the successes with the hardship, given with its reasons (HI-155, HI-156)."""
    successes = middle.successes(draft.state)
    succeeded = successes >= hardship.total(needed) or draft.state.running.rescued
    draft.add(SceneJudged(Verdict.SUCCESS if succeeded else Verdict.FAILURE, needed, successes))


def judge_again(draft: Draft, before: HopeInhumanityState) -> None:
    """Judges again if the dice, or with a house rule the hardship, have changed."""
    if before.playing is None or before.running.needed is None:
        return
    now, then = draft.state.running, before.running
    if (now.dice, now.needed) != (then.dice, then.needed):
        judge(draft, now.needed or ())

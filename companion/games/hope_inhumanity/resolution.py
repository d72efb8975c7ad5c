"""Who gets Succeed, Fail, Refuse, Accept and All Refuse, and what follows from it (HI-160 to HI-183)."""

from companion.games.hope_inhumanity import events as e
from companion.games.hope_inhumanity.bonds import took_part
from companion.games.hope_inhumanity.cards.effects import Effect
from companion.games.hope_inhumanity.consequences import Concerned, deal_out
from companion.games.hope_inhumanity.death import bury
from companion.games.hope_inhumanity.draft import Draft
from companion.games.hope_inhumanity.state import Phase, Verdict


def deal_out_scene(draft: Draft) -> None:
    """Opens a rated Scene that was acted on: participants get Succeed or Fail, refusers Refuse."""
    draft.add(e.CardOpened())
    scene, playing = draft.state.scene, draft.state.running
    branch = scene.succeed if playing.verdict is Verdict.SUCCESS else scene.fail
    _deal(draft, branch, playing.supporters)
    _deal(draft, scene.refuse, playing.refused)
    took_part(draft)
    close_scene(draft)


def deal_out_hopeless(draft: Draft) -> None:
    """Opens a rated Scene that nobody can open with a die: everybody suffers Fail (HI-094, HI-095)."""
    draft.add(e.SceneJudged(Verdict.HOPELESS, (), 0))
    draft.add(e.CardOpened())
    _deal(draft, draft.state.scene.fail, frozenset(survivor.seat for survivor in draft.state.living))
    close_scene(draft)


def deal_out_answers(draft: Draft) -> None:
    """Opens a question Scene after the last answer; All Refuse takes the place of Refuse (HI-181, HI-182)."""
    draft.add(e.SceneJudged(Verdict.ANSWERED, (), 0))
    draft.add(e.CardOpened())
    scene, playing = draft.state.scene, draft.state.running
    _deal(draft, scene.accept, playing.accepted)
    nobody_accepted = not playing.accepted and scene.all_refuse
    _deal(draft, scene.all_refuse if nobody_accepted else scene.refuse, playing.refused)
    close_scene(draft)


def close_scene(draft: Draft) -> None:
    """After the outcomes: the dead leave, and the turn is over unless nobody is left."""
    bury(draft)
    if draft.state.phase is not Phase.OVER:
        draft.add(e.TurnResolved())


def _deal(draft: Draft, branch: tuple[Effect, ...], receivers: frozenset[str]) -> None:
    if receivers:
        deal_out(draft, branch, Concerned(each=tuple(receivers)))

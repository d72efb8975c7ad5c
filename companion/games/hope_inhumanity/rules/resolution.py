"""Resolution: receivers and effects of Succeed, Fail, Refuse, Accept and All Refuse (HI-160 to HI-183)."""

from companion.games.hope_inhumanity.events.course import TurnResolved
from companion.games.hope_inhumanity.events.event import Draft
from companion.games.hope_inhumanity.events.scenes import (
    CardOpened,
    PenaltyThreatened,
    QuestionAnswered,
    SceneJudged,
)
from companion.games.hope_inhumanity.playing import Phase, Verdict
from companion.games.hope_inhumanity.rules.bonds import refund, took_part
from companion.games.hope_inhumanity.rules.consequences import deal_out
from companion.games.hope_inhumanity.rules.death import bury
from companion.games.hope_inhumanity.rules.hardship_zero import return_surplus
from companion.games.hope_inhumanity.rules.in_turn_order import deal_out_in_turn, times
from companion.games.hope_inhumanity.rules.prices import pay
from companion.games.hope_inhumanity.rules.targets import Concerned
from companion.games.hope_inhumanity.rules.themes import react
from companion.games.hope_inhumanity.scene.branches import effects, holding
from companion.games.hope_inhumanity.scene.threats import threatens


def deal_out_scene(draft: Draft) -> None:
    """Opens a rated Scene that was acted on: participants get Succeed or Fail, refusers Refuse."""
    _open(draft)
    return_surplus(draft)
    _deal_out(draft)


def deal_out_hopeless(draft: Draft) -> None:
    """Opens a rated Scene that nobody can open with a die: everybody suffers Fail (HI-094, HI-095)."""
    draft.add(SceneJudged(Verdict.HOPELESS, (), 0))
    _open(draft)
    _deal_out(draft)


def settle_answers(draft: Draft) -> None:
    """Shows sealed answers once all but the acting player's are in, and deals out after the last (HI-178)."""
    playing, missing = draft.state.running, draft.state.unanswered
    if any(survivor.seat != draft.state.active for survivor in missing):
        return
    for survivor in draft.state.clockwise(draft.state.active):
        if survivor.seat in playing.sealed_answers:
            draft.add(QuestionAnswered(survivor.seat, playing.sealed_answers[survivor.seat]))
    if not missing:
        _deal_out_answers(draft)


def _deal_out_answers(draft: Draft) -> None:
    """Opens a question Scene after the last answer: prices are paid, then Accept and Refuse dealt out."""
    draft.add(SceneJudged(Verdict.ANSWERED, (), 0))
    _open(draft)
    pay(draft)
    _deal_out(draft)


def deal_out_avoided(draft: Draft) -> None:
    """Deals out what an Avoid brings to everybody; the card stays closed unless it is to open (A-03)."""
    if draft.state.rulings.avoid_shows == "everything":
        draft.add(CardOpened())
    _deal_out(draft)


def _deal_out(draft: Draft) -> None:
    """Lets the outcomes land; a penalty threatens first, the same for every hand (HI-197, HI-264)."""
    if threatens(draft.state):
        draft.add(PenaltyThreatened())
    else:
        land(draft)


def land(draft: Draft) -> None:
    """Deals out what holds; after a roll those who took part get what is theirs."""
    is_rated = draft.state.running.verdict in {Verdict.SUCCESS, Verdict.FAILURE}
    deal_out_branches(draft)
    if is_rated:
        took_part(draft)
        refund(draft)
    close_scene(draft)


def _open(draft: Draft) -> None:
    """Opens the card; themes that were kept to it until now do what they do (A-05)."""
    draft.add(CardOpened())
    if not draft.state.rulings.themes_told:
        react(draft)


def deal_out_branches(draft: Draft) -> None:
    """Gives every branch that holds to whom it is for: to all at the same time, or in turn (HI-170, A-35)."""
    if draft.state.rulings.outcomes_in_turn:
        deal_out_in_turn(draft)
        return
    for branch, receivers in holding(draft.state):
        language = draft.state.scene.language
        concerned = Concerned(tuple(receivers), times=times(draft.state, receivers), language=language)
        deal_out(draft, effects(draft.state, branch), concerned)


def close_scene(draft: Draft) -> None:
    """After the outcomes: the dead leave, and the turn is over unless nobody is left."""
    bury(draft)
    if draft.state.phase is not Phase.OVER:
        draft.add(TurnResolved())

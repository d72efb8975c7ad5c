"""Which branches of a Scene hold, and who receives each of them (HI-084, HI-094, HI-160 to HI-183)."""

from collections.abc import Iterator

from companion.games.hope_inhumanity.cards.effects import Effect
from companion.games.hope_inhumanity.playing import Verdict
from companion.games.hope_inhumanity.scene import hardship, middle
from companion.games.hope_inhumanity.scene.hardship import is_zero
from companion.games.hope_inhumanity.state import HopeInhumanityState

Held = tuple[str, frozenset[str]]
"""The name of a branch, and the seats that receive it."""


def holding(state: HopeInhumanityState) -> tuple[Held, ...]:
    """Branches of the verdict in the order of dealing; without receivers there are none.

    Receivers may be dead by now; dealing skips them (HI-220).
    """
    held = [(branch, receivers - _ignoring(state, branch)) for branch, receivers in _due(state)]
    if state.running.turned:
        held = _turned(state, held)
    return tuple((branch, receivers) for branch, receivers in held if receivers)


def _turned(state: HopeInhumanityState, held: list[Held]) -> list[Held]:
    """Moves receivers with a replacement to that branch, which may be new."""
    by_branch = dict.fromkeys((branch for branch, _ in held), frozenset[str]())
    for branch, receivers in held:
        for seat in receivers:
            there = state.running.turned.get((seat, "refuse" if branch == "all_refuse" else branch), branch)
            by_branch[there] = by_branch.get(there, frozenset()) | {seat}
    return list(by_branch.items())


def _ignoring(state: HopeInhumanityState, branch: str) -> set[str]:
    """Receivers exempt from that branch, All Refuse like Refuse."""
    name = "refuse" if branch == "all_refuse" else branch
    return {seat for seat, ignored in state.running.ignoring if ignored == name}


def effects(state: HopeInhumanityState, branch: str) -> tuple[Effect, ...]:
    """Effects of a branch; for the bonus, those earned by successes."""
    return earned(state) if branch == "bonus" else getattr(state.scene, branch)


def earned(state: HopeInhumanityState) -> tuple[Effect, ...]:
    """Bonus effects for surplus successes on top of Succeed (HI-157); none without a roll."""
    surplus = middle.successes(state) - hardship.total(state.running.needed or ())
    return tuple(bonus.effect for bonus in state.scene.bonus if surplus >= bonus.n)


def participants(state: HopeInhumanityState) -> frozenset[str]:
    """Receivers of Succeed or Fail: all with dice in the middle (HI-160, HI-161).

    With that house rule, a Hope die neither pays for a hardship of zero (A-26) nor makes its supporter
    suffer Fail (A-23).
    """
    playing, rulings = state.running, state.rulings
    by_hope = frozenset(seat for seat, stake in playing.stakes.items() if stake.last_hope)
    if playing.verdict is Verdict.FAILURE and rulings.last_hope_escapes_fail:
        return playing.supporters - (by_hope - {state.active})
    if playing.verdict is Verdict.SUCCESS and rulings.zero_costs_humanity and is_zero(state):
        return playing.supporters - by_hope
    return playing.supporters


def _due(state: HopeInhumanityState) -> Iterator[Held]:
    playing = state.running
    match playing.verdict:
        case Verdict.SUCCESS | Verdict.FAILURE as verdict:
            yield "succeed" if verdict is Verdict.SUCCESS else "fail", participants(state)
            if earned(state):
                yield "bonus", participants(state)
            yield from _refusal(state, together=_alone(state) and state.rulings.lonely_act_is_all_refuse)
        case Verdict.HOPELESS:
            yield "fail", frozenset(survivor.seat for survivor in state.survivors) - playing.fallen
        case Verdict.ANSWERED:
            yield "accept", playing.accepted
            yield from _refusal(state, together=not playing.accepted)
        case Verdict.AVOIDED:
            yield from _refusal(state, together=True)


def _refusal(state: HopeInhumanityState, *, together: bool) -> Iterator[Held]:
    """Refuse, or All Refuse for those who refused together, or both of them (A-11)."""
    refused = state.running.refused
    group = together and bool(state.scene.all_refuse)
    if not group or state.rulings.all_refuse == "adds":
        yield "refuse", refused
    if group:
        yield "all_refuse", refused


def _alone(state: HopeInhumanityState) -> bool:
    return state.running.supporters <= {state.active}

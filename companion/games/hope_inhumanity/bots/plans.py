"""Expectations of a bot for the Scene in play: rolling a number of dice, answering, or Avoid."""

from collections.abc import Collection, Iterator, Mapping
from typing import NamedTuple

from companion.engine.frozen import recent
from companion.games.hope_inhumanity.bots.outcomes import Befalling, Parts, after
from companion.games.hope_inhumanity.bots.worth import HOPE, Prospect, now
from companion.games.hope_inhumanity.cards.abilities import WhenBothTakePart, WhenYouSupportTheOther
from companion.games.hope_inhumanity.scene import hardship, odds
from companion.games.hope_inhumanity.scene.support_limits import most_each, places
from companion.games.hope_inhumanity.state import Bond, HopeInhumanityState
from companion.games.hope_inhumanity.survivor import Survivor

MANY = 3
"""Dice of the acting player that let the others hope for two from each."""
RICH = 4


class Plan(NamedTuple):
    """Dice that the acting player would commit, and the expected worth of the group."""

    worth: float
    dice: int = 0


class Gamble(NamedTuple):
    """A roll before it is rolled: the successes needed, the dice, and what either end would be worth.

    Of each bonus, how many successes it needs, and what it brings besides.
    """

    needed: int
    dice: int
    succeeded: float
    failed: float
    bonuses: tuple[tuple[int, float], ...] = ()

    def worth(self, hope: int) -> float:
        """Worth with this many additional Hope dice."""
        thrown = ((self.dice + hope, 0),)
        share = odds.chance(self.needed, thrown)
        more = sum(odds.chance(needed, thrown) * worth for needed, worth in self.bonuses)
        return share * self.succeeded + (1 - share) * self.failed + more - HOPE * hope


def act(state: HopeInhumanityState) -> Plan:
    """The best that Act can be expected to bring."""
    if state.scene.hardship is None:
        return Plan(worth_of_answers(state, {one.seat: n % 2 == 0 for n, one in enumerate(state.living)}))
    return max(_commitments(state), key=lambda plan: plan.worth, default=Plan(_hopeless(state)))


def avoid(state: HopeInhumanityState) -> float:
    """Worth of the group after an Avoid (HI-085)."""
    everyone, scene = tuple(one.seat for one in state.living), state.scene
    parts = Parts(state.active, everyone, refusers=everyone)
    return after(now(state), (scene.all_refuse or scene.refuse, parts)).worth


@recent
def needed(state: HopeInhumanityState) -> int:
    """The successes that the Scene in play needs as things are."""
    return hardship.total(hardship.reasons(state))


def gamble(state: HopeInhumanityState, before: Prospect, stakes: Mapping[str, int], needed: int) -> Gamble:
    """Roll of these stakes against the needed successes, after costs.

    Players without a stake count as refusers.
    """
    supporters = tuple(seat for seat in stakes if seat != state.active)
    refusers = tuple(seat for seat in before.lots if seat not in stakes)
    scene, parts = state.scene, Parts(state.active, tuple(stakes), supporters, refusers)
    either_way = (
        (scene.refuse if refusers else (), parts._replace(each=refusers)),
        *_bonds(state, supporters),
    )
    succeeded = after(before, (scene.succeed, parts), *either_way)
    failed = after(before, (scene.fail, parts), *either_way)
    bonuses = tuple(
        (needed + bonus.n, after(succeeded, ((bonus.effect,), parts)).worth - succeeded.worth)
        for bonus in scene.bonus
    )
    return Gamble(needed, sum(stakes.values()), succeeded.worth, failed.worth, bonuses)


def expected(
    state: HopeInhumanityState, stakes: Mapping[str, int], refused: Collection[str] = ()
) -> dict[str, int]:
    """The stakes as they may be once everybody has declared, as far as anybody can tell."""
    most, free = min(stakes[state.active], most_each(state)), places(state) - len(stakes) + 1
    open_ = [other for other in state.others if other.seat not in stakes and other.seat not in refused]
    giving = [one for one in open_ if one.humanity > 1][: max(0, free)]
    return {**stakes, **{one.seat: _gift(one, most) for one in giving}}


def stakes_now(state: HopeInhumanityState) -> dict[str, int]:
    """Dice of each seat in the middle."""
    return {seat: stake.dice for seat, stake in state.running.stakes.items()}


def worth_of_answers(state: HopeInhumanityState, answers: Mapping[str, bool]) -> float:
    """Worth of the group after these answers to a question Scene and their prices (HI-174, HI-178)."""
    scene = state.scene
    accepted = tuple(seat for seat, accepts in answers.items() if accepts)
    refused = tuple(seat for seat, accepts in answers.items() if not accepts)
    paid = now(state).charged(accepted, scene.accept_price).charged(refused, scene.refuse_price)
    penalty = scene.all_refuse if scene.all_refuse and not accepted else scene.refuse
    parts = Parts(state.active, accepted, refusers=refused, accepters=accepted)
    taken = (scene.accept if accepted else (), parts)
    return after(paid, taken, (penalty if refused else (), parts._replace(each=refused))).worth


def _commitments(state: HopeInhumanityState) -> Iterator[Plan]:
    own = state.acting.humanity if state.acting.humanity > 0 else min(1, state.hope)
    present, successes = now(state), needed(state)
    for dice in range(1, own + 1):
        stakes = expected(state, {state.active: dice})
        before = present.paid(stakes)
        rolled = gamble(state, before, stakes, successes)
        yield Plan(max(map(rolled.worth, range(before.hope + 1))), dice)


def _hopeless(state: HopeInhumanityState) -> float:
    everyone = tuple(one.seat for one in state.living)
    return after(now(state), (state.scene.fail, Parts(state.active, everyone))).worth


def _gift(survivor: Survivor, most: int) -> int:
    return 2 if most >= MANY and survivor.humanity >= RICH else 1


def _bonds(state: HopeInhumanityState, supporters: Collection[str]) -> Iterator[Befalling]:
    """Effects of Relationships when these seats support the acting player."""
    active = state.active
    for bond in state.bonds:
        other = _partner(bond, active)
        if other in supporters:
            for ability in state.deck.relationships[bond.card].abilities:
                if isinstance(ability, WhenYouSupportTheOther):
                    yield (ability.effect,), Parts(you=other, other=active)
                elif isinstance(ability, WhenBothTakePart):
                    yield (ability.effect,), Parts(each=bond.seats)


def _partner(bond: Bond, seat: str) -> str:
    """The other seat of a Relationship, if that seat has a part in it."""
    one, other = bond.seats
    if seat == one:
        return other
    return one if seat == other else ""

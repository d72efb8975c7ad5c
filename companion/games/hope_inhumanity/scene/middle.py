"""The dice in the middle: whose they are, which of them are rolled, and which succeed (HI-112, HI-159)."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

from companion.engine.dice import Die
from companion.engine.frozen import recent
from companion.engine.questions import Pushed, Wanted
from companion.engine.words import Message, Words, say
from companion.games.hope_inhumanity.cards.abilities import FirstDiceFail
from companion.games.hope_inhumanity.playing import NO_STAKE
from companion.games.hope_inhumanity.scene import hardship
from companion.games.hope_inhumanity.state import HOPE_COLOUR, HopeInhumanityState
from companion.games.hope_inhumanity.survivor import DICE, Survivor

HOPE = "hope"
"""Owner of the white dice, in place of a seat."""


@dataclass(frozen=True)
class Handful:
    """Dice of one body colour in the middle; `owner` is a seat or HOPE.

    Of its `count` dice some lie `aside`, and some of the rolled ones `fail` with any value; of those aside,
    `sure` ones succeed.
    """

    colour: str
    owner: str
    name: Words
    count: int
    aside: int = 0
    fail: int = 0
    sure: int = 0


@recent
def handfuls(state: HopeInhumanityState) -> tuple[Handful, ...]:
    """All dice in the middle, the acting player's first and Hope last (HI-131)."""
    hope = hope_in_the_middle(state)
    white = [Handful(HOPE_COLOUR, HOPE, say("hope"), hope, _cocked(state, HOPE_COLOUR))] if hope else []
    return (*_of_players(state), *white)


def hope_in_the_middle(state: HopeInhumanityState) -> int:
    """Hope dice in the middle: added ones and those of Last Hope."""
    return state.running.hope + sum(stake.last_hope for stake in state.running.stakes.values())


def pushed(state: HopeInhumanityState, survivor: Survivor) -> Pushed:
    """The Humanity dice of one player that may be pushed into the middle, beside those that lie there."""
    return Pushed(survivor.colour, state.running.stakes.get(survivor.seat, NO_STAKE).humanity)


def dice_wanted(state: HopeInhumanityState) -> tuple[Wanted, ...]:
    """The dice that are rolled: all in the middle but those that lie aside (HI-152)."""
    rolled = ((handful, handful.count - handful.aside) for handful in handfuls(state))
    return tuple(Wanted(one.colour, count, one.name) for one, count in rolled if count)


def successes(state: HopeInhumanityState) -> int:
    """Number of dice read as successes, without those that fail by a card (HI-159)."""
    return assured(state) + sum(hardship.successes(_free(state, handful)) for handful in handfuls(state))


def counting(state: HopeInhumanityState) -> tuple[int, ...]:
    """Successes of each die read, in their order: 1 or 0."""
    free = Counter(die for handful in handfuls(state) for die in _free(state, handful))
    counted = []
    for die in state.running.dice:
        counted.append(hardship.successes((die,)) if free[die] > 0 else 0)
        free[die] -= 1
    return tuple(counted)


def assured(state: HopeInhumanityState) -> int:
    """Number of automatic successes by cards."""
    return sum(handful.sure for handful in handfuls(state))


def lying(state: HopeInhumanityState) -> int:
    """Number of dice in the middle, with those added by cards."""
    return sum(handful.count for handful in handfuls(state))


def failing(state: HopeInhumanityState, survivor: Survivor, dice: int) -> int:
    """Number of a player's Humanity dice that fail in the Scene in play (HI-272, HI-273)."""
    card = state.personality(survivor)
    named = (
        ability.n
        for ability in card.abilities
        if isinstance(ability, FirstDiceFail) and ability.mark in state.scene.marks
    )
    return min(dice, sum(named))


def failures(state: HopeInhumanityState) -> Iterator[Message]:
    """Public notes about dice that fail by a card, from the roll on (HI-272)."""
    for one, n in doomed(state):
        yield say(f"fails-{state.rulings.nonviolent_die}", n=n, name=one.name)


def doomed(state: HopeInhumanityState) -> Iterator[tuple[Survivor, int]]:
    """Seats with dice in the middle that fail by a card, and their number."""
    for one in state.clockwise(state.active):
        if n := failing(state, one, state.running.stakes.get(one.seat, NO_STAKE).humanity):
            yield one, n


def _of_players(state: HopeInhumanityState) -> Iterator[Handful]:
    aside = state.rulings.nonviolent_die == "aside"
    for one in state.clockwise(state.active):
        given = state.running.stakes.get(one.seat, NO_STAKE).humanity
        if n := min(DICE, given + (state.running.extra if one.seat == state.active else 0)):
            lost = failing(state, one, given)
            away = min(n, _cocked(state, one.colour) + (lost if aside else 0))
            sure = min(n - away, state.running.sure.get(one.seat, 0))
            fail = 0 if aside else min(lost, n - away - sure)
            yield Handful(one.colour, one.seat, one.name, n, away + sure, fail, sure)


def _cocked(state: HopeInhumanityState, colour: str) -> int:
    return state.running.cocked.count(colour)


def _free(state: HopeInhumanityState, handful: Handful) -> list[Die]:
    dice = sorted(die for die in state.running.dice if die.colour == handful.colour)
    if state.rulings.nonviolent_die == "lowest":
        return dice[handful.fail :]
    return dice[: len(dice) - handful.fail]

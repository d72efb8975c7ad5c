"""The hardship of a Scene, counted with its reasons (HI-133 to HI-146), and the successes against it."""

from collections.abc import Iterable, Iterator
from functools import lru_cache

from companion.engine.dice import Die
from companion.engine.words import say
from companion.games.hope_inhumanity.cards.abilities import HarderFirst, HarderScenes, HarderSupported
from companion.games.hope_inhumanity.cards.card import Destination, Personality, Relationship, Scene
from companion.games.hope_inhumanity.playing import NO_STAKE, Reason
from companion.games.hope_inhumanity.state import HopeInhumanityState
from companion.games.hope_inhumanity.survivor import Survivor

LEAST_SUCCESS = 4
HUNGER = ("reason-hungry", "reason-starving")
HARM = ("reason-hurt", "reason-crippled")


def reasons(state: HopeInhumanityState) -> tuple[Reason, ...]:
    """Summands of the hardship of the rated Scene in play, the printed rating first (A-28)."""
    printed = state.scene.hardship or 0
    if printed == 0 and state.rulings.printed_zero_succeeds:
        return (Reason(0, say("reason-printed-zero")),)
    return (
        _because("reason-printed", printed),
        *_conditions(state.protagonist),
        *_hunted(state),
        *_personality(state),
        *_destination(state),
        *_supporters(state),
        *state.running.shifts,
    )


def total(parts: Iterable[Reason]) -> int:
    """The successes that are needed; never below zero (HI-143)."""
    return max(0, sum(part.amount for part in parts))


ALIKE = (frozenset(range(1, LEAST_SUCCESS)), frozenset(range(LEAST_SUCCESS, 7)))
"""Failures and successes: which of three faces a die shows changes nothing of a Scene (HI-153, HI-154)."""


def successes(dice: Iterable[Die]) -> int:
    """Number of dice that show 4, 5 or 6 (HI-153, HI-154)."""
    return sum(die.value >= LEAST_SUCCESS for die in dice)


@lru_cache(maxsize=1024)
def _because(key: str, n: int, **holes: str) -> Reason:
    """A part of the hardship; cached, because bots count it often."""
    return Reason(n, say(key, n=n, **holes))


def _conditions(survivor: Survivor) -> Iterator[Reason]:
    for step, keys in ((survivor.hunger, HUNGER), (survivor.harm, HARM)):
        if step:
            worst = min(step, len(keys))
            yield _because(keys[worst - 1], worst, name=survivor.name)


def _hunted(state: HopeInhumanityState) -> Iterator[Reason]:
    if state.hunted:
        yield _because("reason-hunted", state.hunted)


def _personality(state: HopeInhumanityState) -> Iterator[Reason]:
    holder = state.protagonist
    card = state.personality(holder)
    for n in _harder(state, card):
        yield _because("reason-personality", n, name=holder.name, card=card.title)


def _destination(state: HopeInhumanityState) -> Iterator[Reason]:
    if state.road and (n := sum(_harder(state, state.road))):
        yield _because("reason-destination", n, card=state.road.title)


def _harder(state: HopeInhumanityState, card: Personality | Destination) -> Iterator[int]:
    """By how much a card makes the Scene in play harder for the acting player."""
    for ability in card.abilities:
        if isinstance(ability, HarderScenes) and _concerns(ability, state.scene):
            yield ability.n
        if isinstance(ability, HarderFirst) and state.had_turn <= {state.protagonist.seat}:
            yield ability.n


def _supporters(state: HopeInhumanityState) -> Iterator[Reason]:
    """Summands from open cards of supporters, unless a house rule ignores them (A-31)."""
    helpers = state.running.supporters if state.rulings.supporters_cards_count else frozenset()
    for helper in (other for other in state.others if other.seat in helpers):
        for card in _open_cards(state, helper):
            for ability in card.abilities:
                if isinstance(ability, HarderSupported):
                    yield _because("reason-personality", ability.n, name=helper.name, card=card.title)


def _open_cards(state: HopeInhumanityState, helper: Survivor) -> Iterator[Personality | Relationship]:
    yield state.personality(helper)
    for bond in state.bonds:
        if bond.seats in ((helper.seat, state.active), (state.active, helper.seat)):
            yield state.deck.relationships[bond.card]


def _concerns(ability: HarderScenes, scene: Scene) -> bool:
    return ability.terrain in {None, scene.terrain} and (ability.mark is None or ability.mark in scene.marks)


def is_zero(state: HopeInhumanityState) -> bool:
    """True if the Scene was judged at hardship zero."""
    needed = state.running.needed
    return needed is not None and total(needed) == 0


def returns_surplus(state: HopeInhumanityState) -> bool:
    """True if each seat pays one die only, as the hardship is zero and that house rule is on (A-27)."""
    return state.rulings.zero_returns_surplus and is_zero(state)


def paid(state: HopeInhumanityState, seat: str) -> int:
    """Humanity dice that the Scene costs that seat: all in the middle, or one of them (A-27)."""
    given = state.running.stakes.get(seat, NO_STAKE).humanity
    return min(given, 1) if returns_surplus(state) else given

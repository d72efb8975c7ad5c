"""How a bot plays: closes what pays, ruins what costs the victim most, and takes answers as they come."""

from companion.engine.answers import Chosen, Value
from companion.engine.chance import Chance, by_chance
from companion.engine.frozen import replace
from companion.engine.questions import Choose, Question
from companion.engine.view import Viewer
from companion.games.hopes_end import town
from companion.games.hopes_end.cards import Op
from companion.games.hopes_end.deciding import ASIDE, OTHER, PASS
from companion.games.hopes_end.places import numbers
from companion.games.hopes_end.state import State
from companion.games.hopes_end.tiles import Lying

TRIED = 10
"""So many places are looked at closely; a map has more than anybody wants to wait for."""

TILE = 3
"""So many points a tile brings, with what it completes."""


def advise(state: State, seat: Viewer, question: Question, chance: Chance) -> Value | None:
    """An answer that is legal and sensible."""
    form = question.form
    if seat is None or not isinstance(form, Choose):
        return by_chance(form, chance)
    options = [one.id for one in form.options if one.id not in {OTHER, PASS}]
    if question.id == "place":
        return Chosen(ASIDE if ASIDE in options else _best_place(state, seat, options, chance))
    if question.id == "ruin":
        return Chosen(_dearest(state, options, chance))
    if question.id in {"repair", "draw"}:
        return Chosen(options[0])
    name, _, card = question.id.partition(":")
    if name in {"answer", "card", "replace"}:
        return Chosen(_worthiest(state, seat, card, options, chance))
    return by_chance(form, chance)


def _worthiest(state: State, seat: str, dealt: str, options: list[str], chance: Chance) -> str:
    """The answer that brings most; or, where cards are to choose from, the one that brings least."""
    held = {one.card: one.answer for one in state.of(seat).cards}
    asked = dealt or state.reading or ""

    def worth(option: str) -> float:
        known = option in state.box.morality
        found = -_worth(state, option, held.get(option)) if known else _worth(state, asked, int(option))
        return found + chance.random() / 2

    return max(options, key=worth)


def _worth(state: State, card: str, answer: int | None) -> int:
    """What a marked answer brings with each History card, in points: a tile more is worth three."""
    gains = state.box.morality[card].gains[(answer or 1) - 1]
    return sum(gain.n * (TILE if gain.op is Op.PLACE else 1) for gain in gains)


def _best_place(state: State, seat: str, options: list[str], chance: Chance) -> str:
    """The place that brings most now, of some that are looked at."""
    assert state.hand is not None
    looked = options if len(options) <= TRIED else [chance.choice(options) for _ in range(TRIED)]
    best, most = looked[0], -1.0
    for option in looked:
        x, y, turn = numbers(option)
        after = town.laid(state.town, (x, y), Lying(state.hand, turn, seat))
        there = replace(state, town=after)
        gain = there.bonus(seat) - 0.1 * len(there.ruinable(seat)) + chance.random() * 0.05
        if gain > most:
            best, most = option, gain
    return best


def _dearest(state: State, options: list[str], chance: Chance) -> str:
    """The tile whose ruin takes most from its owner."""
    victim = state.ruins[0].seat

    def left(option: str) -> float:
        x, y = numbers(option)
        fallen = replace(state, town=town.ruined(state.town, (x, y)))
        return fallen.bonus(victim) + chance.random() * 0.5

    looked = options if len(options) <= TRIED else [chance.choice(options) for _ in range(TRIED)]
    return min(looked, key=left)

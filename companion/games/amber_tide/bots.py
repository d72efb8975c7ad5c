"""Bot: walks on as long as the expected gain outweighs the expected loss."""

from math import comb

from companion.engine.answers import Chosen, Value
from companion.engine.chance import Chance
from companion.engine.questions import Question
from companion.engine.view import Viewer
from companion.engine.words import Message, say
from companion.games.amber_tide.state import DICE, FAR, RISING, AmberTideState, amber

WORTH = sum(map(amber, range(1, 7))) / 6
WET = RISING / 6


def advise(state: AmberTideState, _seat: Viewer, _question: Question, _chance: Chance) -> Chosen:
    """Chooses by expected amber, from what everybody can see."""
    return chosen(state)


def chosen(state: AmberTideState) -> Chosen:
    """Home with what is enough, or where nothing more is promised; else the number that promises most."""
    best = max(range(1, DICE + 1), key=lambda dice: promise(state, dice))
    enough = state.home[state.walker.id] + state.haul >= state.goal
    if state.throws and (enough or promise(state, best) <= state.haul):
        return Chosen("home")
    return Chosen(str(best))


def reason(state: AmberTideState, _seat: str, _question: Question, value: Value | None) -> Message:
    """Promise and risk of the next throw, against what is carried."""
    option = value.option if isinstance(value, Chosen) else ""
    if option == "home" and state.home[state.walker.id] + state.haul >= state.goal:
        return say("advice-enough", n=state.haul)
    dice = int(option) if option.isdigit() else max(range(1, DICE + 1), key=lambda n: promise(state, n))
    risk = round(100 * drowning(dice, state.dry - bool(state.throws)))
    key = "advice-home" if option == "home" else "advice-dice"
    return say(key, n=round(promise(state, dice)), risk=risk, haul=state.haul)


def promise(state: AmberTideState, dice: int) -> float:
    """Expected haul after one more throw with this many dice."""
    found = state.taken if state.throws + 1 >= FAR else 0
    return (1 - drowning(dice, state.dry - bool(state.throws))) * (state.carried + dice * WORTH + found)


def drowning(dice: int, dry: int) -> float:
    """Probability that at least `dry` of these dice raise the tide."""
    return sum(comb(dice, wet) * WET**wet * (1 - WET) ** (dice - wet) for wet in range(max(0, dry), dice + 1))

"""The value of changing a roll that lies there, for a bot's side."""

from collections.abc import Iterable, Sequence

from companion.games.human_punishment.bots.sides import bar_worth
from companion.games.human_punishment.rules.area_actions import CITY_FOUR
from companion.games.human_punishment.rules.cards.throws import lying
from companion.games.human_punishment.state.model import City
from companion.games.human_punishment.state.printed.card_form import Effect
from companion.games.human_punishment.state.steps.waiting import Pink

PINK = "pink"
GAIN = 0.4
"""A card that brings less is kept."""
FREE = 3.0
FREEING = 4
"""The lowest face of the pink die that frees a prisoner (HP-153)."""
FACES = range(1, 7)


def rerolled(city: City, seat: str, options: Sequence[str]) -> str | None:
    """The pink die, where it brings enough to throw it again; any other roll counts."""
    return PINK if PINK in options and again(city, seat) > GAIN else None


def card_gain(city: City, seat: str, effects: Iterable[Effect]) -> float:
    """The gain of a card that answers a roll; 0 below the least worthwhile one."""
    one = city.player(seat)
    gain = sum(effect.gain(city, one) for effect in effects)
    return gain if gain > GAIN else 0.0


def again(city: City, seat: str) -> float:
    """The average gain of throwing the pink die again."""
    roll = lying(city)
    if roll is None or roll.do != "pink":
        return 0.0
    return sum(_worth(city, seat, face) for face in FACES) / len(FACES) - _worth_now(city, seat)


def turned(city: City, seat: str, face: int) -> float:
    """The gain of another face of the pink die."""
    return _worth(city, seat, face) - _worth_now(city, seat)


def _worth_now(city: City, seat: str) -> float:
    roll = lying(city)
    return _worth(city, seat, int(roll.texts["face"])) if roll else 0.0


def _worth(city: City, seat: str, face: int) -> float:
    """The value of a face of the pink die for a seat's side (HP-202 to HP-214)."""
    thrown = next(step for step in city.tasks if isinstance(step, Pink))
    side, n = city.player(seat).aims.loyalty, thrown.total - face
    match thrown.about:
        case "city 1":
            moved = face * thrown.sign + (thrown.card or 0)
            return bar_worth(city, side, "riot", moved)
        case "city 2":
            return bar_worth(city, side, "morale", max(0, n))
        case "city 4":
            return bar_worth(city, side, *CITY_FOUR[face - 1])
        case "nexus" if n > 0:
            return bar_worth(city, side, "apex", 2 if n >= 4 else 1)
        case "nexus":
            return bar_worth(city, side, "morale", -1) if n < 0 else 0.0
        case _:
            return FREE if face >= FREEING and thrown.whose == seat else 0.0

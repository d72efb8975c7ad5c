"""Takes the steps of a scenario of Hope's End as real answers to the open questions."""

from typing import Annotated, Any, TypeAlias

from companion.engine.refusal import refuse
from companion.games.hopes_end.option_ids import ASIDE, STOP
from companion.games.hopes_end.town.places import spot
from companion.kit.scenario.derived import Signed, step, steps
from companion.kit.scenario.fields import MANY, Playing
from companion.kit.scenario.parts import ScenarioPart
from companion.kit.scenario.script import chosen


def _place(part: ScenarioPart, _: Any) -> tuple[int, int]:
    numbers = part.items()
    if len(numbers) != 2:
        raise part.fault("a place is [x, y]")
    return numbers[0].number(-MANY, MANY), numbers[1].number(-MANY, MANY)


At: TypeAlias = Annotated[tuple[int, int], _place]


def _answers(play: Playing, seat: str, answers: tuple[Signed, ...]) -> Playing:
    """Answers each of the three cards that were dealt, and none of them twice (HE-005)."""
    cards = [held.card for held in play.state.of(seat).cards]
    if len(answers) != len(cards):
        raise refuse("refused-option")
    for card, answer in zip(cards, answers, strict=True):
        play = chosen(play, f"card:{card}", seat, str(answer))
    return play


def _claim(play: Playing, seat: str) -> Playing:
    return chosen(play, f"claim:{seat}", seat, "first")


def _draw_tile(play: Playing, seat: str, pile: Signed) -> Playing:
    return chosen(play, "draw", seat, str(pile))


def _morality(play: Playing, seat: str, answer: Signed, replaces: str) -> Playing:
    if "answer" not in play.open:
        play = chosen(play, "read", seat, "read")
    return chosen(play, "answer", seat, f"{answer}:{replaces}")


def _place_tile(play: Playing, seat: str, at: At, turn: Signed = 0) -> Playing:
    return chosen(play, "place", seat, spot(at, turn))


def _set_aside(play: Playing, seat: str) -> Playing:
    return chosen(play, "place", seat, ASIDE)


def _stop(play: Playing, seat: str) -> Playing:
    return chosen(play, "repair" if "repair" in play.open else "draw", seat, STOP)


def _draw_history(play: Playing, table: None) -> Playing:
    return chosen(play, "history", table, "draw")


def _ruin(play: Playing, seat: str, at: At) -> Playing:
    return chosen(play, "ruin", seat, spot(at))


def _repair(play: Playing, seat: str, at: At) -> Playing:
    return chosen(play, "repair", seat, spot(at))


STEPS = {
    **steps(_answers, _claim, _draw_tile, _morality, _set_aside, _stop, _draw_history, _ruin, _repair),
    "place": step(_place_tile),
}

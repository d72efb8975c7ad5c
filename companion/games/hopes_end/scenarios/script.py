"""Takes the steps of a scenario of Hope's End as real answers to the open questions."""

from collections.abc import Callable, Mapping, Sequence

from companion.engine.refusal import refuse
from companion.games.hopes_end.option_ids import ASIDE, STOP
from companion.games.hopes_end.town.places import spot
from companion.kit.scenario.fields import MANY, Playing
from companion.kit.scenario.parts import ScenarioPart
from companion.kit.scenario.script import TABLE, ScenarioStep, StepKind, StepReader, chosen

KINDS: Mapping[str, StepKind] = {
    "answers": StepKind(needs=("answers",)),
    "claim": StepKind(),
    "draw tile": StepKind(needs=("pile",)),
    "morality": StepKind(needs=("answer", "replaces")),
    "place": StepKind(needs=("at",), may=("turn",)),
    "set aside": StepKind(),
    "stop": StepKind(),
    "draw history": StepKind(table=(TABLE,), seats=False),
    "ruin": StepKind(needs=("at",)),
    "repair": StepKind(needs=("at",)),
}


def take(play: Playing, step: ScenarioStep, _later: Sequence[ScenarioStep] = ()) -> Playing:
    """The play after the step. Raises Refused where it cannot be taken."""
    return _WAYS[step.do](play, step)


def _number(part: ScenarioPart) -> int:
    return part.number(-MANY, MANY)


def _place(part: ScenarioPart) -> tuple[int, ...]:
    numbers = part.items()
    if len(numbers) != 2:
        raise part.fault("a place is [x, y]")
    return tuple(map(_number, numbers))


READERS: Mapping[str, StepReader] = {
    "answers": lambda part, _: tuple(map(_number, part.items())),
    "pile": lambda part, _: _number(part),
    "answer": lambda part, _: _number(part),
    "replaces": lambda part, _: part.text(),
    "at": lambda part, _: _place(part),
    "turn": lambda part, _: _number(part),
}


def _answers(play: Playing, step: ScenarioStep) -> Playing:
    """Answers each of the three cards that were dealt, and none of them twice (HE-005)."""
    cards = [held.card for held in play.state.of(step.player).cards]
    answers = step.said["answers"]
    if len(answers) != len(cards):
        raise refuse("refused-option")
    for card, answer in zip(cards, answers, strict=True):
        play = chosen(play, f"card:{card}", step.player, str(answer))
    return play


def _morality(play: Playing, step: ScenarioStep) -> Playing:
    if "answer" not in play.open:
        play = chosen(play, "read", step.player, "read")
    return chosen(play, "answer", step.player, f"{step.said['answer']}:{step.said['replaces']}")


def _placed(play: Playing, step: ScenarioStep) -> Playing:
    x, y = step.said["at"]
    return chosen(play, "place", step.player, spot((x, y), step.said.get("turn", 0)))


def _stop(play: Playing, step: ScenarioStep) -> Playing:
    question = "repair" if "repair" in play.open else "draw"
    return chosen(play, question, step.player, STOP)


def _at(question: str) -> Callable[[Playing, ScenarioStep], Playing]:
    return lambda play, step: chosen(play, question, step.player, spot(step.said["at"]))


_WAYS: Mapping[str, Callable[[Playing, ScenarioStep], Playing]] = {
    "answers": _answers,
    "claim": lambda play, step: chosen(play, f"claim:{step.player}", step.player, "first"),
    "draw tile": lambda play, step: chosen(play, "draw", step.player, str(step.said["pile"])),
    "morality": _morality,
    "place": _placed,
    "set aside": lambda play, step: chosen(play, "place", step.player, ASIDE),
    "stop": _stop,
    "draw history": lambda play, _: chosen(play, "history", None, "draw"),
    "ruin": _at("ruin"),
    "repair": _at("repair"),
}

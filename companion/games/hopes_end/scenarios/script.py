"""The steps of a scenario: read strictly, and taken as real answers to the questions that are open."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from companion.engine.answers import Answer, Chosen, Origin
from companion.engine.play import Play
from companion.engine.refusal import refuse
from companion.games.hopes_end.deciding import ASIDE, STOP
from companion.games.hopes_end.places import spot
from companion.kit.rehearsal.fields import MANY, Playing
from companion.kit.rehearsal.parts import ScenarioPart

TABLE = "table"
FIELDS: Mapping[str, tuple[str, ...]] = {
    "answers": ("answers",),
    "claim": (),
    "draw tile": ("pile",),
    "morality": ("answer", "replaces"),
    "place": ("at", "turn"),
    "set aside": (),
    "stop": (),
    "draw history": (),
    "ruin": ("at",),
    "repair": ("at",),
}
OPTIONAL = ("turn",)


@dataclass(frozen=True)
class Step:
    """One step: who does what."""

    n: int
    player: str
    do: str
    said: Mapping[str, Any]

    @property
    def name(self) -> str:
        """What a fault calls it."""
        return f"step {self.n} ({self.player} {self.do})"


def read_script(part: ScenarioPart, players: tuple[str, ...]) -> tuple[Step, ...]:
    """All steps. Raises Misread."""
    return tuple(_step(one, n, players) for n, one in enumerate(part.items(), start=1))


def take(play: Playing, step: Step) -> Playing:
    """The play after the step. Raises Refused where it cannot be taken."""
    return _WAYS[step.do](play, step)


def _step(part: ScenarioPart, n: int, players: tuple[str, ...]) -> Step:
    do = part.part("do").word(tuple(FIELDS), "step")
    part.fields("n", "player", "do", *FIELDS[do])
    if part.part("n").number(1, MANY) != n:
        raise part.part("n").fault(f"the number of this step is {n}")
    who = (TABLE,) if do == "draw history" else players
    player = part.part("player").word(who, "player of this step")
    said = {}
    for name in FIELDS[do]:
        found = part.maybe(name) if name in OPTIONAL else part.part(name)
        if found is not None:
            said[name] = _READING[name](found)
    return Step(n, player, do, said)


def _number(part: ScenarioPart) -> int:
    return part.number(-MANY, MANY)


def _place(part: ScenarioPart) -> tuple[int, ...]:
    numbers = part.items()
    if len(numbers) != 2:
        raise part.fault("a place is [x, y]")
    return tuple(map(_number, numbers))


_READING: Mapping[str, Callable[[ScenarioPart], Any]] = {
    "answers": lambda part: tuple(map(_number, part.items())),
    "pile": _number,
    "answer": _number,
    "replaces": lambda part: part.text(),
    "at": _place,
    "turn": _number,
}


def _choose(play: Playing, question: str, seat: str | None, option: str) -> Playing:
    asked = play.open.get(question)
    version = asked.version if asked else play.version
    return play.answer(Answer(question, version, "scenario", seat, Origin.TYPED, Chosen(option)))[0]


def _answers(play: Playing, step: Step) -> Playing:
    """One answer for each of the three cards that were dealt, and none of them twice (HE-005)."""
    cards = [held.card for held in play.state.of(step.player).cards]
    answers = step.said["answers"]
    if len(answers) != len(cards):
        raise refuse("refused-option")
    for card, answer in zip(cards, answers, strict=True):
        play = _choose(play, f"card:{card}", step.player, str(answer))
    return play


def _morality(play: Playing, step: Step) -> Playing:
    if "answer" not in play.open:
        play = _choose(play, "read", step.player, "read")
    return _choose(play, "answer", step.player, f"{step.said['answer']}:{step.said['replaces']}")


def _placed(play: Playing, step: Step) -> Playing:
    x, y = step.said["at"]
    return _choose(play, "place", step.player, spot((x, y), step.said.get("turn", 0)))


def _stop(play: Playing, step: Step) -> Playing:
    question = "repair" if "repair" in play.open else "draw"
    return _choose(play, question, step.player, STOP)


def _at(question: str) -> Callable[[Playing, Step], Playing]:
    return lambda play, step: _choose(play, question, step.player, spot(step.said["at"]))


_WAYS: Mapping[str, Callable[[Playing, Step], Playing]] = {
    "answers": _answers,
    "claim": lambda play, step: _choose(play, f"claim:{step.player}", step.player, "first"),
    "draw tile": lambda play, step: _choose(play, "draw", step.player, str(step.said["pile"])),
    "morality": _morality,
    "place": _placed,
    "set aside": lambda play, step: _choose(play, "place", step.player, ASIDE),
    "stop": _stop,
    "draw history": lambda play, _: _choose(play, "history", None, "draw"),
    "ruin": _at("ruin"),
    "repair": _at("repair"),
}


def staged(game: Any, state: Any) -> Playing:
    """A play in that state, with what is open in it."""
    bare: Playing = Play(game, state, 0, {}, ())
    return bare.after(())

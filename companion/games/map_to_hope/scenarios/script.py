"""Takes the steps of a scenario of The Map to Hope as real answers to the open questions."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from companion.engine.answers import Chosen, Picked, Value
from companion.engine.play import Play
from companion.engine.refusal import refuse
from companion.games.map_to_hope.events import Event
from companion.games.map_to_hope.rules.scouting import pair
from companion.games.map_to_hope.scenarios.staged import fate_value
from companion.games.map_to_hope.state import MapToHopeState
from companion.kit.scenario.parts import ScenarioPart
from companion.kit.scenario.script import TABLE, ScenarioStep, StepKind, StepReader, given_answer

KINDS: Mapping[str, StepKind] = {
    "set up": StepKind(needs=("leader", "radiation", "hero", "groups")),
    "begin day": StepKind(table=(TABLE,), seats=False),
    "draw": StepKind(may=("discard",)),
    "play": StepKind(needs=("card",), may=("for",)),
    "interact": StepKind(),
    "fate": StepKind(needs=("value",), table=(TABLE,), seats=False),
    "move": StepKind(),
    "use": StepKind(needs=("card",)),
    "pass": StepKind(),
    "discard cards": StepKind(needs=("cards",)),
    "take back": StepKind(needs=("cards",)),
    "lose card": StepKind(needs=("cards",)),
    "scout": StepKind(needs=("top",)),
    "foresee": StepKind(needs=("put",)),
    "choose": StepKind(needs=("option",)),
}
Playing = Play[MapToHopeState, Event]
Way = tuple[tuple[str, Value], ...]
"""Answers in their order, each with its question."""


@dataclass(frozen=True)
class Past:
    """The cards seen so far: the `pair` last scouted, and every card that has ever lain `open`."""

    pair: tuple[str, ...] = ()
    open: frozenset[str] = frozenset()

    def after(self, play: Playing) -> "Past":
        """The cards seen, with those that lie open in this play and the pair of its open Scout."""
        state = play.state
        lying = {card for one in state.survivors for card in (*one.discard, *(it.card for it in one.front))}
        seen = {card for card in (state.location, state.limbo) if card is not None}
        now = pair(state) if "scout" in play.open else self.pair
        return Past(now, self.open | lying | seen)


@dataclass(frozen=True)
class SeenPlay:
    """A play, with the cards seen so far."""

    play: Playing
    past: Past

    @property
    def state(self) -> MapToHopeState:
        return self.play.state

    @property
    def open(self) -> Mapping[str, Any]:
        return self.play.open


def begun(play: Playing) -> SeenPlay:
    """The play before the first step."""
    return SeenPlay(play, Past().after(play))


def take(moment: SeenPlay, step: ScenarioStep, _later: Sequence[ScenarioStep] = ()) -> SeenPlay:
    """The moment after the step. Raises Refused where it cannot be taken."""
    play = _taken(moment.play, step)
    return SeenPlay(play, moment.past.after(play))


def _taken(play: Playing, step: ScenarioStep) -> Playing:
    seat = None if step.player == TABLE else step.player
    if step.do == "draw":
        return _draw(play, step, seat)
    for question, value in _WAYS[step.do](step):
        play = given_answer(play, question, seat, value)
    return given_answer(play, "turn-fate", None, Chosen("turn")) if "turn-fate" in play.open else play


def cards_of(step: ScenarioStep) -> frozenset[str]:
    """The cards that a step names."""
    named = (step.said.get(name) for name in ("card", "discard", "cards", "top"))
    return frozenset(card for one in named if one for card in ([one] if isinstance(one, str) else one))


def _text(part: ScenarioPart, _given: Any) -> str:
    return part.text()


def _texts(part: ScenarioPart, _given: Any) -> tuple[str, ...]:
    return tuple(one.text() for one in part.items())


READERS: Mapping[str, StepReader] = {
    "leader": _text,
    "radiation": _text,
    "hero": _text,
    "groups": _texts,
    "discard": _texts,
    "card": _text,
    "for": lambda part, given: part.word(given.players, "seat"),
    "value": lambda part, _: fate_value(part),
    "cards": _texts,
    "top": _text,
    "put": lambda part, _: part.word(("top", "under"), "place"),
    "option": lambda part, _: str(part.number(1, 2)),
}


def _draw(play: Playing, step: ScenarioStep, seat: str | None) -> Playing:
    """Draws; with an empty hand no question follows, and a step that discards is refused."""
    play = given_answer(play, "turn", seat, Chosen("draw"))
    discarded = step.said.get("discard", ())
    if "draw-discard" in play.open:
        return given_answer(play, "draw-discard", seat, Picked(discarded))
    if discarded:
        raise refuse("refused-option")
    return play


def _set_up(step: ScenarioStep) -> Way:
    said = step.said
    return (
        ("set-up-leader", Chosen(said["leader"])),
        ("set-up-radiation-card", Chosen(said["radiation"])),
        ("set-up-special", Chosen(said["hero"])),
        ("set-up-groups", Picked(said["groups"])),
    )


def _play(step: ScenarioStep) -> Way:
    action = "for" if step.said.get("for", step.player) != step.player else "play"
    return (("turn", Chosen(f"{action}:{step.said['card']}")),)


def _turn(option: str) -> Callable[[ScenarioStep], Way]:
    return lambda _: (("turn", Chosen(option)),)


def _cards(question: str) -> Callable[[ScenarioStep], Way]:
    return lambda step: ((question, Picked(step.said["cards"])),)


_WAYS: Mapping[str, Callable[[ScenarioStep], Way]] = {
    "set up": _set_up,
    "begin day": lambda _: (("day", Chosen("begin")),),
    "play": _play,
    "interact": _turn("interact"),
    "fate": lambda step: (("fate", Chosen(step.said["value"])),),
    "move": _turn("move"),
    "use": lambda step: (("turn", Chosen(f"use:{step.said['card']}")),),
    "pass": _turn("pass"),
    "discard cards": _cards("discard"),
    "take back": _cards("take-back"),
    "lose card": _cards("lose-card"),
    "scout": lambda step: (("scout", Chosen(step.said["top"])),),
    "foresee": lambda step: (("foresee", Chosen(step.said["put"])),),
    "choose": lambda step: (("choose", Chosen(step.said["option"])),),
}


def renamed(step: ScenarioStep, names: Mapping[str, str]) -> ScenarioStep:
    """The step that names the card in the same place after a Scout's cards changed places."""
    if step.do != "scout":
        return step
    return replace(step, said={"top": names.get(step.said["top"], step.said["top"])})

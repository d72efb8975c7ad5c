"""The steps of a scenario: read strictly, and taken as real answers to the questions that are open."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Any

from companion.engine.answers import Answer, Chosen, Origin, Picked, Value
from companion.engine.play import Play
from companion.engine.refusal import refuse
from companion.games.map_to_hope.events import Event
from companion.games.map_to_hope.scenarios.staged import fate_value
from companion.games.map_to_hope.state import MapToHopeState
from companion.kit.rehearsal.parts import ScenarioPart

TABLE = "table"
OF_THE_TABLE = ("begin day", "fate")
FIELDS: Mapping[str, tuple[str, ...]] = {
    "set up": ("leader", "radiation", "hero", "groups"),
    "begin day": (),
    "draw": ("discard",),
    "play": ("card", "for"),
    "interact": (),
    "fate": ("value",),
    "move": (),
    "use": ("card",),
    "pass": (),
    "discard cards": ("cards",),
    "take back": ("cards",),
    "lose card": ("cards",),
    "scout": ("top",),
    "foresee": ("put",),
    "choose": ("option",),
}
OPTIONAL = ("discard", "for")
Playing = Play[MapToHopeState, Event]
Way = tuple[tuple[str, Value], ...]
"""Answers, one after another: the question, and what is said to it."""


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

    @property
    def cards(self) -> frozenset[str]:
        """The cards that it names."""
        named = (self.said.get(name) for name in ("card", "discard", "cards", "top"))
        return frozenset(card for one in named if one for card in ([one] if isinstance(one, str) else one))


def read_script(part: ScenarioPart, players: tuple[str, ...]) -> tuple[Step, ...]:
    """All steps. Raises Misread."""
    return tuple(_step(one, n, players) for n, one in enumerate(part.items(), start=1))


def take(play: Playing, step: Step) -> Playing:
    """The play after the step. Raises Refused where it cannot be taken."""
    seat = None if step.player == TABLE else step.player
    if step.do == "draw":
        return _draw(play, step, seat)
    for question, value in _WAYS[step.do](step):
        play = _answer(play, question, seat, value)
    return play


def _step(part: ScenarioPart, n: int, players: tuple[str, ...]) -> Step:
    do = part.part("do").word(tuple(FIELDS), "step")
    part.fields("n", "player", "do", *FIELDS[do])
    if part.part("n").number(1, 999) != n:
        raise part.part("n").fault(f"the number of this step is {n}")
    player = part.part("player")
    seat = player.word((TABLE,) if do in OF_THE_TABLE else players, "player of this step")
    said = {}
    for name in FIELDS[do]:
        found = part.maybe(name) if name in OPTIONAL else part.part(name)
        if found is not None:
            said[name] = _READING[name](found, players)
    return Step(n, seat, do, said)


def _text(part: ScenarioPart, _players: tuple[str, ...]) -> str:
    return part.text()


def _texts(part: ScenarioPart, _players: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(one.text() for one in part.items())


_READING: Mapping[str, Callable[[ScenarioPart, tuple[str, ...]], Any]] = {
    "leader": _text,
    "radiation": _text,
    "hero": _text,
    "groups": _texts,
    "discard": _texts,
    "card": _text,
    "for": lambda part, players: part.word(players, "seat"),
    "value": lambda part, _: fate_value(part),
    "cards": _texts,
    "top": _text,
    "put": lambda part, _: part.word(("top", "under"), "place"),
    "option": lambda part, _: str(part.number(1, 2)),
}


def _answer(play: Playing, question: str, seat: str | None, value: Value) -> Playing:
    asked = play.open.get(question)
    version = asked.version if asked else play.version
    return play.answer(Answer(question, version, "scenario", seat, Origin.TYPED, value))[0]


def _draw(play: Playing, step: Step, seat: str | None) -> Playing:
    """Without cards in hand there is nothing to be asked, and nothing to be discarded."""
    play = _answer(play, "turn", seat, Chosen("draw"))
    discarded = step.said.get("discard", ())
    if "draw-discard" in play.open:
        return _answer(play, "draw-discard", seat, Picked(discarded))
    if discarded:
        raise refuse("refused-option")
    return play


def _set_up(step: Step) -> Way:
    said = step.said
    return (
        ("set-up-leader", Chosen(said["leader"])),
        ("set-up-radiation-card", Chosen(said["radiation"])),
        ("set-up-special", Chosen(said["hero"])),
        ("set-up-groups", Picked(said["groups"])),
    )


def _play(step: Step) -> Way:
    action = "for" if step.said.get("for", step.player) != step.player else "play"
    return (("turn", Chosen(f"{action}:{step.said['card']}")),)


def _turn(option: str) -> Callable[[Step], Way]:
    return lambda _: (("turn", Chosen(option)),)


def _cards(question: str) -> Callable[[Step], Way]:
    return lambda step: ((question, Picked(step.said["cards"])),)


_WAYS: Mapping[str, Callable[[Step], Way]] = {
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


def renamed(step: Step, names: Mapping[str, str]) -> Step:
    """The step that names the card in the same place after a Scout's cards changed places."""
    if step.do != "scout":
        return step
    return replace(step, said={"top": names.get(step.said["top"], step.said["top"])})

"""The steps of a scenario: read strictly, and taken as real answers to the questions that are open."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from companion.engine.answers import Answer, Filled, Origin
from companion.engine.play import Play
from companion.games.human_punishment.board import AREA_OF
from companion.games.human_punishment.questions import FIELDS, named
from companion.games.human_punishment.rules.flow import OF_THE_TABLE
from companion.games.human_punishment.rules.says import BETWEEN
from companion.kit.rehearsal.fields import MANY, Playing
from companion.kit.rehearsal.parts import Part

TABLE = "table"
LISTS = ("cards", "programs", "columns", "faces", "order", "seats", "enemies", "chips", "white")
FLAGS = ("yes", "box")
NULLABLE = ("seat",)
NEEDED: Mapping[str, tuple[str, ...]] = {
    "move": ("to",),
    "sector": ("sector",),
    "keep chip": ("chip",),
    "city": ("action",),
    "pink": ("face",),
    "buy program": ("program", "cards"),
    "buy weapon": ("weapon", "cards"),
    "monolith": ("recon", "cards"),
    "use recon": ("recon",),
    "censure": ("seat",),
    "vote": ("yes",),
    "lay": ("card", "before"),
    "name general": ("seat",),
    "resign": ("enemies",),
    "escape": ("target",),
    "interrogate": ("by",),
    "pardon": ("seat",),
    "place chips": ("columns", "faces"),
    "reward": ("take",),
    "mix": ("order",),
    "machine tap": ("seat",),
    "legion tap": ("seats",),
    "attack": ("enemy",),
    "take box": ("box",),
    "panel": ("press",),
    "roll": ("orange", "red", "white"),
    "raid roll": ("red", "white"),
    "choose target": ("seat",),
    "decide": ("option",),
}


@dataclass(frozen=True)
class Step:
    """One step: who does what."""

    n: int
    player: str
    do: str
    texts: Mapping[str, str]

    @property
    def name(self) -> str:
        """What a fault calls it."""
        return f"step {self.n} ({self.player} {self.do})"


def read_script(part: Part, players: tuple[str, ...]) -> tuple[Step, ...]:
    """All steps. Raises Misread."""
    return tuple(_step(one, n, players) for n, one in enumerate(part.items(), start=1))


def take(play: Playing, step: Step) -> Playing:
    """The play after the step. Raises Refused where it cannot be taken."""
    seat = None if step.player == TABLE else step.player
    question = named(step.do) + (f":{seat}" if step.do in {"vote", "use recon"} else "")
    asked = play.open.get(question)
    version = asked.version if asked else play.version
    value = Filled(step.texts)
    return play.answer(Answer(question, version, "scenario", seat, Origin.TYPED, value))[0]


def staged(game: Any, state: Any) -> Playing:
    """A play in that state, with what is open in it."""
    bare: Playing = Play(game, state, 0, {}, ())
    return bare.after(())


def _step(part: Part, n: int, players: tuple[str, ...]) -> Step:
    do = part.part("do").word(tuple(FIELDS), "step")
    part.fields("n", "player", "do", *FIELDS[do])
    if part.part("n").number(1, MANY) != n:
        raise part.part("n").fault(f"the number of this step is {n}")
    who = (TABLE,) if do in OF_THE_TABLE else players
    player = part.part("player").word(who, "player of this step")
    for name in NEEDED.get(do, ()):
        part.part(name)
    texts = {}
    for name in FIELDS[do]:
        found = part.maybe(name)
        if found is not None and (text := _text(found, name, do)):
            texts[name] = text
    return Step(n, player, do, texts)


def _text(part: Part, name: str, do: str) -> str:
    if name in LISTS:
        return BETWEEN.join(_one(entry) for entry in part.items())
    if name in FLAGS and do != "take box":
        return "yes" if part.flag() else "no"
    if part.value is None and name in NULLABLE:
        return ""
    if name == "to" and do == "move":
        return part.word(tuple(AREA_OF), "place")
    return _one(part)


def _one(part: Part) -> str:
    return str(part.number(-MANY, MANY)) if type(part.value) is int else part.text()

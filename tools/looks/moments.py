"""Plays one evening on a real table, from the empty lobby to its end; stops at each new question."""

import secrets
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from random import Random
from time import sleep
from uuid import uuid4

from companion.adapters.use_cases.machine import hardware_actions
from companion.adapters.use_cases.machine.hardware_actions import ThrowDice
from companion.app import Companion, CompanionSettings
from companion.engine.answers import Answer, Origin
from companion.engine.chance import by_chance
from companion.engine.play import Asked
from companion.engine.questions import RollDice
from companion.table.commands.game import BeginGame
from companion.table.commands.playing import SubmitAnswer
from companion.table.commands.seating import TakeSeat
from web.ports.protocol import PageViewer

PEOPLE = (
    ("Maximiliane", "red"),
    ("Jo", "blue"),
    ("Ahmed", "green"),
    ("Wilhelmina Theodora", "yellow"),
    ("Bo", "purple"),
)
SEED = 3
CAMERA_SECONDS = 20


@dataclass(frozen=True)
class PageMoment:
    """A name for what is new, and whose phone shows it; `other` looks on. None: nobody sits yet."""

    name: str
    asked: str | None
    other: str | None


@dataclass
class Party:
    """A running companion, and the proofs of the seats of those who sit there."""

    companion: Companion
    tokens: dict[str, str]
    _photographed: bool = False

    def moments(self, seats: int) -> Iterator[PageMoment]:
        """Every moment in which a question is open that was not open before, and those around the game."""
        yield PageMoment("lobby-empty", None, None)
        for name, colour in PEOPLE[:seats]:
            seated = self.companion.table.execute(TakeSeat(name, colour))
            self.tokens[seated.seat] = seated.token
        yield PageMoment("lobby-ready", "seat-1", "seat-2")
        self.companion.table.execute(BeginGame())
        yield from self._playing()
        yield PageMoment("over", "seat-1", "seat-2")

    def _playing(self) -> Iterator[PageMoment]:
        chance, known = Random(SEED), set[str]()
        while waiting := self._waiting():
            for asked in waiting:
                name = asked.question.id.partition(":")[0]
                if name not in known:
                    known.add(name)
                    to = asked.question.to or "seat-1"
                    yield PageMoment(name, to, "seat-2" if to == "seat-1" else "seat-1")
            self._answer(waiting[0], chance)

    def _thrown(self, roll: str) -> bool:
        """Throws the dice before the pretend camera; False if they have to be typed in after all."""
        self.companion.door.execute(ThrowDice(), PageViewer(None, "en"))
        for _ in range(int(CAMERA_SECONDS / 0.05)):
            if roll not in {one.question.id for one in self._waiting()}:
                return True
            sleep(0.05)
        return False

    def _waiting(self) -> list[Asked]:
        play = self.companion.table.moment.play
        return [] if play is None else [one for one in play.open.values() if not one.question.standing]

    def _answer(self, asked: Asked, chance: Random) -> None:
        question = asked.question
        if isinstance(question.form, RollDice) and not self._photographed:
            self._photographed = True
            if self._thrown(question.id):
                return
        value = by_chance(question.form, chance)
        answer = Answer(question.id, asked.version, uuid4().hex, question.to, Origin.TYPED, value)
        self.companion.table.execute(SubmitAnswer(answer))


def party(data: Path, game: str = "") -> Party:
    """A party that has not sat down yet; its companion is to be closed. Every party of a game plays alike."""
    hardware_actions.CHANCE = Random(SEED)  # type: ignore[assignment]  # pretend dice that fall alike every time
    secrets.token_hex = lambda _=None: "looks"  # type: ignore[assignment]  # and cards
    return Party(Companion(CompanionSettings(data=data, host="127.0.0.1", port=0, game=game)), {})

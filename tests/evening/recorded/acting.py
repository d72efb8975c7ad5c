"""What happens at a table: somebody taps, somebody presses, dice fall; recorded and played again alike."""

import json
import time
from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

import numpy as np

from companion.adapters.buttons.button_input import BEWARE_S
from companion.adapters.camera.tiles.pretend_table import PretendTable
from companion.app import Companion
from companion.engine.dice import Die
from companion.engine.play import Play
from companion.games.amber_tide.game import GAME as RULES
from companion.games.amber_tide.state import AmberTideState
from companion.table.commands.game import ChooseRule, PlayGame
from companion.table.commands.seating import TakeSeat
from companion.table.journal.export import written
from companion.table.journal.journal import Journal
from companion.table.journal.values import Values
from tests.evening.players.evening import begin, code_on, kiosk
from tests.evening.players.phone import Phone, join
from vision.cameras.pace import Pace
from vision.pictures.photograph import load
from vision.pictures.thumbnail import Grey, glance_at
from vision.reader import Reader
from vision.reading import Frame

FOLDER = Path(__file__).parent / "amber"
STORY = FOLDER / "evening.json"
EMPTY = "empty.jpg"
OPTION = ("goal", "short")
ADA, BEN = "seat-1", "seat-2"
PEOPLE = (("Ada", "red"), ("Ben", "blue"))
"""Ada has a phone, and Ben has the buttons of the table."""
PATIENCE_S = 60.0


@dataclass(frozen=True)
class Act:
    """One thing that somebody did: tap | press | frame. `what` is an option, a button or a picture's name;
    `version` is that of the game afterwards.
    """

    by: str
    what: str
    version: int = 0


class RecordedCamera(PretendTable):
    """Shows pictures that a camera took, each until the next one is held before it."""

    def __init__(self) -> None:
        super().__init__()
        self._recorded: Frame = load(FOLDER / EMPTY)
        self._beat = Pace(15)

    def hold(self, picture: Path) -> None:
        """From now on it sees that picture."""
        self._recorded = load(picture)

    def glance(self) -> Grey:
        """The picture that is held, small and grey."""
        return glance_at(self.frame())

    def frame(self) -> Frame:
        """The picture that is held."""
        self._beat.wait()
        return np.ascontiguousarray(self._recorded)


@dataclass
class Evening:
    """A running companion with a phone and a kiosk; `see` is called when a picture of dice is due."""

    companion: Companion
    see: Callable[[str], object]
    acts: list[Act] = field(default_factory=list)
    _last: str = ""

    def __post_init__(self) -> None:
        table = self.companion.table
        table.execute(PlayGame(RULES.meta.name))
        table.execute(ChooseRule(*OPTION))
        self.screen = kiosk(self.companion.address)
        (name, colour), (other, blue) = PEOPLE
        self.phone: Phone = join(self.companion.address, code_on(self.screen), name, colour)
        table.execute(TakeSeat(other, blue))
        begin(self.screen)

    @property
    def play(self) -> Play[AmberTideState, Any]:
        """The game as it stands."""
        play = self.companion.table.moment.play
        assert play is not None
        return play

    def do(self, act: Act) -> None:
        """Does it again, and remembers it."""
        {"tap": self._tap, "press": self._press, "frame": self._frame}[act.by](act.what)
        self._last = act.by + act.what
        self.acts.append(replace(act, version=self.play.version))

    def _tap(self, option: str) -> None:
        [form] = [one for one in self.phone.prompts() if option in {value for _, value in one.buttons}]
        name = next(name for name, value in form.buttons if value == option)
        assert self.phone.tap(form, **{name: option}) == {"ok": True}

    def _press(self, button: str) -> None:
        """A button whose meaning has just changed is pressed a little later, as nobody could do it sooner."""
        if self._last != f"press{button}":
            time.sleep(BEWARE_S + 0.05)
        [form] = [one for one in self.screen.forms() if one.id == f"press-{button}"]
        assert self.screen.tap(form, button=button) == {"ok": True}

    def _frame(self, name: str) -> None:
        deadline = time.monotonic() + PATIENCE_S
        self.see(name)
        while "throw" in self.play.open:
            assert time.monotonic() < deadline, f"the camera did not read {name}"
            time.sleep(0.02)


def journal(data: Path) -> dict[str, Any]:
    """What the journal of the evening holds, but for what is another one each time: commands, and the order
    in which dice were found."""
    values = Values(RULES.event_types)
    with closing(Journal(data)) as kept:
        [table] = kept.tables()
        record, entries = table.record(1), table.entries(1, values)
    told: dict[str, Any] = json.loads(json.dumps(written(record, entries, values)))
    told = {name: told[name] for name in ("game", "rules", "entries")}
    for said in (entry["said"] for entry in told["entries"] if entry["said"]):
        del said["command"]
        if "dice" in said.get("value", ()):
            said["value"]["dice"].sort(key=lambda die: (die["colour"], die["value"]))
    return told


def read() -> tuple[list[Act], dict[str, Any]]:
    """What happened, and what the journal held at the end."""
    told = json.loads(STORY.read_text(encoding="utf-8"))
    return [Act(**one) for one in told["acts"]], told["journal"]


def dice(picture: Path) -> list[Die]:
    """What the reader reads on a picture, sorted."""
    reading = Reader(tuple(colour for _, colour in PEOPLE)).read(load(picture))
    return sorted(Die(one.colour, one.value or 0) for one in reading.rolled)

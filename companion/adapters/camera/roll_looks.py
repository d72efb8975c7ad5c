"""Looks at the dice of a roll: their photographs and readings, kept once the roll counts."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from uuid import uuid4

from companion.adapters.camera.camera_status import CameraStatus, NearlyRead
from companion.adapters.camera.ringed_photo import bare, layout
from companion.adapters.camera.roll_photos import RollPhotos
from companion.adapters.camera.roll_source import READ
from companion.adapters.camera.table_reader import asked_apart, colours_of, dice_asked_about
from companion.adapters.camera.typed_faces import with_typed_faces
from companion.engine.dice import Die
from companion.table.moment import Moment, Receipt
from companion.table.story.provenance import Changed, read_rolls
from companion.table.table import Table
from vision.pictures.photograph import as_jpeg
from vision.reading import DieSeen, Frame, TableReading
from vision.record import FrameRecord, written

ORIGINAL = 95
"""The JPEG quality of a frame that may be read again: what the camera saw, nearly grain for grain."""


@dataclass(frozen=True)
class DiceLook:
    """The photograph just looked at: its name, its JPEG as people see it, and what that was drawn from."""

    name: str
    shown: bytes
    frame: Frame
    reading: TableReading
    colours: frozenset[str]
    """Those that were looked for."""


class RollLooks:
    """The latest look, and those that were kept."""

    def __init__(self, table: Table, photos: RollPhotos) -> None:
        self._table, self._photos = table, photos
        self._latest: DiceLook | None = None
        self._corrected: tuple[str, tuple[Changed, ...]] = "", ()
        """The latest roll that a person corrected, and the dice that were changed."""

    def look(self, shown: bytes, frame: Frame, reading: TableReading) -> DiceLook:
        """A new look, from now on the latest."""
        name = f"look-{self._table.id}-{uuid4().hex[:8]}"
        self._latest = DiceLook(name, shown, frame, reading, colours_of(self._table))
        return self._latest

    def forget_latest(self) -> None:
        """The latest look is read no more; those that were kept are."""
        self._latest = None

    def photograph(self, name: str, changed: tuple[Changed, ...] = ()) -> bytes | None:
        """The JPEG of that name: the latest, or one that was kept, the `changed` dice struck on it."""
        latest = self._latest
        return latest.shown if latest and latest.name == name else self._photos.read(name, changed)

    def bare(self, name: str) -> bytes | None:
        """The same photograph with nothing drawn on it."""
        latest = self._latest
        if latest and latest.name == name:
            return as_jpeg(bare(latest.frame, latest.reading))
        return self._photos.bare(name)

    def name(self, receipt: Receipt) -> str:
        """The name under which the evidence of that answer is kept."""
        return f"{self._table.id}-{receipt.game}-{receipt.number}"

    def keep(self, name: str, look: DiceLook) -> None:
        """Keeps a look under the name of its roll."""
        record = FrameRecord(tuple(sorted(look.colours)), look.reading)
        self._photos.keep(name, look.shown, as_jpeg(look.frame, ORIGINAL), written(record))

    def lying_on(self, photograph: str | None) -> tuple[DieSeen, ...] | None:
        """The dice that lay on a photograph that is kept; None without one."""
        record = self._photos.record(photograph) if photograph else None
        return record.dice if record else None

    def corrected(self, moment: Moment) -> tuple[Frame, TableReading] | None:
        """The latest roll as a person now corrects it, or takes it to be right after all; None: no news."""
        rolls = read_rolls(moment.story) if moment.story else ()
        if not rolls:
            return None
        name, changed = f"{self._table.id}-{moment.game}-{rolls[0].entry}", rolls[0].changed
        if (name, changed) == self._corrected or not (changed or name == self._corrected[0]):
            return None
        self._corrected = name, changed
        return self._told(name, rolls[0].step.dice)

    def _told(self, photograph: str, dice: Sequence[Die]) -> tuple[Frame, TableReading] | None:
        """A photograph that is kept, and its reading with the dice that count; None where they do not fit."""
        frame, read = self._photos.frame(photograph), self._photos.record(photograph)
        reading = with_typed_faces(read, dice) if read else None
        return None if frame is None or reading is None else (frame, reading)

    def nearly_read(self, name: str, frame: Frame, reading: TableReading) -> NearlyRead | None:
        """The die that a question is, or will be, about; None if there is none or more than one."""
        there, asked = layout(frame, reading), asked_apart(self._table.moment)
        lie = [die for die in there.apart if die.colour in asked]
        if len(lie) != 1:
            return None
        is_asked = lie[0].colour in dice_asked_about(self._table.moment)
        return NearlyRead(lie[0].colour, name, there.size, lie[0], is_asked)

    def photograph_of(self, moment: Moment, just_seen: str | None = None) -> str | None:
        """The photograph of the dice that lie on the table, if they were read and not typed in: a roll that
        was taken back has none, and one that was corrected keeps its own."""
        if moment.story is None or not dice_lie(moment):
            return None
        for step in reversed([step for step in moment.story.steps if step.dice]):
            name = f"{self._table.id}-{moment.game}-{step.entry}"
            if self._photos.has(name):
                return name
            if not step.asked.question.standing:
                return just_seen if step.answer.origin in READ else None
        return None

    def pictured(self, sight: CameraStatus, name: str | None) -> CameraStatus:
        """The sight with the photograph of that name, and where the dice lie on it."""
        if name == sight.photograph:
            return sight
        known = self._photos.layout(name) if name else None
        return replace(sight, photograph=name, layout=known)


def dice_lie(moment: Moment) -> bool:
    """True while dice of a roll lie on the table for all to see."""
    if moment.play is None:
        return False
    rolling = moment.play.public_view.rolling
    return rolling is not None and bool(rolling.dice)

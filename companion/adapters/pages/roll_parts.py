"""The dice in the middle as a part of a page: what is asked for, what was read, and where it lies."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import accumulate

from companion.adapters.camera.camera_status import CameraStatus
from companion.adapters.camera.ringed_photo import DiceLayout, LyingDie
from companion.adapters.language.localise import Localiser
from companion.adapters.language.speech import Speech
from companion.adapters.records.corrections import AsRead, as_read, read_by, struck, told
from companion.engine import view as v
from companion.engine.dice import Die, in_order, in_row
from companion.engine.words import Message, say
from companion.table.moment import Moment
from vision.pictures.overlay import ROOM, outline
from web.shown import dice, table


@dataclass(frozen=True)
class _Counted:
    """A die that was read, what it was read as first if that is something else, and what it adds."""

    die: Die
    was: int | None
    adds: int | None

    @property
    def colour(self) -> str:
        return self.die.colour


@dataclass(frozen=True)
class Thrown:
    """Makes the dice in the middle in one language."""

    localised: Localiser[table.ColourView]

    @property
    def say(self) -> Speech:
        return self.localised.say

    def roll(self, rolling: v.Rolling | None, sight: CameraStatus, moment: Moment) -> dice.Roll | None:
        """The dice in the middle, in the order of the seats; None where there are none."""
        if rolling is None:
            return None
        if sight.seen:  # the photograph shows dice that do not count yet
            rolling = replace(rolling, dice=(), summary=None, counting=())
        if not (rolling.asked or rolling.dice or sight.photograph):
            return None
        seats = moment.seating.colours
        read = as_read(rolling.dice, moment.story)
        names = {seat.id: seat.name for seat in moment.seating.seats}
        origin = _origin(read, rolling, names)
        counted = _lying(tuple(self._counted(rolling, read, seats)), sight.layout)
        seen = in_order(sorted(sight.seen, key=lambda die: die.value or 0), seats)
        return dice.Roll(
            asked=self.localised.all(in_order(rolling.asked, seats)),
            dice=counted or tuple(dice.DieFace(self.localised.colour(die.colour), die.value) for die in seen),
            summary=self.say.maybe(rolling.summary),
            photograph=sight.photograph,
            origin=self.say.maybe(origin),
            corrections=self.say.all(tuple(told(one, names) for one in in_order(read.changed, seats))),
            struck=struck(read.changed),
            spoken=self._spoken(rolling, seats),
            thrown=read.entry,
            sure=rolling.sure,
            needed=rolling.needed,
            size=sight.layout.size if sight.layout else None,
            about=self.say.maybe(rolling.about),
        )

    def _counted(self, rolling: v.Rolling, read: AsRead, seats: Sequence[str]) -> Iterator[dice.DieFace]:
        """The dice in their order, each with what they come to by then."""
        adds = rolling.counting or (None,) * len(rolling.dice)
        lying = map(_Counted, rolling.dice, read.was, adds)
        all_ = in_order(sorted(lying, key=lambda one: one.die), seats)
        so_far = accumulate((one.adds or 0 for one in all_), initial=rolling.sure)
        next(so_far)
        for one, tally in zip(all_, so_far, strict=True):
            shown = None if one.adds is None else tally if one.adds else 0
            yield dice.DieFace(self.localised.colour(one.colour), one.die.value, one.was, shown)

    def _spoken(self, rolling: v.Rolling, seats: Sequence[str]) -> str:
        """The dice by owner with their sum, for reading aloud; empty before they were read."""
        if not rolling.dice:
            return ""
        owners = {one.colour: self.say(one.owner) for one in rolling.asked}
        named = self.localised.colour
        told = [
            say("spoken-dice", owner=owners.get(colour) or named(colour).name, faces=faces)
            for colour, faces in _faces(in_row(rolling.dice, seats)).items()
        ]
        total = (say("spoken-sum", sum=rolling.summary),) if rolling.summary else ()
        return self.say.joined(" ", (*told, *total))


def _origin(read: AsRead, rolling: v.Rolling, names: Mapping[str, str]) -> Message | None:
    """The first reader of the dice, by the record or else by the game."""
    if read.first is not None:
        return read_by(read.first, names)
    return say(f"origin-{rolling.origin}") if rolling.origin else None


def _lying(faces: tuple[dice.DieFace, ...], layout: DiceLayout | None) -> tuple[dice.DieFace, ...]:
    """The same, each with its place on the photograph, as far as it was read there."""
    left = list(layout.dice) if layout else []
    found: list[LyingDie | None] = []
    for face in faces:
        read = face.colour.id, face.was or face.value
        found.append(next((one for one in left if (one.colour, one.value) == read), None))
        left = [one for one in left if one is not found[-1]]
    return tuple(
        replace(face, spot=_spot(lying, face.colour.shape)) if lying else face
        for face, lying in zip(faces, found, strict=True)
    )


def _spot(lying: LyingDie, shape: str) -> dice.DiceSpotView:
    """The die's place, and its ring in the shape of its seat."""
    reach = lying.reach * ROOM.get(shape, 1.0)
    corners = "L".join(f"{round(reach * x)} {round(-reach * y)}" for x, y in outline(shape))
    return dice.DiceSpotView(*lying.at, round(reach), f"M{corners}z")


def _faces(all_: Sequence[Die]) -> Mapping[str, str]:
    """The faces of each colour as a list."""
    faces: dict[str, str] = {}
    for die in all_:
        faces[die.colour] = f"{faces[die.colour]}, {die.value}" if die.colour in faces else str(die.value)
    return faces

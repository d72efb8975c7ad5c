"""The camera step: selects the camera, shows its picture, checks light and mat."""

from collections.abc import Iterator

from companion.adapters.language.speech import Speech
from companion.adapters.light.dice_colours import rings
from companion.adapters.wizard.step import WizardInput, WizardParts, knob, unknown, with_password
from companion.engine.refusal import refuse
from companion.engine.words import Message, say
from vision.cameras.network import is_address
from vision.cameras.passwords import HIDDEN, without_password
from vision.pictures.overlay import draw
from vision.pictures.photograph import as_jpeg
from vision.reading import ReadingProblem, TableReading
from web.shown.wizard import Form, SettingFieldView, SetUpSheetView

SOURCES = {"auto": "auto", "pi": "pi", "0": "webcam", "pretend": "pretend"}
"""Values in the settings file, with their keys in the texts."""
BLIND = (
    ReadingProblem.TOO_DARK,
    ReadingProblem.GLARE,
    ReadingProblem.BLURRED,
    ReadingProblem.MARKERS_MISSING,
    ReadingProblem.NO_COLOUR,
)


class CameraStep:
    """A table that plays without a camera types its dice in."""

    id = "camera"

    def __init__(self, parts: WizardParts) -> None:
        self._parts = parts

    def sheet(self, speech: Speech) -> SetUpSheetView:
        """The status of the camera; the lesson follows below it."""
        source = self._parts.preferences.now.camera.source
        address = without_password(source) if is_address(source) else ""
        field = SettingFieldView("address", speech(say("set-up-camera-address")), address)
        sources = [(known, say(f"set-up-camera-{name}")) for known, name in SOURCES.items()]
        which = knob(speech, "source", say("set-up-camera-label"), sources, {source} & SOURCES.keys())
        teacher = self._parts.teacher
        seen = teacher.latest if teacher else None
        return SetUpSheetView(
            tuple(speech(line) for line in self._lines(seen[1] if seen else None)),
            (which,),
            picture=teacher.looks if teacher and seen else None,
            form=Form("address", (field,), speech(say("set-up-keep"))),
        )

    def do(self, doing: WizardInput) -> None:
        """Takes another camera, from the next start on."""
        if doing.what == "address":
            source = with_password(doing.text("address").strip(), self._parts.preferences.now.camera.source)
            if not is_address(source) or HIDDEN in source:
                raise refuse("refused-camera-address")
        elif doing.what == "source" and doing.choice in SOURCES:
            source = doing.choice
        else:
            raise unknown()
        self._parts.preferences.change("camera", source=source)

    def picture(self) -> bytes | None:
        """The current frame as a JPEG with a ring round each die; never stored."""
        seen = self._parts.teacher.latest if self._parts.teacher else None
        return None if seen is None else as_jpeg(draw(*seen, rings()))

    def _lines(self, reading: TableReading | None) -> Iterator[Message]:
        dice_input = self._parts.dice_input
        yield say("set-up-camera")
        if dice_input is not None and dice_input.sight.lost is not None:
            yield dice_input.sight.lost
        elif reading is None:
            yield say("set-up-camera-moving")
        else:
            yield from _seen(reading)


def _seen(reading: TableReading) -> Iterator[Message]:
    troubles = {trouble.problem for trouble in reading.troubles}
    blind = [problem for problem in BLIND if problem in troubles]
    yield say(f"camera-{blind[0]}") if blind else say("set-up-camera-light")
    yield say("set-up-camera-dice", n=len(reading.dice))
    yield say("set-up-camera-mat", n=reading.mat.seats) if reading.mat else say("set-up-camera-no-mat")

"""Texts for the lesson's page: its steps, the current task, problems."""

from collections.abc import Callable, Iterator

from companion.adapters.camera.dice_teacher import Lesson
from companion.adapters.language.speech import Speech
from companion.engine.words import Message, say
from companion.table.seating.seating import Seating
from vision.calibration.guide import Guide, GuideFault
from web.shown import prompts, setting_up, table

BEGIN, STOP, TAKE_BACK = "begin", "stop", "take-back"


class TeachingTexts:
    """Writes a lesson down, in one language, for a table where those people sit."""

    def __init__(self, speech: Speech, colour: Callable[[str], table.ColourView], seating: Seating) -> None:
        self._say = speech
        self._colour = colour
        self._names = {seat.colour: seat.name for seat in seating.seats}

    def written(self, lesson: Lesson) -> setting_up.Teaching:
        """The lesson as a page shows it."""
        guide = lesson.guide
        return setting_up.Teaching(
            title=self._say(say("teach")),
            text=self._say(_status(lesson) if guide is None else self._now(guide)),
            steps=() if guide is None else tuple(self._steps(guide)),
            fault=None
            if guide is None or guide.fault is None
            else self._say(self._fault(guide, guide.fault)),
            choices=tuple(self._choices(lesson)),
        )

    def _now(self, guide: Guide) -> Message:
        if guide.done:
            return say("teach-passed" if guide.passed else "teach-failed", score=guide.score)
        if guide.asks is None:
            return say("teach-empty")
        colour = say(f"colour-{guide.asks}")
        if guide.asks in self._names:
            return say("teach-roll", owner=self._names[guide.asks], colour=colour)
        return say("teach-roll-shared", colour=colour)

    def _steps(self, guide: Guide) -> Iterator[setting_up.TeachStep]:
        yield setting_up.TeachStep(self._say(say("teach-step-empty")), None, guide.emptied, not guide.emptied)
        taught = {name for name, _ in guide.taught}
        for name in guide.wanted:
            known = self._colour(name)
            yield setting_up.TeachStep(
                self._names.get(name, known.name), known, name in taught, name == guide.asks
            )

    def _fault(self, guide: Guide, fault: GuideFault) -> Message:
        if guide.alike is None:
            return say(f"teach-{fault}")
        one, other = (self._names.get(name) or say(f"colour-{name}") for name in guide.alike)
        return say("teach-alike", one=one, other=other)

    def _choices(self, lesson: Lesson) -> Iterator[prompts.ChoiceView]:
        begun = lesson.guide is not None
        if lesson.guide is None or lesson.guide.done:
            again = begun or lesson.version is not None
            yield self._choice(BEGIN, "teach-again" if again else "teach-begin", plain=again)
        if begun:
            yield self._choice(STOP, "teach-close" if lesson.guide and lesson.guide.done else "teach-stop")
        if lesson.version is not None and (lesson.guide is None or lesson.guide.done):
            yield self._choice(TAKE_BACK, "teach-take-back")

    def _choice(self, id: str, key: str, *, plain: bool = True) -> prompts.ChoiceView:
        return prompts.ChoiceView(id, self._say(say(key)), None, plain)


def _status(lesson: Lesson) -> Message:
    if lesson.version is None:
        return say("teach-unknown")
    return say("teach-known", n=lesson.version.number, score=lesson.version.score)

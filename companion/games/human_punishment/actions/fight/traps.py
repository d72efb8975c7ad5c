"""A Trap takes a Program, or a chip (HP-147)."""

from companion.games.human_punishment.actions.action import Answer
from companion.games.human_punishment.fields import Ask, Asking, ask_covered
from companion.games.human_punishment.rules.fight.boxes import owned
from companion.games.human_punishment.rules.step_fields import StepFields
from companion.games.human_punishment.state.model import City, Intent
from companion.games.human_punishment.state.steps import waiting
from companion.games.human_punishment.telling.words import chip_words, program_words


def _lost(what: str) -> Asking:
    def ask(city: City, intent: Intent) -> Ask:
        label = program_words(city) if what == "program" else chip_words
        things = dict.fromkeys(owned(city.player(intent.seat), what))
        return ask_covered(*((thing, label(thing)) for thing in things))

    return ask


class TrapProgram(Answer[waiting.TrapProgram]):
    """The Program that is named is discarded."""

    answers = waiting.TrapProgram
    fields = (("lost", _lost("program")),)
    discreet = True

    def is_void(self, city: City, step: waiting.TrapProgram) -> bool:
        return not city.player(step.seat).held.programs

    def take(self, city: City, said: StepFields, _step: waiting.TrapProgram) -> None:
        city.discard_program(said.seat, said.text("lost"))


class TrapChip(Answer[waiting.TrapChip]):
    """One carried chip falls into the Junkyard."""

    answers = waiting.TrapChip
    fields = (("lost", _lost("chip")),)
    discreet = True

    def is_void(self, city: City, step: waiting.TrapChip) -> bool:
        return not city.player(step.seat).figure.chips

    def take(self, city: City, said: StepFields, _step: waiting.TrapChip) -> None:
        city.drop(said.seat, said.text("lost"))

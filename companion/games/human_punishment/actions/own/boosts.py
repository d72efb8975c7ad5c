"""Questions of Boosts and boards: columns, Programs, markers, boxes (HP-249 to HP-284)."""

from companion.engine.questions import Option
from companion.engine.words import say
from companion.games.human_punishment.actions.action import Answer
from companion.games.human_punishment.bots.choice import Choice
from companion.games.human_punishment.fields import NOTHING, Ask, ask_covered, ask_one, ask_yes_no
from companion.games.human_punishment.rules import kuro
from companion.games.human_punishment.rules.city import area, draw_programs
from companion.games.human_punishment.rules.kuro import of
from companion.games.human_punishment.rules.skill_trees import boost_columns, happened, unlock
from companion.games.human_punishment.rules.step_fields import StepFields
from companion.games.human_punishment.rules.turns.waiting import now
from companion.games.human_punishment.state.model import AWAY, KURO, City, Intent
from companion.games.human_punishment.state.steps import waiting
from companion.games.human_punishment.telling.words import title_of


def _columns(city: City, intent: Intent) -> Ask:
    return ask_one(*((column, say(f"tree-{column}")) for column in boost_columns(city, intent.seat)))


def _programs(city: City, _: Intent) -> Ask:
    step = now(city, waiting.KeepProgram)
    programs = enumerate(step.programs if step else (), 1)
    return ask_covered(*((str(n), title_of(city.fixed.cards, one)) for n, one in programs))


def _markers(city: City, _: Intent) -> Ask:
    down = (Option(where, say("field-marker", area=where)) for where in kuro.markers_down(city))
    return Ask(tuple(down), kuro.TURNED, kuro.TURNED)


def _boxes(city: City, _: Intent) -> Ask:
    there = city.boxes.lying.get(area(city, KURO), ())
    return ask_one(
        *((str(n), say("field-box-n", n=n)) for n, _ in enumerate(there, 1)), (NOTHING, say("field-no-box"))
    )


class PickBoost(Answer[waiting.PickBoost]):
    """One of the lowest columns comes on (HP-264)."""

    answers = waiting.PickBoost
    fields = (("column", _columns),)

    def take(self, city: City, said: StepFields, _step: waiting.PickBoost) -> None:
        unlock(city, said.seat, said.text("column"))


class KeepProgram(Answer[waiting.KeepProgram]):
    """One is kept; the others are discarded (HP-249, HP-256, HP-261)."""

    answers = waiting.KeepProgram
    fields = (("program", _programs),)
    discreet = True

    def take(self, city: City, said: StepFields, step: waiting.KeepProgram) -> None:
        programs = list(step.programs)
        kept = programs.pop(said.number("program") - 1)
        city.market.program_discard += programs
        city.player(said.seat).held.programs.append(kept)


class BlueFive(Answer[waiting.BlueFive]):
    """Two Programs for a blue 5 that was discarded (HP-265)."""

    answers = waiting.BlueFive
    fields = (("yes", ask_yes_no),)
    discreet = True

    def take(self, city: City, said: StepFields, _step: waiting.BlueFive) -> None:
        if said.flag("yes"):
            draw_programs(city, said.seat, 2)

    def choose(self, _choice: Choice) -> str:
        return "yes"


class TurnMarkers(Answer[waiting.TurnMarkers]):
    """Two of Kuro's markers are turned up (HP-284)."""

    answers = waiting.TurnMarkers
    fields = (("areas", _markers),)

    def take(self, city: City, said: StepFields, _step: waiting.TurnMarkers) -> None:
        of(city).markers = sorted([*of(city).markers, *said.things("areas")])


class Sniff(Answer[waiting.Sniff]):
    """Kuro's player looks at a box, and may tell what they like; no Trap fires (HP-279)."""

    answers = waiting.Sniff
    fields = (("box", _boxes),)
    discreet = True

    def is_void(self, city: City, _step: waiting.Sniff) -> bool:
        """True once a unique card took him off the board meanwhile (HP-282)."""
        return of(city).figure.at == AWAY

    def take(self, city: City, said: StepFields, _step: waiting.Sniff) -> None:
        if not said.has("box"):
            return
        boxes = city.boxes.lying.get(area(city, KURO), [])
        box = boxes[said.number("box") - 1]
        city.shows(KURO, "box-sniffed", of(city).owner, (box,))
        city.announce(say("told-sniffs"))
        happened(city, KURO, "kuro sniffs")

    def choose(self, choice: Choice) -> str | None:
        return choice.options[0]

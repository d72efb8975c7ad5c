"""At night all phones ask alike: a lone Machine or Legion taps, all others sleep (HP-100 to HP-106)."""

from collections.abc import Callable
from dataclasses import replace

from companion.engine.questions import Barred, Option, Pick, split_barred
from companion.engine.words import say
from companion.games.human_punishment.actions.action import Answer
from companion.games.human_punishment.bots.choice import Choice
from companion.games.human_punishment.bots.sides import friends
from companion.games.human_punishment.fields import NOTHING, Ask, Asking, most_allowed
from companion.games.human_punishment.rules.step_fields import StepFields
from companion.games.human_punishment.state.model import City, Intent
from companion.games.human_punishment.state.steps import waiting


def _others(city: City, intent: Intent) -> list[str]:
    return [seat for seat in city.seats if seat != intent.seat]


def _at_night(takes: Callable[[str], bool]) -> Asking:
    """Everybody else, on every phone alike; whom that side cannot take is barred (HP-103, HP-104)."""

    def ask(city: City, intent: Intent) -> Ask:
        others = [city.player(seat) for seat in _others(city, intent)]
        named = (
            (Option(other.seat, other.name, seat=other.seat), takes(other.aims.loyalty)) for other in others
        )
        why = say("refused-punish-asleep")
        options, barred = split_barred(one if free else Barred(one, why) for one, free in named)
        if most := most_allowed(city):
            return Ask(options, 0, most, barred=barred)
        return Ask((*options, Option(NOTHING, say("field-nobody"), plain=True)), barred=barred)

    return ask


class MachineTap(Answer[waiting.MachineTap]):
    """A lone Machine taps a Human, who is a Machine from then on (HP-103, HP-A74)."""

    answers = waiting.MachineTap
    fields = (("seat", _at_night(lambda loyalty: loyalty == "Human")),)
    discreet = True

    def take(self, city: City, said: StepFields, _step: waiting.MachineTap) -> None:
        if not said.has("seat"):
            return
        seat = said.text("seat")
        them, me = city.player(seat), city.player(said.seat)
        them.aims.loyalty = "Machine"
        me.known.machines = them.known.machines = [said.seat, seat]
        if city.ruling("tapped", "humans"):
            them.known.humans = [one for one in me.known.humans or [] if one != seat]

    def choose(self, choice: Choice) -> str | None:
        """A Human, as the night has told."""
        return choice.chance.choice(
            sorted({*choice.options} & {*(choice.one.known.humans or ())}) or [NOTHING]
        )


class LegionTap(Answer[waiting.LegionTap]):
    """Tapped players are Legion, and know one another (HP-104 to HP-106)."""

    answers = waiting.LegionTap
    fields = (("seats", _at_night(lambda loyalty: loyalty != "Legion")),)
    discreet = True

    def take(self, city: City, said: StepFields, _step: waiting.LegionTap) -> None:
        for seat in said.things("seats"):
            city.player(seat).aims.loyalty, city.player(seat).aims.infected = "Legion", True
        legion = [player.seat for player in city.players if player.aims.loyalty == "Legion"]
        for seat in legion:
            city.player(seat).known.legion = legion

    def narrowed(self, city: City, seat: str, form: Pick) -> Pick:
        others = tuple(option for option in form.options if option.id not in friends(city.player(seat)))
        return replace(form, options=others, least=min(form.most, len(others)))


class Sleep(Answer[waiting.Sleep]):
    """Everybody else taps, too, and it does nothing (HP-A70)."""

    answers = waiting.Sleep
    fields = (("seat", _at_night(lambda _: True)),)
    discreet = True

    def take(self, _city: City, _said: StepFields, _step: waiting.Sleep) -> None:
        """Nothing happens."""

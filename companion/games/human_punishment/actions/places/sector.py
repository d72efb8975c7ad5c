"""Take a chip of a Sector, and give two of the second one to a partner (HP-192 to HP-199)."""

from collections.abc import Iterator, Mapping

from companion.engine.questions import Option
from companion.engine.words import Message, say
from companion.games.human_punishment.actions.action import Action, Answer
from companion.games.human_punishment.actions.places.junkyard import lying
from companion.games.human_punishment.bots.choice import Choice, kept_chip
from companion.games.human_punishment.bots.goals import SECTOR
from companion.games.human_punishment.fields import Ask, ask_covered, ask_seat
from companion.games.human_punishment.rules.chips import bar_of, is_open, partners, seen, take_top
from companion.games.human_punishment.rules.city import change_bar
from companion.games.human_punishment.rules.points import spend_ap
from companion.games.human_punishment.rules.skill_trees import happened
from companion.games.human_punishment.rules.step_fields import StepFields
from companion.games.human_punishment.rules.turns.waiting import now
from companion.games.human_punishment.state.model import City, Intent
from companion.games.human_punishment.state.player import Player
from companion.games.human_punishment.state.steps import waiting
from companion.games.human_punishment.telling.words import chip_words

AT = "Sector "


def _partner(city: City, intent: Intent) -> Ask | None:
    found = ask_seat(lambda city, intent: partners(city, intent.seat))
    return found(city, intent) if intent.texts.get("sector") == "II" else None


def _keep(city: City, intent: Intent) -> Ask | None:
    """The chips that are looked at; after that there is no way back."""
    name = intent.texts.get("sector", "")
    chips = city.network.sectors[name][: seen(city, name)]
    pairs = ((str(n), chip_words(chip)) for n, chip in enumerate(chips, start=1))
    return ask_covered(*pairs, back="chip") if chips else None


class Sector(Action):
    """An Action Point and a free slot; no Sector may stand more than two above another."""

    rank = 10
    along = "sector"
    deed = "sector"
    by_kuro = "area"
    fields = (("to", _partner), ("keep", _keep))
    shows = ("keep",)
    why = "advice-chip"

    def offers(self, city: City, one: Player) -> Iterator[Option]:
        name = one.figure.at.removeprefix(AT)
        if city.turn.ap and one.figure.at.startswith(AT) and is_open(city, one.seat, name):
            yield self.option(name)

    def apply(self, city: City, said: StepFields) -> None:
        name, one = said.text("sector"), city.player(said.seat)
        spend_ap(city)
        if name == "II":
            _give_two(city, said)
            return
        chips = city.network.sectors[name]
        if looked := min(seen(city, name), len(chips)):
            found = [chips.pop(0) for _ in range(looked)]
            city.shows(said.seat, "chips-seen", said.seat, tuple(found))
            one.figure.chips.append(found.pop(said.number("keep") - 1))
            city.network.junkyard += found
            city.bars["guard"] = 3
        else:
            take_top(city, said.seat, name)
        change_bar(city, bar_of(name), 1)
        happened(city, said.seat, *(("sector III chip",) if name == "III" else ()))

    def sentence(self, before: City, _after: City, seat: str, texts: Mapping[str, str]) -> Message:
        return say("told-sector", name=before.named(seat), n=texts["sector"])

    def gain(self, _city: City, _one: Player, _along: str) -> float:
        return SECTOR

    def choose(self, choice: Choice) -> str | None:
        """One of the chips; of two the other falls into the Junkyard (HP-199)."""
        if choice.field != "keep":
            return None
        assert choice.city.intent is not None
        chips = choice.city.network.sectors[choice.city.intent.texts["sector"]]
        return kept_chip(choice, chips, rest_falls=len(choice.options) == 2)


def _give_two(city: City, said: StepFields) -> None:
    other, bar = said.text("to"), bar_of("II")
    chips, one = city.network.sectors["II"], city.player(said.seat)
    found = chips[:3]
    del chips[:3]
    city.shows(said.seat, "chips-seen", said.seat, tuple(found))
    one.figure.chips.append(found.pop(said.number("keep") - 1))
    if not found:
        change_bar(city, bar, 1)
        return
    city.shows(other, "chips-seen", other, tuple(found))
    city.queue_next(waiting.KeepChip(other, tuple(found), bar))


def _two_chips(city: City, _: Intent) -> Ask:
    step = now(city, waiting.KeepChip)
    chips = step.chips if step else ()
    return ask_covered(*((str(n), chip_words(chip)) for n, chip in enumerate(chips, start=1)), back="chip")


class KeepChip(Answer[waiting.KeepChip]):
    """The partner keeps one of two; the rest goes to the Junkyard (HP-196)."""

    answers = waiting.KeepChip
    fields = (("chip", _two_chips),)
    discreet = True
    why = "advice-chip"

    def take(self, city: City, said: StepFields, step: waiting.KeepChip) -> None:
        chips = list(step.chips)
        city.player(said.seat).figure.chips.append(chips.pop(said.number("chip") - 1))
        city.network.junkyard += chips
        change_bar(city, step.bar, 1)

    def sentence(self, before: City, after: City, seat: str, _texts: Mapping[str, str]) -> Message:
        return say("told-keep-chip", name=before.named(seat), n=lying(after) - lying(before))

    def choose(self, choice: Choice) -> str | None:
        return kept_chip(choice, choice.waiting(waiting.KeepChip).chips, rest_falls=True)

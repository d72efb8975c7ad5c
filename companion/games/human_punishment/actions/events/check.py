"""Cards are put into a check, face down (HP-080 to HP-082)."""

from collections.abc import Mapping
from dataclasses import replace

from companion.engine.questions import Pick
from companion.engine.words import Message
from companion.games.human_punishment.actions.action import Answer, cards_told
from companion.games.human_punishment.bots import aims
from companion.games.human_punishment.bots.cards import strongest
from companion.games.human_punishment.bots.sides import stake
from companion.games.human_punishment.fields import ask_cards, most_allowed
from companion.games.human_punishment.rules.people import put_cards
from companion.games.human_punishment.rules.step_fields import StepFields
from companion.games.human_punishment.state.model import City
from companion.games.human_punishment.state.steps import waiting

STAKE, HIGH = 0.5, 1.5
"""Stakes from which a bot puts in one card, and a second one."""


class Put(Answer[waiting.Put]):
    """Up to the limit; nobody learns whose they were."""

    answers = waiting.Put
    fields = (("cards", ask_cards(lambda _: True, 0, most_allowed)),)
    discreet = True
    why = "advice-check"

    def take(self, city: City, said: StepFields, _step: waiting.Put) -> None:
        put_cards(city, said.seat, said.things("cards"))

    def sentence(self, before: City, after: City, seat: str, _texts: Mapping[str, str]) -> Message | None:
        return cards_told(self, before, after, seat)

    def pick(self, city: City, seat: str, form: Pick) -> tuple[str, ...]:
        return _helping(city, seat, form)


class PutMore(Answer[waiting.PutMore]):
    """The active player may add up to the limit."""

    answers = waiting.PutMore
    fields = Put.fields
    discreet = True
    why = "advice-check"

    def take(self, city: City, said: StepFields, _step: waiting.PutMore) -> None:
        put_cards(city, said.seat, said.things("cards"))

    def sentence(self, before: City, after: City, seat: str, _texts: Mapping[str, str]) -> Message | None:
        return cards_told(self, before, after, seat)

    def pick(self, city: City, seat: str, form: Pick) -> tuple[str, ...]:
        return _helping(city, seat, form)


def _helping(city: City, seat: str, form: Pick) -> tuple[str, ...]:
    """Cards of the colour that one's own side needs, the more the more lies in it."""
    check = city.middle.check
    if "escape" in check or not form.options or aims.wants_nothing_in(city.player(seat)):
        return ()
    form = replace(form, most=min(form.most, aims.spare_cards(city, city.player(seat))))
    at_stake = stake(city, seat)
    if check["kind"] == "colour check":
        useful = [option for option in form.options if option.id.partition("#")[0] in check["colours"]]
        return tuple(one.id for one in useful[: form.most]) if at_stake > STAKE else ()
    sign = (1 if at_stake > 0 else -1) * (1 if check["target"] > 0 else -1)
    useful = [option for option in form.options if (option.worth or 0) * sign > 0]
    count = 0 if abs(at_stake) < STAKE else 1 if abs(at_stake) < HIGH else 2
    return strongest(useful, min(form.most, count))

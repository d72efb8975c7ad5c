"""Cards are laid for a new Leader, who names a General (HP-120, HP-217)."""

from collections.abc import Mapping

from companion.engine.questions import Option
from companion.engine.words import Message, say
from companion.games.human_punishment.actions.action import Answer, cards_told
from companion.games.human_punishment.bots import aims
from companion.games.human_punishment.bots.choice import Choice
from companion.games.human_punishment.bots.sides import friends
from companion.games.human_punishment.fields import NOTHING, Ask, ask_seat, by_number
from companion.games.human_punishment.rules.people import nameable
from companion.games.human_punishment.rules.step_fields import StepFields
from companion.games.human_punishment.state.model import City, Intent
from companion.games.human_punishment.state.printed.cards import value
from companion.games.human_punishment.state.steps import waiting
from companion.games.human_punishment.telling.words import card_words


def _lay_card(city: City, intent: Intent) -> Ask:
    cards = sorted({*city.holder(intent.seat).held.hand})
    options = tuple(Option(card, card_words(card)) for card in cards)
    if intent.do == "lay more":
        options = (*options, Option(NOTHING, say("field-no-card"), plain=True))
    return by_number(Ask(options))


def _all_seats(city: City, _: Intent) -> list[str]:
    return city.seats


def _before(city: City, intent: Intent) -> Ask | None:
    return ask_seat(_all_seats)(city, intent) if intent.texts.get("card") else None


def _who_is_general(city: City, intent: Intent) -> Ask | None:
    """Another one, or the present one, if there is one (HP-120, HP-122, HP-A44)."""
    nobody = "field-keep" if city.offices.general is not None else ""
    return ask_seat(lambda *_: nameable(city), nobody=nobody)(city, intent)


class Lay(Answer[waiting.Lay]):
    """A card face down before a seat."""

    answers = waiting.Lay
    fields = (("card", _lay_card), ("before", _before))
    discreet = True

    def is_void(self, city: City, step: waiting.Lay) -> bool:
        return not city.player(step.seat).held.hand

    def take(self, city: City, said: StepFields, _step: waiting.Lay) -> None:
        _lay(city, said)

    def sentence(self, before: City, after: City, seat: str, _texts: Mapping[str, str]) -> Message | None:
        return cards_told(self, before, after, seat)

    def choose(self, choice: Choice) -> str | None:
        """The best card, for oneself, or for a friend where one would rather hold no badge."""
        if choice.field == "card":
            return max(choice.options, key=lambda card: (0 if card == NOTHING else value(card), card))
        one = choice.one
        return choice.other(friends(one)) if aims.wants_no_badge(one) else one.seat


class LayMore(Answer[waiting.LayMore]):
    """One more card, or none."""

    answers = waiting.LayMore
    fields = (("card", _lay_card), ("before", _before))
    discreet = True

    def take(self, city: City, said: StepFields, _step: waiting.LayMore) -> None:
        if said.has("card"):
            _lay(city, said)

    def sentence(self, before: City, after: City, seat: str, _texts: Mapping[str, str]) -> Message | None:
        return cards_told(self, before, after, seat)


class NameGeneral(Answer[waiting.NameGeneral]):
    """Another General, or the present one."""

    answers = waiting.NameGeneral
    fields = (("seat", _who_is_general),)
    why = "advice-general"

    def is_void(self, city: City, _step: waiting.NameGeneral) -> bool:
        return not nameable(city)

    def take(self, city: City, said: StepFields, _step: waiting.NameGeneral) -> None:
        if not said.has("seat") and city.offices.general is not None:
            return
        city.offices.general = said.text("seat")
        city.announce(say("told-general", name=city.player(city.offices.general).name))

    def choose(self, choice: Choice) -> str | None:
        """The one who is, if there is one; Legion names friends alone, so that nobody can resign (HP-122)."""
        if choice.city.offices.general:
            return NOTHING
        known = sorted(friends(choice.one) & {*choice.options})
        if known or (choice.one.aims.loyalty == "Legion" and NOTHING in choice.options):
            return known[0] if known else NOTHING
        return choice.any_one()


def _lay(city: City, said: StepFields) -> None:
    card, before = said.text("card"), said.text("before")
    city.player(said.seat).held.hand.remove(card)
    city.middle.laid.append((card, before))

"""Characters, Loyalties and Objectives are chosen before the first turn (HP-027, HP-036, HP-037)."""

from collections.abc import Sequence

from companion.engine.questions import Option
from companion.engine.words import Words, say
from companion.games.human_punishment.actions.action import Answer
from companion.games.human_punishment.fields import Ask, ask_covered, by_number
from companion.games.human_punishment.rules.start.casting import (
    _deal,
    become,
    deck_of,
    free_characters,
    kept_by,
    typed_decks,
)
from companion.games.human_punishment.rules.step_fields import StepFields
from companion.games.human_punishment.rules.turns.waiting import now
from companion.games.human_punishment.state.model import City, Intent
from companion.games.human_punishment.state.steps import waiting
from companion.games.human_punishment.telling.words import both, card_lines


def _characters(city: City, _: Intent) -> Ask:
    some = free_characters(city)
    return Ask(tuple(Option(one, say(f"character-{one}"), say(f"character-{one}-text")) for one in some))


def _loyalties(city: City, _: Intent) -> Ask:
    """As many tiles with every hand; the other one beside a Machine keeps the Machine as well."""
    step = now(city, waiting.KeepLoyalty)
    cards = step.cards if step else ()
    return ask_covered(*((str(n), _loyalty(card, cards)) for n, card in enumerate(cards, 1)), back="loyalty")


def _loyalty(card: str, cards: Sequence[str]) -> Words:
    side = say(f"loyalty-{card.lower()}")
    return say("loyalty-not-kept", side=side) if "Machine" in cards and card != "Machine" else side


def _objectives(city: City, intent: Intent) -> Ask:
    goals = city.player(intent.seat).aims.goals
    options = (Option(goal["id"], goal["title"], both([*card_lines(goal)])) for goal in goals)
    kept = (task for task in city.tasks if isinstance(task, waiting.KeepObjective))
    n = next(one.most for one in kept if one.seat == intent.seat)
    return by_number(Ask(tuple(options), n, n))


class ChooseCharacter(Answer[waiting.ChooseCharacter]):
    """A seat takes a character, and the deck of its class."""

    answers = waiting.ChooseCharacter
    fields = (("character", _characters),)

    def take(self, city: City, said: StepFields, _step: waiting.ChooseCharacter) -> None:
        character = said.text("character")
        become(city, said.seat, character)
        city.player(said.seat).held.deck = city.shuffled(
            deck_of(character, typed_decks(city.fixed.cards.values()))
        )


class KeepLoyalty(Answer[waiting.KeepLoyalty]):
    """The other card is dealt among the rest (HP-036)."""

    answers = waiting.KeepLoyalty
    fields = (("loyalty", _loyalties),)
    discreet = True

    def take(self, city: City, said: StepFields, step: waiting.KeepLoyalty) -> None:
        one, cards = city.player(said.seat), list(step.cards)
        one.aims.loyalty = kept_by(step, int(said.text("loyalty")) - 1)
        cards.remove(one.aims.loyalty)
        city.shows(said.seat, "returned-loyalty", said.seat, tuple(cards))
        city.decks.loyalties = city.shuffled([*city.decks.loyalties, *cards])
        _deal(city)


class KeepObjective(Answer[waiting.KeepObjective]):
    """The others are in nobody’s hands (HP-037)."""

    answers = waiting.KeepObjective
    fields = (("kept", _objectives),)
    discreet = True

    def take(self, city: City, said: StepFields, _step: waiting.KeepObjective) -> None:
        one, kept = city.player(said.seat), said.things("kept")
        one.aims.goals = [goal for goal in one.aims.goals if goal["id"] in kept]

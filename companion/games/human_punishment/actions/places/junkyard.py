"""The Junkyard: drop chips, look at some for grey cards, or take some out of the game (HP-230 to HP-232)."""

from collections.abc import Iterator, Mapping

from companion.engine.questions import Option, Pick
from companion.engine.words import Message, say
from companion.games.human_punishment.actions.action import Action
from companion.games.human_punishment.bots.goals import DROP, brings, clear_worth
from companion.games.human_punishment.bots.sides import COLOUR
from companion.games.human_punishment.fields import Ask, Fields, alike, ask_cards, by_number
from companion.games.human_punishment.rules.points import spend_ap
from companion.games.human_punishment.rules.skill_trees import happened
from companion.games.human_punishment.rules.step_fields import StepFields, spend
from companion.games.human_punishment.state.model import City, Intent
from companion.games.human_punishment.state.player import Player
from companion.games.human_punishment.state.thrown import BETWEEN
from companion.games.human_punishment.telling.words import chip_words

AT = "Junkyard"


def _own_chips(city: City, intent: Intent) -> Ask:
    chips = city.player(intent.seat).known_chips
    return by_number(Ask(alike(chips, chip_words), 1, len(chips)), "chip")


def _positions(city: City, intent: Intent) -> Ask:
    there = [str(n) for n, chip in enumerate(city.network.junkyard, start=1) if chip]
    n = min(len(intent.texts.get("cards", "").split(BETWEEN)), len(there))
    return Ask(tuple(Option(one, say("field-chip-n", n=one)) for one in there), n, n)


def lying(city: City) -> int:
    """Returns the number of chips that lie there."""
    return sum(chip is not None for chip in city.network.junkyard)


def _for(colour: str) -> Fields:
    cards = ask_cards(lambda card: card == colour, 1, lambda city, _: lying(city))
    return (("cards", cards), ("chips", _positions))


class DropChips(Action):
    """An Action Point, or free by a Boost: any number of chips."""

    rank = 150
    deed = "drop"
    tasks = ("junkyard 1",)
    fields = (("chips", _own_chips),)
    shows = ("chips",)
    why = "advice-chip"

    def offers(self, city: City, one: Player) -> Iterator[Option]:
        if one.figure.at == AT and one.figure.chips and (city.turn.ap or one.has("free drop")):
            yield self.option()

    def apply(self, city: City, said: StepFields) -> None:
        spend_ap(city, 0 if city.player(said.seat).has("free drop") else 1)
        for chip in said.things("chips"):
            city.drop(said.seat, chip)
        happened(city, said.seat, "junkyard 1")

    def sentence(self, before: City, after: City, seat: str, _texts: Mapping[str, str]) -> Message:
        return say("told-drop-chips", name=before.named(seat), n=lying(after) - lying(before))

    def gain(self, city: City, one: Player, _along: str) -> float:
        return 0.0 if brings(city, one) else DROP

    def pick(self, city: City, seat: str, form: Pick) -> tuple[str, ...]:
        """The chips that the own side does not need in the Network."""
        side = city.player(seat).aims.loyalty
        keep = "" if side == "Fallen" else COLOUR.get(side, "")
        some = [option.id for option in form.options if option.id.partition("#")[0] != keep]
        return tuple(some or [form.options[0].id])


class LookInJunkyard(Action):
    """An Action Point, and a grey card for each chip."""

    rank = 160
    deed = "look"
    tasks = ("junkyard 2",)
    fields = _for("grey")
    shows = ("chips",)

    def offers(self, city: City, one: Player) -> Iterator[Option]:
        if one.figure.at == AT and city.turn.ap and lying(city) and "grey" in one.held.hand:
            yield self.option()

    def apply(self, city: City, said: StepFields) -> None:
        places = _paid(city, said)
        seen = tuple(str(city.network.junkyard[place]) for place in places)
        city.shows(said.seat, "junkyard-chips", said.seat, seen)
        happened(city, said.seat, "junkyard 2")


class RemoveFromJunkyard(Action):
    """An Action Point, and a green card for each chip, which leaves the game."""

    rank = 170
    deed = "remove"
    tasks = ("junkyard 3",)
    fields = _for("green")
    shows = ("chips",)

    def offers(self, city: City, one: Player) -> Iterator[Option]:
        if one.figure.at == AT and city.turn.ap and lying(city) and "green" in one.held.hand:
            yield self.option()

    def apply(self, city: City, said: StepFields) -> None:
        places = _paid(city, said)
        for place in places:
            city.network.junkyard[place] = None
        city.network.removed += len(places)
        happened(city, said.seat, "junkyard 3")

    def sentence(self, before: City, after: City, seat: str, _texts: Mapping[str, str]) -> Message:
        n = after.network.removed - before.network.removed
        return say("told-remove-from-junkyard", name=before.named(seat), n=n)

    def gain(self, city: City, one: Player, _along: str) -> float:
        return clear_worth(city, one)

    def pick(self, _city: City, _seat: str, form: Pick) -> tuple[str, ...]:
        """As much as allowed, the oldest chips first."""
        return tuple(option.id for option in form.options)[: form.most]


def _paid(city: City, said: StepFields) -> list[int]:
    """The places of the chips, once the cards are gone."""
    spend_ap(city)
    spend(city, said.seat, said.things("cards"))
    return [int(n) - 1 for n in said.things("chips")]

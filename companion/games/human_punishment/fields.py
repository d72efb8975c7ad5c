"""The options of a field of an action, in the forms that many fields share."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from companion.engine.questions import Barred, ChoiceLook, Choose, Form, Option, Pick
from companion.engine.words import Words, say
from companion.games.human_punishment.rules.turns.waiting import open_at_once
from companion.games.human_punishment.state.model import City, Intent
from companion.games.human_punishment.state.printed.cards import is_colourless, value
from companion.games.human_punishment.state.steps.waiting import NightStep, Put, PutMore
from companion.games.human_punishment.state.thrown import BETWEEN
from companion.games.human_punishment.telling.words import card_words
from companion.kit.choosing import look_of

NOTHING = "nothing"
"""The option that leaves a field empty."""
WITH = "="
"""Between a step and what is chosen along with it."""


@dataclass(frozen=True)
class Ask:
    """The options of a field: one of them, or from `least` to `most`.

    The `barred` ones are there so that everybody is offered the same. Without a `look` of its own it is
    drawn as what the options are.
    """

    options: tuple[Option, ...]
    least: int | None = None
    most: int = 0
    reach: int = 0
    barred: tuple[Barred, ...] = ()
    look: ChoiceLook | None = None

    @property
    def drawn(self) -> ChoiceLook | None:
        """The look on phones."""
        return self.look or look_of((*self.options, *(one.option for one in self.barred)))

    @property
    def form(self) -> Form:
        """The form of the question that asks it."""
        if self.least is None:
            return Choose(self.options, self.barred, self.drawn)
        return Pick(self.options, self.least, self.most, self.reach, self.barred, self.drawn)

    @property
    def is_open_and_alone(self) -> bool:
        """True if there is one option, and everybody sees that: it is taken by itself, and tells nothing."""
        alone = not self.picks and len(self.options) == 1 and not self.barred
        return alone and self.options[0].open is None

    @property
    def picks(self) -> bool:
        """True if several may be taken."""
        return self.least is not None


Asking = Callable[[City, Intent], Ask | None]
"""Returns the options of a field, or None if it is left out."""
Fields = tuple[tuple[str, Asking], ...]
"""The fields of an action, in the order in which they are asked."""


def _numbered(things: Sequence[str]) -> list[str]:
    """An id for each of several things of which some are alike."""
    seen: dict[str, int] = {}
    found = []
    for thing in things:
        seen[thing] = seen.get(thing, 0) + 1
        found.append(f"{thing}#{seen[thing]}")
    return found


def alike(
    things: Sequence[str], label: Callable[[str], Words], worth: Callable[[str], int] | None = None
) -> tuple[Option, ...]:
    """An option for each of several things of which some are alike, with what it counts, if that matters."""
    pairs = zip(_numbered(things), things, strict=True)
    return tuple(Option(id_, label(one), worth=worth(one) if worth else None) for id_, one in pairs)


def ask_one(*options: tuple[str, Words], look: ChoiceLook | None = None) -> Ask:
    """One of these, each with its words."""
    return Ask(tuple(Option(id_, label) for id_, label in options), look=look)


def ask_covered(*options: tuple[str, Words], back: str = "general") -> Ask:
    """One of these, each with words for the asked seat alone, on a card with that back."""
    return by_number(ask_one(*options), back)


def by_number(ask: Ask, back: str = "hand") -> Ask:
    """The same options by number, as cards with that back; their labels are read under the thumb."""
    shown = [*ask.options, *(one.option for one in ask.barred)]
    names = {one.id: str(n) for n, one in enumerate(shown, 1) if not one.plain}
    options = tuple(
        replace(option, open=names.get(option.id), back=back if option.id in names else None)
        for option in ask.options
    )
    return replace(ask, options=options, look=ChoiceLook.CARDS)


def ask_seat(find: Callable[[City, Intent], Sequence[str]], *, nobody: str = "") -> Asking:
    """One of the seats that are found, or nobody."""

    def ask(city: City, intent: Intent) -> Ask:
        options = [Option(seat, city.player(seat).name, seat=seat) for seat in find(city, intent)]
        if nobody:
            options.append(Option(NOTHING, say(nobody), plain=True))
        return Ask(tuple(options))

    return ask


def ask_yes_no(_: City, __: Intent) -> Ask:
    """Asks for yes or no."""
    return ask_one(("yes", say("yes")), ("no", say("no")))


def ask_cards(fits: Callable[[str], bool], least: int, most: Callable[[City, Intent], int]) -> Asking:
    """Asks for cards of the hand that fit, `least` of them or more, up to what `most` allows."""

    def ask(city: City, intent: Intent) -> Ask | None:
        cards = sorted(card for card in city.holder(intent.seat).held.hand if fits(card))
        top = min(most(city, intent), len(cards))
        options = alike(cards, card_words, None if fits is is_colourless else value)
        return by_number(Ask(options, min(least, top), top))

    return ask


def most_allowed(city: City, _: Intent | None = None) -> int:
    """The number that the open step allows; several at once allow the same."""
    some = open_at_once(city) or city.tasks[:1]
    return max((one.most for one in some if isinstance(one, Put | PutMore | NightStep)), default=0)


def taken(ask: Ask, options: Sequence[str]) -> str:
    """Returns the text of these options: lists joined, cards without the number that tells them apart."""
    if not ask.picks:
        return "" if options[0] == NOTHING else options[0]
    order = {option.id: n for n, option in enumerate(ask.options)}
    return BETWEEN.join(one.partition("#")[0] for one in sorted(options, key=order.__getitem__))

"""The form of an action: when it is offered, what it asks, what follows, what is told, its worth to bots."""

import re
from collections.abc import Iterator, Mapping
from typing import ClassVar, Generic, TypeVar

from companion.engine.questions import Option, Pick
from companion.engine.slug import slug
from companion.engine.words import Message, Words, say
from companion.games.human_punishment.bots import aims
from companion.games.human_punishment.bots.abilities import towards_boosts
from companion.games.human_punishment.bots.choice import Choice
from companion.games.human_punishment.bots.goals import Goal
from companion.games.human_punishment.bots.walking import spent_here
from companion.games.human_punishment.fields import WITH, Fields
from companion.games.human_punishment.rules.kuro import ByKuro
from companion.games.human_punishment.rules.step_fields import StepFields
from companion.games.human_punishment.state.model import City, Intent
from companion.games.human_punishment.state.player import Player
from companion.games.human_punishment.state.steps.step import Step

S = TypeVar("S", bound=Step)
_CAPITAL = re.compile("(?<!^)([A-Z])")


class Action:
    """An action; its texts have keys of its `do`, which are the words of its name.

    `rank` is its place among the options of a turn, 0 if it is none of them. `along` names the field that is
    chosen with it, `implied` those that the others say again, `shows` those after which there is no way
    back. `deed` is the word by which cards count and forbid it, `tasks` are those of skill trees that it may
    do. What may be done `any_time` interrupts all else; many are asked the same `together`. Bots give the
    reason `why` for its fields, and `why_first` for beginning it.
    """

    do: ClassVar[str]
    rank: ClassVar[int] = 0
    along: ClassVar[str] = ""
    fields: ClassVar[Fields] = ()
    implied: ClassVar[tuple[str, ...]] = ()
    shows: ClassVar[tuple[str, ...]] = ()
    any_time: ClassVar[bool] = False
    deed: ClassVar[str] = ""
    tasks: ClassVar[tuple[str, ...]] = ()
    by_kuro: ClassVar[ByKuro] = ""
    while_down: ClassVar[bool] = False
    discreet: ClassVar[bool] = False
    together: ClassVar[bool] = False
    told: ClassVar[bool] = False
    why: ClassVar[str] = ""
    why_first: ClassVar[str] = "advice-turn"

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        cls.do = vars(cls).get("do", _CAPITAL.sub(r" \1", cls.__name__).lower())

    def offers(self, _city: City, _one: Player) -> Iterator[Option]:
        """The options by which that figure may begin it in its turn: all there is to its legality."""
        yield from ()

    def option(self, chosen: str = "", hint: Message | None = None, **holes: Words | int) -> Option:
        """An option to begin it, with what is chosen along with it."""
        id_ = f"{self.do}{WITH}{chosen}" if chosen else self.do
        return Option(id_, say(f"do-{slug(self.do)}", **holes), hint)

    def price(self, _city: City, _intent: Intent) -> Mapping[str, Words | int]:
        """The words of its public question besides the person: the thing that is bought, and its price."""
        return {}

    def standing(self, _city: City, _seat: str) -> bool:
        """True if a seat may do it now although it is not asked."""
        return False

    def apply(self, city: City, said: StepFields) -> None:
        """Changes the city; everything is said, and was offered."""
        raise NotImplementedError

    def said(self, texts: Mapping[str, str]) -> dict[str, str]:
        """The fields as the rules take them."""
        return {name: text for name, text in texts.items() if text and name not in self.implied}

    @property
    def said_fields(self) -> tuple[str, ...]:
        """The fields that say all of it, such as a scenario names."""
        asked = (name for name, _ in self.fields if name not in self.implied)
        return tuple(dict.fromkeys((*([self.along] if self.along else []), *asked)))

    def can_go_on(self, _city: City, _intent: Intent) -> bool:
        """True if what was begun is still possible, although others have changed the city."""
        return True

    def sentence(self, before: City, _after: City, seat: str, _texts: Mapping[str, str]) -> Message | None:
        """The public sentence; None for what is told by what it leads to, or is secret."""
        return say(f"told-{slug(self.do)}", name=before.named(seat)) if self.told else None

    def worth(self, city: City, seat: str, along: str, wanted: tuple[Goal, ...]) -> float:
        """The value to a bot of beginning it: as an Action Point spent here, unless it is free."""
        one = city.player(seat)
        gain = self.gain(city, one, along) + self.aim(city, one) + towards_boosts(one, self.tasks)
        return spent_here(city, seat, gain, wanted)

    def gain(self, _city: City, _one: Player, _along: str) -> float:
        """The value to a bot of an Action Point spent on it."""
        return 0.0

    def aim(self, _city: City, one: Player) -> float:
        """The value for a bot's own Objective."""
        return aims.deed_worth(one, self.deed or self.do)

    def choose(self, _choice: Choice) -> str | None:
        """A bot's option for a field; None where one is as good as another."""
        return None

    def seize(self, _city: City, _seat: str, _options: list[str]) -> str | None:
        """A bot's option at a moment when it is not asked; None if it lets that pass."""
        return None

    def narrowed(self, _city: City, _seat: str, form: Pick) -> Pick:
        """The form as far as a bot takes it."""
        return form

    def pick(self, _city: City, _seat: str, _form: Pick) -> tuple[str, ...] | None:
        """A bot's options for a field of which it picks several; None for what is usual."""
        return None


class Answer(Action, Generic[S]):
    """An answer to a step that waits, by whose name it goes."""

    answers: ClassVar[type[Step]]

    def __init_subclass__(cls) -> None:
        do = vars(cls).get("do", cls.answers.do)
        super().__init_subclass__()
        cls.do = do

    def is_void(self, _city: City, _step: S) -> bool:
        """True if there is nothing left to answer."""
        return False

    def take(self, city: City, said: StepFields, step: S) -> None:
        """Changes the city; the step is over."""
        raise NotImplementedError


def cards_told(action: Action, before: City, after: City, seat: str) -> Message | None:
    """The sentence of cards that leave a hand: of how many; none if more could have, and none do."""
    n = len(before.holder(seat).held.hand) - len(after.holder(seat).held.hand)
    told = n or not action.do.endswith("more")
    return say(f"told-{slug(action.do)}", name=before.named(seat), n=abs(n)) if told else None

"""Questions that a game asks, each addressed to one seat or to the whole table."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import TypeAlias

from companion.engine.dice import FACES, Die, count_by_colour
from companion.engine.words import Message, Words
from companion.shared_view import options

Blank: TypeAlias = options.Blank[Words, str]
ChoiceLook: TypeAlias = options.ChoiceLook
HowMany: TypeAlias = options.HowMany
Option: TypeAlias = options.Option[Words, str]


@dataclass(frozen=True)
class Barred:
    """An option that cannot be taken now, and why. It is shown like any other, and refused when it is taken:
    so that nobody who glances at the screen can tell that there is less to choose from. It stands `at` that
    place among all that is shown; without one it comes after the options."""

    option: Option
    why: Message
    at: int | None = None


def shown_of(options: Iterable[Option], barred: Iterable[Barred]) -> tuple[Option, ...]:
    """Merges options and barred ones in their display order: plain options come last."""
    anywhere, placed = ([one for one in barred if (one.at is None) == free] for free in (True, False))
    shown = sorted((*options, *(one.option for one in anywhere)), key=lambda one: one.plain)
    for one in sorted(placed, key=lambda one: one.at or 0):
        shown.insert(one.at or 0, one.option)
    return tuple(shown)


def split_barred(shown: Iterable[Option | Barred]) -> tuple[tuple[Option, ...], tuple[Barred, ...]]:
    """Splits what is shown into options and barred ones with their positions."""
    placed = list(enumerate(shown))
    barred = tuple(replace(one, at=n) for n, one in placed if isinstance(one, Barred))
    return tuple(one for _, one in placed if not isinstance(one, Barred)), barred


@dataclass(frozen=True)
class Choose:
    """Take exactly one of the options."""

    options: tuple[Option, ...]
    barred: tuple[Barred, ...] = ()
    look: ChoiceLook | None = None

    @property
    def shown(self) -> tuple[Option, ...]:
        return shown_of(self.options, self.barred)


@dataclass(frozen=True)
class Pick:
    """Choice of `least` to `most` options; only the asked seat sees their sum.

    The sum of their `worth` is at least `reach`.
    """

    options: tuple[Option, ...]
    least: int
    most: int
    reach: int = 0
    barred: tuple[Barred, ...] = ()
    look: ChoiceLook | None = None

    @property
    def shown(self) -> tuple[Option, ...]:
        return shown_of(self.options, self.barred)


@dataclass(frozen=True)
class Wanted:
    """Number of dice of one colour, and their owner.

    Dice with other `faces` than six, or with `signs` (one for each face), are typed in.
    """

    colour: str
    count: int
    owner: Words
    faces: int = 6
    signs: tuple[Words, ...] = ()

    @property
    def pips(self) -> bool:
        """True if the camera can read these dice."""
        return self.faces == len(FACES) and not self.signs


@dataclass(frozen=True)
class RollDice:
    """Roll these dice on the table and read them; those of them that it `keeps` stay as they lie.

    Faces that are `alike` decide the same whichever of them a die shows: nobody is asked which it is. Dice
    that lie `along` are other ones, of colours of their own: another question is about them, and nothing is
    read on them here. Nor is it on those that may lie there `idle` since before.

    An `open_ended` roll is everything in view: dice of any colours, as many as there are. `wanted` then says
    whose throw it is, and how many dice can be typed in where no camera has seen any.
    """

    wanted: tuple[Wanted, ...]
    keeps: tuple[Die, ...] = ()
    alike: tuple[frozenset[int], ...] = ()
    along: tuple[Wanted, ...] = ()
    idle: tuple[Wanted, ...] = ()
    open_ended: bool = False

    @property
    def total(self) -> int:
        """Number of dice in all colours."""
        return sum(wanted.count for wanted in self.wanted)

    @property
    def pips(self) -> "RollDice":
        """The part of the roll that the camera reads."""
        return replace(self, wanted=tuple(one for one in self.wanted if one.pips))

    def of(self, colours: Iterable[str]) -> "RollDice":
        """An open-ended roll once there are dice of these colours: it asks for them and no others."""
        owner = self.wanted[0].owner
        wanted = tuple(Wanted(colour, count, owner) for colour, count in Counter(colours).items())
        return replace(self, wanted=wanted, open_ended=False)

    def faces_of(self, colour: str) -> int:
        """Number of faces of dice of that colour."""
        return next((one.faces for one in self.wanted if one.colour == colour), len(FACES))

    @property
    def thrown(self) -> tuple[str, ...]:
        """The colour of each die that is thrown."""
        left = count_by_colour(self.keeps)
        counts = ((wanted.colour, wanted.count - left[wanted.colour]) for wanted in self.wanted)
        return tuple(colour for colour, count in counts for _ in range(count))


@dataclass(frozen=True)
class FillIn:
    """Write down what nobody here knows yet, such as a card that is not in any file."""

    blanks: tuple[Blank, ...]
    done: Words


Form: TypeAlias = Choose | Pick | options.HowMany[Words, str] | RollDice | FillIn


@dataclass(frozen=True)
class Pushed:
    """Answer by pushing dice of one colour into the middle; `lie` of them are there already.

    For a Choose it selects the option whose id is their number.
    """

    colour: str
    lying: int = 0


@dataclass(frozen=True)
class Question:
    """Open question.

    `to` is a seat, or None for the table: then anybody there may answer. `prompt` is for the asked seat;
    `public` is all that others may know of it; a `discreet` one hides even its choices. `standing` questions
    may stay open: the game does not wait for them. A standing one that is `folded` is a tool, or seldom
    wanted: it is a small line until it is tapped. `card` is the card in hand that it is about. `pushed` are
    the dice on the table that may answer it. `about` is never shown: when it changes, the same words ask
    something else, and an answer on its way is stale. `together` is the shared prompt where several are
    asked the same. `die` is the colour of a die on the table that the asked seat reads for itself. Its
    `secret` part is shown only while a thumb holds it: at a glance it looks the same for every asked seat.
    The option named by `lapses` is taken automatically after a fixed time, which is independent of anything
    hidden; an `unhurried` one leaves time to talk. The answer to a `timed` one says when it came.
    """

    id: str
    to: str | None
    prompt: Words
    form: Form
    public: Words
    hint: Words | None = None
    standing: bool = False
    folded: bool = False
    discreet: bool = False
    card: str | None = None
    pushed: Pushed | None = None
    about: str | None = None
    together: Words | None = None
    die: str | None = None
    secret: Words | None = None
    lapses: str | None = None
    unhurried: bool = False
    timed: bool = False

    @property
    def shown(self) -> tuple[Option, ...]:
        """All options that are shown of it."""
        return self.form.shown if isinstance(self.form, Choose | Pick) else ()

    @property
    def look(self) -> ChoiceLook | None:
        """The look of its options: numbers with a colour are dice, other numbers a wheel."""
        if isinstance(self.form, options.HowMany):
            return ChoiceLook.DICE if self.form.colour else ChoiceLook.WHEEL
        return self.form.look if isinstance(self.form, Choose | Pick) else None

    @property
    def unheard(self) -> bool:
        """True if the question is hidden from the others: it blocks nothing, and no card shows its
        control."""
        return self.standing and self.discreet and self.card is None

"""What a game waits for: questions, each addressed to one seat or to the whole table."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import TypeAlias

from companion.engine.dice import FACES, Die, count_by_colour
from companion.engine.words import Message, Words


@dataclass(frozen=True)
class Option:
    """One thing to choose; `hint` says what it means, a `plain` one is drawn without weight.

    `worth` is what it adds to the sum that whoever picks several of them sees. `spot` is where on the board
    it would be done, `turn` by how many quarter turns what is in hand would lie there; on a plan it would be
    done at that `place`. `back` names the game's picture that stands for it. Options that follow one another
    and are `under` the same words stand side by side beneath them: one tap says both. An `open` name stands
    on the button for all eyes; the rest of it is then read under the thumb.
    """

    id: str
    label: Words
    hint: Words | None = None
    plain: bool = False
    worth: int | None = None
    spot: tuple[int, int] | None = None
    turn: int = 0
    place: str | None = None
    back: str | None = None
    under: Words | None = None
    open: Words | None = None


@dataclass(frozen=True)
class Barred:
    """An option that cannot be taken now, and why. It is shown like any other, and refused when it is taken:
    so that nobody who glances at the screen can tell that there is less to choose from. It stands `at` that
    place among all that is shown; without one it comes after the options."""

    option: Option
    why: Message
    at: int | None = None


def shown_of(options: Iterable[Option], barred: Iterable[Barred]) -> tuple[Option, ...]:
    """All that is shown, the barred ones in the place where they would be: plain ones come last."""
    anywhere, placed = ([one for one in barred if (one.at is None) == free] for free in (True, False))
    shown = sorted((*options, *(one.option for one in anywhere)), key=lambda one: one.plain)
    for one in sorted(placed, key=lambda one: one.at or 0):
        shown.insert(one.at or 0, one.option)
    return tuple(shown)


def split_barred(shown: Iterable[Option | Barred]) -> tuple[tuple[Option, ...], tuple[Barred, ...]]:
    """What of it can be taken, and what cannot, with its place among all."""
    placed = list(enumerate(shown))
    barred = tuple(replace(one, at=n) for n, one in placed if isinstance(one, Barred))
    return tuple(one for _, one in placed if isinstance(one, Option)), barred


@dataclass(frozen=True)
class Choose:
    """Take exactly one of the options."""

    options: tuple[Option, ...]
    barred: tuple[Barred, ...] = ()

    @property
    def shown(self) -> tuple[Option, ...]:
        """All that is shown."""
        return shown_of(self.options, self.barred)


@dataclass(frozen=True)
class Pick:
    """Take from `least` to `most` of the options; only whoever picks sees what they come to.

    What they are worth together is no less than what they are to `reach`.
    """

    options: tuple[Option, ...]
    least: int
    most: int
    reach: int = 0
    barred: tuple[Barred, ...] = ()

    @property
    def shown(self) -> tuple[Option, ...]:
        """All that is shown."""
        return shown_of(self.options, self.barred)


@dataclass(frozen=True)
class HowMany:
    """Name a number from `least` to `most`; `unit` says of what (dice of a colour, if `colour` is given)."""

    least: int
    most: int
    unit: Words
    colour: str | None = None


@dataclass(frozen=True)
class Wanted:
    """So many dice of one colour, and whose they are.

    Dice with other `faces` than six, or with `signs` on them, one for each face, are typed in.
    """

    colour: str
    count: int
    owner: Words
    faces: int = 6
    signs: tuple[Words, ...] = ()

    @property
    def pips(self) -> bool:
        """Whether these are dice that the camera reads."""
        return self.faces == len(FACES) and not self.signs


@dataclass(frozen=True)
class RollDice:
    """Roll these dice on the table and read them; those of them that it `keeps` stay as they lie.

    Faces that are `alike` decide the same whichever of them a die shows: nobody is asked which it is. Dice
    that lie `along` are other ones, of colours of their own: another question is about them, and nothing is
    read on them here. Nor is it on those that may lie there `idle` since before.

    An `open_ended` roll is whatever is in view: dice of any colours, as many as there are. `wanted` then says
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
        """How many dice are rolled in all."""
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
        """How many faces the dice of that colour have."""
        return next((one.faces for one in self.wanted if one.colour == colour), len(FACES))

    @property
    def thrown(self) -> tuple[str, ...]:
        """The colour of each die that is thrown."""
        left = count_by_colour(self.keeps)
        counts = ((wanted.colour, wanted.count - left[wanted.colour]) for wanted in self.wanted)
        return tuple(colour for colour, count in counts for _ in range(count))


@dataclass(frozen=True)
class Blank:
    """One line to fill in: one of the `choices`, or any text; `suggestions` complete what is typed."""

    id: str
    label: Words
    choices: tuple[Option, ...] = ()
    suggestions: tuple[str, ...] = ()


@dataclass(frozen=True)
class FillIn:
    """Write down what nobody here knows yet, such as a card that is not in any file."""

    blanks: tuple[Blank, ...]
    done: Words


Form: TypeAlias = Choose | Pick | HowMany | RollDice | FillIn


@dataclass(frozen=True)
class Pushed:
    """Dice of one colour that somebody pushes into the middle say how many; so many `lie` there already.

    Of a Choose they mean the option whose id is their number.
    """

    colour: str
    lying: int = 0


@dataclass(frozen=True)
class Question:
    """Something open, until it is answered.

    `to` is a seat, or None for the table: then anybody there may answer. `prompt` is for whoever is asked;
    `public` is all that the others may know of it, and of a `discreet` one not even what can be chosen.
    `standing` questions may stay open: nobody waits for them. `card` is the one in hand that it is about.
    `pushed` are the dice on the table that may tell the answer. `about` is nobody's to see: where it changes,
    the same words ask something else, and an answer that is on its way does not count. `together` is what is
    said once where several are asked the same. `die` is the colour of one die on the table that whoever
    answers reads: they see it from near. What is `secret` of it is read under the thumb alone: at a glance it
    is the same for everybody who is asked. The option that `lapses` names is taken by itself once the stage
    has had its time, which is the same whatever anybody holds.
    """

    id: str
    to: str | None
    prompt: Words
    form: Form
    public: Words
    hint: Words | None = None
    standing: bool = False
    discreet: bool = False
    card: str | None = None
    pushed: Pushed | None = None
    about: str | None = None
    together: Words | None = None
    die: str | None = None
    secret: Words | None = None
    lapses: str | None = None

    @property
    def shown(self) -> tuple[Option, ...]:
        """All options that are shown of it."""
        return self.form.shown if isinstance(self.form, Choose | Pick) else ()

    @property
    def unheard(self) -> bool:
        """Whether nobody else hears that it is asked: nobody waits for it, and no card has its control."""
        return self.standing and self.discreet and self.card is None

"""A moment that takes the whole big screen: what happened, step by step, and then its verdict."""

from dataclasses import dataclass

from companion.shared_view.localisable import Colour_co, Drawing, Localisable, Picture, Text_co
from companion.shared_view.parts import CardView, Track


@dataclass(frozen=True)
class StagedDie(Localisable[Text_co, Colour_co]):
    """A die that was thrown for this; one that does not count is drawn fainter."""

    colour: Colour_co
    value: int
    counts: bool = True


@dataclass(frozen=True)
class StagedStep(Localisable[Text_co, Colour_co]):
    """One step: its sentence, and what is seen of it.

    `dice` are thrown, a `card` is turned, a `picture` is shown. `adds` is this step's share of the sum. A
    `track` is one after the step, `was` its value before. `colour` is that of its seat; `rules` are the
    numbers behind it.
    """

    text: Text_co
    dice: tuple[StagedDie[Text_co, Colour_co], ...] = ()
    card: CardView[Text_co, Colour_co] | None = None
    picture: Picture | None = None
    adds: int | None = None
    track: Track[Text_co, Colour_co] | None = None
    was: int | None = None
    colour: Colour_co | None = None
    rules: tuple[str, ...] = ()


@dataclass(frozen=True)
class Staged(Localisable[Text_co, Colour_co]):
    """Look of a moment on the big screen: its steps, one after another, and last what was `told`.

    `kicker` is a heading, `needed` the sum that the steps are to reach, `picture` one of the game's own,
    behind it all. A `drawing` is an SVG of the game's making that has the screen instead: an element with
    `data-from="n"` comes with the nth step, one with `data-until="n"` goes with it, counted from 0; the
    verdict has the number after the last step. `colour` is that of the seat it is about, whose light `fades`
    at a loss; `epitaph` is a line to remember.

    What comes in a drawing may move: `data-moves` says from where (`up`, `left`, `right`, `down`) or `sinks`;
    an `animateTransform` with `begin="indefinite"` begins then.

    Shares `of_each` are of several people, and are not added up.

    `beside` is such a drawing that stands beside the steps; `#plan-drawn` in it is the ground of the game's
    plan, `#look-ID` the look of a piece. `tells_at` is the step with which the sentence is told, if it does
    not come last.
    """

    told: Text_co
    picture: Picture | None = None
    epitaph: Text_co | None = None
    colour: Colour_co | None = None
    fades: bool = False
    kicker: Text_co | None = None
    needed: int | None = None
    steps: tuple[StagedStep[Text_co, Colour_co], ...] = ()
    drawing: Drawing = ""
    beside: Drawing = ""
    tells_at: int | None = None
    of_each: bool = False

    @property
    def sums(self) -> tuple[int, ...]:
        """The sum after each step."""
        shares = [step.adds or 0 for step in self.steps]
        return tuple([sum(shares[: place + 1]) for place in range(len(shares))])

    @property
    def told_with(self) -> int:
        """The step with which it is told; the number of steps if it comes after all."""
        return len(self.steps) if self.tells_at is None else self.tells_at

    @property
    def adds_up(self) -> bool:
        """True if its steps are a reckoning."""
        return not self.of_each and any(step.adds is not None for step in self.steps)

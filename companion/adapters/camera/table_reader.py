"""Reads frames for this table's dice: the seats' colours and the common ones."""

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cached_property
from threading import Lock

from companion.adapters.camera.dice_memory import DiceMemory
from companion.adapters.camera.tiles.tile_input import mapped_at
from companion.engine.questions import RollDice
from companion.table.moment import Moment
from companion.table.settings.settings import DICE
from companion.table.table import Table
from vision.calibration.owners import Owners
from vision.known_dice import with_counts, without_idle_hand
from vision.mat.survey import MatSurvey
from vision.networks.bodies import NAMES
from vision.pictures.light import lacking
from vision.problems import with_problems
from vision.problems.hindsight import Hindsight
from vision.reader import Reader
from vision.reading import Frame, ReadingProblem, ReadingTrouble, TableReading

UNSEEN = frozenset({ReadingProblem.TOO_DARK, ReadingProblem.GLARE, ReadingProblem.BLURRED})
"""In such a picture there is nothing to be remembered of the table."""


class TableReader:
    """A reader that knows which body colours may lie on the table now, and the mat once it was in view."""

    def __init__(
        self, table: Table, owners: Callable[[], Owners] = Owners, memory: DiceMemory | None = None
    ) -> None:
        """`owners` tells what the table's own dice look like, as far as that was taught; `memory` is shared
        by all readers of the table (None: its own)."""
        self._table = table
        self._owners = owners
        self._survey = MatSurvey()
        self._hindsight = Hindsight()
        self._lone = Lock()
        self._memory = memory or DiceMemory(table)

    @cached_property
    def _reader(self) -> Reader:
        return Reader()

    def read(self, frame: Frame) -> TableReading:
        """The reading of one still frame, with everything that is amiss in it."""
        if mapped_at(self._table.moment) is not None:
            return _without_dice(frame)
        colours = colours_of(self._table)
        owners = self._owners()
        with_pips = owners.with_pips | self._memory.pips
        reader = self._reader.among(colours, with_pips)
        reading = self._survey.read(frame, reader.read)
        counts = counts_of(self._table.moment)
        reading = with_counts(owners.told(frame, reading, colours), counts)
        reading = self._memory.told.settled(frame, reading, colours, counts)
        reading = with_problems(frame, reading, with_pips)
        self._memory.saw(reading)
        return without_idle_hand(self._with_what_came(frame, reading), counts)

    def _with_what_came(self, frame: Frame, reading: TableReading) -> TableReading:
        """The reading with a hand or sleeve that reaches in since the table was last free."""
        if any(trouble.problem in UNSEEN and trouble.box is None for trouble in reading.troubles):
            return reading
        reaching = self._hindsight.reaching(frame, reading.dice)
        if reaching is None or any(trouble.problem is ReadingProblem.HAND for trouble in reading.troubles):
            return reading
        return replace(reading, troubles=(*reading.troubles, ReadingTrouble(ReadingProblem.HAND, reaching)))

    def read_alone(self, frame: Frame) -> TableReading:
        """The reading of a frame by itself, of an earlier roll or from a phone; nothing else seen counts."""
        with self._lone:
            self._survey, self._hindsight = MatSurvey(), Hindsight()
            return self.read(frame)

    def forget_mat(self) -> None:
        """The mat may have been put away."""
        self._survey.forget()


def _without_dice(frame: Frame) -> TableReading:
    """Of a map of tiles: whether there is too little light, or too much. The reader of dice rests."""
    found = lacking(frame)
    amiss = (ReadingTrouble(one) for one in (ReadingProblem.TOO_DARK, ReadingProblem.GLARE) if one is found)
    return TableReading((), tuple(amiss), 0.0)


def colours_of(table: Table) -> frozenset[str]:
    """Body colours of the table's dice: the seats', the common ones, and those of other kinds in open
    questions.

    Before a game any set may be rolled, by a player who joins; an open-ended roll has dice of any colour.
    """
    if any(roll.open_ended for roll in _rolls(table.moment)):
        return frozenset(NAMES)
    seats = (seat.colour for seat in table.moment.seating.seats)
    return frozenset(
        {
            *(DICE if table.moment.play is None else seats),
            *table.game.meta.shared_colours,
            *colours_apart(table.moment),
        }
    )


def counts_of(moment: Moment) -> Counter[str]:
    """Number of dice of each colour that an open roll asks for; empty if any dice may be rolled."""
    rolls = [roll for roll in _rolls(moment) if not roll.open_ended]
    return Counter({one.colour: one.count for roll in rolls for one in roll.pips.wanted})


def colours_apart(moment: Moment) -> Counter[str]:
    """Of how many dice each colour is that lie there with an open roll, or that an open question is about."""
    others = Counter({one.colour: one.count for roll in _rolls(moment) for one in (*roll.along, *roll.idle)})
    return others | Counter(dice_asked_about(moment))


def asked_apart(moment: Moment) -> frozenset[str]:
    """Those of these colours that people are asked about, now or next: the camera cannot read those dice."""
    along = (one.colour for roll in _rolls(moment) for one in roll.along)
    return frozenset({*dice_asked_about(moment), *along})


def _rolls(moment: Moment) -> Iterator[RollDice]:
    for asked in moment.play.open.values() if moment.play else ():
        if isinstance(asked.question.form, RollDice):
            yield asked.question.form


def dice_asked_about(moment: Moment) -> Iterator[str]:
    """The colour of each single die that an open question is about."""
    for asked in moment.play.open.values() if moment.play else ():
        if asked.question.die:
            yield asked.question.die

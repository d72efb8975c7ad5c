"""Taps become Answers; what was answered is taken back or corrected."""

from collections.abc import Iterable

from companion.adapters.http.base_handler import Threshold
from companion.adapters.http.context import TableParts
from companion.adapters.seats.decoy_prompts import DECOY, Pretence
from companion.engine.answers import Answer, Chosen, Counted, Filled, Origin, Picked, Rolled, Value
from companion.engine.dice import Die
from companion.engine.refusal import refuse
from companion.table.commands.playing import (
    GiveConsent,
    GoWithout,
    KeepReading,
    PreviewCorrection,
    RedoAnswer,
    SettleCorrection,
    SubmitAnswer,
    UndoAnswer,
)
from companion.table.settings.settings import STAGE_S
from companion.table.state import Actor
from web.protocol import Mend, PageViewer, Tap


class PlayRequests(Threshold):
    """Requests of those who play."""

    def __init__(self, premises: TableParts) -> None:
        super().__init__(premises)
        self._pretence = Pretence(self._table, lambda: self._wizard is None or self._wizard.decoys)

    @property
    def stage_s(self) -> int:
        """Seconds that the stage takes before what goes on by itself does."""
        return STAGE_S if self._wizard is None else self._wizard.stage_s

    def answer(self, tap: Tap, who: PageViewer) -> None:
        """Answers a question, or taps a decoy away. Raises Sorry with the reason; then nothing changed."""
        if tap.question == DECOY and who.seat is not None:
            self._pretence.tap_away(who.seat, tap.version)
            self._presence.wake()
            return
        with self._sorry(who):
            value = _value(tap)
            origin = _origin(value, who)
            answer = Answer(tap.question, tap.version, tap.command, who.seat, origin, value)
            receipt = self._table.execute(SubmitAnswer(answer), Actor(game=who.game))
        if isinstance(value, Rolled) and self._hardware.eye is not None and not receipt.repeated:
            self._hardware.eye.on_typed(receipt)

    def undo(self, mend: Mend, who: PageViewer) -> None:
        """Takes the latest answer back, or asks everybody for their consent. Raises Sorry."""
        with self._sorry(who):
            self._table.execute(UndoAnswer(mend.entry, mend.command), _actor(who))

    def redo(self, mend: Mend, who: PageViewer) -> None:
        """Does again what was taken back last. Raises Sorry."""
        with self._sorry(who):
            self._table.execute(RedoAnswer(mend.entry, mend.command), _actor(who))

    def leave_out(self, mend: Mend, who: PageViewer) -> None:
        """Goes on without an entry that cannot be read. Raises Sorry, also where it must be said twice."""
        with self._sorry(who):
            self._check_in_charge(who)
            self._table.execute(GoWithout(mend.entry, mend.command), _actor(who))

    def consent(self, entry: int, agrees: bool, who: PageViewer) -> None:
        """Agrees that something is taken back (at a kiosk, in charge: for all), or not. Raises Sorry."""
        with self._sorry(who):
            if agrees and who.seat is None:
                self._check_in_charge(who)
            self._table.execute(GiveConsent(entry, agree=agrees), Actor(who.seat, game=who.game))

    def misread(self, mend: Mend, who: PageViewer) -> None:
        """Shows what these dice of an earlier roll would change. Raises Sorry."""
        with self._sorry(who):
            self._check_host_at_kiosk(who)
            self._table.execute(
                PreviewCorrection(mend.entry, mend.command, mend.dice, mend.option), _actor(who)
            )

    def correct(self, mend: Mend, who: PageViewer) -> None:
        """Corrects an earlier roll as it was just shown. Raises Sorry."""
        with self._sorry(who):
            self._check_host_at_kiosk(who)
            self._table.execute(
                SettleCorrection(mend.entry, mend.command, mend.dice, mend.option, sure=True), _actor(who)
            )

    def keep(self, who: PageViewer) -> None:
        """Leaves the dice of an earlier roll as they were read. Raises Sorry."""
        with self._sorry(who):
            self._table.execute(KeepReading())


def _origin(value: Value, who: PageViewer) -> Origin:
    return Origin.TYPED if isinstance(value, Rolled) else _by_hand(who)


def _by_hand(who: PageViewer) -> Origin:
    return Origin.PHONE if who.seat and not who.at_screen else Origin.KIOSK


def _actor(who: PageViewer) -> Actor:
    return Actor(who.seat, _by_hand(who), who.game)


def _value(tap: Tap) -> Value:
    if tap.option is not None:
        return Chosen(tap.option)
    if tap.picks is not None:
        return Picked(tap.picks)
    if tap.number is not None:
        return Counted(tap.number)
    if tap.texts is not None:
        return Filled(tap.texts)
    return Rolled(_dice(tap.dice))


def _dice(typed: Iterable[tuple[str, int]]) -> tuple[Die, ...]:
    try:
        return tuple(Die(colour, value) for colour, value in typed)
    except ValueError as fault:
        raise refuse("refused-face") from fault

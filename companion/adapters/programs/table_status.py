"""Public status of a table: stage, game, since when. Contains no names."""

from companion.adapters.language.speech import Speech
from companion.cafe.spectator_view import on_turn
from companion.cafe.table_state import TableStage, TableSummary
from companion.engine.view import View
from companion.engine.words import say
from companion.table.journal.journal import now
from companion.table.moment import Moment
from companion.table.table import Table


class TableStatus:
    """Tracks the status of one table, and since when it holds; for one thread."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._since: tuple[TableStage, int | None, str] | None = None

    def state(self, moment: Moment, view: View | None, speech: Speech) -> TableSummary:
        """The status at that moment; `view` is the spectator's view of the game, None without one."""
        game, stage = self._table.game_of(moment), _stage(moment, view)
        return TableSummary(
            stage,
            game.meta.name,
            speech(say("game-title")),
            self._begun(stage, moment),
            len(moment.seating.places),
            tuple(on_turn(view)) if view is not None else (),
        )

    def _begun(self, stage: TableStage, moment: Moment) -> str:
        if self._since is None or self._since[:2] != (stage, moment.game):
            at = self._table.record.begun_at if stage is TableStage.PLAYING else None
            self._since = stage, moment.game, at or now()
        return self._since[2]


def _stage(moment: Moment, view: View | None) -> TableStage:
    if view is not None:
        return TableStage.OVER if view.over else TableStage.PLAYING
    return TableStage.WAITING if moment.seating.places else TableStage.FREE

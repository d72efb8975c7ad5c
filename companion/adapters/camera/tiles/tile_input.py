"""Turns placed tiles into Answers, as if a thumb had tapped them."""

import logging
from collections.abc import Callable
from dataclasses import replace
from random import Random
from threading import Event
from uuid import uuid4

from companion.adapters.camera.roll_photos import RollPhotos
from companion.adapters.camera.tiles.map_tracker import (
    Finds,
    MapObservation,
    MapTracker,
    after,
    as_tiles,
    find_map,
)
from companion.adapters.camera.tiles.pretend_table import PretendTable
from companion.adapters.camera.tiles.tile_messages import amiss
from companion.adapters.camera.tiles.tile_sight import TileSight
from companion.engine.answers import Answer, Chosen, Origin
from companion.engine.refusal import Refused, refuse
from companion.engine.tile_map import Mapped, Move
from companion.engine.words import say
from companion.table.commands.playing import SubmitAnswer
from companion.table.moment import Moment
from companion.table.state import Actor
from companion.table.table import Table
from vision.pictures.photograph import as_jpeg
from vision.reading import Frame, TableReading

log = logging.getLogger(__name__)

BEAT_S = 0.5


class TileInput:
    """Receives events from the camera's thread and the table; compares pictures in a thread of its own, since
    that is slow.

    On a `pretend` table each tapped move is placed. `evidence` keeps the latest picture.
    """

    def __init__(
        self,
        table: Table,
        changed: Callable[[], object],
        pretend: PretendTable | None = None,
        finds: Finds = find_map,
        evidence: RollPhotos | None = None,
    ) -> None:
        self._table, self._changed, self._pretend, self._finds = table, changed, pretend, finds
        self._evidence = evidence
        self._wake = Event()
        self._frame: Frame | None = None
        self._sight = TileSight()
        self._game: int | None = None
        self._following: MapTracker | None = None
        self._looked: Frame | None = None
        self._stamp = -1
        self._laid: object = None
        self._moving, self._waits = True, False
        """True until the tiles are at rest, and while a pretend hand is due."""
        self._seen_at = -1
        """The moment to which the last move that was seen has led."""

    @property
    def sight(self) -> TileSight:
        """The latest sight, from any thread."""
        return self._sight

    def on_rest(self, frame: Frame, _reading: TableReading) -> None:
        """The picture came to rest."""
        self._moving = False
        if not self._waits:
            self._frame = frame
            self._wake.set()

    def on_motion(self) -> None:
        self._frame, self._moving, self._waits = None, True, False

    def on_trouble(self, _reason: str) -> None:
        """The camera is gone; tiles are tapped until it is back."""
        self._frame = None
        self._show(TileSight())

    def on_return(self) -> None:
        """The camera is there again; its next picture tells."""

    def on_moment(self, _moment: Moment) -> None:
        self._wake.set()

    def run(self, stop: Event) -> None:
        """Looks whenever there is something new, until `stop` is set."""
        while not stop.is_set():
            if self._wake.wait(BEAT_S):
                self._wake.clear()
                try:
                    self.look()
                except Exception:
                    log.exception("a picture of the map was left out")

    def look(self) -> None:
        """Looks at the latest picture as the table stands."""
        moment = self._table.moment
        mapped = mapped_at(moment)
        if mapped is None:
            self._put_away()
            return
        if moment.stamp != self._seen_at:
            self._show(replace(self._sight, seen=None))
        following = self._followed(moment, mapped)
        moves = _for_people(mapped, moment)
        self._lay(following, mapped)
        frame = self._frame
        if frame is None or (frame is self._looked and moment.stamp == self._stamp):
            return
        self._looked, self._stamp = frame, moment.stamp
        saw = following.look(frame, mapped, moves)
        self._tell(saw, mapped, moves)
        if saw.move is not None:
            self._answer(saw.move, moment, frame)
            self._seen_at = self._table.moment.stamp

    def lay_by_chance(self, chance: Random) -> None:
        """Makes one of the allowed moves on the pretend table, by chance. Raises Refused."""
        moment, pretend, following = self._table.moment, self._pretend, self._following
        mapped = mapped_at(moment)
        moves = _for_people(mapped, moment) if mapped else ()
        if pretend is None or following is None or mapped is None or not moves:
            raise refuse("refused-throw")
        pretend.show(following.faces, after(as_tiles(mapped.tiles), chance.choice(moves)))

    def _followed(self, moment: Moment, mapped: Mapped) -> MapTracker:
        if self._following is None or self._game != moment.game:
            self._game, self._following = moment.game, MapTracker(mapped.fronts, mapped.back, self._finds)
            self._looked, self._laid = None, None
        return self._following

    def _put_away(self) -> None:
        if self._following is None:
            return
        self._following = self._game = None
        if self._pretend is not None:
            self._pretend.put_away()
        self._show(TileSight())

    def _lay(self, following: MapTracker, mapped: Mapped) -> None:
        if self._pretend is not None and self._laid != mapped.tiles:
            self._laid = mapped.tiles
            if self._pretend.show(following.faces, as_tiles(mapped.tiles)):
                # What was seen before is another table; the hand comes, unless it is there already.
                self._frame, self._waits = None, not self._moving

    def _tell(self, saw: MapObservation, mapped: Mapped, moves: tuple[Move, ...]) -> None:
        seen = say("tiles-seen", what=saw.move.label) if saw.move else self._sight.seen
        told = amiss(saw, mapped, may_lay=bool(moves))
        ready = bool(moves) and (saw.problem is None or bool(saw.places))
        self._show(TileSight(None if told else seen, told, saw.doubt, ready))

    def _answer(self, move: Move, moment: Moment, frame: Frame) -> None:
        asked = moment.play.open.get(move.question) if moment.play else None
        if asked is None:
            return
        seat, value = asked.question.to, Chosen(move.option)
        answer = Answer(move.question, asked.version, uuid4().hex, seat, Origin.CAMERA, value)
        try:
            receipt = self._table.execute(SubmitAnswer(answer), Actor(game=moment.game))
        except Refused as refused:
            log.info("what the camera saw came too late: %s", refused)
            return
        if self._evidence is not None:
            name = f"{self._table.id}-{receipt.game}-{receipt.number}"
            self._evidence.keep_picture(name, as_jpeg(frame))

    def _show(self, sight: TileSight) -> None:
        if sight != self._sight:
            self._sight = sight
            self._changed()


def mapped_at(moment: Moment) -> Mapped | None:
    """The map of tiles of that moment, if there is one."""
    return moment.play.game.mat.mapped(moment.play.state) if moment.play else None


def _for_people(mapped: Mapped, moment: Moment) -> tuple[Move, ...]:
    """The moves that people may make now. A bot's move is placed for it after its answer."""
    asked = moment.play.open if moment.play else {}
    bots = moment.seating.bots
    return tuple(
        move
        for move in mapped.moves
        if move.question in asked and asked[move.question].question.to not in bots
    )

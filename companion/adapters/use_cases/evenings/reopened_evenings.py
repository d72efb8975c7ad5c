"""Evenings that were taken home, opened again for looking; nothing of the running table changes."""

import json
from dataclasses import replace

from companion.adapters.camera.camera_status import CameraStatus
from companion.adapters.pages.table_notices import NoticeSources
from companion.adapters.pages.viewer_page import Painter
from companion.adapters.use_cases.forms import Need, command
from companion.adapters.use_cases.handlers import handles
from companion.adapters.use_cases.table_access import TableAccess
from companion.engine.refusal import Refused, refuse
from companion.engine.words import say
from companion.table.commands.command import Command, EveningFile
from companion.table.commands.game import SettleGame
from companion.table.moment import Moment
from companion.table.past.evening_replay import EveningReplay
from web.page import Page
from web.ports.protocol import PageViewer
from web.ports.queries import ReadReplay, Replay


@command("/replay", Need.HERE)
class ReopenEvening(Command[str]):
    """Opens the file of an evening for looking; returns the key to it."""

    evening: EveningFile


@command("/replay/this", Need.HERE, Need.HOST)
class ReopenThis(Command[str]):
    """Opens the game that is over at this table, whose end stands from then on; returns the key to it."""


@handles(ReopenEvening)
def _reopen(at: TableAccess, sent: ReopenEvening, _: PageViewer) -> str:
    return at.open_evenings.add(at.table.evenings.reopen(sent.evening))


@handles(ReopenThis)
def _reopen_this(at: TableAccess, _: ReopenThis, __: PageViewer) -> str:
    at.table.execute(SettleGame())
    data = json.dumps(at.table.record.written()).encode()
    return at.open_evenings.add(at.table.evenings.reopen(data))


@handles(ReadReplay)
def _reopened(at: TableAccess, asked: ReadReplay, who: PageViewer) -> Replay:
    with at.open_evenings.looked_at(asked.key) as replay:
        try:
            return _replay(at, replay, replace(asked, step=min(asked.step, replay.evening.length - 1)), who)
        except Refused:
            raise
        except Exception as fault:  # whatever an evening may hold
            raise refuse("refused-export") from fault


def _replay(at: TableAccess, replay: EveningReplay, asked: ReadReplay, who: PageViewer) -> Replay:
    step = asked.step
    moment = replay.at(step)
    before = replay.at(step - 1).play if step else None
    assert moment.play is not None
    speech = at.speech(who, moment.play.game.meta.package)
    names = tuple((seat.id, seat.name) for seat in moment.seating.seats)
    seen = asked.seen if asked.seen in dict(names) else ""
    lines = moment.play.log[len(before.log) if before else 0 :]
    people = ", ".join(name for _, name in names)
    return Replay(
        asked.key,
        _painted(at, moment, seen, who),
        speech(say("evening-of", day=speech.day(replay.evening.begun_at), names=people)),
        step,
        replay.evening.length - 1,
        speech.all(lines),
        names,
        seen,
    )


def _painted(at: TableAccess, moment: Moment, seen: str, who: PageViewer) -> Page:
    assert moment.play is not None
    game = moment.play.game
    here = frozenset(seat.id for seat in moment.seating.seats)
    painter = Painter(at.table, game, at.speech(who, game.meta.package))
    return painter.page(moment, seen or None, NoticeSources(address="", here=here, sight=CameraStatus()))

"""Messages that each phone was sent: noted while a game is played, shown to all there once it is over."""

from secrets import token_urlsafe

from companion.adapters.use_cases.forms import Need, command
from companion.adapters.use_cases.handlers import handles
from companion.adapters.use_cases.table_access import TableAccess
from companion.engine.refusal import refuse
from companion.engine.words import say
from companion.table.commands.command import Command
from companion.table.commands.game import SettleGame
from companion.table.moment import Moment
from companion.table.seating.constant_time import same
from web.ports.protocol import PageViewer
from web.ports.queries import ReadSent
from web.shown.sent import Sending, SentPage

AT_ONCE = 50
"""The most of them on one page."""


@command("/sent", Need.HERE, Need.HOST)
class OpenSent(Command[str]):
    """Opens what was sent in the game that is over, whose end stands from then on; returns the key."""


def note_sent(at: TableAccess, what: str, text: str, who: PageViewer) -> None:
    """Something leaves for the phone of a seat; kept as long as the game goes on."""
    moment, log = at.table.moment, at.parts.sent
    if log is not None and who.seat is not None and moment.play is not None and not _is_over(moment):
        log.note(at.game_of(moment), who.seat, what, text)


@handles(OpenSent)
def _open_sent(at: TableAccess, _: OpenSent, __: PageViewer) -> str:
    _check_over(at)
    at.table.execute(SettleGame())
    game = at.game_of(at.table.moment)
    if at.sent_key[0] != game:
        at.sent_key = game, token_urlsafe(12)
    return at.sent_key[1]


@handles(ReadSent)
def _sent(at: TableAccess, asked: ReadSent, who: PageViewer) -> SentPage:
    """Some of what that seat (or else the first) was sent."""
    _check_over(at)
    moment, log = at.table.moment, at.parts.sent
    game = at.game_of(moment)
    if at.sent_key[0] != game or not same(at.sent_key[1], asked.key):
        raise refuse("refused-sent-key")
    seats = tuple((one.id, one.name) for one in moment.seating.seats)
    seat = asked.seat if asked.seat in dict(seats) else seats[0][0]
    total, shown = log.of(game, seat, asked.first, AT_ONCE) if log else (0, ())
    return SentPage(
        asked.key,
        at.speech(who)(say("game-title")),
        seats,
        seat,
        asked.first,
        total,
        tuple(Sending(int(one.at), one.what, one.text) for one in shown),
        log is not None and log.full,
    )


def _check_over(at: TableAccess) -> None:
    if not _is_over(at.table.moment):
        raise refuse("refused-sent")


def _is_over(moment: Moment) -> bool:
    play = moment.play
    return play is not None and play.public_view.over

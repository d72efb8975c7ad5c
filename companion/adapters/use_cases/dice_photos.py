"""Photographs of an open roll that phones send."""

from companion.adapters.camera.phone_photos import SentPhoto
from companion.adapters.camera.roll_source import RollMeant
from companion.adapters.use_cases.forms import CommandForm, Need, command
from companion.adapters.use_cases.handlers import handles
from companion.adapters.use_cases.table_access import TableAccess
from companion.engine.refusal import refuse
from companion.table.commands.command import Command, CommandId, Key, Number, Photograph
from web.ports.protocol import PageViewer


@command(CommandForm("/photographed"), Need.HERE)
class PhotographDice(Command[None]):
    """Sends a photograph of the dice that are asked for."""

    question: Key
    version: Number
    command: CommandId
    picture: Photograph


@handles(PhotographDice)
def _photographed(at: TableAccess, sent: PhotographDice, who: PageViewer) -> None:
    """Read off the table's threads; this phone alone waits for it."""
    moment, photos = at.table.moment, at.hardware.photos
    asked = moment.play.open.get(sent.question) if moment.play else None
    if photos is None or asked is None:
        raise refuse("refused-photo-late")
    if asked.question.to not in {None, who.seat} and not at.is_host(who):
        raise refuse("refused-seat")
    game = moment.game if who.game is None else who.game
    meant = RollMeant(game, sent.question, sent.version)
    photos.take(SentPhoto(sent.picture, meant, who.seat, sent.command))

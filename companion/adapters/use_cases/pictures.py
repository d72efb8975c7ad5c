"""Pictures of games and of the way in, and what programs are told."""

from collections.abc import Mapping
from typing import Any

from companion.adapters.game_catalogue.game_pictures import picture
from companion.adapters.use_cases.handlers import handles
from companion.adapters.use_cases.table_access import TableAccess
from companion.kit.composer.face import face
from companion.kit.composer.scene import compose
from companion.kit.composer.words import UnknownWordError
from web.ports.protocol import PageViewer
from web.ports.queries import ReadDrawn, ReadFace, ReadGamePicture, ReadJoiningCode, ReadPublicView


@handles(ReadGamePicture)
def _game_picture(at: TableAccess, wanted: ReadGamePicture, _: PageViewer) -> bytes | None:
    package = at.packages.get(wanted.game)
    return picture(package, wanted.name) if package else None


@handles(ReadFace)
def _face(_: TableAccess, wanted: ReadFace, __: PageViewer) -> bytes | None:
    try:
        return face(wanted.words, wanted.paint).encode()
    except UnknownWordError:
        return None


@handles(ReadDrawn)
def _drawn(_: TableAccess, wanted: ReadDrawn, __: PageViewer) -> bytes | None:
    try:
        return compose(wanted.palette, wanted.line).encode()
    except (KeyError, ValueError):
        return None


@handles(ReadJoiningCode)
def _joining_code(at: TableAccess, wanted: ReadJoiningCode, _: PageViewer) -> str | None:
    return at.join_info.wifi_picture() if wanted.wifi else at.join_info.picture(at.table.moment.seating.code)


@handles(ReadPublicView)
def _public_view(at: TableAccess, _: ReadPublicView, who: PageViewer) -> Mapping[str, Any]:
    return at.public.told(who.language)

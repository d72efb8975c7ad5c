"""Assets of pages: photographs, QR codes, and the health check."""

import re
from typing import TypeVar

from flask import Blueprint, Response, jsonify, request

from web.connections.own_screen import is_own_screen
from web.looks import style_of
from web.minify import FOR_EVER, compressed
from web.ports.protocol import Door, PageViewer
from web.ports.queries import (
    Query,
    ReadCardPicture,
    ReadDrawn,
    ReadFace,
    ReadGamePicture,
    ReadJoiningCode,
    ReadPhotograph,
)
from web.ports.schema import Astray
from web.site import language, site
from web.visit import Role, door_of, seats_here, visit

T = TypeVar("T")
assets = Blueprint("assets", __name__)
A_NAME = re.compile(r"[A-Za-z0-9_-][A-Za-z0-9._-]{0,99}")
SOME_WORDS = re.compile(r"[a-z]{2,20}(-[a-z]{2,20}){0,11}")
A_LINE = re.compile(r"[a-z]{2,20}([-_][a-z]{2,20}){0,59}")
A_PAINT = re.compile(r"[0-9a-f]{6}")
A_CARD = re.compile(r"[a-z0-9-][a-z0-9.-]{0,199}")


@assets.get("/t/<table>/photograph/<name>.jpg")
def photograph(table: str, name: str) -> Response:
    """The photograph of a roll."""
    picture = _read(table, ReadPhotograph(name)) if A_NAME.fullmatch(name) else None
    return _photograph(table, picture)


@assets.get("/t/<table>/photograph/<name>/bare.jpg")
def bare_photograph(table: str, name: str) -> Response:
    """The photograph of a roll with nothing drawn on it."""
    picture = _read(table, ReadPhotograph(name, bare=True)) if A_NAME.fullmatch(name) else None
    return _photograph(table, picture)


@assets.get("/t/<table>/card/<name>.jpg")
def card_picture(table: str, name: str) -> Response:
    """The photograph of a printed card."""
    picture = _read(table, ReadCardPicture(name)) if A_CARD.fullmatch(name) else None
    return _photograph(table, picture)


@assets.get("/t/<table>/qr.svg")
def joining_picture(table: str) -> Response:
    """QR code of the joining address. Raises Astray for viewers who may not see the code."""
    return Response(_read_code(table, ReadJoiningCode()), mimetype="image/svg+xml")


@assets.get("/t/<table>/game/<game>/<name>.svg")
def game_picture(table: str, game: str, name: str) -> Response:
    """A picture that a game has drawn: its box, the back of a card, a mood."""
    picture = _read(table, ReadGamePicture(game, name))
    if picture is None:
        raise Astray(404, "no-page", table)
    return _picture(picture, "max-age=3600")


@assets.get("/t/<table>/face/<paint>/<words>.svg")
def face(table: str, paint: str, words: str) -> Response:
    """A face in a coat of that paint, by the words of its parts. Raises Astray for words that no face has."""
    wanted = A_PAINT.fullmatch(paint) and SOME_WORDS.fullmatch(words)
    drawn = _read(table, ReadFace(words.replace("-", " "), f"#{paint}")) if wanted else None
    if drawn is None:
        raise Astray(404, "no-page", table)
    return _picture(drawn, FOR_EVER)


@assets.get("/t/<table>/drawn/<palette>/<line>.svg")
def drawn(table: str, palette: str, line: str) -> Response:
    """The picture of a card, by its words. Raises Astray for words that no picture has."""
    words = line.replace("_", ", ").replace("-", " ")
    picture = _read(table, ReadDrawn(palette, words)) if A_LINE.fullmatch(line) else None
    if picture is None:
        raise Astray(404, "no-page", table)
    return _picture(picture, FOR_EVER)


@assets.get("/t/<table>/wifi.svg")
def wifi_picture(table: str) -> Response:
    """QR code of the Wi-Fi with its password. Raises Astray for viewers who may not see the table's code."""
    picture = _read_code(table, ReadJoiningCode(wifi=True))
    if picture is None:
        raise Astray(404, "no-page", table)
    return Response(picture, mimetype="image/svg+xml")


def _read(table: str, query: Query[T]) -> T:
    return door_of(table).read(query, PageViewer(None, language()))


def _read_code(table: str, query: ReadJoiningCode) -> str | None:
    """A code for joining. Raises Astray for viewers who may not see it."""
    return _door_that_invites(table).read(query, PageViewer(None, language()))


def _picture(drawn: bytes, kept: str) -> Response:
    """A picture that its address alone decides: nobody's secret is in it."""
    return compressed(Response(drawn, mimetype="image/svg+xml", headers={"Cache-Control": kept}))


def _photograph(table: str, picture: bytes | None) -> Response:
    if picture is None:
        raise Astray(404, "no-photograph", table)
    return Response(picture, mimetype="image/jpeg", headers={"Cache-Control": "private, max-age=600"})


def _door_that_invites(table: str) -> Door:
    door = door_of(table)
    if visit(table, Role.KIOSK).who.looks_on and not seats_here(table, door):
        raise Astray(403, "looks-on", table)
    return door


@assets.get("/looks.css")
def looks() -> Response:
    """The colours and typefaces of all games that can be played here."""
    style = style_of(site().house.looks().items())
    return compressed(Response(style, mimetype="text/css", headers={"Cache-Control": "max-age=3600"}))


@assets.get("/health")
def health() -> Response:
    """Health check: number of open streams, build of the pages, and whether
    the table's own screen shows one."""
    return jsonify(
        ok=True,
        streams=len(site().streams),
        tables=len(site().house.tables()),
        build=site().drawing.build,
        painted=site().paint.fresh,
    )


@assets.get("/painted")
def painted() -> Response:
    """The own screen's page says that it was painted; nobody else is listened to."""
    if is_own_screen(request):
        site().paint.note()
    return Response(status=204)

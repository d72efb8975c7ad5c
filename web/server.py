"""Puts the pages together and serves them: Flask on waitress, in this process."""

import errno
import logging
import socket
from collections.abc import Callable
from threading import Thread
from typing import Any

from flask import Flask, Response, jsonify, make_response, request
from waitress import wasyncore
from waitress.server import create_server
from werkzeug.exceptions import HTTPException
from werkzeug.wrappers import Response as AnyResponse

from companion.any_system import HAS_POLL, allow_files, drop_dead_peers, own_port
from web.connections.connection_limits import ROOM, Admission, Guests
from web.connections.join_receipts import Joined
from web.connections.own_screen import ScreenPaint
from web.connections.polling import PollingPages
from web.connections.probes import answer_probes
from web.connections.rate_limit import RateLimit
from web.connections.request_priority import Turns
from web.connections.streams import Streams
from web.drawing import Drawing
from web.form_origin import PROOF, proof
from web.guard import MEGABYTE, REFUSED_FROM, guard
from web.minify import LeanFlask
from web.ports.protocol import TableRegistry
from web.ports.schema import Astray
from web.routes.actions import actions
from web.routes.api import api
from web.routes.assets import assets
from web.routes.box import box
from web.routes.card_editor import card_editor
from web.routes.claims import claiming
from web.routes.command_routes import route
from web.routes.maintenance import keeping
from web.routes.pages import pages
from web.routes.printing import printing
from web.routes.replay import replay
from web.routes.rolls import rolls
from web.routes.rulebook import rulebook
from web.routes.sent import note, sent
from web.routes.setting_up import setting_up
from web.routes.shared_screen import shared_screen
from web.routes.shelf import shelf
from web.site import HERE, NAME, Site, language, say, site, wants_json
from web.streaming.folds import folds
from web.streaming.news import news
from web.streaming.stream import stream
from web.words import Catalogue

log = logging.getLogger(__name__)

THREADS = 48
FOR_REQUESTS = 8
DEAD_PEER_MILLISECONDS = 20_000
IDLE_SECONDS = 30
"""Seconds of silence after which a connection is closed; an open stream is not idle."""
HEADER_LIMIT = 32 * 1024
UNREAD_LIMIT = 1_000_000
"""Bytes buffered for a slow reader of a stream; then the stream waits."""
FILES, FILES_OF_OURS, LEAST_ROOM = 512, 40, 6
"""Files open at once: those wanted, those of a table without guests, and the fewest for a kind of guest."""
NO_FILES = (errno.EMFILE, errno.ENFILE)
YEAR = 365 * 24 * 3600
STALE = frozenset({"stale-form", "no-cookies"})
"""Texts for a form without its proof: the reply brings one, and the page's script sends the form again."""
KNOWN = {404: "no-page", 405: "no-page", 413: "too-large"}


def create_app(house: TableRegistry, threads: int = THREADS) -> Flask:
    """The pages of a house. `threads`: how many the server has; each open stream needs one."""
    app = guarded_app(house, threads)
    answer_probes(app)
    for blueprint in (
        *(pages, actions, claiming, rolls, shared_screen, keeping, setting_up),
        *(stream, news, folds, assets, card_editor, rulebook, replay, sent, shelf, api, printing, box),
    ):
        app.register_blueprint(blueprint)
    route(app, house.commands())
    app.after_request(note)
    return app


def guarded_app(house: TableRegistry, threads: int) -> Flask:
    """An app without a page: its words, its templates, and what all requests must keep to."""
    app = LeanFlask(__name__, static_folder=str(HERE / "static"), static_url_path="/static")
    app.config["SEND_FILE_MAX_AGE_DEFAULT"] = YEAR
    catalogue = Catalogue([HERE / "texts"])
    own = house.identity()
    drawing = Drawing(HERE / "templates", HERE / "static", catalogue, f"{PROOF}-{own}" if own else PROOF)
    streams = Streams(max(2, threads - FOR_REQUESTS))
    app.extensions[NAME] = Site(
        *(house, catalogue, drawing, streams, Joined(), RateLimit(), ScreenPaint(), Guests()),
        commands={command.name: command for command in house.commands()},
    )
    guard(app)
    app.register_error_handler(Astray, _astray)
    app.register_error_handler(HTTPException, _http)
    app.register_error_handler(OSError, _os_error)
    app.register_error_handler(MemoryError, _no_memory)
    return app


class Server:
    """The pages on a socket of their own, at `port`.

    `start()` serves in a thread, `close()` ends it and the streams. At `side_door`, another port, this
    machine alone finds out whether they answer. Of the `proxy`, an address, it believes for whom it asks.
    """

    def __init__(self, app: Flask, host: str, port: int, threads: int, proxy: str = "") -> None:
        self._proxy = proxy
        self._streams: Streams = app.extensions[NAME].streams
        self._polling: PollingPages = app.extensions[NAME].polling
        self._admission = Admission(app.extensions[NAME].guests, _room())
        self.answered = 0
        """Number of requests answered."""
        self._map: dict[int, Any] = {}
        self._sockets = [_listen(host, port), _side_door()]
        self.port, self.side_door = (int(one.getsockname()[1]) for one in self._sockets)
        self._turns = Turns(self._admission.plays, threads)
        self._waitress, _ = (self._serving(app, one) for one in self._sockets)
        self._waitress.channel_class = self._admission.channel
        self._closing = False
        self._thread = Thread(target=self._run, name="pages", daemon=True)

    def _serving(self, app: Flask, listening: socket.socket) -> Any:
        return create_server(
            self._counted(app),
            map=self._map,
            sockets=[listening],
            _dispatcher=self._turns,
            max_request_body_size=REFUSED_FROM,
            ident=None,
            connection_limit=1000,  # more than are admitted
            channel_timeout=IDLE_SECONDS,
            channel_request_lookahead=1,  # reads on, and so notices that whoever had a stream has gone
            max_request_header_size=HEADER_LIMIT,
            outbuf_high_watermark=UNREAD_LIMIT,
            trusted_proxy=self._proxy or None,
            trusted_proxy_headers={"x-forwarded-for", "x-forwarded-proto"} if self._proxy else set(),
            clear_untrusted_proxy_headers=False,  # they say that a request is not the own screen's
            log_socket_errors=False,  # a phone that went out of reach is no fault
        )

    def _counted(self, app: Flask) -> Callable[..., Any]:
        def served(environ: dict[str, Any], start: Any) -> Any:
            answer = app(environ, start)
            self.answered += 1
            return answer

        return served

    def start(self) -> None:
        self._thread.start()

    def close(self) -> None:
        """Ends every stream and stops serving; safe to call twice."""
        if self._closing:
            return
        self._closing = True
        self._streams.end()
        self._polling.end()
        if self._thread.is_alive():
            self._waitress.pull_trigger()
            self._thread.join()
        self._tidy()

    def _run(self) -> None:
        while not self._closing:
            wasyncore.loop(timeout=1.0, use_poll=HAS_POLL, map=self._map, count=1)

    def _tidy(self) -> None:
        self._turns.shutdown(timeout=2)
        wasyncore.close_all(self._map, ignore_all=True)
        for one in self._sockets:
            one.close()


def serve(house: TableRegistry, host: str, port: int, threads: int = THREADS, *, proxy: str = "") -> Server:
    """A server of this house, listening but not started; port 0 takes a free one. Raises OSError.

    `proxy` is the address of the one proxy whose word counts for whom it asks.
    """
    return Server(create_app(house, threads), host, port, threads, proxy)


def _room() -> int:
    """Connections of each kind for which the system lets this process open files."""
    files = allow_files(FILES)
    if files >= FILES:
        return ROOM
    log.warning(
        "only %d files may be open at once, so fewer phones find room: allow %d "
        "(`ulimit -n`, or LimitNOFILE= in a service)",
        files,
        FILES,
    )
    return max(LEAST_ROOM, (files - FILES_OF_OURS) // 3)


def _side_door() -> socket.socket:
    """Where only this machine asks whether the pages answer: no crowd stands before it."""
    listening = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
    listening.bind(("127.0.0.1", 0))
    return listening


def _listen(host: str, port: int) -> socket.socket:
    family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][0]
    listening = socket.socket(family, socket.SOCK_STREAM)
    own_port(listening)
    # Accepted sockets inherit it; without it a phone that vanished holds its thread for a quarter of an hour.
    drop_dead_peers(listening, DEAD_PEER_MILLISECONDS)
    try:
        listening.bind((host, port))
    except OSError:
        listening.close()
        raise
    return listening


def _astray(astray: Astray) -> AnyResponse:
    return _friendly(astray.status, astray.key, astray.table)


def _http(error: HTTPException) -> AnyResponse | HTTPException:
    status = error.code or 500
    if status < 400:
        return error
    limit = (request.max_content_length or 0) // MEGABYTE
    if status == 413 and limit:
        return _friendly(status, "file-too-large", None, most=limit)
    return _friendly(status, KNOWN.get(status, "trouble"), None)


def _os_error(fault: OSError) -> AnyResponse:
    """The reply where the system lets us open no more files; a line in the log, not a traceback for each."""
    if fault.errno not in NO_FILES:
        raise fault
    log.error("no more files may be opened: %s", fault.strerror)
    return _friendly(503, "trouble", None)


def _no_memory(_: MemoryError) -> AnyResponse:
    """The reply where the system gives no more memory; a line in the log, not a traceback for each."""
    log.error("no memory is left: end other programs, or allow this one more")
    return _friendly(503, "trouble", None)


def _friendly(status: int, key: str, table: str | None, **values: int) -> AnyResponse:
    if wants_json():
        told = f"{say(key, **values)} {say(key + '-todo')}"
        response: Response = jsonify(sorry=told, stale=key in STALE)
    else:
        response = make_response(
            site().drawing.plain("astray.html", language(), proof(), key=key, values=values, table=table)
        )
    response.status_code = status
    return response


logging.getLogger("waitress.queue").setLevel(logging.ERROR)

"""Who may ask for what: one row for every route of the pages, one column for every kind of visitor."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType

NOTHING: Mapping[str, str] = MappingProxyType({})
ROLES = ("nobody", "kiosk", "joining", "seat", "neighbour", "stranger", "guest")
"""Without any proof; the kiosk; with the code; with a seat; with another's seat; with a made-up proof; with
the kiosk's page, opened by a guest on a device of their own."""


@dataclass(frozen=True)
class Row:
    """What a route answers to each of the roles in the middle of a game, by HTTP status.

    `fields` are a form that says something, and changes nothing while a game is played.
    """

    statuses: tuple[int, ...]
    fields: Mapping[str, str] = field(default_factory=lambda: NOTHING)
    path: str = ""

    def status(self, role: str) -> int:
        return self.statuses[ROLES.index(role)]


ALL = (200,) * len(ROLES)
SEEN = (404,) * len(ROLES)
PROVEN = (403, 200, 200, 200, 403, 403, 403)
"""An action at the table: whoever stands at the kiosk may do it, and a seat that is proven."""
AT_SCREEN = (403, 200, 403, 403, 403, 403, 403)
"""What the table's own screen alone is answered, whoever else asks from elsewhere."""
HOST, HOST_TOLD = (403,) * len(ROLES), (200,) * len(ROLES)
"""The workshop, read and asked by script: this table has no bench, and without a PIN nobody may from afar."""
AT_SCREEN_LED = (403, 303, 403, 403, 403, 403, 403)
ASKED_ABOUT_PAPER = (403, 200, 403, 200, 403, 403, 409)
AS_HOST = (403, 200, 200, 403, 403, 403, 403)
"""What is the host's, asked by script: who may act here at all is told why it cannot be."""
ENTRY = MappingProxyType({"entry": "999999", "command": "crawl", "slots": "1", "die-0": "red:1"})

A_CARD = "/t/home/workshop/whole.yaml/scenes/a-card"

MATRIX: Mapping[str, Row] = MappingProxyType(
    {
        "GET /": Row((303,) * 7),
        "GET /health": Row(ALL),
        "GET /painted": Row((204,) * 7),
        "GET /static/<path:filename>": Row(ALL, path="/static/page.js"),
        "POST /j": Row((404, 404, 303, 404, 404, 404, 404)),
        "GET /j/<code>": Row((404, 404, 303, 404, 404, 404, 404)),
        "GET /t/<table>/kiosk": Row(ALL),
        "GET /t/<table>/doctor": Row((409, 200, 409, 409, 409, 409, 409)),
        "GET /t/<table>/join": Row((200, 200, 200, 303, 303, 200, 200)),
        "GET /t/<table>/seat": Row((303, 303, 303, 200, 403, 403, 303)),
        "GET /t/<table>/stream": Row(ALL),
        "GET /t/<table>/news": Row(ALL),
        "GET /t/<table>/qr.svg": Row((403, 200, 200, 200, 200, 403, 403)),
        "GET /t/<table>/wifi.svg": Row((403, 404, 404, 404, 404, 403, 403)),
        "GET /t/<table>/game/<game>/<name>.svg": Row((404,) * 7, path="/t/home/game/no-game/box.svg"),
        "GET /t/<table>/photograph/<name>.jpg": Row(SEEN, path="/t/home/photograph/home-1-1.jpg"),
        "GET /t/<table>/photograph/<name>/bare.jpg": Row(SEEN, path="/t/home/photograph/home-1-1/bare.jpg"),
        "POST /t/<table>/join": Row((403, 403, 200, 403, 403, 403, 403), {"name": "Zed", "colour": "white"}),
        "POST /t/<table>/leave": Row((403, 400, 400, 200, 403, 403, 403)),
        "POST /t/<table>/free": Row(PROVEN, {"free": "seat-1"}),
        "POST /t/<table>/game": Row(PROVEN, {"game": "hope_inhumanity"}),
        "POST /t/<table>/rule": Row(PROVEN, {"rule": "hope-debt", "choice": "yes"}),
        "POST /t/<table>/file": Row(PROVEN, {"file": "whole.yaml", "taken": "no"}),
        "POST /t/<table>/phoneless": Row(PROVEN, {"name": "Zed", "colour": "white"}),
        "GET /t/<table>/claim": Row((303, 303, 200, 303, 303, 303, 303)),
        "POST /t/<table>/claim": Row((403, 403, 200, 403, 403, 403, 403), {"claim": "seat-9"}),
        "POST /t/<table>/claim/code": Row((403,) * 7),
        "POST /t/<table>/claim/answer": Row(PROVEN, {"claim": "seat-1", "agree": "no"}),
        "GET /t/<table>/rolls": Row((403, 200, 200, 200, 403, 403, 200)),
        "GET /t/<table>/rolls/<int:entry>": Row(
            (403, 404, 404, 404, 403, 403, 404), path="/t/home/rolls/999999"
        ),
        "POST /t/<table>/rolls/<int:entry>/again": Row(PROVEN, path="/t/home/rolls/999999/again"),
        "POST /t/<table>/step-out": Row(PROVEN, {"who": "seat-9"}),
        "POST /t/<table>/go-home": Row(PROVEN, {"who": "seat-9", "sure": "yes"}),
        "POST /t/<table>/back": Row(PROVEN, {"who": "seat-9"}),
        "POST /t/<table>/joining": Row(PROVEN, {"open": "yes"}),
        "GET /t/<table>/curtain": Row(AT_SCREEN_LED, {"seat": "seat-1"}),
        "POST /t/<table>/curtain": Row(AT_SCREEN, {"seat": "seat-1"}),
        "POST /t/<table>/curtain/close": Row(AT_SCREEN),
        "GET /t/<table>/private": Row(AT_SCREEN_LED),
        "POST /t/<table>/language": Row(PROVEN, {"language": "en"}),
        "POST /t/<table>/bot": Row(PROVEN, {"colour": "black"}),
        "POST /t/<table>/begin": Row(PROVEN),
        "POST /t/<table>/again": Row(PROVEN, {"sure": "yes"}),
        "POST /t/<table>/end": Row(PROVEN),
        "GET /t/<table>/evening": Row((303,) * 7),
        "GET /t/<table>/evening.pdf": Row((403, 303, 303, 303, 403, 403, 303)),
        "GET /t/<table>/setup": Row((403,) * 7),
        "POST /t/<table>/setup": Row((403,) * 7, {"do": "go", "choice": "pin"}),
        "GET /t/<table>/setup/view.jpg": Row((403,) * 7),
        "POST /t/<table>/unlock": Row((403, 200, 200, 200, 403, 403, 200), {"pin": "0000"}),
        "POST /t/<table>/lock": Row(PROVEN, {"do": "set", "pin": "12"}),
        "POST /t/<table>/same": Row(PROVEN),
        "POST /t/<table>/journal": Row(PROVEN),
        "POST /t/<table>/bundle": Row(PROVEN),
        "POST /t/<table>/normal": Row(PROVEN),
        "POST /t/<table>/off": Row(PROVEN, {"sure": "yes"}),
        "POST /t/<table>/backup": Row(PROVEN),
        "POST /t/<table>/forget": Row(PROVEN, {"sure": "yes"}),
        "POST /t/<table>/forget-dice": Row(PROVEN, {"sure": "yes"}),
        "POST /t/<table>/answer": Row(
            PROVEN, {"question": "declare", "version": "999999", "command": "crawl", "option": "act"}
        ),
        "POST /t/<table>/undo": Row(PROVEN, ENTRY),
        "POST /t/<table>/redo": Row(PROVEN, ENTRY),
        "POST /t/<table>/leave-out": Row(PROVEN, ENTRY),
        "POST /t/<table>/consent": Row(PROVEN, ENTRY),
        "POST /t/<table>/misread": Row(PROVEN, ENTRY),
        "POST /t/<table>/correct": Row(PROVEN, ENTRY),
        "POST /t/<table>/light": Row(PROVEN, {"segment": "0"}),
        "POST /t/<table>/teach": Row(PROVEN, {"do": "begin"}),
        "POST /t/<table>/throw": Row(PROVEN),
        "POST /t/<table>/put": Row(PROVEN, {"tokens": "arrow.seat-1.1"}),
        "POST /t/<table>/call": Row(PROVEN, {"call": "yes"}),
        "GET /t/<table>/rules": Row(ALL),
        "GET /t/<table>/replay": Row(ALL),
        "GET /t/<table>/replay/<key>": Row((409,) * 7, path="/t/home/replay/no-key"),
        "POST /t/<table>/replay": Row(PROVEN),
        "POST /t/<table>/replay/this": Row(PROVEN),
        "POST /t/<table>/sent": Row(PROVEN),
        "GET /t/<table>/sent/<key>": Row((403,) * 7, path="/t/home/sent/no-key"),
        "GET /t/<table>/print": Row(ASKED_ABOUT_PAPER),
        "GET /t/<table>/print/<what>.pdf": Row(
            ASKED_ABOUT_PAPER, {"paper": "A4"}, "/t/home/print/tokens.pdf"
        ),
        "GET /t/<table>/box": Row(AT_SCREEN),
        "POST /t/<table>/box/setting": Row(AS_HOST, {"setting": "strip.leds", "value": "many"}),
        "POST /t/<table>/box/restart": Row(AS_HOST, {"sure": "yes"}),
        "POST /t/<table>/box/restore": Row(AS_HOST),
        "POST /t/<table>/box/restore/yes": Row(AS_HOST, {"sure": "yes"}),
        "POST /t/<table>/box/version": Row(AS_HOST),
        "POST /t/<table>/box/version/stick": Row(AS_HOST),
        "POST /t/<table>/box/version/yes": Row(AS_HOST, {"sure": "yes"}),
        "POST /t/<table>/box/unlock": Row(HOST_TOLD, {"pin": "0000"}),
        "POST /t/<table>/box/code": Row(HOST_TOLD),
        "GET /api/v1": Row(ALL),
        "GET /api/v1/schema": Row(ALL),
        "GET /api/v1/tables/<table>": Row(ALL),
        "GET /t/<table>/card/<name>.jpg": Row(SEEN, path="/t/home/card/whole.a-card.jpg"),
        "GET /t/<table>/workshop": Row(HOST),
        "POST /t/<table>/workshop": Row(HOST_TOLD, {"do": "bring"}),
        "POST /t/<table>/workshop/unlock": Row(HOST_TOLD, {"pin": "0000"}),
        "GET /t/<table>/workshop/<deck>": Row(HOST, path="/t/home/workshop/whole.yaml"),
        "POST /t/<table>/workshop/<deck>": Row(HOST_TOLD, {"do": "delete"}, "/t/home/workshop/whole.yaml"),
        "GET /t/<table>/workshop/<deck>/export": Row(HOST, path="/t/home/workshop/whole.yaml/export"),
        "GET /t/<table>/workshop/<deck>/<section>/<card>": Row(HOST, path=A_CARD),
        "POST /t/<table>/workshop/<deck>/<section>/<card>": Row(HOST_TOLD, {"do": "keep"}, A_CARD),
        "POST /t/<table>/workshop/<deck>/<section>/<card>/photograph": Row(
            HOST_TOLD, path=f"{A_CARD}/photograph"
        ),
        "POST /t/<table>/press": Row(PROVEN, {"button": "no-such"}),
    }
)

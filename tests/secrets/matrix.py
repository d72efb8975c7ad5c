"""Who may ask for what: one row for every route of the pages, one column for every kind of visitor."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType

from companion.adapters.use_cases.catalogue import PAGE_COMMANDS
from web.ports.commands import PageCommand
from web.visit import Role

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
PROVEN = (403, 200, 403, 200, 403, 403, 403)
"""An action at the table: whoever stands at the kiosk may do it, and a seat that is proven."""
AT_SCREEN = (403, 200, 403, 403, 403, 403, 403)
"""What the table's own screen alone is answered, whoever else asks from elsewhere."""
HOST, HOST_TOLD = (403,) * len(ROLES), (200,) * len(ROLES)
"""The card editor, read and asked by script: this table has none, and without a PIN nobody may from afar."""
AT_SCREEN_LED = (403, 303, 403, 403, 403, 403, 403)
HERE = (403, 200, 403, 200, 403, 403, 403)
"""What is the host's to read where no PIN guards it: at the kiosk, and from a seat that is proven."""
GOES_ON = (403,) * len(ROLES)
"""An evening of a game that may go on, whose hands nobody may see."""
ASKED_ABOUT_PAPER = (403, 200, 403, 200, 403, 403, 409)
AS_HOST = (403, 200, 200, 403, 403, 403, 403)
"""What is the host's, asked by script: who may act here at all is told why it cannot be."""
ENTRY = MappingProxyType({"entry": "999999", "command": "crawl", "slots": "1", "die-0": "red:1"})

A_CARD = "/t/home/card-editor/whole.yaml/scenes/a-card"

STATUSES: Mapping[str, tuple[int, ...]] = MappingProxyType(
    {
        "/join": (403, 403, 200, 403, 403, 403, 403),
        "/leave": (403, 403, 403, 200, 403, 403, 403),
        "/claim": (403, 403, 200, 403, 403, 403, 403),
        "/claim/code": (403,) * 7,
        "/language": (403, 200, 200, 200, 403, 403, 403),
        "/curtain": AT_SCREEN,
        "/curtain/close": AT_SCREEN,
        "/setup": (403,) * 7,
        "/unlock": (403, 200, 403, 200, 403, 403, 200),
        "/box/unlock": HOST_TOLD,
        "/box/code": HOST_TOLD,
    }
)
"""Commands that are answered in another way than others, by the addresses of their forms."""
FORMS: Mapping[str, Mapping[str, str]] = MappingProxyType(
    {
        "/join": {"name": "Zed", "colour": "white"},
        "/free": {"free": "seat-1"},
        "/game": {"game": "hope_inhumanity"},
        "/rule": {"rule": "hope-debt", "choice": "yes"},
        "/file": {"file": "whole.yaml", "taken": "no"},
        "/phoneless": {"name": "Zed", "colour": "white"},
        "/claim": {"claim": "seat-9"},
        "/claim/answer": {"claim": "seat-1", "agree": "no"},
        "/step-out": {"who": "seat-9"},
        "/go-home": {"who": "seat-9", "sure": "yes"},
        "/back": {"who": "seat-9"},
        "/joining": {"open": "yes"},
        "/curtain": {"seat": "seat-1"},
        "/language": {"language": "en"},
        "/bot": {"colour": "black"},
        "/again": {"sure": "yes"},
        "/setup": {"do": "go", "choice": "pin"},
        "/unlock": {"pin": "0000"},
        "/lock": {"do": "set", "pin": "12"},
        "/off": {"sure": "yes"},
        "/forget": {"sure": "yes"},
        "/forget-dice": {"sure": "yes"},
        "/answer": {"question": "declare", "version": "999999", "command": "crawl", "option": "act"},
        "/table-roll": {"question": "declare", "version": "999999", "command": "crawl"},
        "/take-up": {"shelved": "1"},
        "/forget-game": {"shelved": "1", "sure": "yes"},
        "/shelf/replay": {"shelved": "1"},
        "/shown": {"epoch": "1-1", "serial": "0", "more": "0"},
        "/undo": ENTRY,
        "/redo": ENTRY,
        "/leave-out": ENTRY,
        "/consent": ENTRY,
        "/misread": ENTRY,
        "/correct": ENTRY,
        "/light": {"segment": "0"},
        "/teach": {"do": "begin"},
        "/put": {"tokens": "arrow.seat-1.1"},
        "/call": {"call": "yes"},
        "/box/settings": {"text-strip.leds": "many"},
        "/box/restart": {"sure": "yes"},
        "/box/restore/yes": {"sure": "yes"},
        "/box/version/yes": {"sure": "yes"},
        "/box/unlock": {"pin": "0000"},
        "/press": {"button": "no-such"},
        "/photographed": {"question": "no-such", "version": "1", "command": "crawl"},
    }
)
"""Fields that say something, and change nothing while a game is played."""


def _row(form: PageCommand) -> Row:
    """The row of a command: a proven seat and the kiosk may send it; below the box every kiosk may."""
    usual = AS_HOST if form.page == Role.KIOSK and not form.watcher else PROVEN
    address = f"/t/home{form.address.replace('<int:entry>', '999999')}"
    return Row(STATUSES.get(form.address, usual), FORMS.get(form.address, NOTHING), address)


MATRIX: Mapping[str, Row] = MappingProxyType(
    {
        "GET /": Row((303,) * 7),
        "GET /health": Row(ALL),
        "GET /painted": Row((204,) * 7),
        "GET /looks.css": Row(ALL),
        "GET /static/<path:filename>": Row(ALL, path="/static/page.js"),
        "POST /j": Row((404, 404, 303, 404, 404, 404, 404)),
        "GET /j/<code>": Row((404, 404, 303, 404, 404, 404, 404)),
        "GET /t/<table>/kiosk": Row(ALL),
        "GET /t/<table>/doctor": Row((409, 200, 409, 409, 409, 409, 409)),
        "GET /t/<table>/join": Row((200, 200, 200, 303, 303, 200, 200)),
        "GET /t/<table>/seat": Row((303, 303, 303, 200, 403, 403, 303)),
        "GET /t/<table>/stream": Row(ALL),
        "GET /t/<table>/news": Row(ALL),
        "GET /t/<table>/fold": Row((403, 200, 200, 200, 403, 403, 200), {"fold": "host"}),
        "GET /t/<table>/qr.svg": Row((403, 200, 200, 200, 200, 403, 403)),
        "GET /t/<table>/wifi.svg": Row((403, 404, 404, 404, 404, 403, 403)),
        "GET /t/<table>/game/<game>/<name>.svg": Row((404,) * 7, path="/t/home/game/no-game/box.svg"),
        "GET /t/<table>/face/<paint>/<words>.svg": Row((404,) * 7, path="/t/home/face/c62828/no-face.svg"),
        "GET /t/<table>/drawn/<palette>/<line>.svg": Row((404,) * 7, path="/t/home/drawn/ember/no-word.svg"),
        "GET /t/<table>/photograph/<name>.jpg": Row(SEEN, path="/t/home/photograph/home-1-1.jpg"),
        "GET /t/<table>/photograph/<name>/bare.jpg": Row(SEEN, path="/t/home/photograph/home-1-1/bare.jpg"),
        "GET /t/<table>/claim": Row((303, 303, 200, 303, 303, 303, 303)),
        "GET /t/<table>/rolls": Row((403, 200, 200, 200, 403, 403, 200)),
        "GET /t/<table>/rolls/<int:entry>": Row(
            (403, 404, 404, 404, 403, 403, 404), path="/t/home/rolls/999999"
        ),
        "GET /t/<table>/curtain": Row(AT_SCREEN_LED, {"seat": "seat-1"}),
        "GET /t/<table>/private": Row(AT_SCREEN_LED),
        "GET /t/<table>/evening": Row((303,) * 7),
        "GET /t/<table>/evening.pdf": Row((403, 303, 303, 303, 403, 403, 303)),
        "GET /t/<table>/setup": Row((403,) * 7),
        "GET /t/<table>/setup/view.jpg": Row((403,) * 7),
        "GET /t/<table>/rules": Row(ALL),
        "GET /t/<table>/shelf": Row(HERE),
        "GET /t/<table>/shelf/<int:game>": Row(GOES_ON, path="/t/home/shelf/1"),
        "GET /t/<table>/shelf/<int:game>/evening.pdf": Row(GOES_ON, path="/t/home/shelf/1/evening.pdf"),
        "GET /t/<table>/replay": Row(ALL),
        "GET /t/<table>/replay/<key>": Row((409,) * 7, path="/t/home/replay/no-key"),
        "GET /t/<table>/sent/<key>": Row((403,) * 7, path="/t/home/sent/no-key"),
        "GET /t/<table>/print": Row(ASKED_ABOUT_PAPER),
        "GET /t/<table>/print/<what>.pdf": Row(
            ASKED_ABOUT_PAPER, {"paper": "A4"}, "/t/home/print/tokens.pdf"
        ),
        "GET /t/<table>/box": Row(AT_SCREEN),
        "GET /api/v1": Row(ALL),
        "GET /api/v1/schema": Row(ALL),
        "GET /api/v1/tables/<table>": Row(ALL),
        "GET /t/<table>/card/<name>.jpg": Row(SEEN, path="/t/home/card/whole.a-card.jpg"),
        "GET /t/<table>/card-editor": Row(HOST),
        "POST /t/<table>/card-editor": Row(HOST_TOLD, {"do": "bring"}),
        "POST /t/<table>/card-editor/unlock": Row(HOST_TOLD, {"pin": "0000"}),
        "GET /t/<table>/card-editor/<deck>": Row(HOST, path="/t/home/card-editor/whole.yaml"),
        "POST /t/<table>/card-editor/<deck>": Row(
            HOST_TOLD, {"do": "delete"}, "/t/home/card-editor/whole.yaml"
        ),
        "GET /t/<table>/card-editor/<deck>/export": Row(HOST, path="/t/home/card-editor/whole.yaml/export"),
        "GET /t/<table>/card-editor/<deck>/<section>/<card>": Row(HOST, path=A_CARD),
        "POST /t/<table>/card-editor/<deck>/<section>/<card>": Row(HOST_TOLD, {"do": "keep"}, A_CARD),
        "POST /t/<table>/card-editor/<deck>/<section>/<card>/photograph": Row(
            HOST_TOLD, path=f"{A_CARD}/photograph"
        ),
        **{f"POST /t/<table>{form.address}": _row(form) for form in PAGE_COMMANDS},
    }
)

"""`python3 -m tests.companion.games.keeping`: plays games of today and keeps them with what came of them.

A game that is to decide, look or be stored otherwise is kept again. Say why in the commit.
"""

import json
import lzma
import sys
from collections.abc import Mapping
from dataclasses import MISSING, Field, fields, is_dataclass
from enum import Enum
from functools import partial
from hashlib import sha256
from pathlib import Path
from typing import Any

from companion import games
from companion.table.past.reopened import reopened
from companion.table.repertoire import Repertoire
from tests.companion.games.taken_home import replayed, taken_home

FOLDER = Path(__file__).parent / "kept"
DIGESTS = FOLDER / "digests.json"
OF_EACH = 2
STEPS = 2000
"""More answers than a game has."""
NOT_KEPT = frozenset({"just_dice", "human_punishment"})
"""The one has no end, and the other has twins that are compared answer by answer."""
LOOKS = 18
"""Every so many steps each seat and the kiosk look at the game."""


def kept() -> list[str]:
    """The names of the journals that are kept."""
    return sorted(path.name.removesuffix(".json.xz") for path in FOLDER.glob("*.json.xz"))


def digests(name: str, repertoire: Repertoire) -> dict[str, str]:
    """What comes of a journal that is kept: its last state, and all that its pages are painted from."""
    data = lzma.decompress((FOLDER / f"{name}.json.xz").read_bytes())
    evening = reopened(data, repertoire.loaders)
    plays = replayed(evening, repertoire.game(evening.game))
    last = plays[-1]
    pages = sha256()
    for play in [*plays[::LOOKS], last]:
        state = play.state
        viewers = (None, *(seat.seat for seat in play.game.view(state, None).seats))
        for viewer in viewers:
            pages.update(_bytes(play.game.view(state, viewer)))
            asked = [one.question for one in play.open.values() if one.question.to in {None, viewer}]
            pages.update(_bytes(asked))
    return {
        "state": sha256(_bytes(last.state)).hexdigest(),
        "pages": pages.hexdigest(),
        "log": sha256(_bytes(last.log)).hexdigest(),
    }


def _bytes(value: Any) -> bytes:
    return json.dumps(_plain(value), ensure_ascii=False, separators=(",", ":")).encode()


def _plain(value: Any) -> Any:
    """A value as JSON that is the same in every run: sets in order, each thing with the name of its kind."""
    if isinstance(value, Enum):
        return value.value
    if value is None or isinstance(value, str | int | float | bool):
        return value
    if is_dataclass(value):
        said = {one.name: getattr(value, one.name) for one in fields(value) if not _is_usual(value, one)}
        return {"is": type(value).__name__, **{name: _plain(one) for name, one in said.items()}}
    if isinstance(value, Mapping):
        return sorted(([_plain(key), _plain(one)] for key, one in value.items()), key=json.dumps)
    if isinstance(value, set | frozenset):
        return sorted(map(_plain, value), key=json.dumps)
    return [_plain(one) for one in value]


def _is_usual(value: Any, one: Field[Any]) -> bool:
    """True if a field says nothing: one apart from the value, or one that is new and usual."""
    if not one.compare:
        return True
    usual = one.default_factory() if one.default_factory is not MISSING else one.default
    return bool(usual is not MISSING and getattr(value, one.name) == usual)


def every_game() -> Repertoire:
    """All games of the folder."""
    return Repertoire(games.find(games.usual()), {name: partial(games.find, name) for name in games.names()})


def main() -> int:
    """Plays and keeps games of each kind, and what comes of all of them."""
    for game in (games.find(name) for name in games.names() if name not in NOT_KEPT):
        for n in range(OF_EACH):
            data, _ = taken_home(game, STEPS, f"kept-{n}", n)
            (FOLDER / f"{game.meta.name}-{n}.json.xz").write_bytes(lzma.compress(data, preset=9))
    repertoire = every_game()
    DIGESTS.write_text(json.dumps({name: digests(name, repertoire) for name in kept()}, indent=1) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())

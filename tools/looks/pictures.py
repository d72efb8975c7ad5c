"""`make pictures`: draws every game's own pictures anew, each game by its scenery, into its folder."""

import sys
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

from companion.games import metas


def drawn(package: str) -> dict[str, str]:
    """The pictures of the game of that package, as its code draws them now; none where it has no scenery."""
    if find_spec(f"{package}.scenery") is None:
        return {}
    pictures: dict[str, str] = import_module(f"{package}.scenery").PICTURES
    return dict(pictures)


def folder(package: str) -> Path:
    """Where the pictures of that game lie."""
    return Path(*package.split(".")) / "pictures"


def main() -> int:
    """Writes them."""
    for meta in metas():
        for name, svg in drawn(meta.package).items():
            (folder(meta.package) / f"{name}.svg").write_text(svg, encoding="utf-8")
        print(f"{meta.name}: {len(drawn(meta.package))} pictures")
    return 0


if __name__ == "__main__":
    sys.exit(main())

"""`make pictures`: draws every game's own pictures with the code in tools/art."""

import sys
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

from companion.games import metas


def drawn(package: str) -> dict[str, str]:
    """The pictures of the game of that package, drawn by `tools.art`; none where nothing there draws it."""
    art = f"tools.art.{package.rpartition('.')[2]}"
    if find_spec(art) is None:
        return {}
    pictures: dict[str, str] = import_module(art).PICTURES
    return dict(pictures)


def folder(package: str) -> Path:
    """The folder of that game's pictures."""
    return Path(*package.split(".")) / "pictures"


def main() -> int:
    """Writes the pictures of all games as SVG files."""
    for meta in metas():
        for name, svg in drawn(meta.package).items():
            (folder(meta.package) / f"{name}.svg").write_text(svg, encoding="utf-8")
        print(f"{meta.name}: {len(drawn(meta.package))} pictures")
    return 0


if __name__ == "__main__":
    sys.exit(main())

"""The photographs of the rolls that counted, kept on disk in bounds and shown beside their verdict."""

import re
from pathlib import Path

MOST = 200
"""Photographs kept; the oldest make room. At about 150 kB each that is 30 MB."""
NAME = re.compile(r"[a-z0-9-]+-\d+-\d+")


class Evidence:
    """A folder of JPEGs named `<table>-<game>-<entry>`."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def keep(self, name: str, jpeg: bytes) -> None:
        """Writes the photograph of an accepted roll and forgets the oldest beyond the bound."""
        self._folder.mkdir(parents=True, exist_ok=True)
        (self._folder / f"{name}.jpg").write_bytes(jpeg)
        kept = sorted(self._folder.glob("*.jpg"), key=lambda path: path.stat().st_mtime)
        for path in kept[:-MOST]:
            path.unlink(missing_ok=True)

    def read(self, name: str) -> bytes | None:
        """The JPEG of that name, or None."""
        path = self._folder / f"{name}.jpg"
        return path.read_bytes() if NAME.fullmatch(name) and path.is_file() else None

    def has(self, name: str) -> bool:
        """Whether the photograph of that name is kept."""
        return bool(NAME.fullmatch(name)) and (self._folder / f"{name}.jpg").is_file()

    def forget(self, table: str) -> int:
        """Deletes every photograph of that table for good; how many those were."""
        photographs = list(self._folder.glob(f"{table}-*.jpg"))
        for path in photographs:
            path.unlink(missing_ok=True)
        return len(photographs)

    def latest(self, prefix: str) -> str | None:
        """The newest name that begins with `<table>-<game>`, or None."""
        names = [path.stem for path in self._folder.glob(f"{prefix}-*.jpg")]
        return max(names, key=lambda name: int(name.rpartition("-")[2]), default=None)

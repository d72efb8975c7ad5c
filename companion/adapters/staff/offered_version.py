"""Serves a newer version to all tables, which check its signature themselves."""

from hashlib import sha256
from pathlib import Path

from companion.table.files.atomic_file import write_whole

FOLDER = "version"
KINDS = ("whl", "sig")


class OfferedVersion:
    """A wheel and its signature in the folder of staff; each pair has a name that nobody else's has."""

    def __init__(self, data: Path) -> None:
        self._folder = data / FOLDER

    def take(self, wheel: bytes, signature: bytes) -> str:
        """Keeps both files in place of the previous ones; returns their name. Raises OSError."""
        name = sha256(wheel + signature).hexdigest()[:32]
        self._folder.mkdir(exist_ok=True)
        for path in self._folder.iterdir():
            path.unlink()
        for kind, content in zip(KINDS, (wheel, signature), strict=True):
            write_whole(self._folder / f"{name}.{kind}", content)
        return name

    def file(self, name: str, kind: str) -> bytes | None:
        """One of the two, or None where there is none of that name."""
        found = {path.name: path for path in self._folder.glob("*")} if kind in KINDS else {}
        path = found.get(f"{name}.{kind}")
        return path.read_bytes() if path else None

"""The card files that games are played with, each once, under the hash by which its games know it."""

from collections.abc import Collection, Iterable, Mapping
from pathlib import Path

from companion.table.cards.card_shelf import hashed
from companion.table.files.atomic_file import write_whole

ENDING = ".yaml"


def keep(folder: Path, texts: Iterable[str]) -> None:
    """Has these on the disk, those as well that were damaged since. Raises OSError."""
    for text in texts:
        if _text(folder, name := hashed(text)) is None:
            folder.mkdir(parents=True, exist_ok=True)
            write_whole(folder / f"{name}{ENDING}", text.encode("utf-8", "surrogateescape"))


def kept(folder: Path, hashes: Mapping[str, str]) -> Mapping[str, str]:
    """Card files by name; one that is not what was played with any more is not among them."""
    return {name: text for name, one in hashes.items() if (text := _text(folder, one)) is not None}


def keep_only(folder: Path, hashes: Collection[str]) -> None:
    """Deletes those that no game names any more. Raises OSError."""
    for path in folder.glob(f"*{ENDING}"):
        if path.stem not in hashes:
            path.unlink()


def _text(folder: Path, name: str) -> str | None:
    try:
        text = (folder / f"{name}{ENDING}").read_bytes().decode("utf-8", "surrogateescape")
    except OSError:
        return None
    return text if hashed(text) == name else None

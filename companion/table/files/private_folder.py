"""The folder with all that a table keeps, secrets and the PIN among it: its owner's alone."""

from pathlib import Path
from stat import S_IMODE

OURS = ("settings.toml", "tables")
"""Names by which a folder is known as a table's: permissions of other folders stay."""
OWNERS = 0o700


def make_own(folder: Path) -> None:
    """Creates the folder if needed and makes it private to its owner. Raises OSError."""
    if not folder.exists():
        folder.mkdir(parents=True, mode=OWNERS)
    elif any((folder / name).exists() for name in OURS) and S_IMODE(folder.stat().st_mode) & ~OWNERS:
        folder.chmod(S_IMODE(folder.stat().st_mode) & OWNERS)

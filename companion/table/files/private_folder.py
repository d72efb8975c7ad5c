"""The folder with all that a table keeps, secrets and the PIN among it: its owner's alone."""

from pathlib import Path
from stat import S_IMODE

OURS = ("settings.toml", "journal.sqlite3")
"""What lies in a folder that a table has begun already: nobody else's rights are touched."""
OWNERS = 0o700


def make_own(folder: Path) -> None:
    """Makes the folder if need be; whatever rights it had, nobody else may look into it. Raises OSError."""
    if not folder.exists():
        folder.mkdir(parents=True, mode=OWNERS)
    elif any((folder / name).exists() for name in OURS) and S_IMODE(folder.stat().st_mode) & ~OWNERS:
        folder.chmod(S_IMODE(folder.stat().st_mode) & OWNERS)

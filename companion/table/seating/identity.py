"""Which table this is, of all that one browser may know: a few letters that are its own for good."""

import logging
import re
import secrets
from hashlib import sha256
from pathlib import Path

from companion.table.files.atomic_file import write_whole

log = logging.getLogger(__name__)

NAME = "identity"
FORM = re.compile(r"[0-9a-f]{8}")


def identity(data: Path) -> str:
    """Eight hexadecimal digits, kept in the data folder; where nothing can be kept, of its path."""
    file = data / NAME
    try:
        kept = file.read_text(encoding="ascii").strip() if file.exists() else ""
        if FORM.fullmatch(kept):
            return kept
        made = secrets.token_hex(4)
        write_whole(file, made + "\n")
    except (OSError, UnicodeDecodeError) as fault:
        log.warning("the table's identity cannot be kept: %s", fault)
        return sha256(str(data.resolve()).encode()).hexdigest()[:8]
    return made


def goes_by(data: Path, kept: str) -> bool:
    """True if that folder has a table, and no other identity is stored there."""
    try:
        return (data / NAME).read_text(encoding="ascii").strip() == kept
    except (OSError, UnicodeDecodeError):
        return data.is_dir()

"""A reading written down: what was read on a frame that is kept, so that it can be read again."""

from dataclasses import dataclass

from cattrs.errors import BaseValidationError
from cattrs.preconf.json import make_converter

from vision.reading import TableReading

_CONVERTER = make_converter()


class NotARecord(ValueError):  # noqa: N818 - named for what a reader is told
    """The text is not what was written down."""


@dataclass(frozen=True)
class FrameRecord:
    """A reading, and the body colours that the table's dice had when it was made."""

    colours: tuple[str, ...]
    reading: TableReading


def written(record: FrameRecord) -> str:
    """Serialises the record as JSON."""
    return str(_CONVERTER.dumps(record))


def read_back(text: str) -> FrameRecord:
    """The record that was written so. Raises NotARecord."""
    try:
        return _CONVERTER.loads(text, FrameRecord)
    except (BaseValidationError, ValueError, KeyError, TypeError) as fault:
        raise NotARecord(str(fault)) from fault

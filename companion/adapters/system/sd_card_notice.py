"""The notices on companion.txt, the file on the SD card: its mistakes, and a Wi-Fi that cannot be joined."""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from companion.engine.words import Message, say
from companion.upkeep.sd_card import EMPTY, SdCard


@dataclass(frozen=True)
class SdCardNotice:
    """`card` was read at the start; the file `hotspot` exists while the box's own Wi-Fi is up."""

    card: SdCard = EMPTY
    hotspot: Path | None = None

    def said(self) -> Iterator[Message]:
        """The mistakes that are still to be mended."""
        yield from self.card.mistakes
        wifi = self.card.values.get("wifi")
        if wifi and self.hotspot is not None and self.hotspot.exists():
            yield say("sdcard-not-joined", wifi=wifi)

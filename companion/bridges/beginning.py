"""What the pages say of how a table came up: what was lost, and that the rest was not."""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from companion.engine.words import Message, say
from companion.table.moment import Moment


@dataclass(frozen=True)
class Beginning:
    """`aside` is the damaged journal in whose place the table began a new one; `cut_off` the stamp of the
    moment that a table was brought back to which had ended without a word, as in a power cut."""

    aside: Path | None = None
    cut_off: int | None = None

    def said(self, moment: Moment) -> Iterator[Message]:
        """What is still worth a sentence: a lost journal until a game begins, a cut until the next answer."""
        if self.aside is not None and moment.play is None and self.aside.exists():
            yield say("journal-set-aside", file=self.aside.name)
        if self.cut_off == moment.stamp and moment.play is not None and moment.play.open:
            yield say("table-cut-off")

"""Accepts newer versions for this box, uploaded on a page or found on a stick; a service of root installs
them.
"""

import re
from collections.abc import Callable, Iterable, Iterator
from http.client import HTTPException
from pathlib import Path
from urllib.request import urlopen

from companion.engine.refusal import Refused, refuse
from companion.engine.words import Printed
from companion.upkeep.signed_version import SIGNERS, NotTaken, SignedVersion
from companion.upkeep.uploaded_version import TOLD, VersionState, VersionTold, bring, waiting, what_was_told
from companion.upkeep.usb_stick import sticks

ENDING = ".sig"
LARGEST = 32_000_000
"""Bytes of a version on a stick; ours has some eight million."""
PATIENCE_S = 20.0
"""Seconds in which a version comes over a café's Wi-Fi."""


class NewVersions:
    """Versions for the table of a data folder; `note` is the file that root's service watches."""

    def __init__(
        self,
        data: Path,
        note: Path,
        signers: Path = SIGNERS,
        told: Path = TOLD,
        find_sticks: Callable[[], Iterable[Path]] = sticks,
    ) -> None:
        self._data, self._note, self._signers, self._told = data, note, signers, told
        self._find_sticks = find_sticks

    @property
    def ready(self) -> SignedVersion | None:
        """The version that can be installed."""
        return waiting(self._data, self._signers)

    @property
    def told(self) -> VersionTold | None:
        """The outcome or progress of the latest installation."""
        return what_was_told(self._told)

    @property
    def is_working(self) -> bool:
        """True while a version is being installed, or about to be."""
        told = self.told
        return self._note.exists() or (told is not None and told.state is VersionState.WORKING)

    def bring(self, wheel: bytes, signature: bytes) -> None:
        """Keeps a version that was brought, once it is known who made it. Raises Refused."""
        try:
            bring(self._data, wheel, signature, self._signers)
        except NotTaken as fault:
            raise Refused(fault.reason) from fault
        except OSError as fault:
            raise refuse("refused-new-version", why=Printed(str(fault), "en")) from fault

    def from_stick(self) -> None:
        """Takes the newest version that lies on a stick beside its signature. Raises Refused."""
        try:
            newest = max(self._on_sticks(), key=_number, default=None)
            if newest is None:
                raise refuse("refused-no-stick")
            both = [one.read_bytes() for one in (newest, _mark_of(newest))]
        except OSError as fault:
            raise refuse("refused-new-version", why=Printed(str(fault), "en")) from fault
        self.bring(*both)

    def _on_sticks(self) -> Iterator[Path]:
        """The wheels that a signature lies beside."""
        for stick in self._find_sticks():
            for wheel in stick.glob("table_companion-*.whl"):
                if _mark_of(wheel).is_file() and wheel.stat().st_size <= LARGEST:
                    yield wheel

    def fetch(self, address: str) -> None:
        """Takes the version that another machine has there, beside its signature. Raises Refused."""
        try:
            both = [_fetched(f"{address}.{kind}") for kind in ("whl", "sig")]
        except (OSError, ValueError, HTTPException) as fault:
            raise refuse("refused-new-version", why=Printed(str(fault), "en")) from fault
        self.bring(*both)

    def install(self) -> None:
        """Asks root to install what lies ready. Raises Refused."""
        if self.ready is None:
            raise refuse("version-none")
        try:
            self._note.touch()
        except OSError as fault:
            raise refuse("refused-new-version", why=Printed(str(fault), "en")) from fault


def _mark_of(wheel: Path) -> Path:
    return wheel.with_name(wheel.name + ENDING)


def _number(wheel: Path) -> tuple[int, ...]:
    """A version by its numbers, as its name tells it: 0.10 is newer than 0.9."""
    return tuple(map(int, re.findall(r"\d+", wheel.name.split("-")[1])))


def _fetched(address: str) -> bytes:
    """Downloads that address. Raises OSError, and ValueError if it is not an http address."""
    if not address.startswith("http://"):
        raise ValueError(address)
    with urlopen(address, timeout=PATIENCE_S) as reply:  # noqa: S310 - looked at above
        return bytes(reply.read(LARGEST))

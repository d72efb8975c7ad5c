"""The host's lock for public places: a PIN, stored as a salted hash, with a limit on wrong tries.

All addresses together get 20 wrong tries in a quarter of an hour. In an hour that is 80 of the 10,000 PINs of
four digits, 0.8 %, and 0.008 % of those of six.
"""

import json
import logging
import secrets
from collections import OrderedDict, deque
from collections.abc import Callable
from dataclasses import dataclass
from hashlib import scrypt
from hmac import compare_digest
from pathlib import Path
from threading import Lock
from time import monotonic
from unicodedata import digit

from companion.engine.refusal import refuse
from companion.table.files.atomic_file import remove, write_whole
from companion.table.seating.constant_time import same
from companion.table.seating.seating import plain_code

log = logging.getLogger(__name__)

LEAST, MOST = 4, 12
"""Digits of a PIN."""
FREE_TRIES = 5
ADDRESSES = 1024
"""Number of addresses remembered; the oldest are forgotten first."""
FIRST_WAIT, LONGEST_WAIT = 30.0, 900.0
"""Seconds after the fifth wrong PIN, and at most; each further wrong one doubles the wait."""
CROWD, CROWD_SECONDS = 20, 900.0
"""Wrong PINs of all addresses together, and the seconds in which they count."""
OWN_SCREEN = ""
"""The address of the own screen, which no crowd can shut out."""
CODE_SECONDS = 180.0
"""Lifetime of the code on the own screen that makes a phone the host's, where there is no PIN."""
HOST_SECONDS = 600.0
"""Time after its last action for which a browser stays the host's."""


@dataclass(frozen=True)
class _Tries:
    """An address's wrong tries in a row, and the end of its waiting time."""

    wrong: int = 0
    shut_until: float = 0.0


class HostLock:
    """Makes a browser the host for a while after it typed the PIN; from any thread.

    Without a PIN everybody is the host. A phone without a PIN counts as the own screen once it knows the code
    shown there. A `fixed` PIN, from the settings file, overrides the one set at the table, which `path`
    stores.
    """

    def __init__(self, path: Path, fixed: str = "", clock: Callable[[], float] = monotonic) -> None:
        self._path = path
        self._clock = clock
        self._lock = Lock()
        self._is_fixed = bool(fixed)
        self._kept = _hashed(fixed) if fixed else _read(path)
        self._hosts: dict[str, float] = {}
        self._code: tuple[str, float] | None = None
        self.own_key = secrets.token_urlsafe()
        """Grants the host's permissions while this program runs; never leaves this machine."""
        self._tries: OrderedDict[str, _Tries] = OrderedDict()
        self._crowd: deque[float] = deque(maxlen=CROWD)
        self._known: set[str] = set()

    @property
    def is_set(self) -> bool:
        """True if there is a PIN."""
        return self._kept is not None

    def let_in(self, pin: str, address: str = OWN_SCREEN) -> str:
        """The token of a new host. Raises Refused for a wrong PIN, and for any while it is shut.

        It is shut for an `address` by its own wrong PINs, and by those of all together unless the right one
        came from there before.
        """
        with self._lock:
            self._check_open(address)
            if not self._fits_now(pin):
                self._count_wrong(address)
                raise refuse("refused-pin-wrong" if self._kept else "refused-host-code")
            self._tries.pop(address, None)
            self._known.add(address)
            token = secrets.token_urlsafe()
            self._hosts = {one: seen for one, seen in self._hosts.items() if self._is_fresh(seen)}
            self._hosts[token] = self._clock()
            return token

    def show_code(self) -> None:
        """From now on, for a while, the own screen shows a code. Raises Refused where there is a PIN."""
        with self._lock:
            if self._kept is not None:
                raise refuse("refused-locked")
            if self._shown() == "":
                self._code = f"{secrets.randbelow(10**6):06}", self._clock()

    @property
    def code(self) -> str:
        """The code that the own screen shows now, or nothing."""
        with self._lock:
            return self._shown()

    def is_host(self, token: str, *, acts: bool = False) -> bool:
        """True if this browser is the host now; with `acts` it stays so for longer."""
        if self.is_own_key(token):
            return True
        with self._lock:
            seen = self._hosts.get(token)
            if seen is None or not self._is_fresh(seen):
                return False
            if acts:
                self._hosts[token] = self._clock()
            return True

    def is_own_key(self, token: str) -> bool:
        """True for the key of programs on this machine."""
        return same(token, self.own_key)

    def shut(self) -> None:
        """Ends all hosts' access until the PIN is typed."""
        with self._lock:
            self._hosts.clear()

    def set(self, pin: str) -> None:
        """Sets another PIN. Raises Refused: refused-pin, refused-pin-settings."""
        pin = _digits(pin)
        if not (LEAST <= len(pin) <= MOST and pin.isascii() and pin.isdigit()):
            raise refuse("refused-pin", least=LEAST, most=MOST)
        with self._lock:
            self._check_free()
            salt, hashed = kept = _hashed(pin)
            write_whole(self._path, json.dumps({"salt": salt.hex(), "hash": hashed.hex()}))
            self._kept = kept
            self._forget_hosts()

    def take_off(self) -> None:
        """There is no PIN any more. Raises Refused: refused-pin-settings."""
        with self._lock:
            self._check_free()
            remove(self._path)
            self._kept = None
            self._forget_hosts()

    def _forget_hosts(self) -> None:
        self._hosts.clear()
        self._known.clear()

    def _shown(self) -> str:
        fresh = self._code is not None and self._clock() - self._code[1] <= CODE_SECONDS
        return self._code[0] if self._code is not None and fresh and self._kept is None else ""

    def _fits_now(self, typed: str) -> bool:
        """True for the PIN or, if there is none, for the code, which works once."""
        typed = _digits(typed)
        if self._kept is not None:
            return _fits(typed, self._kept)
        right = bool(self._shown()) and same(typed, self._shown())
        if right:
            self._code = None
        return right

    def _check_free(self) -> None:
        if self._is_fixed:
            raise refuse("refused-pin-settings")

    def _check_open(self, address: str) -> None:
        shut_until = self._tries.get(address, _Tries()).shut_until
        if address not in {OWN_SCREEN, *self._known} and len(self._crowd) == CROWD:
            shut_until = max(shut_until, self._crowd[0] + CROWD_SECONDS)
        left = shut_until - self._clock()
        if left > 0:
            raise refuse("refused-pin-wait", n=max(1, round(left)))

    def _count_wrong(self, address: str) -> None:
        if address != OWN_SCREEN:
            self._crowd.append(self._clock())
        wrong, shut_until = self._tries.get(address, _Tries()).wrong + 1, 0.0
        if wrong >= FREE_TRIES:
            wait = FIRST_WAIT * 2 ** min(10, wrong - FREE_TRIES)
            shut_until = self._clock() + min(LONGEST_WAIT, wait)
        self._tries[address] = _Tries(wrong, shut_until)
        self._tries.move_to_end(address)
        while len(self._tries) > ADDRESSES:
            self._tries.popitem(last=False)

    def _is_fresh(self, seen: float) -> bool:
        return self._clock() - seen <= HOST_SECONDS


Kept = tuple[bytes, bytes]
"""A salt, and the hash of the PIN with it."""


def _digits(typed: str) -> str:
    """The digits of what was typed, of any script and width and however parted; anything else as it is."""
    plain = plain_code(typed)
    return "".join(str(digit(one)) for one in plain) if plain.isdigit() else typed


def _hashed(pin: str, salt: bytes | None = None) -> Kept:
    salt = salt or secrets.token_bytes(16)
    return salt, scrypt(pin.encode("utf-8", "surrogatepass"), salt=salt, n=2**13, r=8, p=1)


def _fits(pin: str, kept: Kept) -> bool:
    return compare_digest(_hashed(pin[:MOST], kept[0])[1], kept[1])


def _read(path: Path) -> Kept | None:
    """A file that makes no sense locks nobody out: the host would be the one to suffer."""
    if not path.exists():
        return None
    try:
        raw = json.loads(path.read_text(encoding="utf-8"))
        return bytes.fromhex(raw["salt"]), bytes.fromhex(raw["hash"])
    except (OSError, ValueError, KeyError, TypeError) as fault:
        log.warning("%s cannot be read, so there is no lock: %s", path, fault)
        return None

"""The kinds of values that a setting may have: each reads what stands in the file, or says what may."""

import re
from collections.abc import Iterable
from dataclasses import dataclass, field
from datetime import time
from difflib import get_close_matches
from ipaddress import ip_address
from typing import Generic, Protocol, TypeVar
from urllib.parse import urlsplit

NAME = re.compile(r"(?=.{0,253}$)((?!-)[\w-]{1,63}(?<!-)(\.(?!-)[\w-]{1,63}(?<!-))*\.?)?")
"""A name of a machine: labels between dots, no longer than DNS allows."""
LONGEST_PREFIX = 80
T = TypeVar("T")
T_co = TypeVar("T_co", covariant=True)


class SettingType(Protocol[T_co]):
    """Type of a setting's value."""

    @property
    def wants(self) -> str:
        """Allowed values, as the end of "it must be ..."."""
        ...

    def read(self, raw: object) -> T_co:
        """The value of what TOML read. Raises ValueError with what is to be written instead."""
        ...


@dataclass(frozen=True)
class Whole:
    """A whole number from `least` to `most`."""

    least: int
    most: int

    @property
    def wants(self) -> str:
        return f"a whole number from {self.least} to {self.most}"

    def read(self, raw: object) -> int:
        if isinstance(raw, bool) or not isinstance(raw, int) or not self.least <= raw <= self.most:
            raise must_be(self.wants, raw)
        return raw


@dataclass(frozen=True)
class Seconds:
    """A time in seconds from `least` to `most`, with a fraction if need be."""

    least: float
    most: float

    @property
    def wants(self) -> str:
        return f"seconds from {self.least:g} to {self.most:g}"

    def read(self, raw: object) -> float:
        if isinstance(raw, bool) or not isinstance(raw, int | float) or not self.least <= raw <= self.most:
            raise must_be(self.wants, raw)
        return float(raw)


class YesNo:
    """A setting that is true or false."""

    wants = "true or false"

    def read(self, raw: object) -> bool:
        if not isinstance(raw, bool):
            raise must_be(self.wants, raw)
        return raw


@dataclass(frozen=True)
class TextSetting:
    """Any text of one line; `wants` says what it should be."""

    wants: str

    def read(self, raw: object) -> str:
        if not isinstance(raw, str) or not raw.isprintable():
            raise must_be(f"{self.wants}, in quotes", raw)
        return raw


class Host:
    """A number of a machine, with or without brackets, or a name; an empty text is none."""

    wants = 'a number such as "192.168.1.5" or "fd00::5", or a name such as "table.lan", in quotes'

    def read(self, raw: object) -> str:
        """The number without brackets, or the name. Raises ValueError."""
        text = raw.strip() if isinstance(raw, str) else None
        if text is None or not (is_number(text.strip("[]")) or NAME.fullmatch(text)):
            raise must_be(self.wants, raw)
        return text.strip("[]")


class TopicName:
    """A name that can be part of a broker's topic; an empty text is none."""

    wants = 'small letters, digits and hyphens, at most 32, such as "window" or "table-7", in quotes'
    form = re.compile(r"([a-z0-9][a-z0-9-]{0,31})?")

    def read(self, raw: object) -> str:
        if not isinstance(raw, str) or not self.form.fullmatch(raw):
            raise must_be(self.wants, raw)
        return raw


class TopicPrefix:
    """The beginning of a broker's topics, of one part or several."""

    wants = 'letters, digits, hyphens and _, in parts set apart by /, such as "homeassistant", in quotes'
    form = re.compile(r"[A-Za-z0-9_-]+(/[A-Za-z0-9_-]+)*")

    def read(self, raw: object) -> str:
        if not isinstance(raw, str) or len(raw) > LONGEST_PREFIX or not self.form.fullmatch(raw):
            raise must_be(self.wants, raw)
        return raw


class WebAddress:
    """Where a program listens; an empty text is nowhere."""

    wants = 'an address such as "http://192.168.1.5:1880/table", in quotes'

    def read(self, raw: object) -> str:
        if not isinstance(raw, str) or not raw.isprintable() or (raw and not _is_web(raw)):
            raise must_be(self.wants, raw)
        return raw


def _is_web(address: str) -> bool:
    try:
        parts = urlsplit(address)
        return parts.scheme in {"http", "https"} and bool(parts.hostname) and parts.port != 0
    except ValueError:
        return False


class SharedKey:
    """A key that several machines share, long enough not to be guessed; an empty text is none."""

    wants = "at least 16 characters, such as `openssl rand -hex 16` prints, in quotes"

    def read(self, raw: object) -> str:
        """The key. Raises ValueError, which never repeats what was written."""
        if not isinstance(raw, str) or not raw.isprintable() or 0 < len(raw) < 16:
            raise must_be(self.wants, "…")
        return raw


def is_number(text: str) -> bool:
    """True if that is an IPv4 or IPv6 address."""
    try:
        ip_address(text)
    except ValueError:
        return False
    return True


@dataclass(frozen=True)
class OneOf:
    """One of a few words."""

    words: tuple[str, ...]

    @property
    def wants(self) -> str:
        return f"one of {', '.join(self.words)}"

    def read(self, raw: object) -> str:
        """The word. Raises ValueError with the nearest one that there is."""
        if not isinstance(raw, str) or raw not in self.words:
            raise must_be(self.wants, raw, did_you_mean(raw, self.words))
        return raw


@dataclass(frozen=True)
class Several(Generic[T]):
    """A list of `least` to `most` values of one kind."""

    kind: SettingType[T]
    least: int = 0
    most: int = 100

    @property
    def wants(self) -> str:
        return f"a list in [ ] of {self.least} to {self.most} values, each {self.kind.wants}"

    def read(self, raw: object) -> tuple[T, ...]:
        """The values, in order. Raises ValueError."""
        if not isinstance(raw, list) or not self.least <= len(raw) <= self.most:
            raise must_be(self.wants, raw)
        return tuple(map(self.kind.read, raw))


@dataclass(frozen=True)
class Hours:
    """A span of the day, over midnight if need be; None is never."""

    begin: time
    end: time

    def covers(self, at: time) -> bool:
        """True if that time of day is in the span, without its end."""
        if self.begin <= self.end:
            return self.begin <= at < self.end
        return at >= self.begin or at < self.end

    def __str__(self) -> str:
        return f"{self.begin:%H:%M}-{self.end:%H:%M}"


class HoursKind:
    """A span of the day such as 23:00-07:00; an empty text is never."""

    wants = 'hours such as "23:00-07:00", or "" for never'

    def read(self, raw: object) -> Hours | None:
        """The span, or None. Raises ValueError."""
        if raw == "":
            return None
        found = re.fullmatch(r"(\d{1,2}):(\d\d) ?- ?(\d{1,2}):(\d\d)", raw) if isinstance(raw, str) else None
        try:
            begin_hour, begin, end_hour, end = map(int, found.groups()) if found else (99, 0, 0, 0)
            return Hours(time(begin_hour, begin), time(end_hour, end))
        except ValueError:
            raise must_be(self.wants, raw) from None


def as_toml(value: object) -> str:
    """Serialises a value for a TOML file."""
    if isinstance(value, tuple):
        return f"[{', '.join(map(as_toml, value))}]"
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, int | float):
        return str(value)
    written = "" if value is None else str(value)
    return '"' + written.replace("\\", "\\\\").replace('"', '\\"') + '"'


def must_be(wants: str, raw: object, hint: str = "") -> ValueError:
    """The complaint that something else stands there."""
    return ValueError(f"it must be {wants}, not {_shown(raw)}{hint}")


def did_you_mean(word: object, known: Iterable[str]) -> str:
    """The end of a sentence that names the nearest word that is known, or nothing."""
    close = get_close_matches(str(word).casefold(), list(known), n=1)
    return f'; did you mean "{close[0]}"?' if close else ""


def _shown(raw: object) -> str:
    if isinstance(raw, list):
        return f"[{', '.join(map(_shown, raw))}]"
    return "a section" if isinstance(raw, dict) else as_toml(raw)


def setting(default: T, kind: SettingType[T], says: str) -> T:
    """A field of a section: what holds if the file is silent, what may stand there, what it does."""
    declared: T = field(default=default, metadata={"kind": kind, "says": says})
    return declared

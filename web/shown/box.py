"""The machine behind the table, as its host sees it: every setting, and what a backup would replace."""

from dataclasses import dataclass


@dataclass(frozen=True)
class SettingView:
    """One setting by its id in the file, its value as it is typed, and its choices if it is one of a few."""

    id: str
    label: str
    value: str
    choices: tuple[str, ...] = ()


@dataclass(frozen=True)
class Section:
    """The settings of one part of the table."""

    id: str
    label: str
    settings: tuple[SettingView, ...]


@dataclass(frozen=True)
class Replacement:
    """A backup that was brought along: what it holds, and what it would replace."""

    lines: tuple[str, ...]


@dataclass(frozen=True)
class NewVersion:
    """Which version runs `here`, what became of the latest one that was brought, and which lies `ready`."""

    here: str
    told: str
    ready: str
    working: bool


@dataclass(frozen=True)
class BoxView:
    """`waiting`: something holds only once the program has begun anew; without sections the file is shut."""

    language: str
    sections: tuple[Section, ...]
    waiting: bool
    may_restart: bool
    brought: Replacement | None
    version: NewVersion | None = None

"""The machine behind the table, as its host sees it: every setting, and what a backup would replace."""

from dataclasses import dataclass


@dataclass(frozen=True)
class SettingChoice:
    """A value that may be chosen, in words that say what it does."""

    id: str
    label: str


@dataclass(frozen=True)
class SettingView:
    """One setting: its id in the file, its value as typed, and its choices if only these are allowed.

    `usual` is the value that holds where nobody has chosen one.
    """

    id: str
    label: str
    value: str
    usual: str
    choices: tuple[SettingChoice, ...] = ()


@dataclass(frozen=True)
class Section:
    """The settings of one part of the table."""

    id: str
    label: str
    settings: tuple[SettingView, ...]


@dataclass(frozen=True)
class Replacement:
    """An uploaded backup: its content, and the data that it would replace."""

    lines: tuple[str, ...]


@dataclass(frozen=True)
class NewVersion:
    """The version that runs `here`, the outcome of the latest upload, and the version `ready` to install."""

    here: str
    told: str
    ready: str
    working: bool


@dataclass(frozen=True)
class BoxView:
    """Page of the box. `waiting`: a change needs a restart; without sections the settings file is locked."""

    language: str
    sections: tuple[Section, ...]
    waiting: bool
    may_restart: bool
    brought: Replacement | None
    version: NewVersion | None = None

"""A game that was taken home, as a page shows one step of it."""

from dataclasses import dataclass

from web.page import Page


@dataclass(frozen=True)
class Replay:
    """The game after that `step` of `steps`, and what the step told; `sights` are who can be looked over the
    shoulder, by seat and name, and `seen` is whose sight this is (empty: what everybody saw)."""

    key: str
    page: Page
    about: str
    step: int
    steps: int
    lines: tuple[str, ...]
    sights: tuple[tuple[str, str], ...]
    seen: str

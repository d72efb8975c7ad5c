"""What the doctor found about one part of the table: a traffic light, and a sentence that says what to do."""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum

from companion.engine.words import Message, Words, say


class Light(StrEnum):
    """How it stands: it is well, it should be seen to, it does not work, or this machine cannot tell."""

    GREEN = "green"
    YELLOW = "yellow"
    RED = "red"
    GREY = "grey"

    @property
    def sign(self) -> str:
        """A sign for who cannot tell the colours."""
        return {Light.GREEN: "✓", Light.YELLOW: "!", Light.RED: "✗", Light.GREY: "–"}[self]


@dataclass(frozen=True)
class Finding:
    """One part of the table (`about`, such as "disk"), its light, and what there is to say."""

    about: str
    light: Light
    says: Message


def well(about: str, key: str, **values: Words | int) -> Finding:
    """It is as it should be: `key` names the sentence among those of the doctor."""
    return Finding(about, Light.GREEN, say(f"doctor-{key}", **values))


def beware(about: str, key: str, **values: Words | int) -> Finding:
    """It works, and should be seen to."""
    return Finding(about, Light.YELLOW, say(f"doctor-{key}", **values))


def broken(about: str, key: str, **values: Words | int) -> Finding:
    """It does not work."""
    return Finding(about, Light.RED, say(f"doctor-{key}", **values))


def untold(about: str) -> Finding:
    """This machine does not say how it is."""
    return Finding(about, Light.GREY, say("doctor-not-told"))


def is_well(findings: Iterable[Finding]) -> bool:
    """Whether nothing is red."""
    return all(one.light is not Light.RED for one in findings)

"""A finding of the doctor about one part: a traffic light, and a sentence with advice."""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum

from companion.engine.words import Message, Words, say


class TrafficLight(StrEnum):
    """Severity of a finding. `GREY`: this machine cannot tell."""

    GREEN = "green"
    YELLOW = "yellow"
    RED = "red"
    GREY = "grey"

    @property
    def sign(self) -> str:
        """A sign for who cannot tell the colours."""
        return {
            TrafficLight.GREEN: "✓",
            TrafficLight.YELLOW: "!",
            TrafficLight.RED: "✗",
            TrafficLight.GREY: "–",
        }[self]


@dataclass(frozen=True)
class DoctorFinding:
    """One part of the table (`about`, such as "disk"), its light, and what there is to say."""

    about: str
    light: TrafficLight
    says: Message


def well(about: str, key: str, **values: Words | int) -> DoctorFinding:
    """It is as it should be: `key` names the sentence among those of the doctor."""
    return DoctorFinding(about, TrafficLight.GREEN, say(f"doctor-{key}", **values))


def beware(about: str, key: str, **values: Words | int) -> DoctorFinding:
    """It works, and should be seen to."""
    return DoctorFinding(about, TrafficLight.YELLOW, say(f"doctor-{key}", **values))


def broken(about: str, key: str, **values: Words | int) -> DoctorFinding:
    """A red finding."""
    return DoctorFinding(about, TrafficLight.RED, say(f"doctor-{key}", **values))


def untold(about: str) -> DoctorFinding:
    """This machine does not say how it is."""
    return DoctorFinding(about, TrafficLight.GREY, say("doctor-not-told"))


def is_well(findings: Iterable[DoctorFinding]) -> bool:
    """True if no finding is red."""
    return all(finding.light is not TrafficLight.RED for finding in findings)

"""The light strip as a light of Home Assistant (MQTT light, JSON schema)."""

from dataclasses import dataclass, replace
from typing import Any

from companion.cafe.table_state import packed, unpacked
from companion.cafe.topics import OFFLINE, ONLINE

FULL = 255
GAMMA = 2.2
"""Of the screens that colours are picked on; the strip's lamps are linear."""


@dataclass(frozen=True)
class BorrowedLight:
    """State of the lent strip: on or off, brightness and sRGB colour, each from 0 to 255."""

    on: bool = True
    brightness: int = FULL
    colour: tuple[int, int, int] = (FULL, FULL, FULL)

    @property
    def lamp(self) -> tuple[int, int, int]:
        """Red, green and blue of every lamp, linear in current; dark while it is off."""
        share = self.brightness / FULL if self.on else 0.0
        red, green, blue = (round(FULL * (one / FULL) ** GAMMA * share) for one in self.colour)
        return red, green, blue


def asked(payload: bytes, before: BorrowedLight) -> BorrowedLight | None:
    """The light that is asked for, as it was `before` where nothing is said; None for what makes no sense."""
    try:
        raw = unpacked(payload)
        brightness, colour = raw.get("brightness", before.brightness), raw.get("color", {})
        channels = zip("rgb", before.colour, strict=True)
        wanted = tuple(_channel(colour.get(name, was)) for name, was in channels)
        light = replace(before, on={"ON": True, "OFF": False}[raw["state"]], brightness=_channel(brightness))
    except (ValueError, KeyError, TypeError, AttributeError):
        return None
    red, green, blue = wanted
    return replace(light, colour=(red, green, blue))


def packed_light(light: BorrowedLight, *, lent: bool) -> bytes:
    """The light's state message; `lent` is true while it accepts commands."""
    told: dict[str, Any] = {
        "state": "ON" if light.on else "OFF",
        "brightness": light.brightness,
        "color_mode": "rgb",
        "color": dict(zip("rgb", light.colour, strict=True)),
        "availability": ONLINE if lent else OFFLINE,
    }
    return packed(told)


def _channel(value: Any) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value <= FULL:
        raise ValueError(value)
    return value

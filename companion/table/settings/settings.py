"""Settings of a host with their explanations: the typed values of the settings file.

A further setting is a field here, and a further section a field of `Settings`; the file, its comments and its
checks follow from them.
"""

from collections.abc import Iterator
from dataclasses import dataclass, fields
from typing import Any

from companion.table.settings.device_settings import SEATS_MOST, ButtonSettings, PanelSettings, StripSettings
from companion.table.settings.setting_types import (
    Host,
    OneOf,
    SettingType,
    Several,
    SharedKey,
    TextSetting,
    TopicName,
    TopicPrefix,
    WebAddress,
    Whole,
    YesNo,
    setting,
)

STAGE_S = 6
"""Seconds: time to read what lies on the table and to find a card; guessed, not measured."""
CALL_S = 45
"""Seconds: longer than reading a card takes, and short enough that nobody looks round yet; guessed."""
DICE = ("red", "blue", "green", "yellow", "purple", "orange", "black", "pink")
"""The colours of dice that a seat may pick: far enough apart for the camera and for people."""


@dataclass(frozen=True)
class CameraSettings:
    """The camera over the dice."""

    source: str = setting(
        "pretend",
        TextSetting("pretend, 0, an http:// or rtsp:// address, a video or a folder of pictures"),
        "pretend: dice on the kiosk's page. 0: a webcam. Or an address, a video, a folder of pictures.",
    )
    tokens: str = setting(
        "ask",
        OneOf(("ask", "answer")),
        "What a printed token for an answer does on the mat. ask: it proposes the answer, and one tap\n"
        "confirms it. answer: once it lies still in a new place, that is the answer.",
    )


@dataclass(frozen=True)
class NetworkSettings:
    """The network: the address and ports that phones use to reach this machine."""

    host: str = setting(
        "0.0.0.0",  # noqa: S104 - phones on the same Wi-Fi are the point
        Host(),
        "The address to listen on; 0.0.0.0 is every network of this machine, :: with IPv6 as well.",
    )
    port: int = setting(8000, Whole(0, 65535), "The port to listen on; 0 takes any that is free.")
    address: str = setting(
        "",
        Host(),
        "The address shown to phones, if this machine gets it wrong: a number or a name.\n"
        "Empty: its number in its network.",
    )
    proxy: str = setting(
        "",
        Host(),
        "The address of a proxy that may say for whom it asks, as 127.0.0.1; empty: none is believed.",
    )
    wifi: str = setting(
        "",
        TextSetting("the name of a Wi-Fi"),
        "The Wi-Fi for the phones; if it is set, the kiosk shows its QR code.",
    )
    wifi_password: str = setting(
        "", TextSetting("the Wi-Fi's password"), "Its password; empty if it has none."
    )


@dataclass(frozen=True)
class KioskSettings:
    """The big screen."""

    pin: str = setting(
        "",
        TextSetting("4 to 12 digits"),
        "The host's PIN, for public places: set-up, house rules, clearing, deleting and downloads then\n"
        "ask for it, and phones play on. Empty: none, or the one that was set at the screen itself.",
    )
    sleep_min: int = setting(
        10, Whole(0, 240), "Minutes without any change after which the screen goes dark; 0: never."
    )
    call_s: int = setting(
        CALL_S,
        Whole(0, 600),
        "Seconds without an answer after which the screen and the light strip call the player who is\n"
        "asked, in the colour of their dice, and again now and then; 0: never.",
    )


@dataclass(frozen=True)
class TableSettings:
    """The table itself: most of it is asked for on its screen when it is first set up."""

    language: str = setting(
        "",
        TextSetting('a language such as "en" or "fr"'),
        "The language of the screen at the start; empty: the one its browser asks for.",
    )
    seats: int = setting(SEATS_MOST, Whole(1, SEATS_MOST), "How many people can sit here.")
    dice: tuple[str, ...] = setting(
        (),
        Several(OneOf(DICE)),
        f"The colours of the sets of dice in the box, of {', '.join(DICE)}; [] is all of them.",
    )
    game: str = setting(
        "",
        TextSetting("the name of a game, as `demo --help` lists them"),
        "The game that a new table begins with; empty: the first there is.",
    )
    stage_s: int = setting(
        STAGE_S,
        Whole(0, 60),
        "Seconds that a roll, an attack or a check stays open before the game continues by itself: time for\n"
        "a card. They are the same whatever cards anyone holds; tapping Wait stops them.",
    )
    decoys: bool = setting(
        True,
        YesNo(),
        "Whether secret questions are hidden: every phone has one covered line, and all say *look* now and\n"
        "then, so that no one can tell who is asked. false: the question is open on that phone.",
    )
    set_up: bool = setting(
        False,
        YesNo(),
        "Whether the set-up on the table's screen is done; false opens it there.",
    )


@dataclass(frozen=True)
class CafeSettings:
    """A café with many tables: a broker connects them. `sudo make cafe` writes this part."""

    broker: str = setting(
        "", Host(), "The machine on which the broker (Mosquitto) runs; empty: this table is on its own."
    )
    port: int = setting(1883, Whole(1, 65535), "The broker's port; with a certificate usually 8883.")
    certificate: str = setting(
        "",
        TextSetting("the path of a file"),
        "The certificate (PEM file) of the authority that signed the broker's: with it the connection\n"
        "is encrypted.",
    )
    user: str = setting(
        "", TextSetting("a user of the broker"), "The user name of this machine at the broker."
    )
    password: str = setting("", TextSetting("that user's password"), "That user's password.")
    name: str = setting(
        "",
        TopicName(),
        "This table's name at the broker, different for each table; empty: this machine's name.",
    )
    key: str = setting(
        "",
        SharedKey(),
        "The key of this café, the same on every machine: it signs the orders of staff. Empty: this table\n"
        "takes no orders over the broker.",
    )
    home_assistant: bool = setting(
        False,
        YesNo(),
        "Whether Home Assistant finds this table by itself, if it uses the same broker.",
    )
    discovery_prefix: str = setting(
        "homeassistant",
        TopicPrefix(),
        "The discovery prefix of that Home Assistant, if it was changed.",
    )


@dataclass(frozen=True)
class ProgramSettings:
    """Programs that follow this table. They are sent what any spectator sees; /api/v1 lists it."""

    webhook: str = setting(
        "",
        WebAddress(),
        "Where this table posts what everyone at it has just been told, as JSON; empty: nowhere.",
    )
    webhook_key: str = setting(
        "", SharedKey(), "What is posted is signed with this key, in X-Table-Signature; empty: not at all."
    )


@dataclass(frozen=True)
class Settings:
    """Content of the settings file."""

    strip: StripSettings = StripSettings()
    buttons: ButtonSettings = ButtonSettings()
    panel: PanelSettings = PanelSettings()
    camera: CameraSettings = CameraSettings()
    network: NetworkSettings = NetworkSettings()
    kiosk: KioskSettings = KioskSettings()
    table: TableSettings = TableSettings()
    cafe: CafeSettings = CafeSettings()
    programs: ProgramSettings = ProgramSettings()


@dataclass(frozen=True)
class Setting:
    """One setting as the file knows it: its section, its name, its default, its kind and what it is for."""

    section: str
    name: str
    default: object
    kind: SettingType[Any]
    says: str


def known() -> tuple[Setting, ...]:
    """Every setting that there is, in the order of the file."""
    return tuple(one for section in fields(Settings) for one in _of(section.name, section.default))


def _of(section: str, defaults: Any) -> Iterator[Setting]:
    for field in fields(defaults):
        yield Setting(section, field.name, field.default, field.metadata["kind"], field.metadata["says"])

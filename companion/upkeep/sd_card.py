"""The file companion.txt on an SD card: settings that any computer can edit, and its mistakes in words."""

import hashlib
import json
import re
import unicodedata
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from difflib import get_close_matches
from importlib.resources import files
from pathlib import Path
from types import MappingProxyType
from zoneinfo import available_timezones

from babel import Locale

from companion import games
from companion.engine.words import Message, Printed, say
from companion.table.files.atomic_file import write_whole
from companion.table.settings.settings_file import NAME, change

LARGEST = 64_000
"""Bytes that are read of it; as it comes it has a fortieth."""
KEYS = MappingProxyType(
    {
        "name": "name",
        "nom": "name",
        "nombre": "name",
        "language": "language",
        "sprache": "language",
        "langue": "language",
        "idioma": "language",
        "wifi": "wifi",
        "wi-fi": "wifi",
        "wlan": "wifi",
        "wifi password": "password",
        "wi-fi password": "password",
        "wlan-passwort": "password",
        "wlan passwort": "password",
        "mot de passe wifi": "password",
        "mot de passe wi-fi": "password",
        "contraseña wifi": "password",
        "contraseña wi-fi": "password",
        "wifi hidden": "hidden",
        "wi-fi hidden": "hidden",
        "hidden": "hidden",
        "wlan versteckt": "hidden",
        "versteckt": "hidden",
        "wifi masqué": "hidden",
        "wi-fi masqué": "hidden",
        "wifi oculto": "hidden",
        "wifi oculta": "hidden",
        "screen cut off": "cut",
        "bildschirm beschnitten": "cut",
        "écran rogné": "cut",
        "pantalla recortada": "cut",
        "screen turned": "turned",
        "bildschirm gedreht": "turned",
        "écran tourné": "turned",
        "pantalla girada": "turned",
        "time zone": "zone",
        "timezone": "zone",
        "zone": "zone",
        "zeitzone": "zone",
        "fuseau horaire": "zone",
        "zona horaria": "zone",
        "country": "country",
        "land": "country",
        "pays": "country",
        "país": "country",
        "pin": "pin",
        "game": "game",
        "spiel": "game",
        "jeu": "game",
        "juego": "game",
    }
)
"""The setting that each word before a colon names."""
TEXTS = Path(str(files(__package__))) / "texts"
"""The folder with a file for each language that there is."""
TURNS = frozenset({"90", "180", "270"})
CUTS = frozenset(map(str, range(1, 11)))
YES = frozenset({"yes", "ja", "oui", "sí", "si", "true", "1"})
NO = frozenset({"no", "nein", "non", "false", "0"})
NO_COUNTRIES = frozenset({"EU", "EZ", "UN", "XA", "XB", "ZZ"})
"""Codes of the table of countries that name none."""


@dataclass(frozen=True)
class SdCard:
    """The values of a file, by setting, and its mistakes; a line with a mistake has no value."""

    values: Mapping[str, str] = field(default_factory=lambda: MappingProxyType({}))
    mistakes: tuple[Message, ...] = ()


EMPTY = SdCard()
SETTINGS = MappingProxyType(
    {"language": ("table", "language"), "pin": ("kiosk", "pin"), "game": ("table", "game")}
)
"""Section and name of the settings that are the table's; name, Wi-Fi, country and time are the system's."""
TAKEN = "sd-card.sha256"
"""In the data folder: of the values that were taken over last."""


def read(path: Path) -> SdCard:
    """The file at `path`; nothing where there is none."""
    try:
        with path.open("rb") as file:
            found = file.read(LARGEST + 1)
    except FileNotFoundError:
        return EMPTY
    except OSError as fault:
        return SdCard(mistakes=(say("sdcard-unreadable", why=Printed(fault.strerror or str(fault), "en")),))
    if len(found) > LARGEST or b"\0" in (text := _decoded(found)).encode():
        return SdCard(mistakes=(say("sdcard-no-text"),))
    return parse(text)


def parse(text: str) -> SdCard:
    """The settings in a text of lines `key: value`; other lines are comments or mistakes."""
    values: dict[str, str] = {}
    mistakes: list[Message] = []
    given: set[str] = set()
    for number, line in enumerate(text.splitlines(), 1):
        if not (bare := line.strip()) or bare.startswith("#"):
            continue
        key, value, mistake = _setting(bare, number)
        if mistake is not None:
            mistakes.append(mistake)
        elif value:
            if key in values:
                mistakes.append(say("sdcard-twice", line=str(number)))
            values[key] = value
        if value or mistake is not None:
            given.add(key)
    return SdCard(MappingProxyType(values), (*mistakes, *_together(given)))


def _setting(line: str, number: int) -> tuple[str, str, Message | None]:
    found = re.match(r"([^:=]*?)\s*[:=]\s*(.*)", line)
    if found is None:
        return "", "", say("sdcard-no-colon", line=str(number), text=line.split(maxsplit=1)[0][:40])
    word, value = found[1].casefold().strip("\"'*- "), found[2]
    if word not in KEYS:
        close = get_close_matches(word, KEYS, n=1)
        hint = {"hint": close[0]} if close else {}
        return (
            "",
            "",
            say(
                "sdcard-unknown-hint" if close else "sdcard-unknown",
                line=str(number),
                word=found[1][:40],
                **hint,
            ),
        )
    key = KEYS[word]
    wanted = value if key in {"wifi", "password"} else value.strip("\"'„“”")
    taken = READERS[key](wanted) if wanted else ""
    return key, taken or "", None if taken is not None else _wrong(key, wanted, number)


def _wrong(key: str, value: str, number: int) -> Message:
    """The mistake in a value; a password or PIN is never repeated on the screen."""
    shown = {} if key in {"password", "pin"} else {"value": value[:40]}
    offered = {"games": ", ".join(games.names())} if key == "game" else {}
    offered |= {"languages": ", ".join(languages())} if key == "language" else {}
    return say(f"sdcard-{key}", line=str(number), **shown, **offered)


def _together(given: set[str]) -> Iterator[Message]:
    """Mistakes that no line has alone."""
    if "wifi" in given and "country" not in given:
        yield say("sdcard-no-country")
    if "password" in given and "wifi" not in given:
        yield say("sdcard-no-wifi")


def _decoded(found: bytes) -> str:
    """The text of any editor: UTF-8, UTF-16 or cp1252."""
    if found.startswith((b"\xff\xfe", b"\xfe\xff")):
        return found.decode("utf-16", "replace")
    try:
        return found.decode("utf-8-sig")
    except UnicodeDecodeError:
        return found.decode("cp1252", "replace")


def _name(value: str) -> str | None:
    host = value.casefold().removesuffix(".local")
    return host if re.fullmatch(r"[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?", host) and not host.isdigit() else None


def languages() -> dict[str, str]:
    """The languages that there are, by what each calls itself: those of which there is a file of texts."""
    codes = sorted(path.stem for path in TEXTS.glob("*.ftl"))
    return {_named(code, code): code for code in codes}


def _named(language: str, reader: str) -> str:
    return Locale(language).get_display_name(reader) or language


def _language(value: str) -> str | None:
    codes = languages().values()
    names = {_bare(_named(code, reader)): code for code in codes for reader in codes}
    return {**names, **{code: code for code in codes}}.get(_bare(value))


def _bare(word: str) -> str:
    """A word as it is compared: without capitals and accents."""
    letters = unicodedata.normalize("NFD", word.casefold())
    return "".join(letter for letter in letters if not unicodedata.combining(letter))


def _wifi(value: str) -> str | None:
    return value if len(value.encode()) <= 32 else None


def _password(value: str) -> str | None:
    fits = value.isascii() and value.isprintable() and 8 <= len(value) <= 63
    return value if fits or re.fullmatch("[0-9a-fA-F]{64}", value) else None


def _country(value: str) -> str | None:
    code = "GB" if value.upper() == "UK" else value.upper()
    known = re.fullmatch("[A-Z]{2}", code) and code in Locale("en").territories and code not in NO_COUNTRIES
    return code if known else None


def _hidden(value: str) -> str | None:
    word = value.casefold()
    return "yes" if word in YES else "" if word in NO else None


def _zone(value: str) -> str | None:
    """The zone of that name; spaces may stand for its lines."""
    names = {name.casefold(): name for name in available_timezones()}
    return names.get(value.replace(" ", "_").casefold())


def _turned(value: str) -> str | None:
    degrees = value.rstrip("° ")
    return degrees if degrees in TURNS else "" if degrees == "0" else None


def _cut(value: str) -> str | None:
    percent = value.rstrip("% ")
    return percent if percent in CUTS else "" if percent == "0" else None


def _pin(value: str) -> str | None:
    return value if re.fullmatch("[0-9]{4,12}", value) else None


def _game(value: str) -> str | None:
    name = re.sub("[^a-z0-9]+", "_", value.casefold()).strip("_")
    return name if name in games.names() else None


READERS: Mapping[str, Callable[[str], str | None]] = MappingProxyType(
    {
        "name": _name,
        "language": _language,
        "wifi": _wifi,
        "password": _password,
        "country": _country,
        "hidden": _hidden,
        "zone": _zone,
        "turned": _turned,
        "cut": _cut,
        "pin": _pin,
        "game": _game,
    }
)


def take_over(card: SdCard, data: Path) -> None:
    """Writes language, PIN and game of the card into the settings file, once for each change of them.

    Later changes at the table stay. Raises SettingsError and OSError.
    """
    wanted = {key: card.values[key] for key in SETTINGS if key in card.values}
    mark = hashlib.sha256(json.dumps(wanted, sort_keys=True).encode()).hexdigest()
    taken = data / TAKEN
    if not wanted or (taken.exists() and taken.read_text() == mark):
        return
    changes: dict[str, dict[str, object]] = {}
    for key, value in wanted.items():
        section, name = SETTINGS[key]
        changes.setdefault(section, {})[name] = value
    change(data / NAME, changes)
    write_whole(taken, mark)

"""`doctor`: checks everything that a table needs, with advice."""

import argparse
import json
from dataclasses import asdict
from functools import partial
from pathlib import Path
from typing import Any

from companion import games
from companion.adapters.camera.camera_open import open_pretend_or_real
from companion.adapters.language.speech import Speech
from companion.adapters.network.address import Addresses
from companion.adapters.system.device_check import DeviceCheck
from companion.adapters.use_cases.machine.doctor_page import in_words
from companion.app import CompanionSettings as Started
from companion.app import texts
from companion.cli import DATA, DEFAULT_GAME, Commands
from companion.cli.command_failed import CommandFailed
from companion.cli.option_types import folder
from companion.table.files.private_folder import make_own
from companion.table.settings.settings import Settings
from companion.table.settings.settings_file import NAME, SettingsError, read
from companion.upkeep.doctor import examine
from companion.upkeep.finding import DoctorFinding
from companion.upkeep.running import Running, SilentError, ask, running
from web.words import Catalogue


def add(commands: Commands) -> None:
    """Adds the command to the command line."""
    doctor = commands.add_parser("doctor", help="says how camera, devices and machine are, and what to do")
    doctor.add_argument("--data", type=folder, default=DATA, help="the folder that keeps the game")
    doctor.add_argument("--json", action="store_true", help="print the findings as JSON")
    doctor.set_defaults(run=_doctor)


def _doctor(options: argparse.Namespace) -> int:
    """Status 0 if nothing is red, 1 if something is; a table that runs is asked itself."""
    table = running(options.data)
    try:
        checkup = _of_table(table) if table else _in_words(examined(options.data))
    except SilentError as fault:
        raise CommandFailed(f"{fault}; restart it") from fault
    if options.json:
        print(json.dumps(checkup, indent=1, ensure_ascii=False))
    else:
        _print(checkup)
    return 0 if checkup["well"] else 1


def _of_table(table: Running) -> dict[str, Any]:
    with ask(table, "GET", "doctor") as reply:
        checkup: dict[str, Any] = json.load(reply)
    if "findings" not in checkup:
        raise SilentError(
            f"the table runs (process {table.process}) and says: {checkup.get('sorry', checkup)}"
        )
    return {"running": True, **checkup}


def examined(data: Path) -> tuple[DoctorFinding, ...]:
    """Findings while no table runs: opens, tries and closes each device."""
    make_own(data)
    try:
        settings = read(data / NAME) if (data / NAME).exists() else Settings()
    except SettingsError:
        settings = Settings()  # what is wrong with the file is one of the findings
    camera = partial(open_pretend_or_real, settings.camera.source)
    trial = DeviceCheck(settings, camera, data, data / "calibration" / Started.table)
    network = settings.network
    address = Addresses(network.host, network.address).all(network.port)[0]
    return examine(trial.equipment(), data, address)


def _in_words(findings: tuple[DoctorFinding, ...]) -> dict[str, Any]:
    speech = Speech(Catalogue(texts(games.find(DEFAULT_GAME).meta.package)), "en")
    return {"running": False, **asdict(in_words(findings, speech))}


def _print(checkup: dict[str, Any]) -> None:
    print("The table is running and reports:" if checkup["running"] else "No table is running here.")
    for one in checkup["findings"]:
        print(f"{one['sign']} {one['about']} ({one['word']}): {one['says']}")

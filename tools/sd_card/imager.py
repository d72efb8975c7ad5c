"""The entry for Raspberry Pi Imager's own list, so that it asks for a Wi-Fi when it writes our image."""

import hashlib
import json
import shutil
from datetime import date
from pathlib import Path
from typing import Any
from urllib.parse import urljoin

DEVICES = {"Raspberry Pi 5": "pi5-64bit", "Raspberry Pi 4": "pi4-64bit", "Raspberry Pi 3": "pi3-64bit"}
CHUNK = 1 << 20
ICON = Path(__file__).parents[2] / "web/static/icon.svg"


def repository(image: Path, url: str, today: date) -> dict[str, Any]:
    """The list that `rpi-imager --repo` reads: the boards, and one image, unpacked, at `url`; the icon is
    beside it.
    """
    size, digest, icon = image.stat().st_size, _sha256(image), urljoin(url, ICON.name)
    entry = {
        "name": "Table companion",
        "description": "Reads real dice, keeps secrets, knows the rules: Raspberry Pi OS with the table",
        "icon": icon,
        "url": url,
        "extract_size": size,
        "extract_sha256": digest,
        "image_download_size": size,
        "image_download_sha256": digest,
        "release_date": today.isoformat(),
        "init_format": "cloudinit-rpi",
        "devices": [*DEVICES.values()],
        "capabilities": [],
    }
    boards = [
        {
            "name": name,
            "tags": [tag],
            "description": f"{name}, 64 bit",
            "icon": icon,
            "matching_type": "exclusive",
        }
        for name, tag in DEVICES.items()
    ]
    return {"imager": {"devices": boards}, "os_list": [entry]}


def write(image: Path, target: Path, url: str, today: date) -> None:
    """Writes the list as a file, and the icon beside it."""
    shutil.copy(ICON, target.with_name(ICON.name))
    target.write_text(json.dumps(repository(image, url, today), indent=2) + "\n")


def _sha256(path: Path) -> str:
    digest = hashlib.sha256()
    with path.open("rb") as file:
        while chunk := file.read(CHUNK):
            digest.update(chunk)
    return digest.hexdigest()

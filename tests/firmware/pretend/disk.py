"""Makes the file system that an emulated Pico begins with: `disk.py FOLDER IMAGE`."""

import sys
from pathlib import Path

from littlefs import LittleFS, UserContext

BLOCK, BLOCKS = 4096, 352
"""What MicroPython keeps of a Pico's 2 MB of flash for files."""


def main(folder: Path, image: Path) -> None:
    """Writes all that lies in the folder into the image."""
    memory = UserContext(buffsize=BLOCK * BLOCKS)
    disk = LittleFS(
        context=memory, block_size=BLOCK, block_count=BLOCKS, prog_size=256, disk_version=0x00020000
    )
    for path in sorted(folder.rglob("*")):
        name = path.relative_to(folder).as_posix()
        if path.is_dir():
            disk.mkdir(name)
            continue
        with disk.open(name, "wb") as file:
            file.write(path.read_bytes())
    disk.unmount()
    image.write_bytes(memory.buffer)


main(Path(sys.argv[1]), Path(sys.argv[2]))

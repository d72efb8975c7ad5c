"""The files that make a table of a written card: `companion.zip`, which is installed, and `vendor-data`."""

from pathlib import Path
from zipfile import ZIP_DEFLATED, ZIP_STORED, ZipFile

CHECKOUT = Path(__file__).parents[2]
TEMPLATE = CHECKOUT / "systemd/sd-card/companion.txt"
ZIP, SCRIPT, TEXT = "companion.zip", "vendor-data", "companion.txt"
ALSO = ("constraints.txt", "LICENSE")


def write(folder: Path, wheels: Path) -> tuple[Path, ...]:
    """Writes the two files to copy, and the text to edit, into a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    _zip(folder / ZIP, wheels)
    (folder / SCRIPT).write_bytes((CHECKOUT / "systemd/sd-card" / SCRIPT).read_bytes())
    (folder / TEXT).write_text(TEMPLATE.read_text(), newline="\r\n")
    return tuple(folder / name for name in (ZIP, SCRIPT, TEXT))


def _zip(target: Path, wheels: Path) -> None:
    with ZipFile(target, "w", ZIP_DEFLATED) as zipped:
        for path in sorted((CHECKOUT / "systemd").rglob("*")):
            if path.is_file():
                zipped.write(path, path.relative_to(CHECKOUT))
        for name in ALSO:
            zipped.write(CHECKOUT / name, name)
        zipped.write(TEMPLATE, TEXT)
        for wheel in sorted(wheels.glob("*.whl")):
            zipped.write(wheel, f"wheels/{wheel.name}", ZIP_STORED)

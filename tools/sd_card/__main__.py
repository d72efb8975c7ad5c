"""`make image`: the companion on an SD card, as an image or as files to copy onto a written card."""

import argparse
import sys
from datetime import date
from pathlib import Path

from tools.sd_card import bundle, imager
from tools.sd_card.image import ImageError, check, make
from tools.sd_card.wheel_house import WheelsError, collect


def main(arguments: list[str] | None = None) -> int:
    """Writes what is asked for; the exit status is 1 if it cannot be made."""
    options = _parser().parse_args(arguments)
    try:
        _make(options)
    except (ImageError, WheelsError, OSError) as fault:
        print(fault, file=sys.stderr)
        return 1
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="make image", description=__doc__)
    parser.add_argument("--base", type=Path, help="an image of Raspberry Pi OS, .img or .img.xz")
    parser.add_argument("--out", type=Path, default=Path("build/sd-card"), help="the folder to write to")
    parser.add_argument(
        "--wheels", type=Path, help="a folder with the wheels for a Pi; missing ones are fetched"
    )
    parser.add_argument(
        "--url", default="", help="the image's future address, for the list of Raspberry Pi Imager"
    )
    return parser


def _make(options: argparse.Namespace) -> None:
    out: Path = options.out
    image, manifest = out / "companion.img", out / "companion.rpi-imager-manifest"
    if options.base is not None:
        check(options.base, image)
    wheels = options.wheels or out / "wheels"
    collect(wheels)
    files = bundle.write(out, wheels)
    print(f"To copy onto a card that Raspberry Pi Imager wrote: {files[0]} and {files[1]}")
    if options.base is None:
        return
    make(options.base, image, files)
    imager.write(image, manifest, options.url or image.resolve().as_uri(), date.today())
    print(f"To write as it is: {image}; or open {manifest} with Raspberry Pi Imager")


if __name__ == "__main__":
    sys.exit(main())

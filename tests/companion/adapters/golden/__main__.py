"""Paints the golden set anew, or large for the eye."""

import argparse
from pathlib import Path

import cv2
import numpy as np

from tests.companion.adapters.golden.scenes import SCENES, Pixels, pixels

HERE = Path(__file__).parent
SIZE = 12


def large(frames: Pixels) -> Pixels:
    """As the eye sees light: brighter in the dark, each LED a dot on black."""
    seen = (255 * (frames / 255) ** (1 / 2.2)).astype(np.uint8)
    dot = np.zeros((SIZE, SIZE, 1), dtype=np.uint8)
    cv2.circle(dot, (SIZE // 2, SIZE // 2), SIZE // 2 - 1, (1,), -1)
    tiled: Pixels = np.kron(seen, np.ones((SIZE, SIZE, 1), dtype=np.uint8))
    return tiled * np.tile(dot, (*frames.shape[:2], 1))


def main() -> None:
    """Writes a picture for each scene."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--large", type=Path, help="a folder for pictures to look at")
    folder = parser.parse_args().large
    for name, frames in SCENES.items():
        if folder:
            cv2.imwrite(str(folder / f"light-{name}.png"), large(pixels(frames)))
        else:
            cv2.imwrite(str(HERE / f"{name}.png"), pixels(frames))


if __name__ == "__main__":
    main()

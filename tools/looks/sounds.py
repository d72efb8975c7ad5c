"""`make sounds`: synthesises the kiosk's sounds into small WAV files."""

import struct
import sys
import wave
from collections.abc import Iterable, Iterator
from io import BytesIO
from math import exp, pi, sin
from pathlib import Path

RATE = 11025
"""Sample rate, in hertz."""
FOLDER = Path("web/static/sounds")
LOUD = 90
"""Of 127: nobody is startled."""


def bell(notes: Iterable[tuple[float, float]], seconds: float, fade: float) -> Iterator[float]:
    """Soft bells: each note is a pitch in hertz and when it begins, in seconds."""
    struck = list(notes)
    for n in range(int(RATE * seconds)):
        at = n / RATE
        since = [(pitch, at - begins) for pitch, begins in struck if at >= begins]
        heard = (
            exp(-fade * t) * (sin(2 * pi * pitch * t) + 0.3 * sin(4.02 * pi * pitch * t))
            for pitch, t in since
        )
        yield sum(heard) / 2.2


def rattle(hits: Iterable[float], seconds: float) -> Iterator[float]:
    """Dice on wood: a short knock of noise at each of these moments."""
    struck, noise = list(hits), 1
    for n in range(int(RATE * seconds)):
        noise = noise * 48271 % 2147483647
        heard = (exp(-90 * (n / RATE - hit)) for hit in struck if n / RATE >= hit)
        yield (noise / 1073741823.5 - 1) * min(1.0, sum(heard)) * 0.8


def sounds() -> dict[str, bytes]:
    """Every sound by its name, as a WAV file of one channel and eight bits."""
    return {
        "turn": _wav(bell([(587.3, 0), (880.0, 0.14)], 0.7, 7)),
        "throw": _wav(rattle([0, 0.07, 0.13, 0.22, 0.27, 0.38, 0.52], 0.65)),
        "success": _wav(bell([(523.3, 0), (659.3, 0.13), (784.0, 0.26), (1046.5, 0.4)], 1.1, 5)),
        "loss": _wav(bell([(311.1, 0), (233.1, 0.3), (174.6, 0.6)], 1.4, 4)),
    }


def _wav(heard: Iterable[float]) -> bytes:
    file = BytesIO()
    with wave.open(file, "wb") as written:
        written.setparams((1, 1, RATE, 0, "NONE", "not compressed"))
        samples = (128 + round(LOUD * max(-1.0, min(1.0, one))) for one in heard)
        written.writeframes(b"".join(struct.pack("B", one) for one in samples))
    return file.getvalue()


def main() -> int:
    """Writes all sounds as WAV files."""
    FOLDER.mkdir(exist_ok=True)
    for name, data in sounds().items():
        (FOLDER / f"{name}.wav").write_bytes(data)
        print(f"{name}: {len(data)} bytes")
    return 0


if __name__ == "__main__":
    sys.exit(main())

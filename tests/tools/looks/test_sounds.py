"""The sounds are what the code synthesises, short and small."""

import wave

from tools.looks.sounds import FOLDER, RATE, sounds

MOST = 16_000
"""Bytes of one sound."""


def test_the_files_are_what_the_code_synthesises() -> None:
    there = {path.stem: path.read_bytes() for path in FOLDER.glob("*.wav")}
    assert there == sounds(), "make sounds"


def test_every_sound_is_short_small_and_begins_and_ends_quietly() -> None:
    for name, data in sounds().items():
        assert len(data) < MOST, name
        with wave.open(str(FOLDER / f"{name}.wav")) as read:
            assert read.getnframes() / RATE <= 1.5
            heard = read.readframes(read.getnframes())
        assert max(heard) - min(heard) > 60, name
        assert all(abs(one - 128) < 12 for one in heard[-50:]), name

"""Frames survive the wire whole or not at all."""

import subprocess
from pathlib import Path

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from firmware import wire
from tests.firmware.pretend_pico import ROOT, micropython

payloads = st.binary(max_size=wire.LONGEST)
bytes_of_a_byte = st.integers(0, 255)
frames = st.tuples(bytes_of_a_byte, bytes_of_a_byte, payloads)


def test_the_crc_is_xmodems() -> None:
    assert wire.crc(b"123456789") == 0x31C3


@given(frames)
@example((0, 0, b""))
@example((255, 255, b"\xff" * wire.LONGEST))
@example((0, 0, b"\0" * wire.LONGEST))
def test_a_frame_comes_out_as_it_went_in(frame: wire.Frame) -> None:
    sent = wire.encode(*frame)
    assert sent.index(wire.END) == len(sent) - 1
    assert wire.FrameReader().feed(sent) == [frame]


@given(st.lists(frames, max_size=5), st.integers(1, 7))
def test_it_does_not_matter_in_what_bites_the_bytes_come(sent: list[wire.Frame], bite: int) -> None:
    data, reader = b"".join(wire.encode(*frame) for frame in sent), wire.FrameReader()
    assert [f for at in range(0, len(data), bite) for f in reader.feed(data[at : at + bite])] == sent
    assert reader.dropped == 0


@given(st.binary(max_size=600), frames)
def test_after_any_garbage_the_next_frame_but_one_is_read(garbage: bytes, frame: wire.Frame) -> None:
    assert wire.FrameReader().feed(garbage + wire.END + wire.encode(*frame))[-1] == frame


@given(frames, st.data())
def test_a_frame_with_a_changed_byte_is_dropped_and_counted(frame: wire.Frame, data: st.DataObject) -> None:
    sent = bytearray(wire.encode(*frame))
    place = data.draw(st.integers(0, len(sent) - 2))
    sent[place] ^= data.draw(st.integers(1, 255).filter(lambda flip: flip != sent[place]))
    reader = wire.FrameReader()
    assert reader.feed(bytes(sent)) == []
    assert reader.dropped == 1


@given(frames, st.data())
def test_a_frame_that_lost_its_end_takes_the_next_one_with_it_and_no_more(
    frame: wire.Frame, data: st.DataObject
) -> None:
    sent = wire.encode(*frame)
    cut = sent[: data.draw(st.integers(1, len(sent) - 1))]
    whole = wire.encode(1, 2, b"whole")
    assert wire.FrameReader().feed(cut + whole + whole)[-1:] == [(1, 2, b"whole")]


def test_a_payload_may_be_so_long_and_no_longer() -> None:
    assert len(wire.encode(1, 1, bytes(wire.LONGEST))) == wire.LONGEST + 6
    with pytest.raises(ValueError, match="at most 243 bytes, not 244"):
        wire.encode(1, 1, bytes(wire.LONGEST + 1))


def test_endless_noise_fills_no_memory() -> None:
    reader = wire.FrameReader()
    for _ in range(100):
        assert reader.feed(b"x" * 1000) == []
    assert reader.feed(wire.END + wire.encode(1, 1)) == [(1, 1, b"")]
    assert reader.dropped == 1


def test_micropython_writes_the_same_bytes(tmp_path: Path) -> None:
    micropython()
    program = tmp_path / "same.py"
    program.write_text(
        "from firmware import wire\n"
        "for size in range(wire.LONGEST + 1):\n"
        "    sent = wire.encode(size, 255 - size, bytes([(7 * n) & 0xFF for n in range(size)]))\n"
        "    assert wire.FrameReader().feed(sent)[0][0] == size\n"
        "    print(sent.hex())\n"
    )
    ran = subprocess.run(
        ["micropython", program],
        env={"MICROPYPATH": str(ROOT), "PATH": "/usr/local/bin:/usr/bin:/bin"},
        capture_output=True,
        text=True,
        check=True,
    )
    ours = [
        wire.encode(size, 255 - size, bytes((7 * n) & 0xFF for n in range(size))).hex()
        for size in range(wire.LONGEST + 1)
    ]
    assert ran.stdout.split() == ours

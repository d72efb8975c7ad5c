import pytest

from companion.devices.strip import DARK, REMEMBERED, FakeStrip, Rgb, Strip

RED = Rgb(255, 0, 0)


def test_a_fake_strip_is_a_strip_that_starts_dark() -> None:
    strip: Strip = FakeStrip(3)
    assert strip.length == 3
    assert FakeStrip(3).frame == (DARK, DARK, DARK)


def test_it_shows_the_latest_frame_and_remembers_those_before() -> None:
    strip = FakeStrip(2)
    strip.show((RED, DARK))
    strip.show((DARK, RED))
    assert strip.frame == (DARK, RED)
    assert strip.frames == ((DARK, DARK), (RED, DARK), (DARK, RED))


@pytest.mark.parametrize("lamps", [0, 1, 3])
def test_a_frame_of_another_length_is_refused_and_not_shown(lamps: int) -> None:
    strip = FakeStrip(2)
    with pytest.raises(ValueError, match=f"has 2 lamps, not {lamps}"):
        strip.show((RED,) * lamps)
    assert strip.frame == (DARK, DARK)


@pytest.mark.parametrize("channel", [-1, 256])
def test_a_channel_that_is_no_byte_is_refused_with_its_lamp(channel: int) -> None:
    with pytest.raises(ValueError, match=r"lamp 1 is \(0, -?\d+, 0\)"):
        FakeStrip(2).show((RED, Rgb(0, channel, 0)))


def test_a_long_evening_does_not_fill_the_memory() -> None:
    strip = FakeStrip(1)
    for _ in range(REMEMBERED + 10):
        strip.show((RED,))
    assert len(strip.frames) == REMEMBERED

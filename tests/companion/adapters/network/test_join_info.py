"""What phones scan: a number with the code of now, and the Wi-Fi where the host named it."""

from pathlib import Path

import pytest

from companion.adapters.network.join_info import JoinInfo, Wifi

HERE = "http://10.0.0.5:8000"


def way(wifi: Wifi | None = None) -> JoinInfo:
    return JoinInfo(lambda: HERE, wifi)


def test_the_address_is_a_number_with_the_code_and_its_picture_stands_alone() -> None:
    assert way().address("BCDF") == "http://10.0.0.5:8000/j/BCDF"
    assert way().picture("BCDF").startswith("<?xml")
    assert way().picture("BCDF") != way().picture("BCDG")


def test_a_picture_brings_its_own_white_that_no_theme_of_contrast_takes_away() -> None:
    assert 'fill="#fff"' in way().picture("BCDF")


def test_without_a_name_the_wifi_has_no_picture() -> None:
    assert way().wifi_picture() is None


@pytest.mark.parametrize("password", ["", "ember;ash", "a:b"])
def test_a_wifi_that_the_host_named_can_be_scanned(password: str) -> None:
    picture = way(Wifi("The Long Road", password)).wifi_picture()
    assert picture is not None
    assert picture.startswith("<?xml")
    assert picture != way(Wifi("The Short Road", password)).wifi_picture()


def test_the_box_s_own_wifi_comes_before_the_host_s_for_as_long_as_it_is_up(tmp_path: Path) -> None:
    note = tmp_path / "wifi"
    named, own = Wifi("The Long Road", "ember"), Wifi("Companion 42", "ash and bone")
    way = JoinInfo(lambda: HERE, named, note)
    assert way.wifi == named
    note.write_text("Companion 42\nash and bone\n")
    assert way.wifi == own
    assert way.wifi_picture() == JoinInfo(lambda: HERE, own).wifi_picture()
    note.write_text("half a no")
    assert way.wifi == named
    note.unlink()
    assert way.wifi == named

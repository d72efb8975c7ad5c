"""What phones scan: a number with the code of now, and the Wi-Fi where the host named it."""

import pytest

from companion.bridges.way_in import WayIn, Wifi

HERE = "http://10.0.0.5:8000"


def way(wifi: Wifi | None = None) -> WayIn:
    return WayIn(lambda: HERE, wifi)


def test_the_address_is_a_number_with_the_code_and_its_picture_stands_alone() -> None:
    assert way().address("BCDF") == "http://10.0.0.5:8000/j/BCDF"
    assert way().picture("BCDF").startswith("<?xml")
    assert way().picture("BCDF") != way().picture("BCDG")


def test_without_a_name_the_wifi_has_no_picture() -> None:
    assert way().wifi_picture() is None


@pytest.mark.parametrize("password", ["", "ember;ash", "a:b"])
def test_a_wifi_that_the_host_named_can_be_scanned(password: str) -> None:
    picture = way(Wifi("The Long Road", password)).wifi_picture()
    assert picture is not None
    assert picture.startswith("<?xml")
    assert picture != way(Wifi("The Short Road", password)).wifi_picture()

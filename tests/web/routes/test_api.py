"""Programs are told where everything is, what a spectator sees, and nothing new when nothing has changed."""

import pytest

from tests.web.fakes.device import Device
from tests.web.fakes.fake_house import FakeDoor
from tests.web.fakes.fitting import misfits
from web.api_schema import SCHEMA
from web.ports.protocol import PageViewer
from web.ports.queries import ReadPublicView


def test_from_one_address_everything_is_found(device: Device) -> None:
    about = device.get("/api/v1").json
    assert about is not None
    assert about["tables"] == {"one": "/api/v1/tables/one"}
    assert device.get(about["schema"]).json == SCHEMA
    assert device.get(about["tables"]["one"]).status_code == 200


def test_whoever_asks_is_a_spectator_even_from_a_phone_that_sits_there(
    device: Device, door: FakeDoor
) -> None:
    seat = device.sit()
    device.get(f"/api/v1/tables/one?as=seat&seat={seat}&language=de")
    assert door.asked[-1] == (ReadPublicView(), PageViewer(None, "de"))


def test_what_has_not_changed_is_not_sent_again(device: Device, door: FakeDoor) -> None:
    first = device.get("/api/v1/tables/one")
    again = {"If-None-Match": first.headers["ETag"]}
    same = device.client.get("/api/v1/tables/one", headers=again)
    assert (same.status_code, same.data) == (304, b"")
    door.sat += 1
    assert device.client.get("/api/v1/tables/one", headers=again).status_code == 200


def test_there_is_nothing_to_be_told_of_a_table_that_there_is_not(device: Device) -> None:
    assert device.get("/api/v1/tables/two").status_code == 404


@pytest.mark.parametrize(
    ("value", "misfit"),
    [
        (3, "/: 3 is not"),
        ({"label": "a", "count": 1, "secret": 2}, "secret"),
        ({"label": 1, "count": 1}, "/label"),
    ],
)
def test_a_misfit_is_noticed(value: object, misfit: str) -> None:
    counter = SCHEMA["properties"]["view"]["anyOf"][0]["properties"]["counters"]["items"]
    assert any(misfit in one for one in misfits(value, counter, "/" if value == 3 else ""))

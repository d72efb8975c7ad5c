"""What the protocol itself says: a house is as small as its first table, a refusal bears its text."""

from tests.web.fakes.fake_house import FakeDoor
from web.ports.protocol import Sorry, TableRegistry


class Hut(TableRegistry):
    """A house that says nothing of its tables but the first."""

    def door(self, table: str) -> FakeDoor | None:
        return FakeDoor() if table == "only" else None

    def first(self) -> str:
        return "only"


def test_a_house_that_says_nothing_else_has_just_its_first_table() -> None:
    assert Hut().tables() == ("only",)


def test_a_refusal_bears_its_text() -> None:
    assert Sorry("Not now.").text == str(Sorry("Not now.")) == "Not now."

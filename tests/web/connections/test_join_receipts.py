"""A join that is sent again is recognised by its table and its command."""

from web.connections.join_receipts import Joined


def test_a_command_is_recalled_at_its_own_table() -> None:
    joined = Joined()
    joined.remember("one", "c1", "token")
    assert joined.recall("one", "c1") == "token"
    assert joined.recall("two", "c1") is None
    assert joined.recall("one", "c2") is None


def test_it_is_recalled_for_who_sent_it_and_what_it_said_alone() -> None:
    joined = Joined()
    joined.remember("one", "c1", "token", "a device", "Ada", "red")
    assert joined.recall("one", "c1", "a device", "Ada", "red") == "token"
    assert joined.recall("one", "c1", "another", "Ada", "red") is None
    assert joined.recall("one", "c1", "a device", "Ada", "blue") is None


def test_an_empty_command_is_nobodys() -> None:
    joined = Joined()
    joined.remember("one", "", "token")
    assert joined.recall("one", "") is None


def test_a_later_token_replaces_the_earlier_one() -> None:
    joined = Joined()
    joined.remember("one", "c1", "first")
    joined.remember("one", "c1", "second")
    assert joined.recall("one", "c1") == "second"


def test_the_oldest_is_forgotten_first() -> None:
    joined = Joined(size=2)
    for command in ("c1", "c2", "c3"):
        joined.remember("one", command, command)
    assert [joined.recall("one", command) for command in ("c1", "c2", "c3")] == [None, "c2", "c3"]

"""Every topic is part of one tree, and a name that cannot be in it is not taken for one."""

import pytest

from companion.cafe.topics import Topics, plain, table_of


def test_what_a_table_tells_stands_under_its_own_name() -> None:
    topics = Topics("window")
    told = {topics.alive, topics.state, topics.view, topics.doctor, topics.done}
    assert {table_of(topic) for topic in told} == {
        ("window", what) for what in ("alive", "state", "view", "doctor", "done")
    }


@pytest.mark.parametrize(
    "topic",
    ["companion/window", "companion/+/state", "companion/a/b/c", "other/window/state", "companion//x"],
)
def test_a_topic_of_another_tree_is_nobodys(topic: str) -> None:
    assert table_of(topic) is None


@pytest.mark.parametrize(
    ("name", "becomes"), [("Window", "window"), ("table_7.local", "table-7-local"), ("--Ä--", "")]
)
def test_the_name_of_a_machine_becomes_one_that_a_topic_may_bear(name: str, becomes: str) -> None:
    assert plain(name) == becomes

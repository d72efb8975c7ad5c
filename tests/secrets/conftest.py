"""The pages of a table, for as long as the tests of a file take."""

from collections.abc import Iterator

import pytest

import web.streaming.stream
from tests.secrets.watched import Pages


@pytest.fixture(scope="module")
def pages() -> Iterator[Pages]:
    """The pages, which ping at once where nothing changed, so that nobody waits."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(web.streaming.stream, "PING_SECONDS", 0.0)
        yield Pages()

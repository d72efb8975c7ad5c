"""Why something is refused."""

from collections.abc import Callable

import pytest

from companion.engine.refusal import Refused


def refused(change: Callable[[], object]) -> str:
    """The key of the reason for which a change is refused."""
    with pytest.raises(Refused) as refusal:
        change()
    return refusal.value.reason.key

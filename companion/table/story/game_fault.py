"""A fault of a game ends in one sentence: it is logged, and nothing of what led to it is written down."""

import logging
from collections.abc import Iterator
from contextlib import contextmanager

from companion.engine.refusal import Refused, refuse
from companion.table.game_time import in_time

log = logging.getLogger(__name__)


@contextmanager
def faults_refused(game: str) -> Iterator[None]:
    """Raises Refused (refused-fault) for any other exception of the game of that name, or if it hangs."""
    try:
        with in_time():
            yield
    except Refused:
        raise
    except Exception as fault:
        log.exception("the game %s failed", game)
        raise refuse("refused-fault") from fault

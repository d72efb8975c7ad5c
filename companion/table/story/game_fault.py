"""A fault of a game ends in one sentence: it is logged, and nothing of what led to it is written down."""

import logging
from collections.abc import Iterator
from contextlib import contextmanager

from companion.engine.refusal import Refused, refuse

log = logging.getLogger(__name__)


@contextmanager
def faults_refused(game: str) -> Iterator[None]:
    """Raises Refused (refused-fault) for any other exception of the game of that name."""
    try:
        yield
    except Refused:
        raise
    except Exception as fault:
        log.exception("the game %s failed", game)
        raise refuse("refused-fault") from fault

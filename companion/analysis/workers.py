"""Distributes games over processes of this machine, or the workers of a Dask cluster."""

from collections.abc import Iterator
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import AbstractContextManager, contextmanager
from multiprocessing import get_context

Workers = int | str
"""A number of processes on this machine, or the address of a cluster's scheduler: `tcp://10.0.0.7:8786`."""
PATIENCE_S = 10


class NoCluster(Exception):  # noqa: N818 - named for what a reader is told
    """No cluster is available; the message says why."""


def at_work(workers: Workers) -> AbstractContextManager[Executor]:
    """Those who play, as long as the context lasts. Raises NoCluster."""
    if isinstance(workers, int):
        return ProcessPoolExecutor(workers, mp_context=get_context("spawn"))
    return _cluster(workers)


@contextmanager
def _cluster(address: str) -> Iterator[Executor]:
    try:
        from distributed import Client  # noqa: PLC0415 - an optional extra, and slow to come
    except ImportError as missing:
        raise NoCluster(
            "a cluster needs the extra `cluster`: pip install 'table-companion[cluster]'"
        ) from missing
    try:
        client = Client(address, timeout=PATIENCE_S, set_as_default=False)
    except (OSError, ValueError) as fault:
        raise NoCluster(f"no scheduler of Dask answers at {address}: {fault}") from fault
    with client, client.get_executor() as executor:
        yield executor

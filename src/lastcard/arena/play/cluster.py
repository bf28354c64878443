"""The matches of a contest on a cluster of machines, with Ray.

The same batches as on one machine: a lost worker's or node's batch is begun again elsewhere.
"""

import socket
from collections.abc import Generator, Iterator
from contextlib import contextmanager
from importlib import import_module
from typing import Any, Final

from lastcard._version import __version__
from lastcard.arena.contest import Contest
from lastcard.arena.errors import ClusterFailed, ClusterMissing, ClusterUnreachable
from lastcard.arena.play.batch import Backlog, Batch, play_batch

TRIES: Final = 10
"""How often the same matches are started again when their worker dies."""
PATIENCE: Final = 5.0
"""Seconds a cluster has to accept a connection."""


def play_there(contest: Contest, address: str) -> Generator[Batch, None, None]:
    """Every match of *contest*, in batches as the cluster at *address* finishes them."""
    ray = _ray()
    with _connected(ray, address):
        try:
            yield from _shared_out(ray, contest)
        except ray.exceptions.RayError as error:
            raise ClusterFailed(reason=_short(error)) from error


def _shared_out(ray: Any, contest: Contest) -> Generator[Batch, None, None]:
    workers = max(1, int(ray.cluster_resources().get("CPU", 1)))
    backlog = Backlog(contest.matches, workers)
    remote = ray.remote(max_retries=TRIES)(_play_there)
    running: list[Any] = []
    while True:
        while len(running) < 2 * workers and (numbers := backlog.take()):
            running.append(remote.remote(contest, numbers, __version__))
        if not running:
            return
        done, running = ray.wait(running, num_returns=1)
        batch: Batch = ray.get(done[0])
        backlog.learn(batch)
        yield batch


def _play_there(contest: Contest, numbers: range, version: str) -> Batch:
    # Another version may play differently, and the results would not show it.
    if version != __version__:
        raise RuntimeError(f"lastcard {__version__} here, {version} there")
    return play_batch(contest, numbers)


@contextmanager
def _connected(ray: Any, address: str) -> Iterator[None]:
    refusals = (OSError, RuntimeError, ValueError, AssertionError, ray.exceptions.RayError)
    try:
        _knock(address)
        ray.init(address=address, log_to_driver=False, logging_level="ERROR")
    except refusals as error:
        raise ClusterUnreachable(address=address, reason=_short(error)) from error
    try:
        yield
    finally:
        ray.shutdown()


def _knock(address: str) -> None:
    # Ray itself would try for minutes. What is no host and port ("auto") it has to find out alone.
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if host and port.isdecimal():
        socket.create_connection((host, int(port)), PATIENCE).close()


def _ray() -> Any:
    try:
        return import_module("ray")
    except ImportError as error:
        raise ClusterMissing from error


def _short(error: Exception) -> str:
    if isinstance(error, OSError) and error.strerror:
        return error.strerror
    # Ray's complaints are pages; the last line says what went wrong.
    lines = [line.strip() for line in str(error).splitlines() if line.strip()]
    return (lines[-1] if lines else type(error).__name__).rstrip(".")

"""The matches of a contest on the cores of this machine."""

import os
import signal
from collections.abc import Generator, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager, suppress
from multiprocessing import active_children, get_context, parent_process
from multiprocessing.connection import wait as wait_for
from multiprocessing.process import BaseProcess
from threading import Thread
from typing import Final

from lastcard.arena.contest import Contest
from lastcard.arena.errors import WorkersDied
from lastcard.arena.play.batch import Backlog, Batch, clear_table, play_batch

TRIES: Final = 3
"""How often the same matches are begun when the processes that play them die."""
PATIENCE: Final = 2.0
"""Seconds a worker has to end before it is killed."""


def play_here(contest: Contest, workers: int) -> Generator[Batch, None, None]:
    """Every match of *contest*, in batches as they are finished; close it to stop at once."""
    backlog = Backlog(contest.matches, workers)
    if workers == 1:
        yield from _alone(contest, backlog)
        return
    while lost := (yield from _shift(contest, backlog, workers)):
        yield from _one_by_one(contest, lost)


def cores() -> int:
    """How many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def _alone(contest: Contest, backlog: Backlog) -> Iterator[Batch]:
    while numbers := backlog.take():
        batch = play_batch(contest, numbers)
        backlog.learn(batch)
        yield batch


def _shift(contest: Contest, backlog: Backlog, workers: int) -> Generator[Batch, None, list[range]]:
    # One pool until the matches run out or a worker dies; gives the batches that were lost then.
    running: dict[Future[Batch], range] = {}
    with _pool(workers) as pool:
        while True:
            try:
                while len(running) < 2 * workers and (numbers := backlog.take()):
                    running[_begun(pool, contest, numbers)] = numbers
                if not running:
                    return []
                done, _ = wait(running, return_when=FIRST_COMPLETED)
                batches = {future: future.result() for future in done}
            except BrokenProcessPool:
                return list(running.values())
            for future, batch in batches.items():
                del running[future]
                backlog.learn(batch)
                yield batch


def _one_by_one(contest: Contest, lost: list[range]) -> Iterator[Batch]:
    # One batch at a time, so that the culprit is known when a worker dies again.
    tries = dict.fromkeys(lost, 1)
    while lost:
        with _pool(1) as pool, suppress(BrokenProcessPool):
            while lost:
                tries[lost[0]] += 1
                batch = _begun(pool, contest, lost[0]).result()
                lost = lost[1:]
                yield batch
        if lost and tries[lost[0]] == TRIES:
            raise WorkersDied(times=TRIES, first=lost[0][0], last=lost[0][-1])


def _begun(pool: ProcessPoolExecutor, contest: Contest, numbers: range) -> Future[Batch]:
    # A worker may be started here. Ctrl-C is not for it, from its first moment on.
    unblocked = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        return pool.submit(play_batch, contest, numbers)
    except BrokenProcessPool as broken:  # it broke while nobody looked: as if begun and lost
        lost: Future[Batch] = Future()
        lost.set_exception(broken)
        return lost
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, unblocked)


@contextmanager
def _pool(workers: int) -> Iterator[ProcessPoolExecutor]:
    # Spawned, not forked: no worker shares a lock or a thread with this process.
    others = set(active_children())
    pool = ProcessPoolExecutor(workers, get_context("spawn"), _start_work)
    try:
        yield pool
    except BaseException:  # also when the reader stops reading: nobody waits for unfinished matches
        _send_home(set(active_children()) - others)
        raise
    finally:
        pool.shutdown(cancel_futures=True)


def _send_home(workers: set[BaseProcess]) -> None:
    for worker in workers:
        worker.terminate()
    for worker in workers:
        worker.join(PATIENCE)
        worker.kill()


def _start_work() -> None:
    # Ctrl-C is for the process that gave out the work; it ends its workers.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})
    signal.signal(signal.SIGTERM, lambda *_: _go_home())
    Thread(target=_go_home_with_parent, daemon=True).start()


def _go_home_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        wait_for([parent.sentinel])
        _go_home()


def _go_home() -> None:
    # Bots that are programs must not outlive their worker.
    clear_table()
    os._exit(1)

"""A worker: a process of low priority that reviews one piece after the other.

It hears the server on its standard input and answers on its standard output. When the server is
gone, however it went, the input ends, and so does the worker.
"""

import faulthandler
import os
import sys
import traceback
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from queue import SimpleQueue
from threading import Event, Thread
from typing import BinaryIO, TypeAlias

from lastcard.games.errors import Refusal
from lastcard.server.reviews.frames import (
    HEAD,
    Ending,
    Failed,
    Found,
    Piece,
    Refused,
    Report,
    framed,
    length,
    read_order,
)

Work: TypeAlias = Callable[[Piece, Callable[[Found], None], Callable[[], bool]], Ending]
"""Reviews a piece: tells what it finds, and ends early when asked to."""


def main(work: Work, nice: int) -> None:
    """Do what the server says until it is gone; *nice* lowers the priority, 19 the most."""
    faulthandler.enable()
    _lower(nice)
    pieces: SimpleQueue[Piece] = SimpleQueue()
    stopped = Event()
    answers = _Answers()
    Thread(target=_hear, args=(sys.stdin.buffer, pieces, stopped), daemon=True).start()
    while True:
        piece = pieces.get()
        answers.say(_ending(work, piece, answers.say, stopped))


def _lower(nice: int) -> None:
    if hasattr(os, "nice"):
        os.nice(nice)
    # Where Linux shares its time out by sessions, a worker's own session has to step back too.
    with suppress(OSError):
        Path("/proc/self/autogroup").write_text(str(nice))


def _hear(heard: BinaryIO, pieces: SimpleQueue[Piece], stopped: Event) -> None:
    try:
        while head := heard.read(HEAD):
            order = read_order(heard.read(length(head)))
            # In the order they were said: what was to be stopped is over before another one comes.
            if isinstance(order, Piece):
                stopped.clear()
                pieces.put(order)
            else:
                stopped.set()
    finally:
        os._exit(0)  # the server is gone: whatever is being reviewed, nobody will hear of it


def _ending(work: Work, piece: Piece, tell: Callable[[Found], None], stopped: Event) -> Ending:
    try:
        return work(piece, tell, stopped.is_set)
    except Refusal as refusal:
        return Refused(code=refusal.code, args=refusal.args_by_name)
    except Exception:
        return Failed(trouble=traceback.format_exc())


class _Answers:
    """The way to the server; what anything else prints goes to the log instead."""

    def __init__(self) -> None:
        self._out = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
        os.dup2(sys.stderr.fileno(), sys.stdout.fileno())

    def say(self, report: Report) -> None:
        """Let the server know; without a server there is nothing left to do."""
        try:
            self._out.write(framed(report))
            self._out.flush()
        except OSError:
            os._exit(0)

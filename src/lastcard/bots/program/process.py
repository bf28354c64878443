"""A running program: asked a line, it answers a line within time and size limits, or is lost.

Nothing here waits longer than it was told to, whatever the program does: it may stop reading, stop
writing, write without end, or end. One loop serves all its pipes, and answers are read only as far
as they were asked for, so a flood fills its own pipe and not our memory.
"""

import os
import select
import signal
import subprocess
import weakref
from collections.abc import Sequence
from contextlib import suppress
from time import monotonic
from typing import IO, Final

LONGEST: Final = 65_536
"""How many bytes an answer may have."""
REMEMBERED: Final = 4_096
"""How many bytes of its standard error are kept, the last ones."""


class Lost(Exception):
    """The program gives no answer; *reason* is one of ``Forfeit``'s."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


class Process:
    """A program and its pipes; killed, with all it has started, by ``close`` or when unused."""

    def __init__(self, words: Sequence[str]) -> None:
        try:
            # In a session of its own: it can be killed as a group, and Ctrl-C is not for it.
            child = subprocess.Popen(
                words,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                bufsize=0,
                start_new_session=True,
            )
        except (OSError, ValueError):
            raise Lost("not-started") from None
        # Also when the interpreter ends; it must not know this object, or that would never be gone.
        self.close = weakref.finalize(self, _end, child)
        self._input, self._output, self._errors = (
            _unblocked(pipe) for pipe in (child.stdin, child.stdout, child.stderr)
        )
        self._complains = True
        self._unsent = self._unread = self._complaints = b""

    @property
    def complaints(self) -> list[str]:
        """The last lines the program wrote to its standard error."""
        return self._complaints.decode("utf-8", "replace").splitlines()

    def ask(self, question: bytes, seconds: float) -> bytes:
        """The line that answers *question*, without its end; ``Lost`` if there is none.

        The n-th line answers the n-th question, even when it was written before it was asked for:
        so what a program gets away with does not depend on who is faster.
        """
        deadline = monotonic() + seconds
        self._unsent = question
        while self._unsent or b"\n" not in self._unread:
            left = deadline - monotonic()
            if left <= 0:
                raise Lost("too-slow")
            self._serve(left)
        answer, _, self._unread = self._unread.partition(b"\n")
        if len(answer) > LONGEST:
            raise Lost("unreadable")
        return answer

    def _serve(self, seconds: float) -> None:
        poll = select.poll()
        if self._unsent:
            poll.register(self._input, select.POLLOUT)
        if b"\n" not in self._unread:
            poll.register(self._output, select.POLLIN)
        if self._complains:
            poll.register(self._errors, select.POLLIN)
        # Rounded up: a wait of 0 ms would spin through the last one.
        for pipe, _ in poll.poll(int(1000 * seconds) + 1):
            self._served(pipe)

    def _served(self, pipe: int) -> None:
        if pipe == self._input:
            self._write()
        elif pipe == self._output:
            self._read()
        else:
            self._listen()

    def _write(self) -> None:
        try:
            self._unsent = self._unsent[os.write(self._input, self._unsent) :]
        except BrokenPipeError:
            self._unsent = b""  # it reads no more; it may have answered all the same

    def _read(self) -> None:
        read = os.read(self._output, LONGEST)
        self._unread += read
        if not read:
            self._listen()  # why it ended it has said before
            raise Lost("exited")
        if b"\n" not in self._unread and len(self._unread) > LONGEST:
            raise Lost("unreadable")

    def _listen(self) -> None:
        with suppress(BlockingIOError):
            said = os.read(self._errors, LONGEST)
            self._complains = bool(said)
            self._complaints = (self._complaints + said)[-REMEMBERED:]


def _unblocked(pipe: IO[bytes] | None) -> int:
    assert pipe is not None
    os.set_blocking(pipe.fileno(), False)
    return pipe.fileno()


def _end(child: "subprocess.Popen[bytes]") -> None:
    # Before the child is waited for its number, which names the group, cannot be anybody else's.
    with suppress(ProcessLookupError):
        os.killpg(child.pid, signal.SIGKILL)
    child.wait()
    for pipe in (child.stdin, child.stdout, child.stderr):
        assert pipe is not None
        pipe.close()

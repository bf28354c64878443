"""One server after the other, each in a process of its own; ``ForkedServer`` starts it.

For every line that it reads it makes a process that serves; everything is loaded by then, so that
it takes a moment only. It says the number of the process, the port when people can come, and in
the end how the process ended.
"""

import os
import sys

from lastcard.server.operations.settings import Settings
from lastcard.server.run import serve


def say(word: str, number: int) -> None:
    sys.stdout.write(f"{word} {number}\n")
    sys.stdout.flush()


def main() -> None:
    while sys.stdin.readline():
        process = os.fork()
        if not process:
            serve(Settings.read(os.environ), lambda port: say("port", port))
            return
        say("process", process)
        _, status = os.waitpid(process, 0)
        say("end", os.waitstatus_to_exitcode(status))


if __name__ == "__main__":
    main()

"""A server in a process of its own that waits for a word before it begins.

Everything is loaded by then, so that a server can follow upon another at once. It says its port
when people can come.
"""

import os
import sys

from lastcard.server.run import serve
from lastcard.server.settings import Settings


def say(port: int) -> None:
    sys.stdout.write(f"{port}\n")
    sys.stdout.flush()


if __name__ == "__main__" and sys.stdin.readline():
    serve(Settings.read(os.environ), say)

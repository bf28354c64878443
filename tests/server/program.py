"""A server in a process of its own: ``python -m tests.server.program``, set by variables.

It says its port when people can come.
"""

import os
import sys

from lastcard.server.operations.settings import Settings
from lastcard.server.run import serve


def say(port: int) -> None:
    sys.stdout.write(f"{port}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    serve(Settings.read(os.environ), say)

"""``lastcard`` whose reviews are made up by ``fake_reviewer``, for tests that stop and kill it.

The folder with the files that its workers obey is the one of ``LASTCARD_TEST_REVIEWS``.
"""

import os
import sys
from pathlib import Path

from lastcard.server.reviews import process
from tests.support.servers.fake_reviewer import command

if __name__ == "__main__":
    # Before anything else of the server is there: it takes the command once.
    setattr(process, "COMMAND", command(Path(os.environ["LASTCARD_TEST_REVIEWS"])))  # noqa: B010
    from lastcard.cli import main

    sys.exit(main(sys.argv[1:]))

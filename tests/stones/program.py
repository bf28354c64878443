"""``lastcard`` with the toy game: ``python -m tests.stones.program serve``."""

import sys

from lastcard.cli import main
from tests.stones.registered import register

register()  # in the processes of an arena too, which load this module anew

if __name__ == "__main__":
    sys.exit(main())

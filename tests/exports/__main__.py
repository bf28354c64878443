"""``python -m tests.exports web/tests`` writes what the tests there compare with."""

import sys
from pathlib import Path

from tests.exports.files import FILES

if __name__ == "__main__":
    for path, write in FILES.items():
        (Path(sys.argv[1]) / path).write_bytes(write())

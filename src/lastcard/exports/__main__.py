"""``python -m lastcard.exports web/src`` writes the files there; ``make wire`` does."""

import sys
from pathlib import Path

from lastcard.exports.files import files

if __name__ == "__main__":
    for path, content in files().items():
        (Path(sys.argv[1]) / path).write_bytes(content)

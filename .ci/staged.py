"""What no commit may bring: an unfinished last line, a large file, a private key, a conflict.

usage: python .ci/staged.py FILE …
"""

import re
import sys
from collections.abc import Iterator
from pathlib import Path

LARGEST = 400_000
KEY = re.compile(rb"-----BEGIN [A-Z ]*PRIVATE KEY-----")
CONFLICT = re.compile(rb"^(<{7} |>{7} )", re.MULTILINE)


def complaints(file: Path) -> Iterator[str]:
    """What is wrong with *file*, as sentences."""
    data = file.read_bytes()
    if len(data) > LARGEST:
        yield f"is larger than {LARGEST // 1000} kB; keep it elsewhere, or make it smaller."
    if KEY.search(data):
        yield "holds a private key; take it out, and make a new one."
    if b"\0" in data[:8000]:  # as git tells them apart: not text
        return
    if CONFLICT.search(data):
        yield "has the marks of a merge conflict."
    if data and (not data.endswith(b"\n") or data.endswith(b"\n\n")):
        yield "does not end with one line break."


def main(names: list[str]) -> str | None:
    """All complaints, one line each; None if there are none."""
    found = [
        f"{name} {complaint}"
        for name in names
        if Path(name).is_file() and not Path(name).is_symlink()
        for complaint in complaints(Path(name))
    ]
    return "\n".join(found) or None


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

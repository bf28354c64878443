"""Builds everything in two fresh clones and compares the bytes: ``make test-reproducible``."""

import hashlib
import os
import subprocess
import sys
import tempfile
from pathlib import Path

from release.moment import ROOT


def built(folder: Path) -> dict[str, str]:
    """The checksum of everything that a clone in *folder* builds."""
    subprocess.run(["git", "clone", "-q", "--depth", "1", f"file://{ROOT}", folder], check=True)
    env = {name: value for name, value in os.environ.items() if "MAKE" not in name}
    for goal in ("wheel", "sdist"):
        subprocess.run(["make", "-C", str(folder), goal], env=env, check=True)
    files = (folder / "dist").iterdir()
    return {file.name: hashlib.sha256(file.read_bytes()).hexdigest() for file in files}


def main() -> int:
    """Compare; 1 where something differs."""
    with tempfile.TemporaryDirectory() as folder:
        # Names of different length: no path of the machine may be in what is built.
        first, second = (built(Path(folder, name)) for name in ("first", "the-second-one"))
    for name in sorted(first | second):
        same = first.get(name) == second.get(name)
        sys.stdout.write(f"{'same bytes' if same else 'DIFFERENT'}: {name}\n")
    return int(first != second)


if __name__ == "__main__":
    sys.exit(main())

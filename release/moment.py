"""The time that stands in everything that is built, so that two builds give the same bytes."""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
_OLDEST_IN_A_ZIP = 315532800


def moment(root: Path = ROOT) -> int:
    """``SOURCE_DATE_EPOCH``, else the time of the commit, else that of the sources' own note."""
    if told := os.environ.get("SOURCE_DATE_EPOCH"):
        return int(told)
    asked = ["git", "-C", str(root), "log", "-1", "--format=%ct"]
    try:
        said = subprocess.run(asked, capture_output=True, text=True, check=True).stdout
        return int(said)
    except (OSError, ValueError, subprocess.CalledProcessError):
        return max(_OLDEST_IN_A_ZIP, int((root / "pyproject.toml").stat().st_mtime))


if __name__ == "__main__":
    sys.stdout.write(f"{moment()}\n")

"""How long it takes from a fresh clone to the page: ``make bench-install``.

What is committed is cloned into a temporary folder and played there; only the caches of pip and
npm are warm. Both halves are made at the same time: the seconds of each are from its first step
to its last.
"""

import os
import re
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from time import monotonic
from urllib.request import urlopen

ROOT = Path(__file__).parents[1]
HALVES = {
    "environment and core": ("Python packages", "compiled core"),
    "browser client": ("packages of the browser client", "browser client"),
}
_STEP = re.compile(r"^  (.+?)(?: …|: \d+ s)$")


def main() -> int:
    """Clone, play, measure, print."""
    with tempfile.TemporaryDirectory() as folder:
        clone = Path(folder, "lastcard")
        subprocess.run(["git", "clone", "-q", "--depth", "1", f"file://{ROOT}", clone], check=True)
        began = monotonic()
        process = subprocess.Popen(
            ["make", "-C", str(clone), "play", f"SERVE=--port 0 --data {folder}/data"],
            stdout=subprocess.PIPE,
            env={name: value for name, value in os.environ.items() if "MAKE" not in name},
            text=True,
            start_new_session=True,
        )
        try:
            return _measure(process, began)
        finally:
            os.killpg(process.pid, signal.SIGTERM)
            process.wait()


def _measure(process: "subprocess.Popen[str]", began: float) -> int:
    times: dict[str, list[float]] = {}
    for line in _lines(process):
        if step := _STEP.match(line):
            times.setdefault(step[1], []).append(monotonic() - began)
        if found := re.search(r"http://[^/\s]+/", line):
            with urlopen(found[0]) as answer:
                assert answer.status == 200
            break
    else:
        print("The page was never served.")
        return 1
    whole = monotonic() - began
    for half, (first, last) in HALVES.items():
        if first in times and last in times:
            print(f"{half}: {times[last][-1] - times[first][0]:.0f} s")
    print(f"from a fresh clone to the page: {whole:.0f} s")
    print(f"load of the machine meanwhile: {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")
    return 0


def _lines(process: "subprocess.Popen[str]") -> Iterator[str]:
    assert process.stdout
    for line in process.stdout:
        sys.stdout.write(line)
        sys.stdout.flush()
        yield line.rstrip("\n")


if __name__ == "__main__":
    sys.exit(main())

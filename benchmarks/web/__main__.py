"""Print how quickly the page is there and whether everybody can use it, as Lighthouse judges it.

The home page, and the table of a match in progress; on a phone with a slow line as Lighthouse makes
it up, and on a desktop. A browser is needed (``make browser``), and Node.
"""

import asyncio
import json
import os
import shutil
import socket
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from benchmarks import npm
from benchmarks.server.lastcard_server import Lastcard
from benchmarks.server.process import running
from benchmarks.web.table import match_in_progress

FOLDER: Final = Path("build/lighthouse")
BROWSERS: Final = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
DEVICES: Final = ("phone", "desktop")
JUDGED: Final = ("performance", "accessibility", "best-practices")
TIMES: Final = ("first-contentful-paint", "largest-contentful-paint", "total-blocking-time")
SHIFT: Final = "cumulative-layout-shift"
WEIGHT: Final = "total-byte-weight"
HEAD: Final = ("page", "on a", *JUDGED, "FCP", "LCP", "TBT", "CLS", "fetched")


def main() -> None:
    """Measure, and print a table."""
    browser = next(filter(None, map(shutil.which, BROWSERS)), None)
    if browser is None:
        sys.exit("There is no browser here; `make browser` gets one.")
    if not npm.install(Path(__file__).parent / "lighthouse", FOLDER, "Lighthouse"):
        sys.exit("Lighthouse runs on Node, which is not here.")
    print(npm.versions(FOLDER, "lighthouse"))
    asyncio.run(_measure(browser))


async def _measure(browser: str) -> None:
    ours = Lastcard()
    with TemporaryDirectory() as scratch, socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
        free.close()
        folder = Path(scratch)
        core = max(os.sched_getaffinity(0))
        command = ours.command(port, folder / "data")
        async with running(command, port, core, ours.environment(), folder / "log"):
            path, cookie = await match_in_progress(port)
            print(_line(HEAD))
            print(_line(["---", "---", *["--:"] * (len(HEAD) - 2)]))
            for page, where in (("home", "/"), ("table", path)):
                for device in DEVICES:
                    url = f"http://127.0.0.1:{port}{where}"
                    report = await asyncio.to_thread(_judge, browser, url, cookie, device)
                    print(_row(page, device, report), flush=True)


def _judge(browser: str, url: str, cookie: str, device: str) -> dict[str, Any]:
    command = [npm.node(), str(FOLDER / "judge.mjs"), browser, url, cookie, device]
    told = subprocess.run(command, capture_output=True, text=True, check=False)
    if told.returncode != 0:
        sys.exit(f"Lighthouse failed: {told.stderr[-2000:]}")
    report: dict[str, Any] = json.loads(told.stdout)
    return report


def _row(page: str, device: str, report: dict[str, Any]) -> str:
    audits = {name: audit.get("numericValue", 0) for name, audit in report["audits"].items()}
    scores = [f"{100 * report['categories'][name]['score']:.0f}" for name in JUDGED]
    times = [f"{audits[name]:.0f} ms" for name in TIMES]
    shift, fetched = f"{audits[SHIFT]:.3f}", f"{audits[WEIGHT] / 1000:.1f} kB"
    return _line([page, device, *scores, *times, shift, fetched])


def _line(cells: Iterable[str]) -> str:
    return "| " + " | ".join(cells) + " |"


if __name__ == "__main__":
    main()

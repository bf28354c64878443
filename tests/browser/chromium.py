"""A browser for the tests: the machine's own, or the one that Playwright has fetched."""

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

import pytest
from playwright.sync_api import Browser, Playwright, sync_playwright
from playwright.sync_api import Error as Failed

PROGRAMS: Final = (
    "chromium-headless-shell",  # the same without windows, at half the work
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
)
LAUNCH: Final = 120_000
"""How many milliseconds the browser may take to start, on a machine that has other things to do."""
MISSING: Final = "no browser works here; install Chromium, or let `make browser` do it ({reason})"


@contextmanager
def running() -> Iterator[Browser]:
    """A browser without a window; where there is none the test is skipped, but not in CI."""
    with sync_playwright() as playwright:
        try:
            browser = launched(playwright)
        except Failed as failure:
            if os.environ.get("LASTCARD_EXPECT_BROWSER"):
                raise
            pytest.skip(MISSING.format(reason=failure.message.partition("\n")[0]))
        try:
            yield browser
        finally:
            browser.close()


def launched(playwright: Playwright) -> Browser:
    """The browser that is found first."""
    found = next(filter(None, map(shutil.which, PROGRAMS)), None)
    return playwright.chromium.launch(executable_path=found, timeout=LAUNCH)

"""Pictures of every screen, in both themes and every size: ``make screenshots``.

Words after the command choose among the screens: ``make screenshots SCREENS="home table"``.
"""

import argparse
import re
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final, Literal, TypeAlias

from tests.browser import chromium
from tests.browser.layout import SIZES
from tests.browser.person import DESKTOP, Person, person
from tests.browser.serving import page_server
from tests.browser.tour import tour

Scheme: TypeAlias = Literal["light", "dark"]

SCHEMES: Final[tuple[Scheme, ...]] = ("light", "dark")
SETTLED: Final = 300
"""How many milliseconds a page gets to lay itself out anew."""


class Album:
    """Takes the pictures; each is called for its screen, its size and its theme."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        folder.mkdir(parents=True, exist_ok=True)

    def take(self, one: Person, screen: str) -> None:
        """A picture of all that *one* could see now, in every size and theme."""
        for size, viewport in SIZES.items():
            one.page.set_viewport_size(viewport)
            for scheme in SCHEMES:
                one.page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
                one.page.wait_for_timeout(SETTLED)
                path = self._folder / f"{screen}-{size}-{scheme}.png"
                one.page.screenshot(path=path, full_page=True)
        one.page.set_viewport_size(DESKTOP["viewport"])
        sys.stdout.write(f"  {screen}\n")
        sys.stdout.flush()


def main() -> None:
    """Walk through the page, and take a picture of everything on the way."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("words", nargs="*", help="parts of names of screens; without any, all")
    chosen = parser.parse_args()
    album = Album(chosen.folder)
    with (
        TemporaryDirectory() as data,
        page_server(Path(data)) as server,
        chromium.running() as browser,
        person(browser, server.url, "Ann") as ann,
    ):
        for screen in tour(ann):
            if not chosen.words or any(word in screen for word in chosen.words):
                album.take(ann, "-".join(re.findall(r"\w+", screen)))
    sys.stdout.write(f"The pictures are in {chosen.folder}.\n")


if __name__ == "__main__":
    main()

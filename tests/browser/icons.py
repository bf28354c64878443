"""The icons of the page for home screens, drawn from its one picture: ``make icons``."""

import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Final, NamedTuple

from playwright.sync_api import Browser

from tests.browser import chromium


class Icon(NamedTuple):
    """How large an icon is; one that phones cut to a shape of their own has room around it."""

    pixels: int
    full: bool = False
    scale: float = 1


ICONS: Final[Mapping[str, Icon]] = {
    "icon-180.png": Icon(180, full=True, scale=0.95),
    "icon-192.png": Icon(192),
    "icon-512.png": Icon(512),
    "icon-full-512.png": Icon(512, full=True, scale=0.8),
}
"""The files; what a phone may cut off is the outer tenth on each side of a full one."""

_PICTURE: Final = "icon.svg"
_PAGE: Final = """<!doctype html><style>
html {{ background: {ground}; }}
body {{ margin: 0; }}
svg {{ display: block; width: 100vw; transform: scale({scale}); }}
</style>{picture}"""
_TABLE: Final = "#10201c"


def draw(browser: Browser, folder: Path) -> None:
    """Draw the picture in *folder* in every size, beside it."""
    picture = (folder / _PICTURE).read_text()
    for name, (pixels, full, scale) in ICONS.items():
        page = browser.new_page(viewport={"width": pixels, "height": pixels})
        ground = _TABLE if full else "none"
        page.set_content(_PAGE.format(ground=ground, scale=scale, picture=picture))
        page.screenshot(path=folder / name, omit_background=not full)
        page.close()


if __name__ == "__main__":
    with chromium.running() as browser:
        draw(browser, Path(sys.argv[1]))

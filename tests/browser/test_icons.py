"""The icons: drawn from one picture, in the sizes that the page promises."""

import shutil
from pathlib import Path

from playwright.sync_api import Browser

from tests.browser.icons import ICONS, draw
from tests.support.commands import ROOT

PUBLIC = ROOT / "web" / "public"


def size(path: Path) -> tuple[int, int]:
    """How wide and high a PNG is."""
    head = path.read_bytes()[:24]
    assert head.startswith(b"\x89PNG")
    return int.from_bytes(head[16:20], "big"), int.from_bytes(head[20:24], "big")


def test_every_icon_is_drawn_from_the_picture_and_lies_beside_it(
    browser: Browser, tmp_path: Path
) -> None:
    for picture in PUBLIC.glob("*.svg"):
        shutil.copy(picture, tmp_path)
    draw(browser, tmp_path)
    assert {path.name for path in PUBLIC.iterdir()} == {path.name for path in tmp_path.iterdir()}
    for name, icon in ICONS.items():
        assert size(tmp_path / name) == size(PUBLIC / name) == (icon.pixels, icon.pixels)

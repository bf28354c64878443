"""Pictures of every screen, in both themes and three sizes: ``make screenshots``.

Words after the command choose among the walks: ``make screenshots WALKS="home gang"``.
"""

import argparse
import sys
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final, Literal, TypeAlias

from playwright.sync_api import Browser, ViewportSize, expect

from tests.browser import chromium, gang, thirteen
from tests.browser.inn import inn
from tests.browser.person import DESKTOP, Person, person

Scheme: TypeAlias = Literal["light", "dark"]

SIZES: Final[dict[str, ViewportSize]] = {
    "phone": {"width": 360, "height": 640},
    "desktop": DESKTOP["viewport"],
    "large": {"width": 1920, "height": 1080},
}
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
        one.page.set_viewport_size(SIZES["desktop"])
        sys.stdout.write(f"  {screen}\n")
        sys.stdout.flush()


def home(one: Person, album: Album) -> None:
    """The first page, and an address that leads nowhere."""
    one.visit().sees("Play now")
    album.take(one, "home")
    one.visit("/t/nowhere").sees("This table cannot be shown.")
    album.take(one, "table-gone")


def new(one: Person, album: Album) -> None:
    """Making a table, and waiting there for others."""
    for game in ("gang", "thirteen"):
        one.visit(f"/new/{game}").sees("Open the table")
        one.page.get_by_text("All options").click()
        album.take(one, f"new-{game}")
    one.sit(one.make_table(bots=[None, None, "planner", None]))
    album.take(one, "lobby")


def gang_match(one: Person, album: Album) -> None:
    """Gang of Four from the first deal to the proof."""
    one.play_alone(options={"last_card": "automatic", "target": "150"})
    expect(gang.hand(one)).to_have_count(16)
    one.waits_for(gang.combos(one))
    album.take(one, "gang")
    gang.combos(one).click()
    album.take(one, "gang-choice")
    for sheet in ("Talk", "Score", "Table"):
        one.press(sheet)
        album.take(one, f"gang-{sheet.lower()}")
        one.press("Close")
    gang.play_deal(one)
    album.take(one, "gang-deal-end")
    one.press("Next deal")
    expect(gang.hand(one)).to_have_count(17)
    album.take(one, "gang-exchange")
    gang.play_match(one)
    album.take(one, "gang-match-end")
    one.press("Score")
    album.take(one, "gang-score-end")


def over(one: Person, album: Album) -> None:
    """The page of a match that is over, and the proof of its deals."""
    one.finish()
    one.press("Were the cards dealt fairly?")
    one.page.get_by_text("Proved").click()
    album.take(one, "match")


def thirteen_match(one: Person, album: Album) -> None:
    """13, while it is played and when a deal is over."""
    one.play_alone(game="thirteen", edition="fr-2009", options={}, bots=[None, *["greedy"] * 3])
    one.sees(thirteen.TURN)
    album.take(one, "thirteen")
    thirteen.hand(one).first.click()
    album.take(one, "thirteen-choice")
    thirteen.hand(one).first.click()  # put back
    thirteen.play_deal(one)
    album.take(one, "thirteen-deal-end")


def watching(one: Person, album: Album) -> None:
    """A table seen by somebody who does not play."""
    path = one.play_alone().path
    one.page.context.clear_cookies()
    one.visit(path).sees("You are watching.")
    album.take(one, "watching")


def you(one: Person, album: Album) -> None:
    """What the page knows of who plays, as a guest and with an account; and the strongest."""
    one.finish()
    one.visit("/you").sees("How it went")
    album.take(one, "you-guest")
    one.ask("POST", "/api/account", {"name": f"{one.name}-of-ours", "password": "correct horse"})
    one.visit("/you").sees("Where you are logged in")
    album.take(one, "you-account")
    one.visit("/best/gang").sees("The strongest at Gang of Four")
    album.take(one, "best")


Walk: TypeAlias = Callable[[Person, Album], None]
WALKS: Final[dict[str, Walk]] = {
    "home": home,
    "new": new,
    "gang": gang_match,
    "match": over,
    "thirteen": thirteen_match,
    "watching": watching,
    "you": you,
}


def main() -> None:
    """Walk through the page, and take a picture of everything on the way."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("walks", nargs="*", choices=[*WALKS, []], help="without any, all")
    chosen = parser.parse_args()
    album = Album(chosen.folder)
    with (
        TemporaryDirectory() as data,
        inn(Path(data)) as server,
        chromium.running() as browser,
    ):
        for name in chosen.walks or WALKS:
            walk(WALKS[name], browser, server.url, album)
    sys.stdout.write(f"The pictures are in {chosen.folder}.\n")


def walk(way: Walk, browser: Browser, url: str, album: Album) -> None:
    """Let a newcomer walk *way*."""
    with person(browser, url, "Ann") as one:
        way(one, album)
        assert one.complaints == []


if __name__ == "__main__":
    main()

"""The score pad as a person uses it: begin a match, tap the numbers, write them down."""

import re
from typing import Final

from playwright.sync_api import Locator, expect

from tests.browser.person import Person

KEPT: Final = re.compile(r"/pad/[0-9a-f]{16}$")


def begin(one: Person, game: str, *names: str) -> None:
    """Begin a match on the pad."""
    one.page.get_by_role("link", name=f"New match of {game}").click()
    one.page.get_by_role("radio", name=str(len(names)), exact=True).check(force=True)
    for seat, name in enumerate(names):
        one.page.get_by_role("textbox", name=f"Player {seat + 1}").fill(name)
    one.press("Begin")
    expect(one.page).to_have_url(KEPT)


def tap(one: Person, *counts: int) -> None:
    """Tap number after number; in Gang of Four 0 is who has won."""
    dialog = one.page.get_by_role("dialog")
    won = dialog.get_by_role("button", name="none: won the deal")
    for count in counts:
        number = dialog.get_by_role("button", name=str(count), exact=True)
        (won if count == 0 and won.is_visible() else number).click()


def write(one: Person) -> None:
    """Write down what was counted."""
    one.press("Write it down")
    expect(one.page.get_by_role("dialog")).to_be_hidden()


def enter(one: Person, *counts: int) -> None:
    """Enter a whole deal."""
    one.press(re.compile("^Enter "))
    tap(one, *counts)
    write(one)


def totals(one: Person) -> Locator:
    """The last line of the pad."""
    return one.page.get_by_role("table").first.locator("tfoot td")

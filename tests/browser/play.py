"""The first screen, as people use it: a game, what is to be changed, and the button that begins."""

import re

from playwright.sync_api import Locator, expect

from tests.browser.person import Person


def choose_game(person: Person, name: str) -> None:
    """Choose the card of the game."""
    card = person.page.get_by_role("radio", name=name)
    card.check(force=True)  # what is seen of it is its card
    expect(card).to_be_checked()


def change(person: Person, **choices: str) -> None:
    """Choose behind "Change" what the match is to be like."""
    person.press(re.compile("^Change, "))
    sheet = person.page.get_by_role("dialog")
    for label, value in choices.items():
        sheet.get_by_label(label).select_option(value)
    sheet.get_by_role("button", name="Done").click()
    expect(sheet).to_have_count(0)


def main_button(person: Person) -> Locator:
    """What stands out: the one big button."""
    return person.page.locator("main :is(button, a).main")


def tables(person: Person) -> Locator:
    """The match to go on with."""
    return person.page.get_by_role("region", name="Your tables")

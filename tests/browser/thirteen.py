"""13 as a person plays it: a card, and where it goes."""

import re
from typing import Final

from playwright.sync_api import Locator, expect

from tests.browser.person import Person

ENDED: Final = re.compile(r"Deal \d+ is over$|wins? the match$|share the win( with .+)?$")
PUT: Final = re.compile(r"^Put ")
TURN: Final = re.compile("^(Your turn: choose a card|Every card you have takes|You have no choice)")
"""What the page says to who has to play; where every card takes some it says so."""


def hand(person: Person) -> Locator:
    """The cards in the hand."""
    return person.page.get_by_role("group", name="Your cards").get_by_role("button")


def ending(person: Person) -> Locator:
    """What is said at the end of a deal or of the match."""
    return person.page.get_by_role("status").filter(has_text=ENDED)


def play_anything(person: Person) -> None:
    """Put the first card on its target; a rotten four on the first."""
    hand(person).first.click()
    put = person.button(PUT)
    rotten = person.button("Choose a target.")
    person.waits_for(put.or_(rotten))
    if put.is_visible():
        put.click()
    else:
        person.button(re.compile("^Blue: ")).click()
    expect(put.or_(rotten)).to_have_count(0)


def play_deal(person: Person) -> None:
    """Play until the deal is over."""
    turn = person.page.get_by_text(TURN)
    person.waits_for(turn.or_(ending(person)))
    while turn.is_visible():
        play_anything(person)
        person.waits_for(turn.or_(ending(person)))

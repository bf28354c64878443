"""Nothing that is read on the page escapes translation."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser import gang, thirteen
from tests.browser.conftest import Come
from tests.browser.person import Person
from tests.browser.pseudo import disguise, odd, plain_words

NAMES = {"Ann", "Chrome", "Linux"}
"""Names, which are the same in every language."""
LANGUAGES = {"Deutsch", "English", "Nederlands", "fran", "ais", "italiano", "suomi", "espa", "ol"}
"""What the languages are called by those who speak them."""


def visit(path: str) -> Callable[[Person], object]:
    return lambda ann: ann.visit(path)


def lobby(ann: Person) -> None:
    ann.sit(ann.make_table(bots=[None, "planner", None, None]))


def table(ann: Person) -> None:
    ann.play_alone(options={"last_card": "spoken", "target": "1000"}, hints=True)
    ann.waits_for(gang.combos(ann))


def deal_end(ann: Person) -> None:
    ann.play_alone(options={"last_card": "automatic", "target": "1000"})
    gang.play_deal(ann)
    expect(gang.ending(ann)).to_be_visible()


def thirteen_table(ann: Person) -> None:
    ann.play_alone(game="thirteen", edition="fr-2009", options={}, bots=[None, *["greedy"] * 3])
    ann.sees(thirteen.TURN)


def match(ann: Person) -> None:
    ann.visit(ann.finish().path.replace("/t/", "/m/"))


SCREENS: dict[str, Callable[[Person], object]] = {
    "home": visit("/"),
    "new table": visit("/new/gang"),
    "new table of 13": visit("/new/thirteen"),
    "lobby": lobby,
    "table": table,
    "end of a deal": deal_end,
    "table of 13": thirteen_table,
    "end of a match": lambda ann: ann.finish(),
    "match": match,
    "you": visit("/you"),
    "the strongest": visit("/best/gang"),
}


@pytest.mark.parametrize("screen", SCREENS)
def test_everything_on_the_page_is_translated(come: Come, screen: str) -> None:
    ann = come()
    SCREENS[screen](ann)
    disguise(ann)
    ann.page.reload()
    expect(ann.page).to_have_title(re.compile("[^ -~]"))
    expect(ann.page.get_by_text(odd("Connecting"))).to_have_count(0)
    expect(ann.page.get_by_role("heading").first).to_be_visible()
    for closed in ann.page.locator("summary").all():
        closed.click()
    assert plain_words(ann) - NAMES - LANGUAGES == set()
    for sheet in ann.page.locator("header button").all():
        sheet.click()
        assert plain_words(ann) - NAMES - LANGUAGES == set()
        ann.page.keyboard.press("Escape")

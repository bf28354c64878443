"""A whole match of 13: every deal is opened and counted."""

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Come
from tests.browser.person import Person
from tests.browser.thirteen import ending, play_deal

SETUP = {
    "game": "thirteen",
    "edition": "fr-2009",
    "options": {},
    "bots": [None, "greedy", "greedy", "greedy"],
}
PRICES = {"blue": 1, "yellow": 1, "green": 1, "rotten fours": 2}


def cost(pile: str) -> int:
    """What a pile costs, as its label says: ``blue: 7, the most, so they cost nothing``."""
    colour, cards = re.fullmatch(r"([a-z ]+): (\d+).*", pile).groups()  # type: ignore[union-attr] # it matches
    return 0 if "the most" in pile else int(cards) * PRICES[colour]


def counted(row: Locator) -> tuple[int, int]:
    """The points that a seat got for the deal, and those that its piles amount to."""
    piles = [pile.get_attribute("aria-label") or "" for pile in row.get_by_role("img").all()]
    points = row.get_by_text(re.compile(r"^\+\d+$")).inner_text()
    return int(points), sum(map(cost, piles))


def check_counts(person: Person) -> None:
    rows = person.page.get_by_role("main").get_by_role("listitem")
    expect(rows).to_have_count(4)
    for row in rows.all():
        points, piles = counted(row)
        assert points == piles


@pytest.mark.sweep
def test_a_match_of_13_is_played_deal_by_deal_and_every_deal_is_counted(come: Come) -> None:
    ann = come().play_alone(**SETUP)
    for deal in range(1, 5):
        ann.sees(f"Deal {deal} of 4")
        play_deal(ann)
        check_counts(ann)
        if deal < 4:
            expect(ending(ann)).to_have_text(f"Deal {deal} is over")
            ann.press("Next deal")
    expect(ending(ann)).to_have_text(re.compile("wins? the match|share the win"))

"""The exchange: the winner gets the loser's highest card and chooses one to give in return."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import Come
from tests.browser.gang import card_names, hand, insist, win_a_deal


def test_the_winner_chooses_what_to_give_and_both_cards_are_seen_by_everybody(come: Come) -> None:
    ann = come().play_alone(options={"last_card": "automatic", "target": "10000"})
    watcher = come("Bo").visit(ann.path)
    win_a_deal(ann)
    ann.press("Next deal")

    expect(hand(ann)).to_have_count(17)
    ann.sees(re.compile("gives you the highest card, the .+"))
    watcher.sees(re.compile("gives Ann the highest card, the .+"))
    lowest = card_names(ann)[0]
    hand(ann).first.click()
    ann.press(f"Give {lowest}")
    insist(ann)

    expect(hand(ann)).to_have_count(16)
    ann.sees(re.compile(f"You give .+ the {lowest} in return"))
    ann.sees(re.compile("gives you the highest card, the .+"))
    watcher.sees(re.compile(f"Ann gives .+ the {lowest} in return"))

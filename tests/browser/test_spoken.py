"""A table where "Last card!" is said by the players."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Come
from tests.browser.gang import ending, hand, play_anything, play_deal
from tests.browser.person import Person

SPOKEN = {"last_card": "spoken", "target": "1"}


def play_down_to(cards: int, person: Person) -> None:
    expect(hand(person)).to_have_count(16)
    while hand(person).count() > cards:
        play_anything(person)


def test_last_card_is_said_with_the_play_that_leaves_one(come: Come) -> None:
    ann = come().play_alone(options=SPOKEN)
    watcher = come("Bo").visit(ann.path)
    play_down_to(2, ann)
    ann.press("Last card!")
    expect(ann.button("Last card!", pressed=True)).to_be_visible()
    play_anything(ann)
    seat = watcher.page.get_by_role("group", name="Ann: 1 card")
    expect(seat).to_contain_text("Last card!")


@pytest.mark.parametrize("how", ["button", "key"])
def test_last_card_is_said_after_the_play_before_the_next_player_acts(come: Come, how: str) -> None:
    ann = come().play_alone(options=SPOKEN)
    play_down_to(1, ann)
    ann.sees("You have one card left: say “Last card!” before the next player acts.")
    if how == "button":
        ann.press("Last card!")
    else:
        ann.page.keyboard.press("l")
    expect(ann.button("Last card!")).to_be_hidden()
    play_deal(ann)
    expect(ending(ann)).to_be_visible()
    own = ann.page.get_by_role("listitem").filter(has_text="You")
    expect(own).not_to_contain_text("forgot to say")

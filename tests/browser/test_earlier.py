"""A table where the cards of finished cycles lie open to all."""

from playwright.sync_api import expect

from tests.browser.conftest import Come
from tests.browser.gang import hand, may_play, play_anything
from tests.browser.person import Person

OPEN = {"last_card": "automatic", "target": "1000", "discards": "open"}


def lead_twice(ann: Person) -> None:
    """Play until a cycle is over: who sleeps beats nothing, so one's own lead comes back."""
    while not ann.page.get_by_text("You lead: play any combo you like.").is_visible():
        assert may_play(ann)
        play_anything(ann)
        ann.waits_for(ann.page.get_by_text("to play").or_(ann.page.get_by_text("You lead")))


def test_the_cards_of_finished_cycles_can_be_looked_at_where_they_lie_open(come: Come) -> None:
    ann = come().play_alone(options=OPEN)
    expect(hand(ann)).to_have_count(16)
    ann.press("Cards played earlier")
    ann.sees("No cycle of this deal is over yet.")
    ann.press("Close")
    lead_twice(ann)
    ann.press("Cards played earlier")
    sheet = ann.page.get_by_role("dialog")
    # How many cycles that took is up to the cards.
    own = sheet.get_by_role("listitem").filter(has_text="You")
    expect(own).not_to_have_count(0)


def test_they_are_not_offered_where_they_lie_covered(come: Come) -> None:
    ann = come().play_alone()
    expect(hand(ann)).to_have_count(16)
    expect(ann.button("Cards played earlier")).to_have_count(0)

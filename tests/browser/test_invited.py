"""Four people at one table by its link: one reloads, one goes offline, one is away for a while."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Come
from tests.browser.gang import ENDED, ending, hand, play_anything, whose_turn
from tests.browser.person import Person


def play_until_turn_of(person: Person, people: list[Person]) -> None:
    """Let everybody play until it is the turn of *person*."""
    while (next_one := whose_turn(people)) is not person:
        assert next_one is not None, "the deal is over too soon"
        play_anything(next_one)


@pytest.mark.sweep
def test_four_people_at_one_table_play_a_deal_whatever_happens_to_their_lines(come: Come) -> None:
    ann, bo, cy, di = people = [come(name) for name in ("Ann", "Bo", "Cy", "Di")]
    ann.visit()
    ann.page.get_by_role("link", name="Play with friends").first.click()
    ann.page.get_by_text("Fast", exact=True).click()
    ann.press("Open the table")
    invitation = ann.page.get_by_label("Invite others with this link")
    ann.introduce(invitation)
    link = invitation.input_value()
    for guest in (bo, cy, di):
        guest.sit(link.removeprefix(guest.url))
        guest.press("Ready")
    ann.press("Start")
    for person in people:
        expect(hand(person)).to_have_count(16)

    # One reloads.
    play_until_turn_of(ann, people)
    held = hand(bo).count()
    bo.page.reload()
    expect(hand(bo)).to_have_count(held)

    # One goes offline; the others play on, and what was missed is told.
    cy.page.context.set_offline(True)
    cy.sees("The connection is lost; it comes back by itself, and nothing is lost.")
    expect(ann.page.get_by_role("group", name="Cy: ")).to_contain_text("not connected")
    play_anything(ann)
    left = hand(ann).count()
    cy.page.context.set_offline(False)
    expect(cy.page.get_by_text("The connection is lost")).to_be_hidden()
    expect(cy.page.get_by_role("group", name=f"Ann: {left} cards")).to_be_visible()
    cy.forgive_the_line()

    # One closes the page: a bot plays on, until the seat is taken back.
    play_until_turn_of(ann, people)
    path = di.path
    di.page.goto("about:blank")
    expect(ann.page.get_by_role("group", name="Di: ")).to_contain_text("not connected")
    others = [ann, bo, cy]
    seat = ann.page.get_by_role("group", name="Di: ")
    while not seat.filter(has_text="away, a bot plays").is_visible():
        turn = whose_turn(others)
        assert turn is not None, "the deal is over too soon"
        play_anything(turn)
    di.visit(path)
    di.press("Play yourself again")
    expect(seat).not_to_contain_text("away")

    while (next_one := whose_turn(people)) is not None:
        play_anything(next_one)
    for person in people:
        expect(ending(person)).to_have_text(ENDED)
    for person in people:
        person.forgive_the_line()  # what was said of it may be heard late

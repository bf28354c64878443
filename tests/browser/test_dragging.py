"""Cards are taken up by dragging over them, and put back the same way."""

from playwright.sync_api import expect

from tests.browser.conftest import Come
from tests.browser.gang import hand
from tests.browser.person import Person
from tests.browser.tour import LONG


def drag(person: Person, first: int, last: int) -> None:
    """Press on one card, move over all up to another, and let go."""
    mouse = person.page.mouse
    for place in range(first, last + 1):
        box = hand(person).nth(place).bounding_box()
        assert box
        mouse.move(box["x"] + box["width"] / 3, box["y"] + box["height"] / 2)
        if place == first:
            mouse.down()
    mouse.up()


def test_a_drag_takes_up_every_card_on_its_way_and_another_puts_them_back(come: Come) -> None:
    ann = come()
    while True:
        ann.play_alone(options=LONG)
        expect(hand(ann)).to_have_count(16)
        # Whoever opens may not choose every card: then other cards are dealt.
        if hand(ann).and_(ann.page.locator("[aria-disabled=true]")).count() == 0:
            break
    up = ann.page.get_by_role("group", name="Your cards").get_by_role("button", pressed=True)
    drag(ann, 4, 7)
    expect(up).to_have_count(4)
    drag(ann, 5, 7)
    expect(up).to_have_count(1)

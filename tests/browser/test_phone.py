"""A phone held upright: nothing scrolls at the table, and everything is large enough to touch."""

from playwright.sync_api import expect

from tests.browser.conftest import Come
from tests.browser.gang import combos, hand, win_a_deal
from tests.browser.person import PHONE, Person
from tests.browser.tour import LONG, tour

SMALL_TARGETS = """() => {
  const all = document.querySelectorAll('a[href], button, input, select, textarea, summary');
  const shown = [...all].filter((one) => one.checkVisibility({ visibilityProperty: true }));
  return shown.flatMap((one) => {
    if (one.matches('a') && getComputedStyle(one).display === 'inline') return []; // in a sentence
    const { width, height } = (one.closest('label') ?? one).getBoundingClientRect();
    const [across, up] = one.closest('[aria-label="Your cards"]') ? [40, 56] : [44, 44];
    if (width >= across - 0.5 && height >= up - 0.5) return [];
    return [`${width.toFixed()} x ${height.toFixed()}: ${one.outerHTML.slice(0, 110)}`];
  });
}"""
SCROLLS = """() => [...document.querySelectorAll('*')].filter((one) =>
  one.checkVisibility() && !one.matches('.unseen, .unseen *, svg, svg *')
    && one.getBoundingClientRect().width > 1
    && (one.scrollHeight > one.clientHeight + 1 || one.scrollWidth > one.clientWidth + 1)
    && one.clientHeight > 0 && ['auto', 'scroll'].includes(getComputedStyle(one).overflowY)
).map((one) => one.outerHTML.slice(0, 110))"""
FITS = "() => document.scrollingElement.scrollHeight <= innerHeight"
WIDE = "() => document.scrollingElement.scrollWidth > innerWidth"


def test_everything_can_be_touched_and_nothing_is_wider_than_the_screen(come: Come) -> None:
    ann = come(**PHONE)
    small: dict[str, list[str]] = {}
    wide: list[str] = []
    for screen in tour(ann):
        small[screen] = ann.page.evaluate(SMALL_TARGETS)
        if ann.page.evaluate(WIDE):
            wide.append(screen)
    assert {screen: found for screen, found in small.items() if found} == {}
    assert wide == []


def is_whole(person: Person) -> bool:
    """Whether everything that can be pressed is inside the window, and nothing scrolls."""
    window = person.page.viewport_size
    assert window
    boxes = [button.bounding_box() for button in person.button("").all() if button.is_visible()]
    inside = all(
        box
        and box["x"] >= -1
        and box["x"] + box["width"] <= window["width"] + 1
        and box["y"] >= -1
        and box["y"] + box["height"] <= window["height"] + 1
        for box in boxes
    )
    return inside and not person.page.evaluate(SCROLLS) and bool(person.page.evaluate(FITS))


def test_the_table_fits_on_a_phone_also_with_17_cards(come: Come) -> None:
    ann = come(**PHONE).play_alone(options=LONG)
    ann.waits_for(combos(ann))  # until then things move
    expect(hand(ann)).to_have_count(16)
    assert is_whole(ann)
    win_a_deal(ann)
    ann.press("Next deal")
    expect(hand(ann)).to_have_count(17)
    assert is_whole(ann)
    for card in hand(ann).all():
        box = card.bounding_box()
        assert box
        assert (box["width"] >= 40, box["height"] >= 56) == (True, True)

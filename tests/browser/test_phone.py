"""A phone held upright: nothing scrolls at the table, and everything is large enough to touch."""

from typing import Final

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.browser.conftest import Come
from tests.browser.gang import combos, hand, win_a_deal
from tests.browser.layout import is_whole
from tests.browser.person import PHONE
from tests.browser.tour import LONG, tour

SMALL_TARGETS = """() => {
  const all = document.querySelectorAll('a[href], button, input, select, textarea, summary');
  const shown = [...all].filter((one) => one.checkVisibility({ visibilityProperty: true }));
  // A dot of a curve is small, and a row of the list leads where it does.
  const hasTwin = (one) => one.matches('a') && shown.some((other) =>
    other !== one && other.href === one.href && other.getBoundingClientRect().height >= 43.5);
  return shown.flatMap((one) => {
    if (one.matches('a') && getComputedStyle(one).display === 'inline') return []; // in a sentence
    if (hasTwin(one)) return [];
    const { width, height } = (one.closest('label') ?? one).getBoundingClientRect();
    const [across, up] = one.closest('[aria-label="Your cards"]') ? [40, 56] : [44, 44];
    if (width >= across - 0.5 && height >= up - 0.5) return [];
    return [`${width.toFixed()} x ${height.toFixed()}: ${one.outerHTML.slice(0, 110)}`];
  });
}"""
WIDER: Final[tuple[ViewportSize, ...]] = (
    {"width": 844, "height": 390},
    {"width": 768, "height": 1024},
    {"width": 1024, "height": 600},
    {"width": 1280, "height": 800},
    {"width": 1920, "height": 1080},
)
WIDE = "() => document.scrollingElement.scrollWidth > innerWidth"

OPENED = """() => [...document.querySelectorAll('main li')].map((row) =>
  [...row.querySelectorAll('svg')].map((card) => {
    const { width, top } = card.getBoundingClientRect();
    return [width, Math.round(top)];
  }),
)"""
"""How wide the small cards in each row of the score are, and where they stand."""
LEGIBLE = 14


@pytest.mark.sweep
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


def test_the_hands_opened_at_the_end_stand_in_one_row_each(come: Come) -> None:
    ann = come(**PHONE).finish()
    hands = [row for row in ann.page.evaluate(OPENED) if row]
    assert hands
    for row in hands:
        assert {top for _, top in row} == {row[0][1]}
        assert min(wide for wide, _ in row) > LEGIBLE


@pytest.mark.sweep
def test_the_table_fits_on_a_phone_also_with_17_cards_and_on_wider_screens(come: Come) -> None:
    ann = come(**PHONE).play_alone(options=LONG)
    ann.waits_for(combos(ann))  # until then things move
    expect(hand(ann)).to_have_count(16)
    assert is_whole(ann)
    win_a_deal(ann)
    ann.press("Next deal")
    expect(hand(ann)).to_have_count(17)
    for size in WIDER:
        ann.page.set_viewport_size(size)
        assert is_whole(ann), size
    ann.page.set_viewport_size(PHONE["viewport"])
    assert is_whole(ann)
    for card in hand(ann).all():
        box = card.bounding_box()
        assert box
        assert (box["width"] >= 40, box["height"] >= 56) == (True, True)

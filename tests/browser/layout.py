"""Whether everything on the screen is where it can be seen: whole, uncovered, inside the window."""

from collections.abc import Mapping
from typing import Final

from playwright.sync_api import ViewportSize

from tests.browser.person import Person

SIZES: Final[dict[str, ViewportSize]] = {
    f"{width}x{height}": {"width": width, "height": height}
    for width, height in (
        (360, 640),
        (390, 844),
        (844, 390),
        (820, 1180),
        (1024, 600),
        (1280, 800),
    )
}
"""The windows that everything has to fit into: phones, one on its side, tablets, a desktop."""
BESIDE: Final[dict[str, ViewportSize]] = {
    "1100x600": {"width": 1100, "height": 600},
    "1280x800": SIZES["1280x800"],
}
"""The windows where talk and log stand beside the table; in the others they lie over it."""

SCROLLS: Final = """() => [...document.querySelectorAll('*')].filter((one) =>
  one.checkVisibility() && !one.matches('.unseen, .unseen *, svg, svg *')
    && one.getBoundingClientRect().width > 1
    && (one.scrollHeight > one.clientHeight + 1 || one.scrollWidth > one.clientWidth + 1)
    && one.clientHeight > 0 && ['auto', 'scroll'].includes(getComputedStyle(one).overflowY)
).map((one) => one.outerHTML.slice(0, 110))"""
FITS: Final = "() => document.scrollingElement.scrollHeight <= innerHeight"
SETTLED: Final = """() => new Promise((resolve) => {
  requestAnimationFrame(() => requestAnimationFrame(resolve));
})"""

FAULTS: Final = """() => {
  const LEEWAY = 2;
  const LEGIBLE = 36; // a card in the middle is at least as wide
  const faults = new Set();
  const shown = (one) =>
    one.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    && one.closest('.unseen') === null;
  const related = (one, other) => one.contains(other) || other.contains(one);
  const meet = (one, other) =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > LEEWAY
    && Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > LEEWAY;
  const isOutside = ({ left, right, top, bottom }) =>
    left < -LEEWAY || top < -LEEWAY || right > innerWidth + LEEWAY || bottom > innerHeight + LEEWAY;

  // What an ancestor cuts off; what can be scrolled to is not cut off.
  const isCut = (element, box, sides) => {
    for (let one = element; one !== null; one = one.parentElement) {
      const style = getComputedStyle(one);
      const hides = (overflow) => ['hidden', 'clip'].includes(overflow);
      const frame = one.getBoundingClientRect();
      const over = {
        left: hides(style.overflowX) && box.left < frame.left - LEEWAY,
        right: hides(style.overflowX) && box.right > frame.right + LEEWAY,
        top: hides(style.overflowY) && box.top < frame.top - LEEWAY,
        bottom: hides(style.overflowY) && box.bottom > frame.bottom + LEEWAY,
      };
      if (sides.some((side) => over[side])) return true;
      if (style.overflowY === 'auto') return false;
    }
    return false;
  };
  // What is drawn before or after the content of an element, and over it.
  const isVeiled = (one) =>
    ['::before', '::after'].some((part) => {
      const { content, position, zIndex } = getComputedStyle(one, part);
      return content !== 'none' && position === 'absolute' && !zIndex.startsWith('-');
    });
  const isCovered = (element, { left, top, width, height }) =>
    [0.1, 0.5, 0.9].some((part) => {
      const hit = document.elementFromPoint(left + part * width, top + height / 2);
      if (hit === null || element.contains(hit)) return false;
      return !hit.contains(element) || isVeiled(hit);
    });

  // Whether a screen may be longer than the window.
  const isLong = (element) => {
    const main = element.closest('main, dialog');
    return main !== null && main.scrollHeight > main.clientHeight + 1;
  };

  const words = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { data, parentElement: element } = walker.currentNode;
    if (data.trim() === '' || !shown(element) || element.closest('svg, select') !== null) continue;
    const range = document.createRange();
    range.selectNodeContents(walker.currentNode);
    for (const box of range.getClientRects()) {
      if (box.width > LEEWAY) words.push({ box, element, text: data.trim() });
    }
  }
  for (const { box, element, text } of words) {
    if (isCut(element, box, ['left', 'right', 'top', 'bottom'])) faults.add(`cut off: ${text}`);
    if (isLong(element)) continue;
    if (isOutside(box)) faults.add(`outside: ${text}`);
    else if (isCovered(element, box)) faults.add(`covered: ${text}`);
  }
  words.forEach((one, place) => {
    for (const other of words.slice(place + 1)) {
      if (one.element === other.element || isLong(one.element) || isLong(other.element)) continue;
      if (meet(one.box, other.box)) {
        faults.add(`one over the other: ${one.text} | ${other.text}`);
      }
    }
  });
  for (const control of document.querySelectorAll('button, a[href], select, input')) {
    if (!shown(control) || control.closest('[role=group] [data-place]') !== null) continue;
    const box = control.getBoundingClientRect();
    if (isLong(control) || box.width < LEEWAY) continue;
    const name = control.getAttribute('aria-label') ?? control.textContent.trim();
    if (isOutside(box)) faults.add(`outside: ${name}`);
    else if (isCovered(control, box)) faults.add(`covered: ${name}`);
  }
  for (const shape of document.querySelectorAll('svg path, svg ellipse, svg polyline')) {
    if (!shown(shape) || getComputedStyle(shape).pointerEvents !== 'none') continue;
    const crossed = words.find(({ box }) => meet(box, shape.getBoundingClientRect()));
    if (crossed !== undefined) faults.add(`an arrow over: ${crossed.text}`);
  }
  for (const title of document.querySelectorAll('.playing section strong')) {
    const button = title.closest('section').querySelector('button:last-child');
    if (button === null) continue;
    const { left } = button.getBoundingClientRect();
    const range = document.createRange();
    range.selectNodeContents(title);
    const { right } = range.getBoundingClientRect();
    if (right > left - 4) faults.add('advice touches its button');
  }
  for (const card of document.querySelectorAll('.top svg')) {
    if (!shown(card)) continue;
    const { width } = card.getBoundingClientRect();
    if (width < LEGIBLE) faults.add(`a card on the table is only ${Math.round(width)} wide`);
  }
  const seats = [...document.querySelectorAll('.seat, .seat .held svg')].filter(shown);
  for (const deck of [...document.querySelectorAll('.deck svg')].filter(shown)) {
    const pile = deck.getBoundingClientRect();
    if (seats.some((seat) => meet(seat.getBoundingClientRect(), pile))) {
      faults.add('a seat over the cards to draw');
    }
  }
  for (const use of document.querySelectorAll('use[href="#back"]')) {
    const back = use.closest('svg');
    const box = back.getBoundingClientRect();
    if (!shown(back) || back.closest('symbol') !== null) continue;
    if (box.left < -LEEWAY || box.right > innerWidth + LEEWAY || box.top < -LEEWAY
      || isCut(back.parentElement, box, ['left', 'right', 'top'])) {
      faults.add('the back of a card is cut off');
    }
  }
  return [...faults];
}"""
"""What is wrong with the picture, in few words."""


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


def faults(
    person: Person, state: str, sizes: Mapping[str, ViewportSize] = SIZES
) -> dict[str, list[str]]:
    """What is covered, cut off, crossed or outside of the window in each of the sizes."""
    found: dict[str, list[str]] = {}
    before = person.page.viewport_size
    for name, size in sizes.items():
        person.page.set_viewport_size(size)
        person.page.evaluate(SETTLED)
        wrong: list[str] = person.page.evaluate(FAULTS)
        if wrong:
            found[f"{state}, {name}"] = wrong
    assert before
    person.page.set_viewport_size(before)
    return found

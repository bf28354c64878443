"""Whether everything on the screen is where it can be seen."""

from typing import Final

from tests.browser.person import Person

SCROLLS: Final = """() => [...document.querySelectorAll('*')].filter((one) =>
  one.checkVisibility() && !one.matches('.unseen, .unseen *, svg, svg *')
    && one.getBoundingClientRect().width > 1
    && (one.scrollHeight > one.clientHeight + 1 || one.scrollWidth > one.clientWidth + 1)
    && one.clientHeight > 0 && ['auto', 'scroll'].includes(getComputedStyle(one).overflowY)
).map((one) => one.outerHTML.slice(0, 110))"""
FITS: Final = "() => document.scrollingElement.scrollHeight <= innerHeight"


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

"""Nothing that is read on the page escapes translation, and every translation fits."""

import re
from calendar import month_abbr

import pytest
from playwright.sync_api import expect

from lastcard.bots.bot_names import BOT_NAMES
from lastcard.locales import languages
from tests.browser.conftest import Come
from tests.browser.person import PHONE
from tests.browser.pseudo import disguise, plain_words
from tests.browser.screens import SCREENS
from tests.locales.pseudo import odd

pytestmark = pytest.mark.sweep


NAMES = {"Ann", "Chrome", "Linux", "GF", "TH", *BOT_NAMES}
"""Names and numbers of rules, which are the same in every language."""
LANGUAGES = {"Deutsch", "English", "Nederlands", "fran", "ais", "italiano", "suomi", "espa", "ol"}
"""What the languages are called by those who speak them."""
MONTHS = set(month_abbr)
"""What the browser calls them in a language it does not know."""
SPEAK = "(language) => { localStorage.setItem('lastcard.language', language); }"
CUT_OFF = """() => {
  const range = document.createRange();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const cut = [];
  while (walker.nextNode()) {
    const { data, parentElement: parent } = walker.currentNode;
    const place = parent.closest('button, .button, legend, summary, th');
    if (data.trim() === '' || parent.closest('svg, .unseen')) continue;
    if (place === null || !parent.checkVisibility()) continue;
    range.selectNodeContents(walker.currentNode);
    const [text, box] = [range.getBoundingClientRect(), place.getBoundingClientRect()];
    if (text.left < box.left - 1 || text.right > box.right + 1) cut.push(data);
    else if (text.top < box.top - 2 || text.bottom > box.bottom + 2) cut.push(place.textContent);
  }
  return document.scrollingElement.scrollWidth > innerWidth ? ['the page', ...cut] : cut;
}"""
"""What is written beyond the edges of its place."""


@pytest.mark.parametrize("screen", SCREENS)
def test_everything_on_the_page_is_translated(come: Come, screen: str) -> None:
    # What a service worker has kept would not come in odd letters.
    ann = come(service_workers="block")
    SCREENS[screen](ann)
    disguise(ann)
    ann.page.reload()
    expect(ann.page).to_have_title(re.compile("[^ -~]"))
    expect(ann.page.get_by_text(odd("Connecting"))).to_have_count(0)
    expect(ann.page.get_by_role("heading").first).to_be_visible()
    for closed in ann.page.locator("summary").all():
        closed.click()
    assert plain_words(ann) - NAMES - LANGUAGES - MONTHS == set()
    for sheet in ann.page.locator("header button").all():
        sheet.click()
        assert plain_words(ann) - NAMES - LANGUAGES - MONTHS == set()
        ann.page.keyboard.press("Escape")
    ann.page.unroute_all(behavior="wait")  # what is on its way is not of interest any more


@pytest.mark.parametrize("screen", SCREENS)
def test_every_language_fits_a_phone(come: Come, screen: str) -> None:
    ann = come(**PHONE)
    SCREENS[screen](ann)
    found = {}
    for language in languages():
        ann.page.evaluate(SPEAK, language)
        ann.page.reload()
        expect(ann.page.locator("html")).to_have_attribute("lang", language)
        expect(ann.page.get_by_role("heading").first).to_be_visible()
        ann.page.wait_for_load_state("networkidle")
        found[language] = ann.page.evaluate(CUT_OFF)
    assert {language: cut for language, cut in found.items() if cut} == {}

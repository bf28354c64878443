"""The page speaks the language of the browser, where there are words for it."""

import re

import pytest

from lastcard.locales import languages
from tests.browser.conftest import Come
from tests.browser.person import swept

NO_WORDS = re.compile(r"\b(web|gang|thirteen|bot|you|proof|option|rules|judge)-[a-z-]+\b")


@pytest.mark.parametrize("language", ["de", *swept(*sorted({*languages()} - {"de"}))])
def test_the_page_speaks_the_language_of_the_browser(come: Come, language: str) -> None:
    ann = come(locale=language).visit()
    assert language in ann.ask("GET", "/api/games")["languages"]
    main = ann.page.get_by_role("main")
    main.get_by_role("heading", level=2).first.wait_for()
    assert ann.page.evaluate("document.documentElement.lang") == language
    assert not NO_WORDS.search(main.inner_text())
    main.get_by_role("button").and_(ann.page.locator(".main")).first.click()
    ann.page.get_by_role("group").first.wait_for()
    assert not NO_WORDS.search(ann.page.locator("body").inner_text())


def test_a_browser_whose_language_nobody_knows_hears_english(come: Come) -> None:
    ann = come(locale="eo").visit()
    assert ann.page.evaluate("document.documentElement.lang") == "en"
    ann.sees("Play now")


@pytest.mark.sweep
def test_every_language_says_it_differently(come: Come) -> None:
    texts = []
    for language in languages():
        main = come(locale=language).visit().page.get_by_role("main")
        main.get_by_role("heading", level=2).first.wait_for()
        texts.append(main.inner_text())
    assert len(set(texts)) == len(languages()) > 1

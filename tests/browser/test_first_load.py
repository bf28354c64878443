"""How much a browser has to fetch before somebody can play."""

from typing import Any

import pytest
from playwright.sync_api import expect

from lastcard.locales import languages
from tests.browser.conftest import Come

pytestmark = pytest.mark.sweep


LARGEST_LOAD = 100_000
"""Bytes over the line, answers' headers included."""


@pytest.mark.parametrize("language", languages())
def test_whoever_comes_for_the_first_time_plays_after_a_small_load(
    come: Come, language: str
) -> None:
    ann = come("", locale=language)
    fetched: list[int] = []

    def add(load: dict[str, Any]) -> None:
        fetched.append(load["encodedDataLength"])

    line = ann.page.context.new_cdp_session(ann.page)
    line.send("Network.enable")
    line.on("Network.loadingFinished", add)
    ann.visit().page.locator("main button.main").first.click()
    expect(ann.page.locator("[role=group] button[aria-pressed]")).to_have_count(16)
    ann.page.wait_for_load_state("networkidle")
    assert len(fetched) > 3
    assert sum(fetched) < LARGEST_LOAD

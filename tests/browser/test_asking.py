"""A page asks the server for what it needs, once, and then leaves it alone."""

from collections import Counter

import pytest
from playwright.sync_api import Request

from tests.browser.conftest import Come
from tests.browser.screens import SCREENS

pytestmark = pytest.mark.sweep


@pytest.mark.parametrize("screen", SCREENS)
def test_a_screen_asks_each_question_once(come: Come, screen: str) -> None:
    ann = come()
    SCREENS[screen](ann)
    asked: Counter[str] = Counter()

    def hear(request: Request) -> None:
        path = request.url.removeprefix(ann.url)
        if path.startswith("/api/"):
            asked[f"{request.method} {path}"] += 1

    ann.page.on("framenavigated", lambda frame: asked.clear())  # what is left behind may still ask
    ann.page.on("request", hear)
    ann.page.reload()
    ann.page.wait_for_load_state("networkidle")
    assert asked
    # Home looks after the matches again once it is told of a table.
    again = {question: times for question, times in asked.items() if times > 1}
    assert again in ({}, {"GET /api/me/tables": 2})

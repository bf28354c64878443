"""A page asks the server for what it needs, once, and then leaves it alone."""

from collections import Counter

import pytest
from playwright.sync_api import Request

from tests.browser.conftest import Come
from tests.browser.screens import SCREENS


@pytest.mark.parametrize("screen", SCREENS)
def test_a_screen_asks_each_question_once(come: Come, screen: str) -> None:
    ann = come()
    SCREENS[screen](ann)
    asked: Counter[str] = Counter()

    def hear(request: Request) -> None:
        asked[f"{request.method} {request.url}"] += 1

    ann.page.on("request", hear)
    ann.page.reload()
    ann.page.wait_for_load_state("networkidle")
    assert asked
    # Home looks after the matches again once it is told of a table.
    assert max(asked.values()) <= 2, asked.most_common(3)

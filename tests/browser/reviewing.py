"""A review for a page without a server that makes one: made up, and told as that would tell it."""

import json
from typing import Any

import msgspec
from playwright.sync_api import Route, expect

from lastcard.record import read
from lastcard.review.document import Review
from tests.browser.person import Person
from tests.browser.quick_player import play_through
from tests.support.made_up_review import made_up

NEWS: dict[str, Any] = {
    "state": "none",
    "ahead": 0,
    "part": 0.0,
    "choices": [],
    "forgotten": [],
    "ledger": [],
    "curve": [],
    "next": 0,
    "kept": None,
    "problem": None,
}


class MadeUp:
    """What the server says to *person* about the review of *match*; ``asked`` is what was asked."""

    def __init__(self, person: Person, match: str) -> None:
        text = person.page.request.get(f"{person.url}/api/matches/{match}/record.txt").text()
        self.review: Review = made_up(read(text))
        self.asked: list[str] = []
        self.news: dict[str, Any] = NEWS
        """What is told to who only looks."""
        self.answer: dict[str, Any] = {"state": "finished", "part": 1.0}
        """What is told to who asks for it, or asks what is new."""
        self.refusal: tuple[int, str] | None = None
        """With which status and sentence it is refused."""
        person.page.route(f"**/api/matches/{match}/review*", self._tell)

    def pieces(self, count: int) -> dict[str, Any]:
        """News of a review that is being made, with the first choices."""
        choices = msgspec.to_builtins(self.review.choices[:count])
        return {"state": "running", "part": 0.2, "choices": choices, "next": count}

    def _tell(self, route: Route) -> None:
        method, url = route.request.method, route.request.url
        if url.endswith("review.json"):
            return route.fulfill(json=msgspec.to_builtins(self.review))
        looks = method == "GET" and not any(one == "POST" for one in self.asked)
        self.asked.append(method)
        if method == "DELETE":
            return route.fulfill(status=204)
        if method == "POST" and self.refusal is not None:
            status, sentence = self.refusal
            problem = {"code": "reviews-busy", "args": {}, "sentence": sentence}
            return route.fulfill(status=status, body=json.dumps(problem))
        return route.fulfill(json=NEWS | (self.news if looks else self.answer))


def reviewed(person: Person, **match: Any) -> MadeUp:
    """Show *person* the review, which is there, of a match that was just played."""
    played = play_through(person, **match)
    made = MadeUp(person, played)
    made.news = {"state": "finished", "part": 1.0}
    person.visit(f"/review/{played}")
    expect(person.page.locator("a[id^=row-]").first).to_be_visible()
    return made

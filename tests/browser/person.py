"""Somebody in front of a browser, who reads words and presses what they see."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from time import monotonic
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, ConsoleMessage, Locator, Page, Request, expect

from tests.support.quick_match import QUICK

PHONE: Final[dict[str, Any]] = {
    "viewport": {"width": 360, "height": 640},
    "has_touch": True,
    "is_mobile": True,
}
DESKTOP: Final[dict[str, Any]] = {"viewport": {"width": 1280, "height": 800}}
each_screen: Final = pytest.mark.parametrize(
    "screen",
    [
        pytest.param(PHONE, id="phone"),
        pytest.param(DESKTOP, id="desktop", marks=pytest.mark.sweep),
    ],
)
"""For what goes wrong on a phone first; ``make soak-browser`` looks at a desktop too."""
ONE_DEAL: Final = {"options": {"last_card": "automatic", "target": "1"}}
"""A match of Gang of Four that ends with its first deal."""
SLEEPERS: Final = [None, "sleeper", "sleeper", "sleeper"]
PATIENCE: Final = 20_000
"""How many milliseconds a page may take for what it has to do."""
CALLED: Final = "What shall the others call you?"
OFTEN: Final = 15
"""After how many milliseconds one looks again."""
OF_THE_LINE: Final = re.compile(r"WebSocket connection to|net::ERR_|when fetching the script")
"""What a browser says of a line that is lost."""


def swept(*values: Any) -> list[Any]:
    """Values of a test's argument that ``make soak-browser`` alone looks at."""
    return [pytest.param(value, marks=pytest.mark.sweep) for value in values]


class Person:
    """Somebody with a page; *complaints* is what must not happen there."""

    def __init__(self, page: Page, url: str, name: str) -> None:
        self.page = page
        self.url = url
        self.name = name
        self.complaints: list[str] = []
        self.timid = False
        """Whether this person passes whenever possible."""
        page.on("console", self._hear)
        page.on("pageerror", lambda error: self.complaints.append(f"thrown: {error}"))
        page.on("request", self._follow)

    def visit(self, path: str = "/") -> "Person":
        """Open an address of the server."""
        self.page.goto(self.url + path)
        return self

    @property
    def path(self) -> str:
        """The address that is shown."""
        return self.page.url.removeprefix(self.url)

    def button(self, name: str | re.Pattern[str], **state: Any) -> Locator:
        """The button that says *name*, or something with it."""
        return self.page.get_by_role("button", name=name, **state)

    def press(self, name: str | re.Pattern[str]) -> None:
        """Press the first button or link that says *name*."""
        self.button(name).or_(self.page.get_by_role("link", name=name)).first.click()

    def sees(self, words: str | re.Pattern[str]) -> None:
        """Wait until *words* can be read."""
        expect(self.page.get_by_text(words).locator("visible=true").first).to_be_visible()

    def waits_for(self, locator: Locator) -> None:
        """Wait for what is to be seen; Playwright alone looks every half second after a while."""
        deadline = monotonic() + PATIENCE / 1000
        while not locator.first.is_visible() and monotonic() < deadline:
            self.page.wait_for_timeout(OFTEN)
        expect(locator.first).to_be_visible()

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        """What the server answers to this browser, without the page."""
        answer = self.page.request.fetch(
            self.url + path, method=method, data=body, headers={"Origin": self.url}
        )
        assert answer.ok, answer.text()
        return answer.json() if answer.body() else None

    def make_table(self, **changes: Any) -> str:
        """The address of a new table for a short match with three bots."""
        setup = QUICK | {"public": False} | changes
        return "/t/" + str(self.ask("POST", "/api/tables", setup)["table"])

    def sit(self, path: str) -> "Person":
        """Open a table by its address and take the first free seat."""
        self.visit(path)
        self.button("Sit here").first.click()
        self.introduce(self.button("Get up"))
        return self

    def introduce(self, then: Locator) -> None:
        """Wait for what comes *then*; who is asked for a name before that keeps their own."""
        question = self.page.get_by_role("dialog", name=CALLED)
        self.waits_for(then.or_(question))
        if question.is_visible():
            self.page.keyboard.press("Enter")
        expect(then).to_be_visible()

    def play_alone(self, **changes: Any) -> "Person":
        """Start a short match of Gang of Four with bots that sleep, unless *changes* say more."""
        self.sit(self.make_table(**({"bots": SLEEPERS} | changes)))
        self.press("Start")
        return self

    def finish(self, **changes: Any) -> "Person":
        """A match of one deal that is over: a bot played for the person, who was too slow."""
        self.play_alone(**(ONE_DEAL | {"speed": "days"} | changes))
        self.sees(re.compile("wins? the match"))
        return self

    def leave(self) -> None:
        """Leave the match."""
        self.press("Table")
        self.press("Leave the match")
        self.button("Leave", exact=True).click()

    def forgive_the_line(self) -> None:
        """Forget what the browser has said of a line that was cut on purpose."""
        self.complaints = [said for said in self.complaints if not OF_THE_LINE.search(said)]

    def _hear(self, message: ConsoleMessage) -> None:
        # Who leaves a page while it connects has done nothing wrong, nor has the page.
        if message.type == "error" and "closed before the connection" not in message.text:
            self.complaints.append(f"console: {message.text} {message.location.get('url')}")

    def _follow(self, request: Request) -> None:
        if not request.url.startswith((f"{self.url}/", "blob:")):
            self.complaints.append(f"asked elsewhere: {request.url}")


@contextmanager
def person(browser: Browser, url: str, name: str, **context: Any) -> Iterator[Person]:
    """A guest called *name*, with a browser of their own: a desktop, unless *context* says more."""
    with browser.new_context(reduced_motion="reduce", **(DESKTOP | context)) as opened:
        opened.set_default_timeout(PATIENCE)
        found = Person(opened.new_page(), url, name)
        if name:
            found.ask("POST", "/api/guest", {"name": name})
        yield found

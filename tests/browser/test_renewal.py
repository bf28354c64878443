"""A new version of the page: who has the old one open loses nothing, and has the new one next."""

import signal
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.pad import begin, enter, totals
from tests.browser.person import PHONE, Person, person
from tests.browser.rebuilding import LATER, build, rebuild
from tests.browser.serving import page_server
from tests.support.servers.process import ServerProcess

pytestmark = pytest.mark.sweep

WORDS: Final = {"pad-kept = Your matches": "pad-kept = Your many matches"}
RENEWED: Final = """new Promise((resolve) => {
  navigator.serviceWorker.addEventListener("controllerchange", () => resolve(null));
})"""
KEPT: Final = "caches.keys().then((names) => names.map((name) => name.split(' ')[1]))"


@pytest.fixture
def server(tmp_path: Path) -> Iterator[ServerProcess]:
    """A server of one's own, with a page that can be renewed."""
    build(tmp_path / "client")
    with page_server(tmp_path, tmp_path / "client") as server:
        yield server


@pytest.fixture
def ann(browser: Browser, server: ServerProcess) -> Iterator[Person]:
    """Somebody who keeps score, and whose browser keeps the page."""
    with person(browser, server.url, "Ann", **PHONE) as ann:
        ann.visit("/pad")
        begin(ann, "Gang of Four", "Anna", "Ben", "Cleo")
        enter(ann, 3, 0, 9)
        ann.page.evaluate("navigator.serviceWorker.ready.then(() => null)")
        yield ann
        ann.forgive_the_line()
        assert ann.complaints == []


def renew(server: ServerProcess, folder: Path) -> None:
    """Stop the server, put a later page there, and start it again."""
    server.stop(signal.SIGKILL)
    rebuild(folder / "client", WORDS)
    server.start()


def versions(ann: Person) -> list[str]:
    """The versions that the browser keeps."""
    return list(ann.page.evaluate(KEPT))


def test_the_new_version_takes_over_with_everything_that_was_written(
    server: ServerProcess, ann: Person, tmp_path: Path
) -> None:
    (old,) = versions(ann)
    renew(server, tmp_path)
    ann.page.reload()
    expect(totals(ann)).to_have_text(["3", "0", "18"])
    ann.page.evaluate(RENEWED)
    assert versions(ann) == [old, LATER]

    server.stop(signal.SIGKILL)
    ann.page.reload()
    enter(ann, 9, 10)
    expect(totals(ann)).to_have_text(["21", "20", "18"])
    ann.press("Score pad")
    ann.sees("Your many matches")
    server.start()


def test_an_open_page_goes_on_with_the_version_it_began_with(
    server: ServerProcess, ann: Person, tmp_path: Path
) -> None:
    other = ann.page.context.new_page()
    renew(server, tmp_path)
    other.goto(ann.page.url)
    other.evaluate(RENEWED)
    enter(ann, 9, 10)
    expect(totals(ann)).to_have_text(["21", "20", "18"])
    expect(other.get_by_role("table").first.locator("tfoot td")).to_have_text(["21", "20", "18"])
    ann.press("Score pad")
    ann.sees("Your matches")
    ann.press("Tools")
    ann.press("Referee")
    ann.sees("Choose what lies on the table")


def test_a_screen_that_has_gone_with_its_version_is_loaded_anew(
    server: ServerProcess, ann: Person, tmp_path: Path
) -> None:
    renew(server, tmp_path)
    ann.press("Score pad")
    ann.press("Learn")
    ann.press("The full rules")
    expect(ann.page.get_by_role("heading", level=1)).to_contain_text("Gang of Four")
    ann.visit("/pad").sees("Your many matches")
    ann.sees("Anna, Ben, Cleo")
    # What the old page looked for was not there any more.
    ann.complaints = [said for said in ann.complaints if "/assets/" not in said]

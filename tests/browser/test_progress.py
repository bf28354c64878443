"""How one plays over time: curves, their numbers as tables, and downloads, in two languages."""

import csv
import json
import sqlite3
from contextlib import closing
from typing import Any, Final

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Come
from tests.browser.layout import SIZES
from tests.browser.person import DESKTOP, PHONE, Person
from tests.browser.test_accessible import serious
from tests.support.servers.process import ServerProcess

SPEAK: Final = "(language) => { localStorage.setItem('lastcard.language', language); }"
WIDE: Final = "() => document.scrollingElement.scrollWidth > innerWidth"
DAY: Final = 24 * 3600 * 1000
BEGAN: Final = 1_800_000_000_000
screens = pytest.mark.parametrize("screen", [PHONE, DESKTOP], ids=["phone", "desktop"])


def tally(number: int) -> str:
    """A player who gets better, with luck that comes and goes."""
    lost = 60.0 - number
    sums = {"choices": 60, "lost": lost, "squares": 3 * lost}
    kinds = {
        "leading": {"choices": 20, "lost": lost / 2, "squares": 2 * lost},
        "passing": {"choices": 40, "lost": lost / 2, "squares": lost},
    }
    luck = (number * 37 % 41) - 20.0
    rest = {"errors": 2.0, "result": 1.0, "luck": luck, "chance_luck": luck / 100}
    return json.dumps({"seat": 0, "total": sums, "kinds": kinds, **rest})


def review(server: ServerProcess, person: Person, matches: int = 30) -> None:
    """Let so many *matches* of *person* have been reviewed and rated."""
    me = person.ask("GET", "/api/me")["id"]
    with closing(sqlite3.connect(server.data / "lastcard.db", timeout=20)) as database, database:
        for number in range(matches):
            at = BEGAN + number * DAY
            name = f"{me}-{number}"
            database.execute(
                "INSERT INTO progress VALUES (?, ?, 'gang', ?, ?, 'master-1/0', ?)",
                (me, name, at, number % 2, tally(number)),
            )
            database.execute(
                "INSERT INTO rating_steps VALUES (?, ?, 'gang', ?, ?, ?)",
                (me, name, at, 25 + number / 3, 8 - number / 8),
            )


@screens
def test_progress_is_drawn_and_can_be_read_as_tables(
    come: Come, server: ServerProcess, screen: dict[str, Any]
) -> None:
    ann = come(**screen)
    review(server, ann)
    ann.visit("/you").press("Your progress")
    ann.sees("0.76 points lost per choice (between 0.70 and 0.82), in 1,800 choices of 30 matches.")
    for picture in (
        "Points lost per choice",
        "Luck in each match",
        "Rating after each rated match",
    ):
        expect(ann.page.get_by_role("img", name=picture)).to_be_visible()
    ann.page.get_by_text("As a table", exact=True).first.click()
    table = ann.page.get_by_role("table", name="Points lost per choice")
    expect(table.get_by_role("row")).to_have_count(11)
    expect(ann.page.get_by_role("row", name="leading 600")).to_be_visible()
    for size in SIZES.values():
        ann.page.set_viewport_size(size)
        assert not ann.page.evaluate(WIDE)


def test_progress_is_downloaded_for_other_programs(come: Come, server: ServerProcess) -> None:
    ann = come()
    review(server, ann, matches=2)
    ann.visit("/progress")
    with ann.page.expect_download() as download:
        ann.press("For programs (JSON)")
    assert len(json.loads(download.value.path().read_text())["matches"]) == 2
    with ann.page.expect_download() as download:
        ann.press("As a table (CSV)")
    lines = list(csv.DictReader(download.value.path().read_text().splitlines()))
    assert [line["kind"] for line in lines] == ["all", "leading", "passing"] * 2


def test_who_has_no_review_is_led_to_their_matches(come: Come) -> None:
    ann = come().visit("/progress")
    ann.sees("No match of this game was reviewed yet.")
    ann.page.get_by_text("13", exact=True).click()
    ann.press("To your matches")
    ann.sees("There is none yet.")


@screens
def test_axe_finds_nothing_serious_in_german(
    come: Come, server: ServerProcess, screen: dict[str, Any]
) -> None:
    ann = come(color_scheme="light", **screen)
    review(server, ann)
    ann.visit().page.evaluate(SPEAK, "de")
    ann.visit("/progress").sees("Verlorene Punkte je Wahl")
    for folded in ann.page.get_by_text("Als Tabelle", exact=True).all():
        folded.click()
    for scheme in ("light", "dark"):
        ann.page.emulate_media(color_scheme=scheme)
        assert serious(ann) == []

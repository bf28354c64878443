"""A match stepped through: what a person reads and presses there."""

import re
from pathlib import Path
from typing import Final

from playwright.sync_api import Locator, expect

from lastcard.games.registry import GAMES
from lastcard.record import Record, write_text
from tests.browser.person import Person
from tests.record.matches import recorded

GANG: Final = recorded("gang", "en-2010", 4, 3, target="40")
THIRTEEN: Final = recorded("thirteen", next(iter(GAMES["thirteen"].editions)), 3, 3)


def open_record(person: Person, folder: Path, record: Record = GANG) -> Person:
    """Choose a file that holds *record*."""
    path = folder / "match.txt"
    path.write_text(write_text(record), encoding="utf-8")
    person.visit("/replay")
    with person.page.expect_file_chooser() as chooser:
        person.press("Choose a file")
    chooser.value.set_files(path)
    expect(slider(person)).to_be_visible()
    return person


def slider(person: Person) -> Locator:
    """Where one is in the match."""
    return person.page.get_by_role("slider")


def is_at(person: Person, place: int) -> None:
    """Wait until *place* is shown, and until the address says so."""
    expect(slider(person)).to_have_value(str(place))
    person.page.wait_for_url(re.compile(rf"#{place}$"))


def deal_ends(record: Record) -> list[int]:
    """The last place of each deal."""
    ends: list[int] = []
    for deal in record.deals:
        ends.append(len(deal.moves) + (ends[-1] if ends else 0))
    return ends

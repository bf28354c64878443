"""A walk through every screen and every sheet of the page."""

import re
from collections.abc import Iterator
from itertools import chain
from typing import Any

from playwright.sync_api import expect

from tests.browser.gang import hand, win_a_deal
from tests.browser.pad import begin, enter, tap
from tests.browser.person import Person
from tests.browser.reviewing import reviewed
from tests.browser.thirteen import TURN

THIRTEEN = {"game": "thirteen", "edition": "fr-2009", "options": {}}
GREEDY = [None, "greedy", "greedy", "greedy"]
PLACES = {
    "/tables": "Nobody is looking for company|free seat",
    "/study": "Look back at your matches",
    "/tools": "Score pad",
    "/verify": "A record in a file",
}
"""Screens that are opened by their address, and words on them."""
LONG = {"last_card": "automatic", "target": "10000"}


def tour(person: Person) -> Iterator[str]:
    """Show one screen after the other; the name of each, once it is there."""
    yield from chain(before(person), gang(person), thirteen(person))
    yield from chain(after(person), about(person), score_pad(person))


def before(person: Person) -> Iterator[str]:
    person.visit()
    expect(person.button("Play now")).to_be_visible()
    yield "home"
    person.press(re.compile("^Change, "))
    expect(person.page.get_by_role("dialog")).to_be_visible()
    yield "sheet Change"
    for place, words in PLACES.items():
        person.visit(place).sees(re.compile(words))
        yield place
    for game in ("gang", "thirteen"):
        person.visit(f"/new/{game}")
        person.page.get_by_text("All options").click()
        yield f"new table of {game}"
    for lessons in ("/learn", "/learn/gang-five", "/learn/thirteen-targets"):
        person.visit(lessons)
        expect(person.page.get_by_role("heading", level=1)).to_be_visible()
        yield lessons
    person.visit(person.make_table(bots=[None, None, "greedy"]))
    expect(person.button("Sit here").first).to_be_visible()
    yield "lobby"


def gang(person: Person) -> Iterator[str]:
    person.play_alone(options=LONG)
    expect(hand(person)).to_have_count(16)
    person.press("Combos")
    yield "table with a choice"
    person.press("Talk")
    expect(person.page.get_by_role("list", name="Talk")).to_be_visible()
    yield "talk"
    person.press("Close")
    for sheet in ("Score", "Table"):
        person.press(sheet)
        expect(person.page.get_by_role("dialog")).to_be_visible()
        yield f"sheet {sheet}"
        person.press("Close")
    win_a_deal(person)
    yield "end of a deal"
    person.press("Next deal")
    expect(hand(person)).to_have_count(17)
    yield "exchange"
    person.press("Score")
    expect(person.page.get_by_role("dialog")).to_be_visible()
    yield "score pad"
    person.play_alone(options=LONG | {"ceremony": "on", "discards": "open"})
    person.sees(re.compile("^Cut "))
    yield "ceremony"
    person.press("Cards played earlier")
    expect(person.page.get_by_role("dialog")).to_be_visible()
    yield "sheet of the cards played earlier"


def thirteen(person: Person) -> Iterator[str]:
    person.play_alone(bots=[None, "greedy", "greedy", "greedy"], **THIRTEEN)
    expect(person.page.get_by_text(TURN)).to_be_visible()
    yield "table of 13"
    hand(person).first.click()
    yield "table of 13 with a choice"
    person.play_alone(bots=[None, "greedy", "greedy", "greedy"], speed="days", **THIRTEEN)
    person.sees("Deal 1 is over")
    yield "end of a deal of 13"


def after(person: Person) -> Iterator[str]:
    person.finish()
    yield "end of a match"
    person.press("Were the cards dealt fairly?")
    person.page.get_by_text("Proved").click()
    person.page.get_by_text("Deal 1", exact=True).click()
    yield "proof"
    matches: dict[str, dict[str, Any]] = {"gang": {}, "13": THIRTEEN}
    for game, match in matches.items():
        reviewed(person, bots=GREEDY, **match)
        yield f"review of a match of {game}"
        person.page.locator("a[id^=row-]").first.click()
        expect(person.page.locator("[data-seat] .hand")).to_be_visible()
        yield f"review of a choice of {game}"
        person.page.unroute_all()


def about(person: Person) -> Iterator[str]:
    person.visit("/you")
    expect(person.page.get_by_role("link", name="Your matches")).to_be_visible()
    yield "you"
    person.visit("/study")
    row = person.page.get_by_role("article").first
    row.get_by_role("button", name="Write a note").click()
    row.get_by_role("textbox", name="Note").fill("Kept the dragon too long")
    row.get_by_role("button", name="Save").click()
    row.get_by_role("button", name="Add a tag").click()
    row.get_by_label("New tag").fill("endgame")
    row.get_by_label("New tag").press("Enter")
    expect(row.get_by_role("button", name="Tag: endgame")).to_be_visible()
    yield "study"
    person.visit("/best/gang")
    expect(person.page.get_by_role("heading", level=1)).to_be_visible()
    yield "the strongest"
    for game in ("gang", "thirteen"):
        person.visit(f"/rules/{game}")
        expect(person.page.get_by_role("article").get_by_role("heading").first).to_be_visible()
        yield f"rules of {game}"
        person.visit(f"/cards/{game}").sees("Print")
        yield f"summary cards of {game}"
    person.visit("/referee").sees("On the table")
    person.page.get_by_role("button", name="red 7").click()
    yield "referee"
    person.press("13")
    person.page.get_by_role("button", name="blue 7").click()
    yield "referee of 13"


def score_pad(person: Person) -> Iterator[str]:
    person.visit("/pad")
    begin(person, "13", "Anna", "Ben", "Cleo", "Dan", "Eve", "Fritz")
    person.press("Enter the first deal")
    tap(person, 3)
    yield "pad, counting a deal of 13"
    person.press("Close")
    person.press("Score pad")
    begin(person, "Gang of Four", "Anna", "Ben", "Cleo", "Maximilian")
    enter(person, 3, 1, 0, 9)
    enter(person, 9, 10, 2)
    yield "pad of a match"
    for button in ("Enter deal 3", "Correct deal 1", "Share", "Players and rules", "Delete this"):
        person.press(button)
        expect(person.page.get_by_role("dialog")).to_be_visible()
        yield f"pad, {button}"
        person.press("Close")
    enter(person, 16, 0, 1, 1)
    yield "pad of a match that is over"
    person.press("Score pad")
    person.sees("Anna, Ben, Cleo, Maximilian")
    yield "pad"

"""The score pad for a table with real cards: with one thumb, and with the network off."""

import re
import signal
from pathlib import Path

from playwright.sync_api import Browser, expect

from tests.browser.conftest import Come
from tests.browser.pad import KEPT, begin, enter, tap, totals, write
from tests.browser.person import PHONE, each_screen, person
from tests.browser.serving import page_server

LINES = """(one) => {
  const range = document.createRange();
  range.selectNodeContents(one);
  return range.getClientRects().length;
}"""
"""On how many lines a text stands."""


def test_a_whole_match_is_kept_with_its_corrections(come: Come) -> None:
    ann = come(**PHONE).visit("/pad")
    begin(ann, "Gang of Four", "Anna", "Ben", "Cleo", "Dan")
    ann.sees("Whoever has the multi-coloured 1 begins, and plays it.")
    enter(ann, 3, 1, 0, 9)
    expect(totals(ann)).to_have_text(["3", "1", "0", "18"])
    ann.sees("Cleo deals next, clockwise, and leads.")
    ann.sees("Dan will give Cleo the highest card.")
    enter(ann, 9, 10, 2)  # nobody but Dan can have won
    ann.sees("Dan deals next, counter-clockwise, and leads.")

    ann.press("Correct deal 1")
    ann.page.get_by_role("textbox", name="Ben: cards left").focus()
    ann.press("Ben forgot to say")
    write(ann)
    expect(totals(ann)).to_have_text(["21", "22", "2", "18"])
    ann.press("Undo")
    expect(totals(ann)).to_have_text(["21", "21", "2", "18"])

    enter(ann, 16, 0, 1, 1)
    ann.sees("Cleo wins the match")
    ann.page.reload()
    expect(totals(ann)).to_have_text(["101", "21", "3", "19"])

    ann.press("Correct deal 3")
    ann.press("Delete deal")
    ann.sees("Ben will give Dan the highest card.")
    ann.press("Score pad")
    ann.sees(re.compile("2 deals, Cleo ahead"))


def test_a_deal_of_13_is_counted_colour_by_colour(come: Come) -> None:
    ann = come(**PHONE).visit("/pad")
    begin(ann, "13", "Anna", "Ben", "Cleo")
    ann.press("Enter the first deal")
    tap(ann, 3, 2, 0, 1, 0, 6, 2, 0, 2, 5, 6, 2)
    write(ann)
    expect(totals(ann)).to_have_text(["4", "2", "11"])
    ann.sees("Ben deals next, and Cleo begins.")


@each_screen
def test_a_name_is_whole_where_there_is_room(come: Come, screen: dict[str, object]) -> None:
    ann = come(**screen).visit("/pad")
    begin(ann, "13", "Maximiliane Schulze", "Ben", "Christopher Robin")
    ann.press("Enter the first deal")
    ann.sees("Maximiliane Schulze: how many blue cards?")
    name = ann.page.get_by_role("rowheader", name="Maximiliane Schulze")
    assert name.evaluate(LINES) == 1
    tap(ann, 3, 2, 0, 1, 0, 6, 2, 0, 2, 5, 6, 2)
    write(ann)
    enter(ann, 3, 2, 0, 1, 0, 6, 2, 0, 2, 5, 6, 2)
    chart = ann.page.get_by_role("img", name=re.compile("^The points of everybody"))
    for one in ("Maximiliane Schulze", "Christopher Robin"):
        label = chart.get_by_text(one, exact=True)
        box, around = label.bounding_box(), chart.bounding_box()
        assert box
        assert around
        assert box["x"] + box["width"] <= around["x"] + around["width"] + 1


def test_nonsense_gets_a_sentence(come: Come) -> None:
    ann = come().visit("/pad")
    begin(ann, "Gang of Four", "Anna", "Ben", "Cleo")
    ann.press("Enter the first deal")
    cell = ann.page.get_by_role("textbox", name="Anna: cards left")
    cell.fill("17")
    ann.sees("That is not a number of cards; write 0 to 16.")
    cell.fill("many")
    ann.sees("That is not a number of cards; write 0 to 16.")
    expect(ann.button("Write it down")).to_be_disabled()
    cell.fill("0")
    for name, cards in (("Ben", "12"), ("Cleo", "1")):
        ann.page.get_by_role("textbox", name=f"{name}: cards left").fill(cards)
    ann.page.keyboard.press("Enter")
    expect(totals(ann)).to_have_text(["0", "36", "1"])


def test_a_deal_of_13_that_was_not_counted_to_the_end_gets_a_sentence(come: Come) -> None:
    ann = come(**PHONE).visit("/pad")
    begin(ann, "13", *(f"P{seat}" for seat in range(6)))
    ann.press("Enter the first deal")
    expect(ann.button("14", exact=True)).to_be_in_viewport(ratio=1)
    ann.press("The rest is 0")
    ann.sees("At least 29 cards are taken in a deal; you have counted 0.")
    expect(ann.button("Write it down")).to_be_disabled()


def test_a_match_that_was_deleted_can_be_brought_back(come: Come) -> None:
    ann = come(**PHONE).visit("/pad")
    begin(ann, "Gang of Four", "Anna", "Ben", "Cleo")
    enter(ann, 3, 0, 9)
    ann.press("Delete this match")
    ann.press("Yes, delete it")
    ann.sees("Nothing here yet.")
    ann.press("Undo")
    ann.press(re.compile("Anna, Ben, Cleo"))
    expect(totals(ann)).to_have_text(["3", "0", "18"])


def test_another_phone_opens_the_whole_match_by_its_link(come: Come) -> None:
    ann, bob = come(**PHONE).visit("/pad"), come("Bob", **PHONE)
    begin(ann, "Gang of Four", "Anna", "Ben", "Zoë & Co")
    enter(ann, 3, 0, 9)
    enter(ann, 1, 12, 0)
    enter(ann, 5, 0, 5)
    ann.press("Share")
    expect(
        ann.page.get_by_role("dialog").get_by_role("img", name=re.compile("as a QR code$"))
    ).to_be_visible()
    link = ann.page.get_by_role("dialog").get_by_role("textbox").input_value()
    bob.visit(link[link.index("/pad") :])
    expect(totals(bob)).to_have_text(["9", "36", "23"])
    bob.press("Keep it on this device")
    expect(bob.page).to_have_url(KEPT)
    enter(bob, 1, 2, 0)
    bob.visit(link[link.index("/pad") :])
    bob.page.reload()
    bob.sees("You have this match already, with other deals.")


def test_what_cannot_be_read_is_kept_and_shown(come: Come) -> None:
    ann = come().visit("/pad")
    ann.page.evaluate("localStorage.setItem('lastcard.pad.x', 'v=1&game=gang')")
    ann.page.reload()
    ann.sees("A match that cannot be read")
    begin(ann, "Gang of Four", "Anna", "Ben", "Cleo")
    ann.press("Score pad")
    ann.sees("Anna, Ben, Cleo")
    ann.press("Delete it")
    expect(ann.page.get_by_text("A match that cannot be read")).to_be_hidden()


def test_a_match_of_a_game_that_has_no_pad_is_kept_and_gets_a_sentence(come: Come) -> None:
    ann = come().visit("/pad/chess")
    ann.sees("There is no score pad for this game here.")
    text = "v=2&g=chess&i=0123456789abcdef&b=5&d=0&n=Anna&n=Ben&s=10"
    ann.visit(f"/pad#{text}").sees("There is no score pad for this game here.")
    ann.page.evaluate(f"localStorage.setItem('lastcard.pad.0123456789abcdef', '{text}')")
    ann.visit("/pad/0123456789abcdef").sees("There is no score pad for this game here.")
    ann.visit("/pad").sees("A match of a game that has no score pad here")
    name = "A match of a game that has no score pad here"
    expect(ann.page.get_by_role("textbox", name=name)).to_have_value(text)
    ann.press("Delete it")
    ann.sees("Nothing here yet.")


def test_paper_gets_the_sheet_and_nothing_else(come: Come) -> None:
    ann = come().visit("/pad")
    begin(ann, "Gang of Four", "Anna", "Ben", "Cleo")
    enter(ann, 3, 0, 9)
    enter(ann, 0, 2, 1)
    ann.page.emulate_media(media="print")
    expect(totals(ann).first).to_be_visible()
    expect(ann.page.get_by_role("img", name=re.compile("^The points of everybody"))).to_be_visible()
    for words in ("Share", "Print", "Enter deal 3", "Undo", "Delete this match"):
        expect(ann.button(words)).to_be_hidden()


@each_screen
def test_with_the_network_off_the_pad_still_opens_and_everything_is_there(
    browser: Browser, tmp_path: Path, screen: dict[str, object]
) -> None:
    with page_server(tmp_path) as server, person(browser, server.url, "Ann", **screen) as ann:
        ann.visit("/pad")
        begin(ann, "Gang of Four", "Anna", "Ben", "Cleo", "Dan")
        enter(ann, 3, 1, 0, 9)
        ann.page.evaluate("navigator.serviceWorker.ready.then(() => null)")
        server.stop(signal.SIGKILL)

        ann.page.reload()
        expect(totals(ann)).to_have_text(["3", "1", "0", "18"])
        enter(ann, 9, 10, 2)
        ann.page.reload()
        expect(totals(ann)).to_have_text(["21", "21", "2", "18"])
        expect(ann.page.get_by_text("The connection is lost")).to_be_hidden()

        ann.press("Score pad")
        begin(ann, "13", "Anna", "Ben", "Cleo")
        ann.press("Enter the first deal")
        tap(ann, 8, 7, 6, 4)
        ann.press("The rest is 0")
        write(ann)
        expect(totals(ann)).to_have_text(["8", "0", "0"])
        ann.visit("/")
        ann.sees("The connection is lost")
        ann.press("Tools")
        ann.press("Score pad")
        ann.sees("Anna, Ben, Cleo, Dan")

        server.start()
        ann.visit("/").sees("Play now")
        ann.forgive_the_line()
        assert ann.complaints == []


def test_an_iphone_is_told_how_to_put_the_pad_on_the_home_screen_and_nobody_else(
    come: Come,
) -> None:
    bob = come("Bob", **PHONE).visit("/pad")
    bob.sees("Your matches")
    expect(bob.page.get_by_text("Add to Home Screen")).to_be_hidden()
    ann = come(**PHONE)
    ann.page.add_init_script("Object.defineProperty(navigator, 'standalone', { value: false })")
    ann.visit("/pad").sees(re.compile("Press Share, then “Add to Home Screen”"))


def test_the_worker_keeps_no_answer_of_the_server(come: Come) -> None:
    ann = come().visit("/")
    ann.sees("Play now")
    ann.page.evaluate("navigator.serviceWorker.ready.then(() => null)")
    ann.page.reload()
    ann.sees("Play now")
    kept = ann.page.evaluate(
        """async () => {
            const names = await caches.keys();
            const opened = await Promise.all(names.map((name) => caches.open(name)));
            const requests = await Promise.all(opened.map((cache) => cache.keys()));
            return requests.flat().map(({ url }) => new URL(url).pathname);
        }"""
    )
    assert "/" in kept
    assert not [path for path in kept if path.startswith(("/api", "/ws"))]

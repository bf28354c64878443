"""What is changed at the table: language and pace of the bots; and how others are invited."""

from playwright.sync_api import Locator, expect

from tests.browser.conftest import Come
from tests.browser.gang import combos, hand
from tests.browser.person import Person

ONLY_HERE = "This address works on this machine alone"


def pace(person: Person, name: str) -> Locator:
    return person.page.get_by_role("radio", name=name)


def test_another_language_keeps_the_seat_the_table_and_the_cards(come: Come) -> None:
    ann = come().play_alone()
    ann.waits_for(combos(ann))
    path = ann.path
    ann.press("Table")
    ann.page.get_by_label("Language").select_option("de")
    own = ann.page.get_by_role("group", name="Deine Karten").get_by_role("button")
    expect(own).to_have_count(16)
    assert ann.path == path
    expect(ann.button("Passen")).to_be_visible()


def test_the_pace_of_the_bots_is_changed_for_all_and_kept_for_the_next_table(come: Come) -> None:
    ann, bo = come(), come("Bo")
    path = ann.make_table(bots=[None, None, "sleeper", "sleeper"])
    ann.sit(path)
    bo.sit(path).press("Ready")
    ann.press("Start")
    for person in (ann, bo):
        expect(hand(person)).to_have_count(16)
        person.press("Table")
        expect(pace(person, "Normal")).to_be_checked()
    pace(ann, "Slow").check(force=True)
    expect(pace(bo, "Slow")).to_be_checked()
    ann.visit().press("Play now")
    expect(hand(ann)).to_have_count(16)
    ann.press("Table")
    expect(pace(ann, "Slow")).to_be_checked()


def test_only_the_host_is_told_how_to_open_the_server_to_the_room(come: Come) -> None:
    ann, bo = come(), come("Bo")
    path = ann.make_table(bots=[None, None, "greedy", "greedy"])
    for person in (ann, bo):
        person.sit(path)
        expect(person.page.get_by_label("Invite others with this link")).to_be_visible()
        expect(person.page.get_by_role("img", name="The same link as a QR code")).to_be_visible()
    ann.sees(ONLY_HERE)
    expect(bo.page.get_by_text(ONLY_HERE)).to_have_count(0)
    bo.press("Table")
    expect(bo.page.get_by_text(ONLY_HERE)).to_have_count(0)

"""Table talk: phrases, muting and reporting."""

from playwright.sync_api import expect

from tests.browser.conftest import Come
from tests.browser.person import Person


def talk(person: Person) -> None:
    person.page.get_by_role("button", name="Talk").click()


def test_what_is_said_is_heard_until_the_speaker_is_muted(come: Come) -> None:
    ann, bo = come(), come("Bo")
    path = ann.make_table(talk="free", bots=[None, None, "greedy", "greedy"])
    ann.sit(path)
    bo.sit(path)
    talk(ann)
    talk(bo)
    ann.press("Good luck!")
    ann.page.get_by_label("Say something").fill("a fine evening")
    ann.press("Say")
    heard = bo.page.get_by_role("list", name="Talk")
    expect(heard).to_contain_text("Good luck!")
    expect(heard).to_contain_text("a fine evening")

    bo.press("Mute")
    expect(heard).not_to_contain_text("a fine evening")
    bo.press("Hear again")
    expect(heard).to_contain_text("a fine evening")


def test_somebody_who_misbehaves_is_reported_once(come: Come) -> None:
    ann, bo = come(), come("Bo")
    path = ann.make_table(bots=[None, None, "greedy", "greedy"])
    ann.sit(path)
    bo.sit(path)
    talk(bo)
    bo.press("Report")
    bo.press("The way of playing")
    expect(bo.button("Reported")).to_be_disabled()

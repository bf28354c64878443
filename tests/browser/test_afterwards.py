"""After a match: its record as a file, the proof of its deals, and another match."""

from playwright.sync_api import expect

from lastcard.record import read
from tests.browser.conftest import Come


def test_the_record_of_a_match_is_a_file_that_can_be_replayed(come: Come) -> None:
    ann = come().finish()
    with ann.page.expect_download() as download:
        ann.page.get_by_role("link", name="text").click()
    record = read(download.value.path().read_text())
    assert record.winners


def test_the_seal_of_a_finished_match_opens_the_proof_of_every_deal(come: Come) -> None:
    ann = come().finish()
    ann.press("Were the cards dealt fairly?")
    ann.page.get_by_text("Proved").click()
    ann.page.get_by_text("Deal 1", exact=True).click()
    ann.sees("Shuffled anew with all that, the deck is the one that was dealt, card by card.")
    ann.sees("Ann contributed")


def test_whoever_wants_to_play_again_does_so_with_the_same_people(come: Come) -> None:
    ann = come().finish()
    before = ann.page.url
    ann.press("Play again")
    ann.page.wait_for_url(lambda url: url != before)
    ann.sees("Deal 1")
    expect(ann.page.get_by_role("group", name="Your cards")).to_be_visible()

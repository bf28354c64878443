"""After a match: what the points come from, its record, the proof of its deals, another match."""

import re

import pytest
from playwright.sync_api import expect

from lastcard.record import read
from tests.browser.conftest import Come
from tests.browser.gang import MATCH_WON, ending, hand, play_anything, play_match, whose_turn
from tests.browser.layout import SIZES
from tests.browser.person import ONE_DEAL
from tests.browser.tour import THIRTEEN

TIMES = "\N{MULTIPLICATION SIGN}"
WIDE = ("820x1180", "1024x600", "1280x800")
"""The windows where the name and what was left stand side by side."""
LINES = "(words) => words.map((one) => one.getBoundingClientRect().height > 1.9 * \
parseFloat(getComputedStyle(one).fontSize) ? one.textContent : null).filter(Boolean)"
"""Those of the words that do not stand in one line."""


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
    ann = come().play_alone(**ONE_DEAL)
    play_match(ann)
    before = ann.page.url
    ann.press("Play again")
    ann.page.wait_for_url(lambda url: url != before)
    ann.sees("Deal 1")
    expect(ann.page.get_by_role("group", name="Your cards")).to_be_visible()


@pytest.mark.sweep
def test_who_wants_a_rematch_is_named_to_the_others_who_join_with_one_press(come: Come) -> None:
    ann, bo = come(), come("Bo")
    path = ann.make_table(bots=[None, None, "sleeper", "sleeper"], **ONE_DEAL)
    ann.sit(path)
    bo.sit(path).press("Ready")
    ann.press("Start")
    for person in (ann, bo):
        expect(hand(person)).to_have_count(16)
    while (turn := whose_turn([ann, bo])) is not None:
        play_anything(turn)
    for person in (ann, bo):
        expect(ending(person, MATCH_WON)).to_be_visible()
    bo.press("Play again")
    ann.sees("Bo wants a rematch.")
    ann.press("Join")
    for person in (ann, bo):
        person.page.wait_for_url(lambda url: not url.endswith(path))
        expect(hand(person)).to_have_count(16)


def test_the_points_of_a_deal_are_explained_at_its_end_and_on_the_score_pad(come: Come) -> None:
    ann = come().finish()
    explained = ann.page.get_by_text(re.compile(rf"^\d+ cards? {TIMES} \d"))
    assert explained.count() == 3
    for words in explained.all_inner_texts():
        cards, each = map(int, re.findall(r"\d+", words))
        ann.sees(f"+{cards * each}")
    ann.press("Score")
    cells = ann.page.get_by_role("dialog").get_by_role("cell")
    expect(cells.filter(has_text=re.compile(rf"\d+ {TIMES} \d"))).to_have_count(3)


def test_what_the_points_of_13_come_from_stands_in_one_line_where_there_is_room(come: Come) -> None:
    ann = come()
    ann.play_alone(bots=[None, "greedy", "greedy", "greedy"], speed="days", **THIRTEEN)
    ann.sees("Deal 1 is over")
    explained = ann.page.get_by_text(re.compile(rf"^\d+ .*{TIMES} \d"))
    expect(explained.first).to_be_visible()
    for size in WIDE:
        ann.page.set_viewport_size(SIZES[size])
        assert explained.evaluate_all(LINES) == [], size

"""A table where "Last card!" is said by the players."""

import pytest
from playwright.sync_api import WebSocket, expect

from tests.browser.conftest import Come
from tests.browser.gang import ending, hand, play_anything, play_deal, whose_turn
from tests.browser.person import OFTEN, SLEEPERS, Person, swept

SPOKEN = {"last_card": "spoken", "target": "1"}


def play_down_to(cards: int, person: Person) -> None:
    expect(hand(person)).to_have_count(16)
    while hand(person).count() > cards:
        play_anything(person)


@pytest.mark.sweep
def test_last_card_is_said_with_the_play_that_leaves_one(come: Come) -> None:
    ann = come().play_alone(options=SPOKEN)
    watcher = come("Bo").visit(ann.path)
    play_down_to(2, ann)
    ann.press("Last card!")
    expect(ann.button("Last card!", pressed=True)).to_be_visible()
    play_anything(ann)
    seat = watcher.page.get_by_role("group", name="Ann: 1 card")
    expect(seat).to_contain_text("Last card!")


@pytest.mark.parametrize("how", ["button", *swept("key")])
def test_last_card_is_said_after_the_play_before_the_next_player_acts(come: Come, how: str) -> None:
    ann = come().play_alone(options=SPOKEN)
    play_down_to(1, ann)
    ann.sees("You have one card left: say “Last card!” before the next player acts.")
    if how == "button":
        ann.press("Last card!")
    else:
        ann.page.keyboard.press("l")
    expect(ann.button("Last card!")).to_be_hidden()
    play_deal(ann)
    expect(ending(ann)).to_be_visible()
    own = ann.page.get_by_role("listitem").filter(has_text="You")
    expect(own).not_to_contain_text("forgot to say")


def moves_sent(person: Person) -> list[str]:
    """The moves that the page of *person* sends from now on."""
    sent: list[str] = []

    def keep(frame: str | bytes) -> None:
        if '"type":"move"' in str(frame):
            sent.append(str(frame))

    def follow(socket: WebSocket) -> None:
        socket.on("framesent", keep)

    person.page.on("websocket", follow)
    return sent


def test_a_page_that_passes_at_once_leaves_time_to_say_it(come: Come) -> None:
    ann, bo = come(), come("Bo")
    sent = moves_sent(bo)
    path = ann.make_table(options=SPOKEN, bots=[None, None, *SLEEPERS[2:]])
    ann.sit(path)
    bo.sit(path).press("Ready")
    ann.press("Start")
    expect(hand(ann)).to_have_count(16)
    before = 0
    while hand(ann).count() > 1:
        turn = whose_turn([ann, bo])
        before = len(sent)  # of before Ann's last play: Bo's page may answer it at once
        if turn is bo and bo.button("Pass", disabled=False).is_visible():
            bo.press("Pass")
            expect(bo.button("Combos", disabled=True)).to_be_visible()
        else:
            assert turn is not None, "the deal is over too soon"
            play_anything(turn)
    while len(sent) == before:  # Bo's page passes by itself, or Bo does
        if bo.button("Combos", disabled=False).is_visible():
            bo.press("Pass")
        bo.page.wait_for_timeout(OFTEN)
    bo.sees("Waiting: Ann may still say “Last card!”.")
    ann.sees("You have one card left: say “Last card!” before the next player acts.")
    ann.press("Last card!")
    expect(bo.page.get_by_role("group", name="Ann: 1 card")).to_contain_text("Last card!")

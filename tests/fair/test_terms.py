"""Terms and transcripts."""

import pytest

from lastcard.fair import Terms
from lastcard.fair.errors import DeckRefused, NameRefused, SeatsRefused
from lastcard.fair.notes import Absent, Chain, Commit, Link
from lastcard.fair.terms import Contributions, kept_seats, seat_message, transcript
from lastcard.games.game import Seat
from tests.fair.tables import GANG, terms

A, B, C = "aa" * 32, "bb" * 32, "cc" * 32


@pytest.mark.parametrize("name", ["", " ", "a b", "a\n", "../x", ".x", "é", "a/b", "x" * 65])
def test_a_name_that_could_blur_a_transcript_or_leave_a_folder_is_refused(name: str) -> None:
    with pytest.raises(NameRefused):
        Terms(name, "gang", 4, GANG)
    with pytest.raises(NameRefused):
        Terms("m", name, 4, GANG)


def test_a_match_needs_seats_and_a_deck_that_one_byte_can_draw_from() -> None:
    with pytest.raises(SeatsRefused):
        Terms("m", "gang", 0, GANG)
    for cards in (0, 1, 257):
        with pytest.raises(DeckRefused):
            Terms("m", "gang", 4, ("x",) * cards)
    assert len(Terms("m", "gang", 4, ("x",) * 256).deck) == 256


def test_a_transcript_lists_what_was_published_by_seat() -> None:
    given = Contributions(
        deal=2,
        chains={Seat(3): Chain(Seat(3), C), Seat(0): Chain(Seat(0), A)},
        commit=Commit(B),
        answers={
            Seat(3): Absent(Seat(3)),
            Seat(1): Link(Seat(1), A),
            Seat(0): Link(Seat(0), B),
            Seat(2): Link(Seat(2), C),
        },
    )
    assert transcript(terms(), given).decode() == (
        "lastcard deal 1\nmatch kitchen-7\ngame gang\ndeal 2\nseats 4\n"
        f"chain 0 {A}\nchain 3 {C}\ncommit {B}\n"
        f"link 0 {B}\nlink 1 {A}\nlink 2 {C}\nabsent 3\n"
    )


def test_a_kept_seats_link_comes_from_match_game_deal_and_seat() -> None:
    message = b"lastcard seat 1\nmatch kitchen-7\ngame gang\ndeal 5\nseat 2\n"
    assert seat_message(terms(), 5, Seat(2)) == message


def test_seats_without_a_chain_are_kept() -> None:
    assert kept_seats(terms(), [Seat(1), Seat(3)]) == (0, 2)

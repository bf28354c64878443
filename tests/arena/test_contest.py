"""Who plays what, and where."""

import pytest

from lastcard.arena.contest import ArenaMatch
from lastcard.bots.errors import BotUnknown
from lastcard.games.errors import EditionUnknown, SeatsRefused
from tests.arena.contests import contest


def test_a_deck_is_played_once_for_each_seat_and_everybody_sits_everywhere() -> None:
    rounds = [ArenaMatch.numbered(number, 4) for number in range(8)]
    assert [now.deck for now in rounds] == [0, 0, 0, 0, 1, 1, 1, 1]
    for deck in (rounds[:4], rounds[4:]):
        for seat in range(4):
            assert {now.place(seat, 4) for now in deck} == {0, 1, 2, 3}
        for now in deck:
            assert {now.place(seat, 4) for seat in range(4)} == {0, 1, 2, 3}


def test_neighbours_stay_neighbours() -> None:
    assert [ArenaMatch(0, 1).place(seat, 4) for seat in range(4)] == [3, 0, 1, 2]


def test_the_rotations_share_a_deck_and_nothing_else() -> None:
    rounds = [ArenaMatch.numbered(number, 4) for number in range(8)]
    assert len({now.deck_seed(7) for now in rounds}) == 2
    assert len({now.player_seed(7, seat) for now in rounds for seat in range(4)}) == 32
    assert {now.deck_seed(7) for now in rounds}.isdisjoint(now.deck_seed(8) for now in rounds)


def test_seeds_are_the_same_for_ever() -> None:
    assert ArenaMatch(0, 0).deck_seed(7) == 1527452197549707048
    assert ArenaMatch(3, 2).player_seed(7, 1) == 4096575918559136620


def test_every_bot_is_listed_once() -> None:
    assert contest("greedy", "novice", "greedy").bots == ("greedy", "novice")


@pytest.mark.parametrize(
    ("lineup", "refusal"),
    [
        (("greedy", "novice"), SeatsRefused),
        (("greedy",) * 5, SeatsRefused),
        (("greedy", "novice", "genius"), BotUnknown),
    ],
)
def test_what_cannot_be_played_is_refused(lineup: tuple[str, ...], refusal: type) -> None:
    with pytest.raises(refusal):
        contest(*lineup).check()


def test_an_unknown_edition_is_refused() -> None:
    played = contest()
    object.__setattr__(played, "edition", "xx-1999")
    with pytest.raises(EditionUnknown):
        played.check()

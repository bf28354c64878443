"""What a seat may know."""

from random import Random

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lastcard.games.game import Seat
from lastcard.games.thirteen.notation import read_cards
from lastcard.games.thirteen.state import Phase
from lastcard.games.thirteen.view import Target, View

from .positions import GAME, Stop, after, core, playing, reshuffled, stops


def test_a_seat_sees_its_own_hand_and_counts_of_the_others() -> None:
    view = GAME.view(playing("B7 Y1 | Y2 | G5 G1 R4"), Seat(2))
    assert view.hand == "G1 R4 G5"
    assert view.counts == (2, 1, 3)


def test_a_watcher_sees_no_hand() -> None:
    view = GAME.view(playing("B7 Y1 | Y2 | G5"), None)
    assert (view.seat, view.hand, view.legal) == (None, "", ())


def test_only_the_seat_in_turn_is_told_its_moves() -> None:
    state = playing("B7 Y1 | Y2 | G5")
    assert GAME.view(state, Seat(0)).legal == ("Y1", "B7")
    assert GAME.view(state, Seat(1)).legal == ()


def test_everybody_sees_the_targets_and_their_sums() -> None:
    """TH-1.2."""
    view = GAME.view(playing("B7 | Y2 | G5", targets="B7 R4||G1"), Seat(1))
    assert view.targets == (Target("B", "B7 R4", 11), Target("Y", "", 0), Target("G", "G1", 1))


def test_of_the_draw_pile_only_its_size_is_known() -> None:
    view = GAME.view(playing("B7 | Y2 | G5", pile="R4 R4 B1"), Seat(0))
    assert view.pile == 3
    assert "B1" not in GAME.encode(view).decode()


def test_taken_cards_are_counts_until_the_deal_ends() -> None:
    """TH-2.6: their owner may not look at them either."""
    state = after(playing("B7 | Y2 | G5", targets="B7 R4||"), "B7")
    for seat in range(3):
        view = GAME.view(state, Seat(seat))
        assert view.taken == (2, 0, 0)
        assert view.opened is None
    state = after(state, "Y2", "G5")
    view = GAME.view(state, None)
    assert view.phase is Phase.DEAL
    assert view.opened == ("R4 B7", "", "")
    assert view.pad[0].points == (2, 0, 0)


def test_learners_may_see_what_was_taken() -> None:
    """TH-2.6, option open_piles."""
    state = after(playing("B7 | Y2 | G5", targets="B7 R4||", open_piles="on"), "B7")
    assert GAME.view(state, Seat(1)).opened == ("R4 B7", "", "")


def test_before_the_first_deal_there_is_nothing_to_see() -> None:
    view = GAME.view(GAME.start(GAME.options("fr-2009", {"open_piles": "on"}), 5), Seat(4))
    assert (view.hand, view.counts, view.taken) == ("", (0,) * 5, (0,) * 5)
    assert (view.deal, view.pile, view.opened, view.awaits) == (0, 0, None, -1)


def test_a_state_cannot_be_encoded() -> None:
    state = playing("B7 | Y2 | G5")
    with pytest.raises(TypeError):
        msgspec.json.encode(state)
    assert "B7" not in repr(state)


@given(stops)
def test_a_view_reads_back_as_it_was_encoded(stop: Stop) -> None:
    state = stop.state()
    for seat in (None, *range(stop.seats)):
        view = GAME.view(state, None if seat is None else Seat(seat))
        assert GAME.decode(GAME.encode(view)) == view


@pytest.mark.exhaustive
@settings(max_examples=300, deadline=None)
@given(stops, st.randoms(use_true_random=False))
def test_a_view_never_depends_on_unseen_cards(stop: Stop, rng: Random) -> None:
    """TH-2.6: nor, while they lie covered, on the cards that were taken."""
    state = stop.state()
    if state.phase is not Phase.PLAY:
        return
    for seat in (None, *map(Seat, range(stop.seats))):
        twin = reshuffled(state, seat, rng)
        assert GAME.encode(GAME.view(twin, seat)) == GAME.encode(GAME.view(state, seat))


@pytest.mark.exhaustive
@settings(max_examples=200, deadline=None)
@given(stops, st.randoms(use_true_random=False))
def test_what_is_told_of_a_turn_never_depends_on_unseen_cards(stop: Stop, rng: Random) -> None:
    state = stop.state()
    if state.phase is not Phase.PLAY or stop.turns > 48:
        return
    seat = Seat(core(state).turn)
    twin = reshuffled(state, seat, rng)
    move = rng.choice(GAME.legal(state, seat))
    ours, theirs = GAME.apply(state, seat, move), GAME.apply(twin, seat, move)
    if ours.state.phase is Phase.PLAY:
        assert ours.events == theirs.events


@given(stops)
def test_a_seat_can_count_every_card_it_sees(stop: Stop) -> None:
    """TH-1.1: hand, targets, and what others hold, have taken or will draw make up the deck."""
    state = stop.state()
    view: View = GAME.view(state, Seat(0))
    lying = sum(len(target.cards.split()) for target in view.targets)
    aside = 12 if (stop.seats, stop.deal) == (3, "all") else 0
    assert sum(view.counts) + sum(view.taken) + lying + view.pile + aside == 50
    assert read_cards(view.hand) == core(state).hand(0)

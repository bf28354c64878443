"""From the deck to the first lead: ceremony, dealing, exchange (GF-2, GF-3, GF-11)."""

from random import Random

import pytest

from lastcard.games.game import TABLE, Seat
from lastcard.games.gang.events import CardShown
from lastcard.games.gang.notation import write_cards
from lastcard.games.gang.state import Phase, State, hand

from .arrange import GAME, after, deal_next, events, legal, refused, wander

NAMES = list(GAME.deck())


def start(seats: int = 4, **changes: str) -> State:
    return GAME.start(GAME.options("en-2010", changes), seats)


def stacked(*top: str) -> str:
    """A deal whose deck begins with these cards; the rest follows in ascending order."""
    rest = list(NAMES)
    for card in top:
        rest.remove(card)
    return "deal " + " ".join([*top, *rest])


def at_depth(*cards: str, depth: int) -> str:
    """A deal that has these cards from that depth on."""
    rest = list(NAMES)
    for card in cards:
        rest.remove(card)
    return "deal " + " ".join([*rest[:depth], *cards, *rest[depth:]])


def hands(state: State) -> list[str]:
    return [write_cards(hand(state, Seat(seat))) for seat in range(state.seats)]


@pytest.mark.parametrize("seats", [3, 4])
def test_every_player_gets_sixteen_cards(seats: int) -> None:
    """GF-2.1."""
    state = deal_next(start(seats), Random(1))
    assert [len(cards.split()) for cards in hands(state)] == [16] * seats


@pytest.mark.parametrize("seats", [2, 5])
def test_two_or_five_players_are_refused(seats: int) -> None:
    """GF-2.1."""
    with pytest.raises(ValueError, match="seats-refused") as refusal:
        start(seats)
    assert refusal.value.args[1] == {"seats": seats, "fewest": 3, "most": 4}


def test_the_dummy_is_nobodys_and_comes_back_with_the_next_deal() -> None:
    """GF-2.2."""
    state = deal_next(start(3), Random(1))
    assert sum(len(cards.split()) for cards in hands(state)) == 48
    state = wander(state, Random(1), 1000)
    assert len(state.results) > 1


def test_the_host_picks_the_first_dealer() -> None:
    """GF-2.3."""
    assert start(first_dealer="2").dealer == 2
    assert refused_start(3, "3") == {"option": "first_dealer", "value": "3", "allowed": "0-2"}


def refused_start(seats: int, dealer: str) -> object:
    with pytest.raises(ValueError, match="option-refused") as refusal:
        start(seats, first_dealer=dealer)
    return refusal.value.args[1]


def test_the_winner_of_a_deal_is_the_next_dealer() -> None:
    """GF-2.3."""
    state = deal_next(start(), Random(4))
    while not state.results:
        state = wander(state, Random(4), 1)
    assert state.dealer == state.results[-1].row.winner


def test_without_ceremony_the_first_card_goes_to_the_dealers_right() -> None:
    """GF-2.4."""
    state = after(start(first_dealer="2"), stacked("RD", "YP", "GP", "M1"))
    assert special_cards(state) == ["YP", "GP", "M1", "RD"]


def test_with_three_players_the_dummy_is_the_last_place_of_the_circle() -> None:
    """GF-2.4."""
    state = after(start(3), stacked("RD", "YP", "GP", "M1"))
    assert special_cards(state) == ["GP", "RD", "YP"]


def special_cards(state: State) -> list[str]:
    """What each seat holds of the cards there are once."""
    return [
        " ".join(card for card in cards.split() if card in ("M1", "GP", "YP", "RD"))
        for cards in hands(state)
    ]


@pytest.mark.parametrize(
    ("count", "direction", "first"),
    [("counter_clockwise", 1, 3), ("clockwise", 1, 1), ("direction", 1, 3)],
)
def test_the_card_shown_at_the_cut_is_counted_from_the_dealer(
    count: str, direction: int, first: int
) -> None:
    """GF-2.4: seat 2 deals and shows Y6; counting 2, 3, 0, 1, 2, 3 it is seat 3."""
    state = start(ceremony="on", count=count, first_dealer="2")
    state = after(state, at_depth("Y6", depth=30), "cut 20", "cut 11")
    assert GAME.direction(state) == direction
    assert state.first == first


def test_in_the_second_deal_the_count_goes_in_the_direction_of_play() -> None:
    """GF-2.4: with ``direction``."""
    state = start(ceremony="on", count="direction")
    state = after(state, at_depth("Y6", depth=30), "cut 20", "cut 11")
    state = until_dealt_again(state)
    dealer = state.dealer
    state = after(state, at_depth("Y6", depth=30), "cut 20", "cut 11")
    assert GAME.direction(state) == -1
    assert state.first == (dealer - 5) % 4


def until_dealt_again(state: State) -> State:
    rng = Random(2)
    while state.phase is not Phase.DEAL:
        state = wander(state, rng, 1)
    return state


def test_only_players_are_counted_not_the_dummy() -> None:
    """GF-2.4."""
    state = after(start(3, ceremony="on"), at_depth("Y4", depth=30), "cut 20", "cut 11")
    assert state.first == 0


def test_without_counting_there_is_one_cut_and_the_cards_are_dealt() -> None:
    """GF-2.4: ``none``."""
    state = after(start(ceremony="on", count="none"), stacked(), "cut 20")
    assert (state.phase, state.first) == (Phase.PLAY, 1)


def test_the_player_to_the_right_cuts_and_then_the_dealer() -> None:
    """GF-2.4."""
    state = after(start(ceremony="on", first_dealer="3"), stacked())
    assert (GAME.awaits(state), len(legal(state))) == (0, 63)
    state = after(state, "cut 20")
    assert (GAME.awaits(state), len(legal(state))) == (3, 63)


def test_a_cut_turns_the_deck_round_and_the_card_shown_stays_in_its_place() -> None:
    """GF-2.4: of 64 cards 20 go below; the one shown is lifted as the 11th and dealt as such."""
    state = after(start(ceremony="on"), at_depth("Y6", "RD", depth=30), "cut 20")
    shown = events(state, "cut 11")[0]
    assert shown == CardShown(seat=Seat(0), card="Y6", again=False)
    state = after(state, "cut 11")
    # Counted from seat 0 the first card is seat 1's, so the 11th is seat 3's and the 12th seat 0's.
    assert state.first == 1
    assert "Y6" in hands(state)[3]
    assert "RD" in hands(state)[0]


def test_after_a_phoenix_or_the_dragon_the_dealer_cuts_again_somewhere_else() -> None:
    """GF-2.4."""
    state = after(start(ceremony="on"), at_depth("GP", "RD", "YP", "R9", depth=20), "cut 20")
    state = after(state, "cut 1", "cut 2", "cut 3")
    assert (GAME.awaits(state), state.phase) == (0, Phase.SHOW)
    assert refused(state, 0, "cut 2") == ("gang-cut-refused", {"at": 2})
    assert legal(state)[0] == "cut 32"
    assert not {"cut 1", "cut 2", "cut 3"} & set(legal(state))
    assert after(state, "cut 4").first == 0


@pytest.mark.parametrize("at", [0, 64, 999])
def test_a_cut_outside_the_deck_is_refused(at: int) -> None:
    """GF-2.4."""
    state = after(start(ceremony="on"), stacked())
    assert refused(state, 1, f"cut {at}") == ("gang-cut-refused", {"at": at})


def test_a_deck_that_is_not_the_deck_is_refused() -> None:
    """GF-1.1."""
    wrong = stacked().replace("RD", "R10")
    assert refused(start(), TABLE, wrong) == ("deck-wrong", {"cards": 64})
    assert refused(start(), TABLE, "deal G1") == ("deck-wrong", {"cards": 1})


def test_the_holder_of_the_multicoloured_one_opens_the_match() -> None:
    """GF-3.1."""
    state = after(start(), stacked("R1", "R2", "M1"))
    assert GAME.awaits(state) == 3
    assert all("M1" in move for move in legal(state))


def test_with_the_multicoloured_one_in_the_dummy_the_dealers_right_opens_freely() -> None:
    """GF-3.3."""
    gang = ["G1", "Y1", "R1", "G1", "Y1", "R1"]
    top = [card for one in gang for card in (one, "?", "?", "?")]
    rest = [card for card in NAMES if card != "M1"]
    for one in gang:
        rest.remove(one)
    deck = [card if card != "?" else rest.pop() for card in top]
    deck[3], rest = "M1", [deck[3], *rest]
    state = after(start(3, first_dealer="1"), "deal " + " ".join([*deck, *rest]))
    assert GAME.awaits(state) == 2
    assert "G1 G1 Y1 Y1 R1 R1" in legal(state)
    assert any("1" not in move for move in legal(state))

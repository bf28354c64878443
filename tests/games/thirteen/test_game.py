"""Whole matches of 13 through the Game protocol."""

from contextlib import suppress
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lastcard.games.errors import (
    MatchOver,
    NotYourTurn,
    OptionRefused,
    RulesError,
    SeatsRefused,
    WrongPhase,
)
from lastcard.games.game import TABLE, Seat
from lastcard.games.registry import GAMES
from lastcard.games.thirteen import events
from lastcard.games.thirteen.cards import PLACEMENTS
from lastcard.games.thirteen.moves import Play
from lastcard.games.thirteen.state import State
from lastcard.match import AnyMatch, AnyPlayer, Match, play_match, run, seeded
from lastcard.record import Record, read, rebuild, write_json, write_text
from tests.support.players import Chancer, Miser

from .positions import GAME, MATCHES, Stop, core, playing, snapshot, stops


def played(seats: int, how: str, seed: int, **options: str) -> AnyMatch:
    players: list[AnyPlayer] = [Miser(GAME)]
    players += [Chancer(GAME, Random(seed + seat)) for seat in range(1, seats)]
    return run(GAME, GAME.options("fr-2009", {"deal": how, **options}), players, seed)


def test_the_house_knows_the_game() -> None:
    assert isinstance(GAMES["thirteen"], type(GAME))


@pytest.mark.parametrize("seats", [0, 1, 2, 7])
def test_three_to_six_people_play(seats: int) -> None:
    """TH-1.3."""
    assert list(GAME.players) == [3, 4, 5, 6]
    with pytest.raises(SeatsRefused):
        GAME.start(GAME.options("fr-2009", {}), seats)


def test_the_first_dealer_sits_at_the_table() -> None:
    """TH-2.1."""
    options = GAME.options("fr-2009", {"first_dealer": "3"})
    assert GAME.view(GAME.start(options, 4), None).dealer == 3
    with pytest.raises(OptionRefused):
        GAME.start(options, 3)


def test_seats_are_numbered_clockwise() -> None:
    """TH-2.1."""
    state = GAME.start(GAME.options("fr-2009", {}), 5)
    assert [GAME.seat_to_right(state, Seat(seat)) for seat in range(5)] == [4, 0, 1, 2, 3]
    assert GAME.direction(state) == 1


@pytest.mark.parametrize(("seats", "how"), MATCHES)
def test_a_match_lasts_until_everybody_has_dealt(seats: int, how: str) -> None:
    """TH-4.1."""
    match = played(seats, how, seed=3, first_dealer="2")
    cards = 38 if (seats, how) == (3, "all") else 50
    deals = 6 if seats == 3 else seats
    assert len(match.journal) == deals * (1 + cards)
    dealers = [result.dealer for result in match.state.results]
    assert dealers == [(2 + number) % seats for number in range(deals)]


@pytest.mark.parametrize(("seats", "how"), MATCHES)
def test_the_outcome_adds_up_the_deals(seats: int, how: str) -> None:
    """TH-4.1."""
    match = played(seats, how, seed=4)
    outcome = GAME.outcome(match.state)
    assert outcome is not None
    assert outcome.totals == tuple(map(sum, zip(*GAME.scores(match.state), strict=True)))
    assert {outcome.totals[seat] for seat in outcome.winners} == {min(outcome.totals)}


@pytest.mark.parametrize(("seats", "how"), MATCHES)
def test_a_match_replays_from_its_record(seats: int, how: str) -> None:
    match = played(seats, how, seed=5)
    record = Record.of(match, [f"player {seat}" for seat in range(seats)], seed=5)
    for text in (write_text(record), write_json(record)):
        again = rebuild(read(text))
        assert again.journal == match.journal
        assert GAME.encode(again.view(Seat(0))) == GAME.encode(match.view(Seat(0)))


def test_all_the_cards_come_back_for_every_deal() -> None:
    """TH-2.1."""
    match = played(4, "five", seed=6)
    decks = [entry.move.deck for entry in match.moves if entry.seat == TABLE]
    assert len(decks) == 4
    assert len({tuple(sorted(deck)) for deck in decks}) == 1
    assert len(set(decks)) == 4


def test_everybody_hears_the_end_of_the_match() -> None:
    """TH-4.1."""
    told: list[object] = []
    match = Match(GAME, GAME.options("fr-2009", {}), 4)
    play_match(match, [Miser(GAME)] * 4, seeded(1), told.append)
    outcome = GAME.outcome(match.state)
    assert outcome is not None
    assert told[-1] == events.MatchEnded(totals=outcome.totals, winners=outcome.winners)
    assert sum(isinstance(event, events.DealEnded) for event in told) == 4


@settings(max_examples=40, deadline=None)
@given(st.sampled_from(MATCHES), st.integers(0, 10_000))
def test_random_matches_end_and_someone_may_always_move(match: tuple[int, str], seed: int) -> None:
    seats, how = match
    assert GAME.outcome(played(seats, how, seed).state) is not None


def test_only_the_awaited_seat_may_act() -> None:
    state = playing("B7 | Y2 | G5", turn=1)
    assert GAME.may_act(state) == {1}
    assert GAME.may_act(GAME.start(state.options, 3)) == {TABLE}
    assert GAME.legal(GAME.start(state.options, 3), TABLE) == ()


def test_nothing_can_be_played_after_the_match() -> None:
    state = played(4, "five", seed=1).state
    assert GAME.awaits(state) is None
    assert GAME.may_act(state) == frozenset()
    with pytest.raises(MatchOver):
        GAME.apply(state, Seat(0), GAME.read("B7"))


def test_the_table_deals_and_the_seats_play() -> None:
    begun = GAME.start(GAME.options("fr-2009", {}), 3)
    with pytest.raises(NotYourTurn):
        GAME.apply(begun, Seat(0), GAME.read("B7"))
    with pytest.raises(WrongPhase) as refusal:
        GAME.apply(begun, TABLE, GAME.read("B7"))
    assert refusal.value.args_by_name == {"awaited": "deal", "move": "play"}
    with pytest.raises(WrongPhase):
        GAME.apply(playing("B7 | Y2 | G5"), Seat(0), GAME.deal(GAME.deck()))


@settings(deadline=None)
@given(stops, st.integers(-1, 6), st.text(alphabet="BYGR12457>", max_size=4))
def test_a_refusal_leaves_the_state_untouched(stop: Stop, seat: int, text: str) -> None:
    state = stop.state()
    before = _seen(state)
    with suppress(RulesError):
        GAME.apply(state, Seat(seat), GAME.read(text))
    assert _seen(state) == before


@given(stops)
def test_every_legal_move_is_accepted_and_every_other_refused(stop: Stop) -> None:
    """TH-2.2, TH-2.3."""
    state = stop.state()
    seat = GAME.awaits(state)
    if seat is None or seat == TABLE:
        return
    before = _seen(state)
    legal = GAME.legal(state, seat)
    assert len(legal) > 0
    assert GAME.default(state, seat) in legal
    for move in map(Play, range(PLACEMENTS)):
        if move in legal:
            assert GAME.apply(state, seat, move).state.number == state.number + 1
        else:
            with pytest.raises(RulesError):
                GAME.apply(state, seat, move)
    assert _seen(state) == before


def _seen(state: State) -> tuple[object, ...]:
    seats = (None, *map(Seat, range(state.seats)))
    return (snapshot(core(state)), *(GAME.encode(GAME.view(state, seat)) for seat in seats))

"""What every game keeps to, whichever it is: random matches, through the protocol alone."""

import json
from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest

from lastcard.games.errors import RulesError
from lastcard.games.game import TABLE, Seat
from tests.support.random_matches import Moment, Setup, moments, played, setups

SETUPS = list(setups())
each_setup = pytest.mark.parametrize("setup", SETUPS, ids=str)


def viewers(setup: Setup) -> list[Seat | None]:
    return [None, *(Seat(seat) for seat in range(setup.seats))]


def sampled(setup: Setup, apart: int = 9) -> Iterator[Moment]:
    """Some moments of the match in which a seat moves, not the table."""
    found = [moment for moment in played(setup) if moment.seat != TABLE]
    yield from found[::apart]


def encoded(setup: Setup, state: Any) -> list[bytes]:
    return [setup.game.encode(setup.game.view(state, seat)) for seat in viewers(setup)]


def is_refused(setup: Setup, state: Any, seat: Seat, move: Any) -> bool:
    try:
        setup.game.apply(state, seat, move)
    except RulesError:
        return True
    return False


@each_setup
def test_the_match_ends(setup: Setup) -> None:
    last = played(setup)[-1].step.state
    assert setup.game.awaits(last) is None
    assert setup.game.may_act(last) == frozenset()
    assert setup.game.outcome(last) is not None


@each_setup
def test_somebody_may_always_act_until_then(setup: Setup) -> None:
    for moment in played(setup):
        actors = setup.game.may_act(moment.state)
        assert setup.game.awaits(moment.state) in actors
        assert actors <= {TABLE, *range(setup.seats)}
        assert setup.game.outcome(moment.state) is None


@each_setup
def test_whoever_may_act_has_something_to_do_and_nobody_else_has(setup: Setup) -> None:
    for moment in played(setup):
        actors = setup.game.may_act(moment.state)
        for seat in range(setup.seats):
            moves = setup.game.legal(moment.state, Seat(seat))
            assert bool(len(moves)) == (seat in actors)


@each_setup
def test_legal_moves_can_be_counted_listed_and_asked_for(setup: Setup) -> None:
    for moment in sampled(setup):
        moves = setup.game.legal(moment.state, moment.seat)
        listed = list(moves)
        assert len(moves) == len(listed) == len({setup.game.write(move) for move in listed})
        assert all(move in moves for move in listed)
        assert moment.move in moves


@each_setup
def test_every_legal_move_is_accepted(setup: Setup) -> None:
    for moment in sampled(setup):
        for seat in setup.game.may_act(moment.state):
            for move in setup.game.legal(moment.state, seat):
                setup.game.apply(moment.state, seat, move)


@each_setup
def test_every_other_move_is_refused(setup: Setup) -> None:
    """All moves of the match, tried at some of its moments."""
    known = {setup.game.write(moment.move): moment.move for moment in played(setup)}
    for moment in sampled(setup, apart=43):
        legal = setup.game.legal(moment.state, moment.seat)
        for move in known.values():
            refused = is_refused(setup, moment.state, moment.seat, move)
            assert refused == (move not in legal), setup.game.write(move)


@each_setup
def test_who_may_not_act_is_refused_and_nothing_has_changed(setup: Setup) -> None:
    for moment in sampled(setup):
        before = encoded(setup, moment.state)
        everybody = {TABLE, *(Seat(seat) for seat in range(setup.seats + 2))}
        for seat in everybody - setup.game.may_act(moment.state):
            for move in known_moves(setup, moment):
                assert is_refused(setup, moment.state, seat, move)
        assert encoded(setup, moment.state) == before


def known_moves(setup: Setup, moment: Moment) -> list[Any]:
    """The move made here, the first deal, and what anybody could do."""
    legal = setup.game.legal(moment.state, moment.seat)
    return [moment.move, played(setup)[0].move, *list(legal)[:3], *list(legal)[-3:]]


@each_setup
def test_a_move_leaves_the_state_it_was_made_in_alone(setup: Setup) -> None:
    for moment in sampled(setup):
        before = encoded(setup, moment.state)
        setup.game.apply(moment.state, moment.seat, moment.move)
        assert encoded(setup, moment.state) == before


@each_setup
def test_every_move_reads_back_as_it_was_written(setup: Setup) -> None:
    for moment in played(setup):
        assert setup.game.read(setup.game.write(moment.move)) == moment.move
    for moment in sampled(setup):
        for move in setup.game.legal(moment.state, moment.seat):
            assert setup.game.read(setup.game.write(move)) == move


@each_setup
def test_when_the_clock_runs_out_something_legal_is_done(setup: Setup) -> None:
    for moment in played(setup):
        awaited = setup.game.awaits(moment.state)
        if awaited is not None and awaited != TABLE:
            chosen = setup.game.default(moment.state, awaited)
            assert chosen in setup.game.legal(moment.state, awaited)


@each_setup
def test_a_match_of_defaults_ends(setup: Setup) -> None:
    game, rng = setup.game, Random(3)
    state = game.start(setup.options, setup.seats)
    for _ in range(20_000):
        awaited = game.awaits(state)
        if awaited is None:
            return
        deck = rng.sample(game.deck(), k=len(game.deck())) if awaited == TABLE else []
        move = game.deal(deck) if awaited == TABLE else game.default(state, awaited)
        state = game.apply(state, awaited, move).state
    raise AssertionError("the match does not end")


@each_setup
def test_the_journal_replays_to_equal_states(setup: Setup) -> None:
    game = setup.game
    state = game.start(setup.options, setup.seats)
    for moment in played(setup):
        assert state == moment.state
        step = game.apply(state, moment.seat, game.read(game.write(moment.move)))
        assert step == moment.step
        state = step.state


@each_setup
def test_the_same_seed_gives_the_same_match(setup: Setup) -> None:
    assert list(moments(setup, Random(5))) == list(moments(setup, Random(5)))


@each_setup
def test_the_points_of_the_deals_add_up_to_the_outcome(setup: Setup) -> None:
    last = played(setup)[-1].step.state
    outcome = setup.game.outcome(last)
    assert outcome is not None
    assert outcome.totals == tuple(map(sum, zip(*setup.game.scores(last), strict=True)))
    best = min(outcome.totals)
    assert outcome.winners == tuple(s for s in range(setup.seats) if outcome.totals[s] == best)


@each_setup
def test_finished_deals_stay_as_they_were_scored(setup: Setup) -> None:
    before: tuple[Any, ...] = ()
    for moment in played(setup):
        now = tuple(setup.game.scores(moment.step.state))
        assert now[: len(before)] == before
        before = now


@each_setup
def test_events_and_views_are_json(setup: Setup) -> None:
    for moment in sampled(setup):
        for event in moment.step.events:
            told = json.loads(msgspec.json.encode(event))
            assert told["event"].replace("_", "") == type(event).__name__.lower()
            assert told["event"] == told["event"].lower()
        for raw in encoded(setup, moment.step.state):
            assert json.loads(raw)["game"] == setup.key


@each_setup
def test_a_view_lists_the_seats_own_moves_and_a_watcher_has_none(setup: Setup) -> None:
    for moment in sampled(setup):
        for seat in viewers(setup):
            view = json.loads(setup.game.encode(setup.game.view(moment.state, seat)))
            moves = [] if seat is None else setup.game.legal(moment.state, seat)
            assert view["legal"] == [setup.game.write(move) for move in moves]
            assert seat is not None or not view["hand"]


@each_setup
def test_a_view_tells_who_may_act_what_to_do_and_nobody_else(setup: Setup) -> None:
    for moment in sampled(setup):
        actors = setup.game.may_act(moment.state)
        for seat in viewers(setup):
            view = json.loads(setup.game.encode(setup.game.view(moment.state, seat)))
            assert (view.get("duty") is not None) == ("duty" in view and seat in actors)


@each_setup
def test_a_view_tells_of_the_next_deal_while_it_is_waited_for(setup: Setup) -> None:
    for moment in played(setup):
        view = json.loads(setup.game.encode(setup.game.view(moment.state, None)))
        if "next_deal" in view:
            assert (view["next_deal"] is not None) == (view["awaits"] == TABLE)


@each_setup
def test_a_view_knows_who_sits_to_the_right(setup: Setup) -> None:
    for moment in sampled(setup, apart=43):
        view = json.loads(setup.game.encode(setup.game.view(moment.state, None)))
        seats = [Seat(seat) for seat in range(setup.seats)]
        right = [setup.game.seat_to_right(moment.state, seat) for seat in seats]
        assert view.get("right", right) == right


@each_setup
def test_there_is_no_view_for_a_seat_that_is_none(setup: Setup) -> None:
    for moment in sampled(setup, apart=43):
        for seat in (TABLE, Seat(setup.seats)):
            with pytest.raises(IndexError):
                setup.game.view(moment.state, seat)


@each_setup
def test_cutter_right_hand_neighbour_and_direction_are_always_known(setup: Setup) -> None:
    for moment in sampled(setup):
        assert setup.game.cutter(moment.state) in {None, *range(setup.seats)}
        assert setup.game.direction(moment.state) in (1, -1)
        circle = {setup.game.seat_to_right(moment.state, Seat(s)) for s in range(setup.seats)}
        assert circle == set(range(setup.seats))


@each_setup
def test_what_happened_can_be_told_as_json(setup: Setup) -> None:
    for moment in played(setup):
        events = moment.step.events
        assert setup.game.decode_events(msgspec.json.encode(events)) == events

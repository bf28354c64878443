"""What an attentive player knows agrees with what is really so."""

from dataclasses import replace
from functools import partial
from random import Random
from typing import Any

import pytest

from lastcard.bots.gang.situation import Situation, after_gift, situation_of
from lastcard.games.game import Entry, Event, Seat
from lastcard.games.gang.cards import gather, holds, remove, size, spread
from lastcard.games.gang.game import GangOfFour
from lastcard.games.gang.moves import Give
from lastcard.games.gang.state import Phase, State
from lastcard.match import AnyMatch, Match, play_match, seeded
from tests.bots.gang.arrange import moments
from tests.playthroughs.players import Sleeper
from tests.support.players import Chancer, Miser

GANG = GangOfFour()


def watch(match: AnyMatch, checks: list[int], event: Event) -> None:
    state: State = match.state
    if state.phase not in (Phase.PLAY, Phase.EXCHANGE):
        return
    seat = GANG.awaits(state)
    assert seat is not None
    situation = situation_of(match.view(seat), match.seen())
    check(situation, state)
    checks.append(1)


def check(situation: Situation, state: State) -> None:
    seats = range(state.seats)
    truth = state.position
    hands = [truth.hand(seat) for seat in seats] if truth else list(state.hands)
    assert situation.hand == hands[situation.seat]
    for seat in seats:
        if seat != situation.seat:
            assert holds(situation.unseen, hands[seat])
            assert holds(hands[seat], situation.known[seat])
            unknown = spread(remove(hands[seat], situation.known[seat]))
            assert all(card <= situation.ceiling[seat] for card in unknown)
    shown = [card for seat in seats if seat != situation.seat for card in spread(hands[seat])]
    assert holds(situation.unseen, gather(shown)) if shown else True
    dummy = 16 if state.seats == 3 else 0
    # A void lead's card was seen; nothing else leaves the hands unseen.
    assert (
        size(situation.unseen) == sum(size(hands[s]) for s in seats if s != situation.seat) + dummy
    )
    if truth is not None:
        told = situation.position
        for name in ("turn", "to_beat", "owner", "pending", "passed", "out", "declared", "opening"):
            assert getattr(told, name) == getattr(truth, name), name
        assert situation.legal() == truth.legal()
        assert [told.left(seat) for seat in seats] == [truth.left(seat) for seat in seats]


@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("after_pass", ["may_return", "out_of_cycle"])
@pytest.mark.parametrize("ceremony", ["off", "on"])
def test_a_situation_is_what_the_table_knows(seats: int, after_pass: str, ceremony: str) -> None:
    changes = {"after_pass": after_pass, "ceremony": ceremony}
    checks: list[int] = []
    for seed in range(3):
        match = Match(GANG, GANG.options("en-2010", changes), seats)
        rng = Random(seed)
        players: list[Any] = [
            Miser(GANG),
            Sleeper(GANG, rng),
            Chancer(GANG, rng),
            Sleeper(GANG, rng),
        ]
        tell = partial(watch, match, checks)
        play_match(match, players[:seats], seeded(seed), tell, deals=6)
    assert len(checks) > 500


@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("ceremony", ["off", "on"])
def test_after_a_gift_the_situation_is_what_the_table_will_know(seats: int, ceremony: str) -> None:
    """GF-11.2: for every card that may be given back."""
    exchanges = [
        (situation, state)
        for situation, state in moments(seats, deals=5, ceremony=ceremony)
        if state.phase is Phase.EXCHANGE
    ]
    assert len(exchanges) == 4
    for situation, state in exchanges:
        seat = Seat(situation.seat)
        for card in set(spread(situation.hand)):
            given = GANG.apply(state, seat, Give(card)).state
            expected = situation_of(GANG.view(given, seat), [Entry(seat, Give(card))])
            foreseen = after_gift(situation, card)
            check(foreseen, given)
            assert foreseen.position.hand(seat) == foreseen.hand
            assert replace(foreseen, position=expected.position) == expected

"""Deals given to somebody with one card: found when provable, and only then."""

import itertools
from collections.abc import Sequence
from random import Random
from typing import Any

import msgspec

from lastcard.arena.faults import faults_of
from lastcard.arena.gang.gift import is_gift
from lastcard.arena.parts import PARTS
from lastcard.bots.registry import seating
from lastcard.games.errors import RulesError
from lastcard.games.game import Entry, Seat
from lastcard.games.gang.combos import size_of
from lastcard.games.gang.moves import Call, Move, Pass, Play
from lastcard.games.gang.state import State, hand
from lastcard.games.gang.view import Gift, View
from lastcard.games.registry import GAMES
from lastcard.locales import Words
from lastcard.match import AnyMatch, Match, play_match, seeded
from tests.games.gang.arrange import GAME, playing
from tests.support.players import Chancer

# Seat 0 goes down to RD with three straights. Seat 1 has a flush that beats the last of them, seat
# 2 a lower flush, and five 1s.
HANDS = (
    "M1 Y2 G3 G4 R5 G2 Y3 Y4 G5 R6 Y6 R7 R8 R9 R10 RD"
    " | R2 R3 R4 R5 R8 R10 G3 G4 G5 G6 G8 G9 Y5 Y7 Y8 Y9"
    " | G1 G1 Y1 Y1 R1 G6 G7 G9 G2 G10 Y2 Y3 Y4 Y6 R2 R3"
)
DOWN_TO_ONE = ("M1 Y2 G3 G4 R5", "pass", "pass", "G2 Y3 Y4 G5 R6", "pass", "pass")
LAST_STRAIGHT = (*DOWN_TO_ONE, "Y6 R7 R8 R9 R10")
RED_TEN = (*LAST_STRAIGHT, "R2 R3 R4 R5 R8", "pass", "pass", "R10")


def at(moves: Sequence[str], hands: str = HANDS) -> AnyMatch:
    """The match after *moves* from these hands."""
    start = Match(GAME, GAME.options("en-2010", {"last_card": "automatic"}), 3)
    match: AnyMatch = start.branch(playing(f"{hands}; opening", last_card="automatic"))
    for text in moves:
        assert match.awaits is not None
        match.act(match.awaits, GAME.read(text))
    return match


def found(match: AnyMatch, move: str, **known: Any) -> bool:
    """Whether *move* by whose turn it is would be a gift."""
    assert match.awaits is not None
    view = msgspec.structs.replace(match.view(match.awaits), **known)
    return is_gift(view, match.seen(), GAME.read(move))


def test_who_passes_last_gives_the_lead_to_the_last_card() -> None:
    match = at((*LAST_STRAIGHT, "pass"))
    assert match.awaits == 2
    assert match.view(Seat(2)).counts == (1, 16, 16)
    assert found(match, "pass")
    assert not found(match, "G1 G1 G6 G7 G9")
    assert not found(match, "G1 G1 Y1 Y1")


def test_who_passes_while_another_can_still_stop_it_gives_nothing() -> None:
    assert not found(at(LAST_STRAIGHT), "pass")


def test_who_can_only_pass_gives_nothing() -> None:
    hands = HANDS.replace("Y6 R7 R8 R9 R10 RD", "Y6 Y7 Y8 Y9 Y10 RD").replace(
        "Y1 Y1 R1", "Y1 R6 R7"
    )
    match = at((*DOWN_TO_ONE, "Y6 Y7 Y8 Y9 Y10", "pass"), hands)
    assert match.view(Seat(2)).legal == ("pass",)
    assert not found(match, "pass")


def test_before_an_unknown_card_a_pass_is_no_provable_error() -> None:
    match = at(RED_TEN)
    assert match.awaits == 2
    assert "pass" in match.view(Seat(2)).legal
    assert not found(match, "pass")


def test_before_a_known_card_that_beats_the_single_a_gang_was_due() -> None:
    match = at(RED_TEN)
    dragon = Gift(Seat(1), Seat(0), "RD", "G2")
    assert found(match, "pass", exchange=dragon)
    assert not found(match, "G1 G1 Y1 Y1", exchange=dragon)


def test_before_a_known_card_that_is_too_low_a_pass_is_fine() -> None:
    low = Gift(Seat(1), Seat(0), "Y10", "G2")
    assert not found(at(RED_TEN), "pass", exchange=low)


def test_nobody_with_one_card_means_no_gift() -> None:
    assert not found(at(DOWN_TO_ONE[:1]), "pass")


def test_calls_and_deals_are_no_gifts() -> None:
    match = at((*LAST_STRAIGHT, "pass"))
    view = match.view(Seat(2))
    assert not is_gift(view, match.seen(), Call())


class Coward:
    """Plays greedily, until somebody has one card: then it gives up."""

    def __init__(self) -> None:
        self._greedy = seating("greedy", GAME)(7)

    def choose(self, view: View, seen: Sequence[Entry[Move]]) -> Move | None:
        if 1 not in view.counts:
            return self._greedy.choose(view, seen)
        return GAME.read("pass" if "pass" in view.legal else view.legal[0])

    def refused(self, error: RulesError) -> None:
        raise error


class Watched:
    """A player whose moves are judged twice: by the check, and by who sees all cards."""

    def __init__(self, match: AnyMatch, player: Any, counts: dict[str, int]) -> None:
        self._match = match
        self._player = player
        self._counts = counts

    def choose(self, view: View, seen: Sequence[Entry[Move]]) -> Move | None:
        move: Move | None = self._player.choose(view, seen)
        if move is not None and view.awaits == view.seat and 1 in view.counts:
            self._judge(view, seen, move)
        return move

    def refused(self, error: RulesError) -> None:
        raise error

    def _judge(self, view: View, seen: Sequence[Entry[Move]], move: Move) -> None:
        assert view.seat is not None
        state: State = self._match.state
        really, leads = truth(state, view.seat, move)
        if is_gift(view, seen, move):
            self._counts["gifts"] += 1
            assert really, (view, move)
        elif really:
            self._counts["unproved"] += 1
            assert not leads, (view, move)


def truth(state: State, seat: Seat, move: Move) -> tuple[bool, bool]:
    """Whether *move* gave the deal away, for who sees all cards; and if to somebody who leads."""
    out, leads = goes_out(state, seat, move)
    better = [
        shed(other) > shed(move)
        or (shed(other) == shed(move) and not goes_out(state, seat, other)[0])
        for other in GAME.legal(state, seat)
    ]
    return out and any(better), leads


def goes_out(state: State, seat: Seat, move: Move) -> tuple[bool, bool]:
    after = GAME.apply(state, seat, move).state
    following = GAME.awaits(after)
    if after.position is None or following is None or following == seat:
        return False, False
    one = len(GAME.view(after, following).hand.split()) == 1
    plays = [play for play in GAME.legal(after, following) if isinstance(play, Play)]
    return one and bool(plays) and bool(hand(after, following)), after.position.owner == -1


def shed(move: Move) -> int:
    return size_of(move.combo) if isinstance(move, Play) else 0


def test_every_gift_is_one_and_no_lead_is_given_away_unseen() -> None:
    counts = {"gifts": 0, "unproved": 0}
    tables = itertools.product(
        ("en-2010", "fr-2005"), ("may_return", "out_of_cycle"), ("automatic", "spoken"), (3, 4)
    )
    for seed, (edition, after_pass, last_card, seats) in enumerate([*tables] * 2):
        options = GAME.options(edition, {"after_pass": after_pass, "last_card": last_card})
        match: AnyMatch = Match(GAME, options, seats)
        players = [Coward(), Coward(), Chancer(GAME, Random(seed)), Coward()]
        watched = [Watched(match, player, counts) for player in players[:seats]]
        play_match(match, watched, seeded(seed), deals=5)
    assert counts["gifts"] >= 10
    assert counts["unproved"] >= 10  # those only who sees all cards could know


def test_every_check_is_of_a_game_and_every_fault_has_a_sentence() -> None:
    assert set(PARTS) <= set(GAMES)
    for checks in PARTS.values():
        for name in checks:
            told = Words().say(f"arena-fault-{name}", bot="X", count=2, deals="9")
            assert told.startswith("X ")


def test_faults_go_by_their_names() -> None:
    match = at((*LAST_STRAIGHT, "pass"))
    assert faults_of("gang", match.view(Seat(2)), match.seen(), Pass()) == {"gift"}
    assert faults_of("thirteen", None, (), None) == set()

"""A match and the Game protocol agree, move for move, in every edition of every game."""

from collections.abc import Iterator
from hashlib import sha256
from typing import Any

import msgspec
import pytest

from lastcard.games.chance import Chance, below
from lastcard.games.game import TABLE, Seat
from lastcard.games.registry import GAMES
from lastcard.match import AnyMatch, Match, seeded

pytestmark = pytest.mark.exhaustive

DEALS = 4
CHANGES: dict[str, tuple[dict[str, str], ...]] = {
    "gang": (
        {},
        {"last_card": "automatic"},
        {"after_pass": "out_of_cycle", "ceremony": "on", "discards": "open"},
    ),
    "thirteen": ({}, {"deal": "all"}, {"open_piles": "on"}),
}
SETUPS = [
    (key, edition, changes)
    for key, several in CHANGES.items()
    for edition in GAMES[key].editions
    for changes in several
]
each_setup = pytest.mark.parametrize(("key", "edition", "changes"), SETUPS)

ALWAYS = {
    "gang": "a51c833882ff2a62",
    "thirteen": "5f5173824da10707",
}
"""What the games told in all editions, when these matches were first played."""


def started(key: str, edition: str, changes: dict[str, str], seats: int) -> AnyMatch:
    game = GAMES[key]
    return Match(game, game.options(edition, changes), seats, seed=seats)


def turns(match: AnyMatch) -> Iterator[tuple[Seat, Any]]:
    """Who does what next, by chance: in turn, and where somebody may speak, out of turn too."""
    chance = Chance(match.seats)
    while not match.over and len(match.scores) < DEALS:
        seats = sorted(match.game.may_act(match.state))
        seat = seats[below(chance, len(seats))]
        moves = match.legal(seat)
        yield seat, moves[below(chance, len(moves))]


@each_setup
def test_a_match_does_what_the_protocol_does(
    key: str, edition: str, changes: dict[str, str]
) -> None:
    game = GAMES[key]
    for seats in game.players:
        match = started(key, edition, changes, seats)
        shuffle = seeded(seats)
        first = game.deal(shuffle(game.deck()))
        state = game.apply(game.start(match.options, seats), TABLE, first).state
        for seat, move in turns(match):
            assert match.state == state
            assert match.awaits == game.awaits(state)
            assert match.legal(seat) == game.legal(state, seat)
            # Made anew from text: not the very objects that were listed.
            step = game.apply(state, seat, game.read(game.write(move)))
            state = step.state
            played = match.play(game.write(move) if seat else move, seat)
            assert (played.events, played.closes) == (step.events, step.closes)
            if game.awaits(state) == TABLE:
                state = game.apply(state, TABLE, game.deal(shuffle(game.deck()))).state
        assert match.state == state
        assert match.scores == game.scores(state)


@each_setup
def test_what_is_listed_is_taken_and_nothing_else(
    key: str, edition: str, changes: dict[str, str]
) -> None:
    match = started(key, edition, changes, 3)
    for number, (seat, move) in enumerate(turns(match)):
        position = match.state.position
        if position is not None and seat == position.turn and hasattr(position, "allows"):
            legal = position.legal()
            others = range(number % 97, 12_353, 97)
            assert all(position.allows(place) == (place in legal) for place in (*legal, *others))
        match.play(move, seat)


@pytest.mark.parametrize("key", list(ALWAYS))
def test_matches_are_told_as_they_always_were(key: str) -> None:
    told = sha256()
    for name, edition, changes in SETUPS:
        if name != key:
            continue
        for seats in GAMES[key].players:
            match = started(key, edition, changes, seats)
            for seat, move in turns(match):
                legal = " ".join(match.game.write(each) for each in match.legal(seat))
                told.update(f"{seat} {match.game.write(move)} of {legal}".encode())
                told.update(msgspec.json.encode(match.play(move, seat).events))
            told.update(repr(match.scores).encode())
    assert told.hexdigest()[:16] == ALWAYS[key]

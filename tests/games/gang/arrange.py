"""Positions and matches of Gang of Four, arranged in notation."""

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

from lastcard.games.errors import RulesError
from lastcard.games.game import TABLE, Event, Seat
from lastcard.games.gang.cards import CardSet
from lastcard.games.gang.editions import Options
from lastcard.games.gang.game import GangOfFour
from lastcard.games.gang.moves import Pass, Play
from lastcard.games.gang.position import NOBODY, Position
from lastcard.games.gang.positions import RULES, read_position, write_position
from lastcard.games.gang.state import Phase, State, rules

GAME = GangOfFour()
DECK = " ".join(GAME.deck())


def playing(text: str, edition: str = "en-2010", **changes: str) -> State:
    """A match in the middle of its first deal; the position's rules come from the options."""
    options = GAME.options(edition, changes)
    position = read_position(f"{text}; rules {rule_names(options) or '-'}")
    return State(options, position.seats, Seat(0), Phase.PLAY, position=position)


def rule_names(options: Options) -> str:
    """The flags a position has under these options."""
    flags = rules(options)
    return " ".join(name for name, flag in RULES.items() if flags & flag)


def position_of(state: State) -> Position:
    """The deal being played."""
    assert state.position is not None
    return state.position


def copy_of(position: Any, kind: Any, hands: Sequence[CardSet] | None = None) -> Any:
    """*position* as one of another *kind*, and with other *hands* if they are given."""
    held = [position.hand(seat) for seat in range(position.seats)] if hands is None else hands
    copy = kind(held, position.turn, position.direction, position.rules, position.opening)
    copy.resume(
        position.to_beat,
        position.owner,
        position.passed,
        position.declared,
        position.out,
        position.pending,
    )
    return copy


def legal(state: State, seat: int | None = None) -> list[str]:
    """What the seat may do, by default the awaited one, as text."""
    who = GAME.awaits(state) if seat is None else Seat(seat)
    assert who is not None
    return [GAME.write(move) for move in GAME.legal(state, who)]


def after(state: State, *moves: str) -> State:
    """The match after some moves: ``R7`` by the awaited seat, ``2: last!`` by seat 2."""
    *_, (last, _) = steps(state, *moves)
    return last


def events(state: State, *moves: str) -> list[Event]:
    """What everybody sees when the last of the moves is made."""
    *_, (_, seen) = steps(state, *moves)
    return list(seen)


def steps(state: State, *moves: str) -> Iterator[tuple[State, tuple[Event, ...]]]:
    """The match after each of the moves, and what everybody saw."""
    for text in moves:
        who, colon, move = text.rpartition(":")
        seat = Seat(int(who)) if colon else GAME.awaits(state)
        assert seat is not None
        step = GAME.apply(state, seat, GAME.read(move))
        state = step.state
        yield state, step.events


def refused(state: State, seat: int, move: str) -> tuple[str, dict[str, str | int]]:
    """The code and the arguments with which a move is refused; the match is as it was."""
    before = snapshot(state)
    try:
        GAME.apply(state, Seat(seat), GAME.read(move))
    except RulesError as error:
        assert snapshot(state) == before
        return error.code, error.args_by_name
    raise AssertionError(f"{move} by seat {seat} is not refused")


def snapshot(state: State) -> list[bytes]:
    """Every view of the match, encoded, and the position."""
    watchers = [None, *(Seat(seat) for seat in range(state.seats))]
    views = [GAME.encode(GAME.view(state, seat)) for seat in watchers]
    position = state.position
    return views if position is None else [*views, write_position(position).encode()]


def dealt(rng: Random, seats: int, edition: str = "en-2010", **changes: str) -> State:
    """A match whose first deal has been dealt at random."""
    state = GAME.start(GAME.options(edition, changes), seats)
    return deal_next(state, rng)


def deal_next(state: State, rng: Random) -> State:
    """The match after the table's next deal."""
    deck = GAME.deck()
    return GAME.apply(state, TABLE, GAME.deal(rng.sample(deck, k=len(deck)))).state


def wander(state: State, rng: Random, moves: int) -> State:
    """The match some random moves later, calls and forgotten calls included, or at its end."""
    for _ in range(moves):
        if GAME.awaits(state) is None:
            break
        state = random_step(state, rng)
    return state


def random_step(state: State, rng: Random) -> State:
    """The match after one random act of anybody who may act."""
    if GAME.awaits(state) == TABLE:
        return deal_next(state, rng)
    seat = rng.choice(sorted(GAME.may_act(state)))
    return GAME.apply(state, seat, rng.choice(GAME.legal(state, seat))).state


def random_positions(rng: Random, count: int, *, ended: bool = False) -> Iterator[Position]:
    """Positions of random deals under random rules, forgotten last cards included."""
    found = 0
    while found < count:
        position = random_deal(rng)
        while position.winner == NOBODY and found < count:
            if rng.random() < 0.2:
                yield position.copy()
                found += 1
            act(position, rng)
        if ended and found < count:
            yield position
            found += 1


def random_deal(rng: Random) -> Position:
    """A deal under random rules, with hands of random size; long ones open a match."""
    seats = rng.choice([3, 4])
    changes = {
        "opening_limit": rng.choice(["5", "none"]),
        "block": rng.choice(["single", "single_or_gang"]),
        "block_lead": rng.choice(["highest", "free"]),
        "after_pass": rng.choice(["may_return", "out_of_cycle"]),
    }
    state = dealt(rng, seats, **changes)
    position = position_of(state)
    if rng.random() < 0.5:
        return position
    hands = [position.hand(seat) for seat in range(seats)]
    return Position(hands, rng.randrange(seats), rng.choice([1, -1]), position.rules)


def act(position: Position, rng: Random) -> None:
    """One random act: a late call, a play declared or not, or a pass."""
    if position.pending != NOBODY and rng.random() < 0.5:
        position.call(position.pending)
        return
    position.play(rng.choice(position.legal()), rng.random() < 0.6)


def plays(state: State) -> list[Play | Pass]:
    """The awaited seat's plays and pass."""
    seat = GAME.awaits(state)
    assert seat is not None
    return [move for move in GAME.legal(state, seat) if isinstance(move, Play | Pass)]

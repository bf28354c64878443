"""Random matches of any game, through the protocol alone, kept for all tests that look at them."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from random import Random
from typing import Any

from lastcard.games.errors import BadOptions, OptionRefused
from lastcard.games.game import TABLE, AnyGame, Seat, Step
from lastcard.games.registry import GAMES

LONG = 20
"""A numeric option that takes more values than this is set low, to keep matches short."""


@dataclass(frozen=True)
class Setup:
    """What a match is played with."""

    key: str
    seats: int
    edition: str
    changes: tuple[tuple[str, str], ...] = ()

    @property
    def game(self) -> AnyGame:
        """The rules."""
        return GAMES[self.key]

    @property
    def options(self) -> Any:
        """The options."""
        return self.game.options(self.edition, dict(self.changes))

    def __str__(self) -> str:
        changes = "".join(f", {name}={value}" for name, value in self.changes)
        return f"{self.key} {self.edition} for {self.seats}{changes}"


@dataclass(frozen=True)
class Moment:
    """A match before a move, the move, and what came of it."""

    state: Any
    seat: Seat
    move: Any
    step: Step[Any]


def setups() -> Iterator[Setup]:
    """Every edition, and every value of every option, for every number of players."""
    return iter(dict.fromkeys(_setups()))


def _setups() -> Iterator[Setup]:
    for game in GAMES.values():
        default, short = next(iter(game.editions)), shortened(game)
        changes = list(single_changes(game, default))
        for seats in game.players:
            yield Setup(game.key, seats, default)
            for edition in game.editions:
                yield Setup(game.key, seats, edition, tuple(short.items()))
            for change in changes:
                setup = Setup(game.key, seats, default, tuple((short | change).items()))
                if can_start(setup):
                    yield setup


def single_changes(game: AnyGame, edition: str) -> Iterator[dict[str, str]]:
    """Every value of every option but the usual one, and the lowest of long ranges."""
    for option, usual in game.describe(game.editions[edition]).items():
        values = allowed(game, option)
        few = values[:1] if len(values) > LONG else values
        yield from ({option: value} for value in few if value != usual)


def shortened(game: AnyGame) -> dict[str, str]:
    """Options that make short matches."""
    options = game.describe(next(iter(game.editions.values())))
    values = {option: allowed(game, option) for option in options}
    return {option: found[LONG] for option, found in values.items() if len(found) > LONG}


def allowed(game: AnyGame, option: str) -> list[str]:
    """The values of an option, as the refusal of another one tells them."""
    try:
        game.options(next(iter(game.editions)), {option: "no such value"})
    except OptionRefused as error:
        told = str(error.args_by_name["allowed"])
    else:
        raise AssertionError(f"{option} takes any value")
    ends = re.fullmatch(r"(\d+)-(\d+)", told)
    if ends is None:
        return told.split(", ")
    return [str(value) for value in range(int(ends[1]), int(ends[2]) + 1)]


def can_start(setup: Setup) -> bool:
    """Whether so many can play with these options (the first dealer may be one too many)."""
    try:
        setup.game.start(setup.options, setup.seats)
    except BadOptions:
        return False
    return True


@cache
def played(setup: Setup, seed: int = 1) -> list[Moment]:
    """A whole random match."""
    return list(moments(setup, Random(f"{setup} {seed}")))


def moments(setup: Setup, rng: Random) -> Iterator[Moment]:
    """A random match, move by move; whoever may act may be the one who does."""
    game = setup.game
    state = game.start(setup.options, setup.seats)
    while (awaited := game.awaits(state)) is not None:
        if awaited == TABLE:
            seat, move = TABLE, game.deal(rng.sample(game.deck(), k=len(game.deck())))
        else:
            seat = rng.choice(sorted(game.may_act(state)))
            move = rng.choice(list(game.legal(state, seat)))
        step = game.apply(state, seat, move)
        yield Moment(state, seat, move, step)
        state = step.state

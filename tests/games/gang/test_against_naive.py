"""Whole deals, move by move, against the rules written once more by brute force."""

from dataclasses import dataclass
from itertools import product
from random import Random
from typing import Any

import msgspec
import pytest

from lastcard.games.game import Seat
from lastcard.games.gang.cards import DECK, gather
from lastcard.games.gang.moves import Call
from lastcard.games.gang.notation import NAMES
from lastcard.games.gang.position import Position
from lastcard.games.gang.state import Phase, State, rules
from tests.naive import duties
from tests.naive import gang as naive

from .arrange import GAME, position_of

pytestmark = pytest.mark.exhaustive

CHOICES: dict[str, list[str]] = {
    "opening_limit": ["5", "none"],
    "block": ["single", "single_or_gang"],
    "block_lead": ["highest", "free"],
    "after_pass": ["may_return", "out_of_cycle"],
    "last_card": ["spoken", "automatic"],
}
EVERY = [dict(zip(CHOICES, values, strict=True)) for values in product(*CHOICES.values())]


@dataclass
class Twins:
    """One deal played twice: by the engine, and by the naive rules."""

    state: State
    deal: naive.Deal

    def agree(self) -> None:
        """Demand that both say the same about the deal as it stands."""
        position = position_of(self.state)
        assert position.turn == self.deal.turn
        legal = GAME.legal(self.state, Seat(position.turn))
        written = [GAME.write(move) for move in legal if not isinstance(move, Call)]
        assert len(written) == len(set(written))
        assert set(written) == self.deal.legal()
        callers = {seat for seat in range(self.state.seats) if self.may_call(seat)}
        assert callers == self.deal.callers()
        assert self.duty() == duties.gang(self.deal)

    def duty(self) -> dict[str, Any]:
        """What the engine tells the seat in turn to do, as whoever reads the view knows it."""
        view = GAME.view(self.state, Seat(self.deal.turn))
        duty: dict[str, Any] = msgspec.to_builtins(view.duty)
        return duty

    def may_call(self, seat: int) -> bool:
        """Whether the engine lets the seat say "last!"."""
        return Call() in GAME.legal(self.state, Seat(seat))

    def act(self, rng: Random) -> None:
        """A random act in both: a late call now and then, or a move."""
        callers = sorted(self.deal.callers())
        if callers and rng.random() < 0.5:
            self.deal.call(callers[0])
            self.state = GAME.apply(self.state, Seat(callers[0]), Call()).state
            return
        move = rng.choice(sorted(self.deal.legal()))
        seat = Seat(self.deal.turn)
        self.deal.play(move)
        self.state = GAME.apply(self.state, seat, GAME.read(move)).state

    def play_out(self, rng: Random) -> int:
        """Play to the end, agreeing at every step; how many decisions there were."""
        decisions = 0
        while self.deal.winner is None:
            self.agree()
            self.act(rng)
            decisions += 1
        result = self.state.results[-1]
        assert result.row.winner == self.deal.winner
        assert list(result.row.points) == self.deal.points()
        assert set(result.row.undeclared) == self.deal.out
        assert list(result.row.left) == [len(hand) for hand in self.deal.hands]
        return decisions


def twins(rng: Random, seats: int, hand_size: int, changes: dict[str, str]) -> Twins:
    """A random deal; with all 16 cards and the multi-coloured 1 in a hand it opens a match."""
    options = GAME.options("en-2010", changes | {"undeclared": rng.choice(["one", "plus_one"])})
    pool = list(DECK) if rng.random() < 0.5 or hand_size > 8 else few_numbers(rng)
    cards = rng.sample(pool, k=seats * hand_size)
    hands = [sorted(cards[seat::seats]) for seat in range(seats)]
    openers = [seat for seat, hand in enumerate(hands) if NAMES.index("M1") in hand]
    leader, direction = (openers or [rng.randrange(seats)])[0], rng.choice([1, -1])
    opening = bool(openers) and rng.random() < 0.7
    masks = [gather(hand) for hand in hands]
    position = Position(masks, leader, direction, rules(options), opening)
    state = State(options, seats, Seat(0), Phase.PLAY, position=position)
    names = [[NAMES[card] for card in hand] for hand in hands]
    naive_options: dict[str, Any] = changes | {
        "undeclared": options.undeclared,
        "opening_limit": 5 if options.opening_limit == "5" else None,
    }
    return Twins(state, naive.Deal(names, leader, direction, opening, naive_options))


def few_numbers(rng: Random) -> list[int]:
    """The cards of six numbers and the special ones, so that gangs abound."""
    numbers = rng.sample(range(1, 11), k=6)
    return [c for c in DECK if c in (3, 31, 32, 33) or naive.number(NAMES[c]) in numbers]


@pytest.mark.parametrize("changes", EVERY, ids=lambda changes: "-".join(changes.values()))
def test_short_deals_are_the_same_move_by_move(changes: dict[str, str]) -> None:
    """GF-3.1 to GF-9.4, under every combination of the options they know."""
    rng = Random(str(changes))
    decisions = 0
    for seats, hand_size in product((3, 4), (2, 3, 4, 6, 7, 8)):
        decisions += twins(rng, seats, hand_size, changes).play_out(rng)
    assert decisions > 100


@pytest.mark.parametrize("changes", EVERY[::5], ids=lambda changes: "-".join(changes.values()))
@pytest.mark.parametrize("seats", [pytest.param(3, marks=pytest.mark.sweep), 4])
def test_whole_deals_are_the_same_move_by_move(seats: int, changes: dict[str, str]) -> None:
    """GF-3.1 to GF-10.1, sixteen cards to a hand."""
    rng = Random(f"{seats} {changes}")
    assert twins(rng, seats, 16, changes).play_out(rng) > 20

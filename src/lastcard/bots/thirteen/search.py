"""Tries every placement in many worlds, plays each to the end of the deal, and keeps the sums."""

import cython

from lastcard.bots.thirteen.judgement import Judgement, best
from lastcard.bots.thirteen.stakes import Stakes, divide
from lastcard.bots.thirteen.worlds import Worlds, deal_out, shuffle
from lastcard.games.thirteen.cards import PLACEMENTS, Placement, card_of, remove
from lastcard.games.thirteen.counting import Counts, count
from lastcard.games.thirteen.position import NOBODY, Moves, Position, assign, find_legal, play


class Search:
    """Looks for the placement that brings the seat in turn the largest share of the match.

    In its head everybody plays what the *judgement* finds best.
    """

    def __init__(
        self, position: Position, worlds: Worlds, stakes: Stakes, judgement: Judgement
    ) -> None:
        self.position = position
        self.worlds = worlds
        self.stakes = stakes
        self.judgement = judgement
        self.choices = Moves()
        self.moves = Moves()
        self.world = position.copy()
        self.line = position.copy()
        self.counts = Counts(position.seats)
        if not cython.compiled:  # a C array of this size, declared in the .pxd
            self.shares = [0] * PLACEMENTS
        for index in range(PLACEMENTS):
            self.shares[index] = 0
        find_legal(position, self.choices)

    def run(self, worlds: int) -> None:
        """Try every placement in so many more *worlds*."""
        # Handed on as arguments: code without the GIL may not hold objects of its own.
        with cython.nogil:
            for _ in range(worlds):
                shuffle(self.worlds)
                deal_out(self.worlds, self.world)
                _try_all(self, self.choices, self.world, self.line)

    def best(self) -> Placement:
        """The placement with the largest share so far; the lowest of equals."""
        found = 0
        for index in range(self.choices.count):
            if self.shares[index] > self.shares[found]:
                found = index
        return self.choices.listed()[found]

    def found(self) -> list[int]:
        """The shares of the placements so far, all worlds together."""
        return [self.shares[index] for index in range(self.choices.count)]


def _try_all(search: Search, choices: Moves, world: Position, line: Position) -> None:
    for index in range(choices.count):
        assign(line, world)
        _play_out(search, search.judgement, line, search.moves, choices.places[index])
        count(search.counts, line)
        divide(search.stakes, search.counts)
        search.shares[index] += search.stakes.shares[world.turn]


def _play_out(
    search: Search, judgement: Judgement, line: Position, moves: Moves, placement: Placement
) -> None:
    unplayed = remove(search.worlds.unplayed, card_of(placement))
    play(line, placement)
    while line.turn != _NOBODY:
        find_legal(line, moves)
        placement = moves.places[best(judgement, line, unplayed - line.hands[line.turn], moves)]
        unplayed = remove(unplayed, card_of(placement))
        play(line, placement)


_NOBODY = NOBODY

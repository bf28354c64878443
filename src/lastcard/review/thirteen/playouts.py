"""Plays positions of 13 to the end of the deal, everybody softly like the reference player.

Chance is counted, not drawn: what decides a turn of a playout depends on the seed, the number of
the playout and the turn alone. So worlds and playouts are the same whatever is followed in them.
"""

from collections.abc import MutableSequence, Sequence
from typing import TypeAlias

try:
    import cython
except ImportError:  # it is the compiler's; who only plays may not have it
    from lastcard.games import uncompiled as cython

from lastcard.bots.thirteen.search.worlds import Worlds, deal_out, shuffle
from lastcard.games.thirteen.cards import DECK, CardSet, Placement, card_of, remove, size, spread
from lastcard.games.thirteen.counting import Counts, count, points
from lastcard.games.thirteen.position import (
    MOST_SEATS,
    NOBODY,
    Moves,
    Position,
    assign,
    find_legal,
    play,
)
from lastcard.review.thirteen.chance import MatchChance, divide
from lastcard.review.thirteen.soft_player import SoftPlayer, choose

Numbers: TypeAlias = MutableSequence[float]
"""A writable row of numbers: an ``array``."""


class Playouts:
    """Plays *position* out, in which the cards *unseen* by the seat in turn may lie in any way.

    With *fixed* they lie as the position says, the pile included.
    """

    def __init__(
        self,
        player: SoftPlayer,
        chance: MatchChance,
        position: Position,
        unseen: CardSet,
        seed: int,
        fixed: bool = False,
    ) -> None:
        self.player = player
        self.evaluation = player.evaluation
        self.chance = chance
        self.worlds = Worlds(position, unseen, 0)
        self.fixed = fixed
        self.seed = mixed(seed & _WORD)
        self.unplayed = unseen + position.hand(position.turn)
        self.own = position.turn
        self.world = position.copy()
        self.line = position.copy()
        self.choices = Moves()
        self.moves = Moves()
        self.counts = Counts(position.seats)
        if not cython.compiled:  # C arrays of these sizes, declared in the .pxd
            self.order = [0] * len(DECK)
            self.points, self.shares = [0.0] * MOST_SEATS, [0.0] * MOST_SEATS
        for index, card in enumerate(spread(unseen)):
            self.order[index] = card

    def follow(
        self,
        first: int,
        count: int,
        places: Sequence[Placement],
        points: Numbers,
        chances: Numbers,
    ) -> None:
        """Follow each of *places* in *count* worlds, from number *first* on.

        Written down are the points of the seat in turn and its chance to win the match, for each
        placement a number for each world.
        """
        self.choices.count = len(places)
        for index, placement in enumerate(places):
            self.choices.places[index] = placement
        with cython.nogil:
            for number in range(count):
                key = mixed(self.seed + first + number & _WORD)
                imagine(self, self.worlds, self.world, key)
                for index in range(self.choices.count):
                    assign(self.line, self.world)
                    _play_from(self, self.line, self.choices.places[index], key)
                    settle(self, self.line, self.counts, self.chance)
                    points[index * count + number] = _gain(self, self.own)
                    chances[index * count + number] = self.shares[self.own]

    def value(self, count: int) -> tuple[list[float], list[float]]:
        """The mean of every seat's points and chance to win, in *count* playouts."""
        seats = self.line.seats
        gains, shares = [0.0] * seats, [0.0] * seats
        for number in range(count):
            with cython.nogil:
                key = mixed(self.seed + number & _WORD)
                imagine(self, self.worlds, self.world, key)
                assign(self.line, self.world)
                _play_on(self, self.line, self.unplayed, key)
                settle(self, self.line, self.counts, self.chance)
            for seat in range(seats):
                gains[seat] += _gain(self, seat)
                shares[seat] += self.shares[seat]
        return [gain / count for gain in gains], [share / count for share in shares]


def mixed(word: int) -> int:
    """Another number of 64 bits, in which nothing reminds of *word* (splitmix64)."""
    word = word + _GOLDEN & _WORD
    word = (word ^ word >> 30) * _FIRST & _WORD
    word = (word ^ word >> 27) * _SECOND & _WORD
    return word ^ word >> 31


def imagine(playouts: Playouts, worlds: Worlds, world: Position, key: int) -> None:
    """Make *world* the one of this *key*."""
    if playouts.fixed:
        assign(world, worlds.position)
        return
    for index in range(worlds.count):
        worlds.cards[index] = playouts.order[index]
    worlds.chance.word = key | 1
    shuffle(worlds)
    deal_out(worlds, world)


def _play_from(playouts: Playouts, line: Position, placement: Placement, key: int) -> None:
    play(line, placement)
    _play_on(playouts, line, remove(playouts.unplayed, card_of(placement)), key)


def _play_on(playouts: Playouts, line: Position, unplayed: CardSet, key: int) -> None:
    left = size(unplayed)
    while line.turn != _NOBODY:
        find_legal(line, playouts.moves)
        index = 0
        if playouts.moves.count > 1:
            index = choose(
                playouts.player,
                playouts.evaluation,
                line,
                unplayed - line.hands[line.turn],
                playouts.moves,
                mixed(key + left & _WORD),
            )
        unplayed = remove(unplayed, card_of(playouts.moves.places[index]))
        left -= 1
        play(line, playouts.moves.places[index])


def settle(playouts: Playouts, line: Position, counts: Counts, chance: MatchChance) -> None:
    """Note the points of a deal that has ended, and everybody's chance to win the match then."""
    count(counts, line)
    for seat in range(line.seats):
        chance.points[seat] = points(counts, seat)
    divide(chance)
    for seat in range(line.seats):
        playouts.points[seat] = chance.points[seat]
        playouts.shares[seat] = chance.shares[seat]


def _gain(playouts: Playouts, seat: int) -> float:
    # What the others pay on average less what the seat pays.
    total = 0.0
    for other in range(playouts.counts.seats):
        total += playouts.points[other]
    own = playouts.points[seat]
    return (total - own) / (playouts.counts.seats - 1.0) - own


_WORD = 2**64 - 1
_GOLDEN = 0x9E3779B97F4A7C15
_FIRST = 0xBF58476D1CE4E5B9
_SECOND = 0x94D049BB133111EB
_NOBODY = NOBODY

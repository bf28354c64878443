"""What each position of a deal is worth to everybody, with all hands open.

A playout that chooses what was really played is, from the next position on, still the same playout:
so each goes on from where it parts from the deal, and neighbouring positions differ by no more than
the playouts that parted between them.
"""

from array import array
from typing import Any, Final, TypeAlias

try:
    import cython
except ImportError:  # it is the compiler's; who only plays may not have it
    from lastcard.games import uncompiled as cython

from lastcard.bots.gang.net.features import FeatureEncoder
from lastcard.bots.gang.net.net import Net
from lastcard.bots.gang.worlds.world import World, step, take_over
from lastcard.games.gang.combos import size_of
from lastcard.games.gang.finder import PASS, Moves
from lastcard.games.gang.position import NOBODY, find_legal
from lastcard.review.gang.playing_on import advance, give
from lastcard.review.gang.policy import Policy, choose_softly, scramble
from lastcard.review.gang.scores import Scores, chance_of, gain_of, settle

Numbers: TypeAlias = "array[Any]"
LONGEST: Final = 512
"""No deal has more turns."""


class Line:
    """The turns of a deal from *start* on. ``run`` works without the GIL.

    *moves* are combos and passes; *said* tells of each whether what was due was said. With a gift
    the first turn is the exchange, and *start* the deal before it.
    """

    def __init__(
        self, policy: Policy, start: World, scores: Scores, moves: list[int], said: list[bool]
    ) -> None:
        if len(moves) > LONGEST:
            raise ValueError(f"{len(moves)} turns")
        self.policy = policy
        self.scores = scores
        self.start = start
        self.room = Moves()
        self.trunk = World([0] * self.start.seats, 0, 1)
        self.branch = World([0] * self.start.seats, 0, 1)
        self.count = len(moves)
        self.taker = self.giver = NOBODY
        self.total = 0
        if not cython.compiled:  # C arrays of these sizes, declared in the .pxd
            self.moves, self.said = [0] * LONGEST, [False] * LONGEST
            self.gifts = [0] * 34
        for index in range(self.count):
            self.moves[index] = moves[index]
            self.said[index] = said[index]

    def exchange(self, taker: int, giver: int, weights: list[int]) -> None:
        """First *taker* gives *giver* a card; *weights* say how often each is chosen."""
        self.taker, self.giver = taker, giver
        for card in range(34):
            self.gifts[card] = weights[card]
            self.total += weights[card]

    def run(self, seed: int, first: int, count: int) -> tuple[Numbers, Numbers]:
        """Sums over the playouts from *first* on: points and chances of each seat, turn by turn."""
        points = array("d", bytes(8 * 4 * self.count))
        chances = array("d", points)
        self._run(seed & _WORD, first, count, points, chances)
        return points, chances

    def _run(self, seed: int, first: int, count: int, points: Numbers, chances: Numbers) -> None:
        policy, net, encoder, room = self.policy, self.policy.net, self.policy.encoder, self.room
        scores, start, trunk, branch = self.scores, self.start, self.trunk, self.branch
        with cython.nogil:
            for number in range(first, first + count):
                key = scramble(seed + number)
                take_over(trunk, start)
                turn = 0
                while turn < self.count:
                    take_over(branch, trunk)
                    parted = _play_on(self, policy, net, encoder, branch, room, key, turn)
                    parted = min(parted, self.count - 1)
                    settle(scores, branch)
                    for index in range(turn, parted + 1):
                        for seat in range(start.seats):
                            points[4 * index + seat] += gain_of(scores, seat)
                            chances[4 * index + seat] += chance_of(scores, seat)
                    for index in range(turn, parted + 1):
                        _follow(self, trunk, index)
                    turn = parted + 1


def _play_on(
    line: Line,
    policy: Policy,
    net: Net,
    encoder: FeatureEncoder,
    world: World,
    moves: Moves,
    key: int,
    turn: int,
) -> int:
    # Plays to the end, and says in which turn it parted from the line; the last one if it never
    # did.
    parted = -1
    while world.winner == _NOBODY:
        alike = False
        if turn == 0 and line.taker != _NOBODY:
            card = _choose_gift(line, scramble(key))
            alike = card == line.moves[0]
            give(world, line.taker, line.giver, card)
        else:
            find_legal(world, moves)
            index = 0
            if moves.count > 1:
                index = choose_softly(policy, net, encoder, world, moves, scramble(key + turn))
            if parted < 0 and turn < line.count:
                alike = _is_alike(line, world, turn, moves.places[index])
            if alike:
                advance(world, line.moves[turn], line.said[turn])
            else:
                step(world, moves.places[index])
        if parted < 0 and not alike:
            parted = turn
        turn += 1
    return parted if parted >= 0 else turn - 1


def _is_alike(line: Line, world: World, turn: int, move: int) -> bool:
    # Nothing is played where a last card was never declared (GF-8.5): all moves are alike.
    if world.pending == world.turn:
        return True
    if move != line.moves[turn]:
        return False
    return line.said[turn] or move == _PASS or world.sizes[world.turn] - size_of(move) != 1


def _choose_gift(line: Line, word: int) -> int:
    left = (word >> 32) * line.total >> 32
    card = 0
    while left >= line.gifts[card]:
        left -= line.gifts[card]
        card += 1
    return card


def _follow(line: Line, world: World, turn: int) -> None:
    if turn == 0 and line.taker != _NOBODY:
        give(world, line.taker, line.giver, line.moves[0])
    else:
        advance(world, line.moves[turn], line.said[turn])


_WORD = 2**64 - 1
_NOBODY = NOBODY
_PASS = PASS

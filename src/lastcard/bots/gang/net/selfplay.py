"""Deals that nets play against each other, written down for training.

Half of the deals begin as the first of a match does, half with an exchange (GF-11); a quarter are
played by three.
"""

from typing import Any, TypeAlias

try:
    import cython
except ImportError:  # it is the compiler's; who only plays may not have it
    from lastcard.games import uncompiled as cython

from lastcard.bots.gang.net.features import FeatureEncoder, look, weigh
from lastcard.bots.gang.net.net import Net, choose
from lastcard.bots.gang.worlds.plan import Plan, useless
from lastcard.bots.gang.worlds.policy import noisy_greedy
from lastcard.bots.gang.worlds.world import World, forget, step
from lastcard.games.chance import Chance, below
from lastcard.games.gang.cards import DECK, M1, add, gather, highest, remove
from lastcard.games.gang.finder import Moves
from lastcard.games.gang.position import NOBODY, OPENING_FIVE, find_legal
from lastcard.games.gang.scoring import points

Numbers: TypeAlias = Any
"""A writable row of numbers: an ``array``, or one of numpy."""
LONGEST_DEAL = 400
"""More choices than a deal of four can have."""


class Selfplay:
    """Plays deals; *net* is the one that learns, *rival* sits at some of the seats.

    With ``greedily`` the learner chooses by the greedy rule instead of by the net.
    """

    def __init__(self, net: Net, rival: Net, seed: int) -> None:
        self.net = net
        self.rival = rival
        self.encoder = FeatureEncoder()
        self.moves = Moves()
        self.plan = Plan()
        self.four = World([0] * 4, 0, 1, OPENING_FIVE)
        self.three = World([0] * 3, 0, 1, OPENING_FIVE)
        self.chance = Chance(seed)
        self.learners = self.choices = self.written = self.deals = 0
        self.noise = self.greedily = self.rivals = 0
        if not cython.compiled:  # C arrays of these sizes, declared in the .pxd
            self.deck = [0] * 64
            self.seats = [0] * LONGEST_DEAL
            self.facts = [0] * (6 * LONGEST_DEAL)
        for index, card in enumerate(DECK):
            self.deck[index] = card

    def run(
        self,
        facts: Numbers,
        values: Numbers,
        noise: int = 0,
        rivals: int = 0,
        greedily: bool = False,
    ) -> int:
        """Play until *values* is full; how many choices were written.

        Each choice is six words in *facts* and one number in *values*: a tenth of the points by
        which its seat did better than the others on average. *noise* and *rivals* are out of 256:
        how often a learner plays anything, and how often a seat is given to the rival.
        """
        if not 0 <= rivals < 256 or len(facts) < 6 * len(values):
            raise ValueError("nobody would learn, or too little room")
        self.noise, self.rivals, self.greedily = noise, rivals, greedily
        self.written = 0
        room = len(values)
        four, three, net, rival = self.four, self.three, self.net, self.rival
        encoder, moves = self.encoder, self.moves
        with cython.nogil:
            while self.written + _LONGEST_DEAL <= room:
                if below(self.chance, 4) == 0:
                    _play_deal(self, three, net, rival, encoder, moves)
                    _write(self, three, facts, values)
                else:
                    _play_deal(self, four, net, rival, encoder, moves)
                    _write(self, four, facts, values)
        return self.written


def _play_deal(
    play: Selfplay, world: World, net: Net, rival: Net, encoder: FeatureEncoder, moves: Moves
) -> None:
    _deal(play, world)
    play.choices = 0
    play.learners = 0
    for seat in range(4):
        play.learners |= (below(play.chance, 256) >= play.rivals) << seat
    while world.winner == _NOBODY:
        find_legal(world, moves)
        index = 0
        if moves.count > 1:
            index = _choose(play, world, net, rival, encoder, moves)
        step(world, moves.places[index])
    play.deals += 1


def _choose(
    play: Selfplay, world: World, net: Net, rival: Net, encoder: FeatureEncoder, moves: Moves
) -> int:
    if (play.learners >> world.turn & 1) == 0:
        return choose(rival, encoder, world, moves)
    if play.greedily:
        index = noisy_greedy(moves, play.chance, play.noise)
    elif below(play.chance, 256) < play.noise:
        index = below(play.chance, moves.count)
    else:
        index = choose(net, encoder, world, moves)
    look(encoder, world)
    weigh(encoder, world, moves.places[index])
    if play.choices < _LONGEST_DEAL:
        for word in range(6):
            play.facts[6 * play.choices + word] = encoder.words[word]
        play.seats[play.choices] = world.turn
        play.choices += 1
    return index


def _write(play: Selfplay, world: World, facts: Numbers, values: Numbers) -> None:
    total = 0
    for seat in range(world.seats):
        total += _POINTS[world.sizes[seat]]
    for index in range(play.choices):
        place = play.written + index
        own = _POINTS[world.sizes[play.seats[index]]]
        values[place] = ((total - own) / (world.seats - 1.0) - own) / 10.0
        for word in range(6):
            facts[6 * place + word] = play.facts[6 * index + word]
    play.written += play.choices


def _deal(play: Selfplay, world: World) -> None:
    for index in range(63, 0, -1):
        other = below(play.chance, index + 1)
        card = play.deck[index]
        play.deck[index] = play.deck[other]
        play.deck[other] = card
    world.turn = below(play.chance, world.seats)
    world.winner = world.to_beat = world.owner = world.pending = _NOBODY
    world.passed = world.out = world.declared = 0
    world.opening = False
    world.pool = _ALL
    forget(world)
    for seat in range(world.seats):
        world.hands[seat] = _ZERO
        for index in range(16 * seat, 16 * seat + 16):
            world.hands[seat] = add(world.hands[seat], play.deck[index])
        world.sizes[seat] = 16
    if below(play.chance, 2):
        _exchange(play, world)
    else:
        for seat in range(world.seats):
            if world.hands[seat] >> _M1 & 1:
                world.turn = seat
                world.opening = True


def _exchange(play: Selfplay, world: World) -> None:
    # The winner leads, after giving back the card without which the fewest plays are needed.
    winner = world.turn
    loser = (winner + 1 + below(play.chance, world.seats - 1)) % world.seats
    card = highest(world.hands[loser])
    world.hands[loser] = remove(world.hands[loser], add(_ZERO, card))
    world.hands[winner] = add(world.hands[winner], card)
    back = useless(play.plan, world.hands[winner])
    world.hands[winner] = remove(world.hands[winner], add(_ZERO, back))
    world.hands[loser] = add(world.hands[loser], back)


_ZERO = 0
_ALL = gather(list(DECK))
_M1 = M1
_NOBODY = NOBODY
_LONGEST_DEAL = LONGEST_DEAL
_POINTS = [points(left) for left in range(17)]

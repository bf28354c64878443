"""Deals out the unseen cards in ways that agree with everything one player knows."""

from typing import Final

try:
    import cython
except ImportError:  # it is the compiler's; who only plays may not have it
    from lastcard.games import uncompiled as cython

from lastcard.bots.gang.situation import Situation
from lastcard.bots.gang.worlds.world import World, forget, note_pass, take_over
from lastcard.games.chance import Chance, below
from lastcard.games.gang.cards import add, join, remove, size, spread
from lastcard.games.gang.combos import FIRST, Type, cards_of
from lastcard.games.gang.finder import PASS, Moves, can_beat
from lastcard.games.gang.position import assign

MOST_PASSES: Final = 200
MOST_TRIES: Final = 16


class Worlds:
    """The worlds a player thinks possible.

    *tries* worlds are dealt for one that is used; the less a world explains the passes that were
    seen, the less likely it is taken. One try makes all worlds alike.
    """

    def __init__(self, situation: Situation, seed: int, tries: int = 1) -> None:
        if not 1 <= tries <= MOST_TRIES:
            raise ValueError(f"{tries} tries")
        self.tries = tries
        self.chance = Chance(seed)
        self.room = Moves()
        seats = situation.seats
        self.root = World([0] * seats, 0, 1)
        self.trial = World([0] * seats, 0, 1)
        if not cython.compiled:  # C arrays of these sizes, declared in the .pxd
            self.cards = [0] * 64
            self.known, self.wanted, self.ceiling = [0] * 4, [0] * 4, [0] * 4
            self.pass_seat, self.passed_on = [0] * MOST_PASSES, [0] * MOST_PASSES
            self.played_later = [0] * MOST_PASSES
            self.hands = [0] * (4 * MOST_TRIES)
            self.weights = [0] * MOST_TRIES
        self._look(situation)
        self._listen(situation)

    def deal(self) -> World:
        """One more world; it is the caller's until the next one is dealt."""
        deal_world(self, self.trial)
        return self.trial

    def root_copy(self) -> World:
        """What is known, with any cards in the others' hands."""
        world = World([0] * self.root.seats, 0, 1)
        take_over(world, self.root)
        return world

    def _look(self, situation: Situation) -> None:
        assign(self.root, situation.position)
        self.root.fill(join(situation.unseen, situation.hand))
        forget(self.root)
        unknown = situation.unseen
        self.me = situation.seat
        self.giver = -1
        for seat in range(situation.seats):
            known = 0 if seat == self.me else situation.known[seat]
            unknown = remove(unknown, known)
            self.known[seat] = known
            left = 0 if seat == self.me else situation.position.left(seat)
            self.wanted[seat] = left - size(known)
            self.ceiling[seat] = situation.ceiling[seat]
            if seat != self.me and situation.ceiling[seat] < 33:
                self.giver = seat
        cards = spread(unknown)
        self.count = len(cards)
        for index in range(self.count):
            self.cards[index] = cards[index]

    def _listen(self, situation: Situation) -> None:
        later = [0] * situation.seats
        self.passes = 0
        for act in reversed(situation.turns):
            if act.move != PASS:
                later[act.seat] = join(later[act.seat], cards_of(act.move))
            elif self.passes < MOST_PASSES:
                note_pass(self.root, act.seat, act.to_beat)
                if act.seat != self.me:
                    self.pass_seat[self.passes] = act.seat
                    self.passed_on[self.passes] = act.to_beat
                    self.played_later[self.passes] = later[act.seat]
                    self.passes += 1


def deal_world(worlds: Worlds, world: World) -> None:
    """Deal into *world* one of the worlds that are possible."""
    tries = worlds.tries if worlds.passes else 1
    total = 0
    for index in range(tries):
        _deal_once(worlds, 4 * index)
        worlds.weights[index] = _weight(worlds, 4 * index) if tries > 1 else 1
        total += worlds.weights[index]
    left = below(worlds.chance, total)
    chosen = 0
    while left >= worlds.weights[chosen]:
        left -= worlds.weights[chosen]
        chosen += 1
    take_over(world, worlds.root)
    for seat in range(world.seats):
        if seat != worlds.me:
            world.hands[seat] = worlds.hands[4 * chosen + seat]


def _deal_once(worlds: Worlds, base: int) -> None:
    left = worlds.count
    # The player who gave away the highest card is dealt first, from what that hand can hold.
    if worlds.giver >= 0:
        left = _deal_seat(worlds, base, worlds.giver, left)
    for seat in range(worlds.root.seats):
        if seat != worlds.me and seat != worlds.giver:
            left = _deal_seat(worlds, base, seat, left)


def _deal_seat(worlds: Worlds, base: int, seat: int, left: int) -> int:
    # The first *left* cards are still to be dealt; the cards dealt move behind them.
    hand = worlds.known[seat]
    for _ in range(worlds.wanted[seat]):
        place = below(worlds.chance, left)
        while worlds.cards[place] > worlds.ceiling[seat]:
            place = below(worlds.chance, left)
        left -= 1
        card = worlds.cards[place]
        worlds.cards[place] = worlds.cards[left]
        worlds.cards[left] = card
        hand = add(hand, card)
    worlds.hands[base + seat] = hand
    return left


def _weight(worlds: Worlds, base: int) -> int:
    weight = _FULL
    for index in range(worlds.passes):
        hand = join(worlds.hands[base + worlds.pass_seat[index]], worlds.played_later[index])
        # To hold a gang back tells nothing: only combos of the same size are asked for.
        most = 5 if worlds.passed_on[index] >= _FIRST_STRAIGHT else 3
        if can_beat(worlds.room, hand, worlds.passed_on[index], most):
            weight = weight * _EXPLAINED >> 8
    return weight + 1


_FULL = 1 << 24
_EXPLAINED = 160
_FIRST_STRAIGHT = FIRST[Type.STRAIGHT]

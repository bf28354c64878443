"""What the net sees of a choice: 384 yes-or-no facts, as the seat in turn knows them.

======  ====================================================================================
place   fact
======  ====================================================================================
0       the hand after the move, as its mask
64      the unseen cards, as their mask
128     two, three, four, five of a number in the hand after the move (10 each)
168     two, three, four of a number unseen (10 each)
198     how many cards the hand has after the move (0 to 16)
215     how many cards each opponent has (1 to 16), in the order of turns
263     which opponents have passed, 266 declared, 269 played what is to be beaten
272     there is nothing to beat
273     the type of what is to be beaten, 281 its number
293     somebody's last card must be blocked, 294 three play, 295 how many plays the hand needs
305     kinds of card in the hand above every unseen one: one, two, three of them
308     the move is a pass, 309 its type, 317 its number, 329 nothing unseen beats it
330     how many unseen cards beat the single that is played: 0, 1, 2, up to 4, up to 8, more
336     the lowest each opponent has let pass: single (5), pair (4), a three, five cards
369     five of a colour in the hand after the move, 372 five numbers in a row
378     a pass would end the cycle, 379 this is the opening
======  ====================================================================================
"""

try:
    import cython
except ImportError:  # it is the compiler's; who only plays may not have it
    from lastcard.games import uncompiled as cython

from lastcard.bots.gang.worlds.plan import Plan, count_number, plays_needed
from lastcard.bots.gang.worlds.top_number import top_of
from lastcard.bots.gang.worlds.world import World
from lastcard.games.gang.cards import M1, CardSet, gather, highest, kind, kinds, remove, size
from lastcard.games.gang.combos import FIRST, Type, cards_of, type_of
from lastcard.games.gang.finder import PASS, Moves, can_beat
from lastcard.games.gang.position import NOTHING, must_block, next_in

if not cython.compiled:
    from lastcard.games.gang.cards import popcount

FEATURES = 384
WORDS = 6


class FeatureEncoder:
    """Turns a world and a move into facts; ``words`` holds them, 64 to a word."""

    def __init__(self) -> None:
        self.plan = Plan()
        self.room = Moves()
        self.unseen = 0
        self.most = 0
        if not cython.compiled:  # C arrays of these sizes, declared in the .pxd
            self.state = [0] * WORDS
            self.words = [0] * WORDS

    def facts(self, world: World, move: int) -> list[int]:
        """The places of the facts that hold when the seat in turn chooses *move*."""
        look(self, world)
        weigh(self, world, move)
        return [place for place in range(FEATURES) if self.words[place >> 6] >> (place & 63) & 1]


def look(encoder: FeatureEncoder, world: World) -> None:
    """Note what is the same for all moves of the seat in turn."""
    for word in range(6):
        encoder.state[word] = _ZERO
    encoder.unseen = remove(world.pool, world.hands[world.turn])
    encoder.state[1] = encoder.unseen
    for number in range(10):
        held = count_number(encoder.unseen, number)
        for step in range(2, 5):
            if held >= step:
                _mark(encoder, 168 + 10 * (step - 2) + number)
    encoder.most = 0
    seat = world.turn
    for opponent in range(world.seats - 1):
        seat = next_in(world, seat, 15)
        _look_at_opponent(encoder, world, seat, opponent)
    _look_at_table(encoder, world)


def weigh(encoder: FeatureEncoder, world: World, move: int) -> None:
    """Fill ``words`` with the facts of the seat in turn choosing *move*; ``look`` came before."""
    for word in range(1, 6):
        encoder.words[word] = encoder.state[word]
    hand = world.hands[world.turn]
    if move == _PASS:
        _set(encoder, 308)
    else:
        hand = remove(hand, cards_of(move))
        _weigh_combo(encoder, move)
    encoder.words[0] = hand
    _weigh_hand(encoder, hand)


def _look_at_opponent(encoder: FeatureEncoder, world: World, seat: int, opponent: int) -> None:
    if world.out >> seat & 1:
        return
    left = world.sizes[seat]
    if left > encoder.most:
        encoder.most = left
    _mark(encoder, 214 + 16 * opponent + (left if left < 16 else 16))
    if world.passed >> seat & 1:
        _mark(encoder, 263 + opponent)
    if world.declared >> seat & 1:
        _mark(encoder, 266 + opponent)
    if world.owner == seat:
        _mark(encoder, 269 + opponent)
    _look_at_passes(encoder, world, seat, 336 + 11 * opponent)


def _look_at_passes(encoder: FeatureEncoder, world: World, seat: int, base: int) -> None:
    if world.singles[seat] < 13:
        _mark(encoder, base + _SINGLE_STEP[world.singles[seat]])
    if world.pairs[seat] < 13:
        _mark(encoder, base + 5 + _PAIR_STEP[world.pairs[seat]])
    if world.threes >> seat & 1:
        _mark(encoder, base + 9)
    if world.fives >> seat & 1:
        _mark(encoder, base + 10)


def _look_at_table(encoder: FeatureEncoder, world: World) -> None:
    if world.to_beat == _NOTHING:
        _mark(encoder, 272)
    else:
        _mark(encoder, 273 + _kind_of(world.to_beat))
        _mark(encoder, 280 + top_of(world.to_beat))
        # Everybody else has passed: passing now gives the lead away.
        others = ((1 << world.seats) - 1) & ~world.out & ~(1 << world.turn | 1 << world.owner)
        if (world.passed & others) == others:
            _mark(encoder, 378)
    if must_block(world):
        _mark(encoder, 293)
    if world.seats == 3:
        _mark(encoder, 294)
    if world.opening:
        _mark(encoder, 379)


def _weigh_combo(encoder: FeatureEncoder, move: int) -> None:
    _set(encoder, 309 + _kind_of(move))
    _set(encoder, 316 + top_of(move))
    if not can_beat(encoder.room, encoder.unseen, move, encoder.most):
        _set(encoder, 329)
    if move < _FIRST_PAIR:
        higher = encoder.unseen & _ABOVE_SINGLE[move]
        _set(encoder, 330 + _HIGHER_STEP[popcount(higher)])


def _weigh_hand(encoder: FeatureEncoder, hand: CardSet) -> None:
    present = 0
    for number in range(10):
        held = count_number(hand, number)
        present |= (held > 0) << number
        if held > 1:
            for step in range(2, (held if held < 5 else 5) + 1):
                _set(encoder, 128 + 10 * (step - 2) + number)
    row = present & present >> 1 & present >> 2 & present >> 3 & present >> 4
    encoder.words[5] |= (_ONE * row) << (372 - 320)
    for colour in range(3):
        if popcount(hand & _COLOUR_BITS[colour]) >= 5:
            _set(encoder, 369 + colour)
    left = size(hand)
    _set(encoder, 198 + (left if left < 16 else 16))
    plays = plays_needed(encoder.plan, hand)
    _set(encoder, 295 + (plays if plays < 9 else 9))
    top = highest(encoder.unseen) if encoder.unseen else 0
    masters = popcount((kinds(hand) >> top) >> 1)
    for step in range(3):
        if masters > step:
            _set(encoder, 305 + step)


def _kind_of(combo: int) -> int:
    combo_type = type_of(combo)
    return combo_type if combo_type < 7 else 7


def _mark(encoder: FeatureEncoder, place: int) -> None:
    encoder.state[place >> 6] |= _ONE << (place & 63)


def _set(encoder: FeatureEncoder, place: int) -> None:
    encoder.words[place >> 6] |= _ONE << (place & 63)


def _higher_cards(card: int) -> CardSet:
    # The bits of a mask that stand for cards above *card*.
    return gather([k for k in range(card + 1, 34) for _ in range(1 if k in (3, 31, 32, 33) else 2)])


_ZERO, _ONE = 0, 1
_PASS = PASS
_NOTHING = NOTHING
_FIRST_PAIR = FIRST[Type.PAIR]
_SINGLE_STEP = [0, 0, 0, 0, 0, 1, 1, 1, 2, 2, 3, 4, 4]
_PAIR_STEP = [0, 0, 0, 0, 0, 1, 1, 1, 2, 2, 3, 3, 3]
_HIGHER_STEP = [0, 1, 2, 3, 3, 4, 4, 4, 4] + [5] * 56
_ABOVE_SINGLE = [_higher_cards(card) for card in range(34)]
_COLOUR_BITS = [
    gather([M1, *(kind(number, colour) for number in range(1, 11) for _ in range(2))])
    for colour in range(3)
]

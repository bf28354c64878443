"""Plays a deal on like the reference player, to its end."""

from lastcard.bots.gang.net.features import FeatureEncoder
from lastcard.bots.gang.net.net import Net
from lastcard.bots.gang.worlds.world import World, note_pass, step
from lastcard.games.gang.cards import Card, add, remove
from lastcard.games.gang.combos import cards_of
from lastcard.games.gang.finder import PASS, Moves
from lastcard.games.gang.position import NOBODY, Position, assign, find_legal, play
from lastcard.review.gang.policy import Policy, choose_softly, scramble


def play_on(
    policy: Policy,
    net: Net,
    encoder: FeatureEncoder,
    world: World,
    moves: Moves,
    key: int,
    turn: int,
) -> None:
    """Play *world* to the end of the deal; *key* and the number of the *turn* decide its luck."""
    while world.winner == _NOBODY:
        find_legal(world, moves)
        index = 0
        if moves.count > 1:
            index = choose_softly(policy, net, encoder, world, moves, scramble(key + turn))
        step(world, moves.places[index])
        turn += 1


def advance(world: World, move: int, declare: bool) -> None:
    """The seat in turn plays *move*, with "Last card!" said or not."""
    if move == _PASS:
        note_pass(world, world.turn, world.to_beat)
    elif world.pending != world.turn:
        world.pool = remove(world.pool, cards_of(move))
    play(world, move, declare)


def give(world: World, giver: int, taker: int, card: Card) -> None:
    """*giver* gives *card* to *taker*."""
    world.hands[giver] = remove(world.hands[giver], _ONE << card)
    world.hands[taker] = add(world.hands[taker], card)
    world.sizes[giver] -= 1
    world.sizes[taker] += 1


def lay_open(world: World, position: Position) -> None:
    """Put the hands of *position*, and all else that is so, into *world*."""
    assign(world, position)


_ONE = 1
_PASS = PASS
_NOBODY = NOBODY

"""Scenes and moves of 13."""

from lastcard.games.sealed import evolve
from lastcard.games.thirteen.cards import R4, card_of, target_of, value_of
from lastcard.games.thirteen.game import Thirteen
from lastcard.games.thirteen.moves import Move, Play
from lastcard.games.thirteen.notation import NAMES
from lastcard.games.thirteen.position import NOBODY
from lastcard.games.thirteen.positions import read_position
from lastcard.games.thirteen.state import Phase, State
from lastcard.lessons.scene import Scene, Traits

GAME = Thirteen()


def arrange(scene: Scene) -> State:
    """A match that has come to *scene*."""
    if scene.before or scene.exchange:
        raise ValueError("13 has no deals before and no exchange")
    options = GAME.options(next(iter(GAME.editions)), {**GAME.quick, **scene.options})
    position = read_position(scene.position)
    if position.turn == NOBODY:
        raise ValueError("the deal is over")
    return evolve(GAME.start(options, position.seats), phase=Phase.PLAY, position=position)


def traits(state: State, move: Move) -> Traits:
    """What can be said of *move*."""
    position = state.position
    assert position is not None
    assert isinstance(move, Play), "the table does not learn"
    card, target = card_of(move.placement), target_of(move.placement)
    lying, taken = position.on(target), position.takes(move.placement)
    return Traits(
        ("rotten" if card == R4 else "card",),
        (NAMES[card],),
        takes=len(lying) if taken else 0,
        sum=value_of(card) + (0 if taken else position.sum_on(target)),
    )

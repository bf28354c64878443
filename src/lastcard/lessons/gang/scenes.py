"""Scenes and moves of Gang of Four."""

from collections.abc import Sequence
from typing import Final

from lastcard.games.game import TABLE, Deal, Seat
from lastcard.games.gang.cards import DECK, Card, spread
from lastcard.games.gang.combos import Type, type_of
from lastcard.games.gang.dealing import DEALT
from lastcard.games.gang.editions import Options
from lastcard.games.gang.game import GangOfFour
from lastcard.games.gang.moves import Give, Move, Play, write
from lastcard.games.gang.notation import NAMES, write_combo
from lastcard.games.gang.position import NOBODY, NOTHING, Position
from lastcard.games.gang.positions import RULES, read_position
from lastcard.games.gang.scoring import deal_points
from lastcard.games.gang.state import (
    Phase,
    Result,
    Row,
    Said,
    State,
    direction,
    right_of,
    rules,
    seats_in,
)
from lastcard.games.sealed import evolve
from lastcard.lessons.scene import Scene, Traits

GAME = GangOfFour()
_CIRCLE: Final = len(DECK) // DEALT
"""How many hands are dealt, a dummy's included (GF-2.2)."""


def arrange(scene: Scene) -> State:
    """A match that has come to *scene*."""
    options = GAME.options(next(iter(GAME.editions)), {**GAME.quick, **scene.options})
    position = read_position(f"{scene.position}; rules {_rule_names(options) or '-'}")
    state = GAME.start(options, position.seats)
    for left in scene.before:
        state = _with_result(state, left)
    if scene.exchange:
        return GAME.apply(state, TABLE, Deal(_deck(state, position))).state
    if position.winner != NOBODY:
        raise ValueError("the deal is over")
    if direction(state) != position.direction:
        raise ValueError("the direction of play does not fit the number of deals before")
    return evolve(state, phase=Phase.PLAY, position=position, cycle=_cycle(position))


def traits(state: State, move: Move) -> Traits:
    """What can be said of *move*."""
    if isinstance(move, Play):
        cards = tuple(write_combo(move.combo).split())
        kind = Type(type_of(move.combo)).name.lower()
        types = (kind, "gang") if kind.startswith("gang_of_") else (kind,)
        return Traits(types, cards, declared=move.last)
    if isinstance(move, Give):
        return Traits(("give",), (NAMES[move.card],))
    return Traits((write(move),))


def _rule_names(options: Options) -> str:
    return " ".join(name for name, flag in RULES.items() if rules(options) & flag)


def _with_result(state: State, left: Sequence[int]) -> State:
    # A finished deal; the seat with no cards left has won it.
    if len(left) != state.seats or list(left).count(0) != 1:
        raise ValueError(f"{list(left)} is no end of a deal for {state.seats} players")
    winner = Seat(list(left).index(0))
    points = deal_points(left, winner, frozenset(), state.options)
    row = Row(direction(state), winner, tuple(left), points, ())
    result = Result(state.dealer, (0,) * state.seats, row)
    return evolve(state, results=(*state.results, result), dealer=winner)


def _deck(state: State, position: Position) -> tuple[Card, ...]:
    # The deck that deals these hands one by one from the dealer's right (GF-2.4).
    hands = [spread(position.hand(seat)) for seat in range(state.seats)]
    unheld = list(DECK)
    for card in [card for hand in hands for card in hand]:
        unheld.remove(card)
    circle, seat = [], state.dealer
    for _ in hands:
        seat = right_of(state.seats, seat)
        circle.append(hands[seat])
    circle += [unheld] * (_CIRCLE - state.seats)
    return tuple(card for cards in zip(*circle, strict=True) for card in cards)


def _cycle(position: Position) -> tuple[Said, ...]:
    if position.to_beat == NOTHING:
        return ()
    played = Said(Seat(position.owner), write_combo(position.to_beat))
    return (played, *(Said(seat, "pass") for seat in seats_in(position.passed)))

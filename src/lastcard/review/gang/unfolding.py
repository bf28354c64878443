"""The full positions of a deal of Gang of Four, and what they are worth to everybody."""

from collections.abc import Sequence

from lastcard.bots.gang.situation import ALL, situation_of
from lastcard.bots.gang.worlds.world import World
from lastcard.games.game import Entry
from lastcard.games.gang.cards import CardSet, gather, join, remove
from lastcard.games.gang.finder import PASS
from lastcard.games.gang.game import GangOfFour
from lastcard.games.gang.moves import Call, Give, Move, Play
from lastcard.games.gang.position import Position
from lastcard.games.gang.state import State, direction, rules, totals
from lastcard.review.gang.candidates import Gifts
from lastcard.review.gang.line import Line
from lastcard.review.gang.playing_on import lay_open
from lastcard.review.gang.policy import Policy
from lastcard.review.gang.scores import Scores
from lastcard.review.part import Turn, Value

_PARTS = -1  # no move: every playout parts here from the line


def values(policy: Policy, turns: Sequence[Turn], playouts: int, seed: int) -> list[Value]:
    """What the position before each of *turns* is worth."""
    acts = [turn for turn in turns if not isinstance(turn.entry.move, Call)]
    first: State = turns[0].state
    line = Line(policy, _world(first), _scores(first), *_moves(turns))
    if first.exchange is not None and first.position is None:
        _exchange(line, policy, first)
    points, chances = line.run(seed, 0, playouts)
    found = [_value(points, chances, place, first.seats, playouts) for place in range(len(acts))]
    places = _places(turns)
    return [found[place] for place in places]


def undealt(policy: Policy, state: State, playouts: int, seed: int) -> Value:
    """What the deal of *state*, which waits for a gift, is worth as if there were no exchange."""
    exchange = state.exchange
    assert exchange is not None
    card = gather([exchange.given])
    hands: list[CardSet] = list(state.hands)
    hands[exchange.taker] = remove(hands[exchange.taker], card)
    hands[exchange.giver] = join(hands[exchange.giver], card)
    start = _start(Position(hands, exchange.taker, direction(state), rules(state.options)))
    line = Line(policy, start, _scores(state), [_PARTS], [True])
    points, chances = line.run(seed, 0, playouts)
    return _value(points, chances, 0, state.seats, playouts)


def position_of(state: State) -> Position:
    """The deal as it stands; before the exchange is over the winner is in turn."""
    if state.position is not None:
        return state.position
    exchange = state.exchange
    assert exchange is not None, "the cards are dealt"
    return Position(state.hands, exchange.taker, direction(state), rules(state.options))


def _world(state: State) -> World:
    return _start(position_of(state))


def _start(position: Position) -> World:
    hands = [position.hand(seat) for seat in range(position.seats)]
    world = World(hands, position.turn, position.direction, position.rules)
    lay_open(world, position)
    world.fill(ALL)
    return world


def _scores(state: State) -> Scores:
    return Scores(totals(state), state.options)


def _exchange(line: Line, policy: Policy, state: State) -> None:
    exchange = state.exchange
    assert exchange is not None
    situation = situation_of(GangOfFour().view(state, exchange.taker), ())
    weights = Gifts(policy, situation).weights
    gifts = [weights.get(card, 0) for card in range(34)]
    line.exchange(exchange.taker, exchange.giver, gifts)


def _moves(turns: Sequence[Turn]) -> tuple[list[int], list[bool]]:
    moves: list[int] = []
    said: list[bool] = []
    for turn in turns:
        if isinstance(turn.entry.move, Call):
            said[-1] = True  # said late, but in time: the deal goes on as if it came with the play
            continue
        moves.append(_code(turn.entry))
        automatic = turn.state.options.last_card == "automatic"
        said.append(automatic or getattr(turn.entry.move, "last", False))
    return moves, said


def _code(entry: Entry[Move]) -> int:
    match entry.move:
        case Play():
            return entry.move.combo
        case Give():
            return entry.move.card
        case _:
            return PASS


def _places(turns: Sequence[Turn]) -> list[int]:
    # A call has the value of the turn after it.
    places, place = [], 0
    for turn in turns:
        places.append(place)
        place += not isinstance(turn.entry.move, Call)
    return places


def _value(
    points: Sequence[float], chances: Sequence[float], place: int, seats: int, playouts: int
) -> Value:
    here = range(4 * place, 4 * place + seats)
    return Value(
        tuple(points[index] / playouts for index in here),
        tuple(chances[index] / playouts for index in here),
    )

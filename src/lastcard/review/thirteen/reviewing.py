"""13's part in the review: ``master-1`` is the reference player."""

from collections.abc import Sequence
from threading import local
from typing import Final

from lastcard.bots.thirteen.search.frozen import first_evaluation, first_id
from lastcard.bots.thirteen.situation import ALL, situation_of
from lastcard.games.game import Entry, Event, Seat
from lastcard.games.thirteen.cards import TARGETS, add, card_of, target_of, value_of
from lastcard.games.thirteen.game import Thirteen
from lastcard.games.thirteen.moves import Move, Play
from lastcard.games.thirteen.position import LIMIT, NOBODY, Position
from lastcard.games.thirteen.scoring import deals
from lastcard.games.thirteen.state import Phase, State, totals
from lastcard.games.thirteen.view import View
from lastcard.review.part import Turn, Value
from lastcard.review.thirteen.chance import MatchChance
from lastcard.review.thirteen.playouts import Playouts
from lastcard.review.thirteen.soft_player import SoftPlayer
from lastcard.review.thirteen.weighing import ThirteenWeighing

WORLDS: Final = 2048
PLAYOUTS: Final = 1000
TEMPERATURE: Final = 24.0
"""What two placements may differ by to be played about alike often; 256 are a point of a deal.

At this the favourite is played 85 times in 100, and a seat that plays so against three that always
play it loses 0.13 ±0.14 points a deal; at 32 it would lose 0.20 already.
"""

_OWN: Final = local()
"""Each thread has a player of its own: it holds the room to think in."""


class ThirteenReview:
    """Reviews matches of 13."""

    worlds = WORLDS
    playouts = PLAYOUTS

    @property
    def reference(self) -> str:
        """The reference player and its weights."""
        return f"master-1/{first_id()}"

    @property
    def _player(self) -> SoftPlayer:
        if not hasattr(_OWN, "player"):
            _OWN.player = SoftPlayer(first_evaluation(), TEMPERATURE)
        player: SoftPlayer = _OWN.player
        return player

    def is_choice(self, view: View) -> bool:
        """Whether there are two placements."""
        return view.phase is Phase.PLAY and len(view.legal) > 1

    def kind(self, view: View, move: Move) -> str:
        """What was decided, by what was done: whether the card took others."""
        assert isinstance(move, Play), "a seat does nothing else"
        before = view.targets[target_of(move.placement)].sum
        takes = before + value_of(card_of(move.placement)) > LIMIT
        return "taking" if takes else "putting"

    def said(self, view: View, move: Move) -> Move:
        """The same: nothing is spoken."""
        return move

    def forgot(self, events: Sequence[Event]) -> Seat | None:
        """Nobody: there is no call."""
        return None

    def weigh(self, view: View, seen: Sequence[Entry[Move]], seed: int) -> ThirteenWeighing:
        """The choice of the seat of *view*."""
        return ThirteenWeighing(self._player, situation_of(view, seen), seed)

    def weigh_open(
        self, state: State, seat: Seat, seen: Sequence[Entry[Move]], seed: int
    ) -> ThirteenWeighing:
        """The same with all hands and the pile open."""
        situation = situation_of(Thirteen().view(state, seat), seen)
        return ThirteenWeighing(self._player, situation, seed, state.position)

    def begins(self, state: State) -> bool:
        """Whether the hands are dealt."""
        return state.phase is Phase.PLAY

    def dealt(self, state: State, playouts: int, seed: int) -> Value | None:
        """Nothing changes hands before the first turn."""
        return None

    def values(self, line: Sequence[Turn], playouts: int, seed: int) -> Sequence[Value]:
        """What each position in the turns of a deal is worth, before its move."""
        return [self._value(turn.state, playouts, seed) for turn in line]

    def chance(self, state: State) -> tuple[float, ...]:
        """The chance of each seat to win the match between two deals, or how it was won."""
        left = deals(state.seats) - len(state.results)
        return MatchChance(totals(state), left).after((0,) * state.seats)

    def _value(self, state: State, playouts: int, seed: int) -> Value:
        position = state.position
        assert position is not None
        assert position.turn != NOBODY
        left = deals(state.seats) - len(state.results) - 1
        chance = MatchChance(totals(state), left)
        hidden = _unseen(position)
        points, chances = Playouts(self._player, chance, position, hidden, seed, True).value(
            playouts
        )
        return Value(tuple(points), tuple(chances))


def _unseen(position: Position) -> int:
    # What the seat in turn does not see: neither played nor in its own hand.
    unseen = ALL - position.hand(position.turn)
    for seat in range(position.seats):
        unseen -= position.taken_by(seat)
    for target in range(TARGETS):
        lying = 0
        for card in position.on(target):
            lying = add(lying, card)
        unseen -= lying
    return unseen

"""Gang of Four's part in the review: ``master-1`` is the reference player."""

from collections.abc import Sequence
from threading import local
from typing import Final

from lastcard.bots.gang.net.weights import FIRST, load, net_id
from lastcard.bots.gang.situation import situation_of
from lastcard.games.game import Entry, Event, Seat
from lastcard.games.gang.combos import Type, type_of
from lastcard.games.gang.events import Undeclared
from lastcard.games.gang.game import GangOfFour
from lastcard.games.gang.moves import Call, Give, Move, Pass, Play, write
from lastcard.games.gang.state import Phase, State, totals
from lastcard.games.gang.view import View
from lastcard.review.gang import unfolding
from lastcard.review.gang.candidates import call_is_due
from lastcard.review.gang.chance import MatchChance
from lastcard.review.gang.policy import Policy
from lastcard.review.gang.scores import limit_of
from lastcard.review.gang.weighing import GangWeighing, weigh_gift, weigh_open, weigh_play
from lastcard.review.part import Turn, Value

WORLDS: Final = 768
PLAYOUTS: Final = 1000


_OWN: Final = local()
"""Each thread has a policy of its own: it holds the room to think in."""


class GangReview:
    """Reviews matches of Gang of Four."""

    worlds = WORLDS
    playouts = PLAYOUTS

    @property
    def reference(self) -> str:
        """The reference player and its net."""
        return f"master-1/{net_id(FIRST)}"

    @property
    def _policy(self) -> Policy:
        if not hasattr(_OWN, "policy"):
            _OWN.policy = Policy(load(FIRST))
        policy: Policy = _OWN.policy
        return policy

    def is_choice(self, view: View) -> bool:
        """Whether there are two plays or gifts that differ in more than what is said."""
        if view.phase not in (Phase.EXCHANGE, Phase.PLAY) or write(Call()) in view.legal:
            return False
        return len({text.removesuffix("!") for text in view.legal}) > 1

    def kind(self, view: View, move: Move) -> str:
        """What was decided, by what was done."""
        match move:
            case Give():
                return "exchange"
            case Play() if type_of(move.combo) >= Type.GANG_OF_4:
                return "gangs"
            case _ if any(seat != view.seat for seat in view.declared):
                return "last-card"
            case Pass():
                return "passing"
            case _:
                return "leading" if view.to_beat is None else "answering"

    def said(self, view: View, move: Move) -> Move:
        """The play with "Last card!" where it is due."""
        if not isinstance(move, Play) or view.seat is None:
            return move
        due = call_is_due(view.options, view.counts[view.seat], move.combo)
        return Play(move.combo, last=due)

    def forgot(self, events: Sequence[Event]) -> Seat | None:
        """Whose last card stayed undeclared (GF-8.5)."""
        return next((event.seat for event in events if isinstance(event, Undeclared)), None)

    def weigh(self, view: View, seen: Sequence[Entry[Move]], seed: int) -> GangWeighing:
        """The choice of the seat of *view*."""
        situation = situation_of(view, seen)
        if view.phase is not Phase.EXCHANGE:
            return weigh_play(self._policy, situation, seed)
        assert view.exchange is not None
        return weigh_gift(self._policy, situation, view.exchange.giver, seed)

    def weigh_open(
        self, state: State, seat: Seat, seen: Sequence[Entry[Move]], seed: int
    ) -> GangWeighing:
        """The same with all hands open."""
        situation = situation_of(GangOfFour().view(state, seat), seen)
        giver = None
        if state.phase is Phase.EXCHANGE:
            assert state.exchange is not None
            giver = state.exchange.giver
        position = unfolding.position_of(state)
        return weigh_open(self._policy, situation, position, giver, seed)

    def begins(self, state: State) -> bool:
        """Whether the hands are dealt."""
        return state.phase in (Phase.EXCHANGE, Phase.PLAY)

    def dealt(self, state: State, playouts: int, seed: int) -> Value | None:
        """What the hands are worth as if no card had changed hands."""
        if state.phase is not Phase.EXCHANGE:
            return None
        return unfolding.undealt(self._policy, state, playouts, seed)

    def values(self, line: Sequence[Turn], playouts: int, seed: int) -> Sequence[Value]:
        """What each position in the turns of a deal is worth."""
        return unfolding.values(self._policy, line, playouts, seed)

    def chance(self, state: State) -> tuple[float, ...]:
        """The chance of each seat to win the match between two deals, or how it was won."""
        if not state.results:
            return (1 / state.seats,) * state.seats
        last = state.results[-1].row.points
        before = [total - own for total, own in zip(totals(state), last, strict=True)]
        return MatchChance(before, limit_of(state.options)).after(last)

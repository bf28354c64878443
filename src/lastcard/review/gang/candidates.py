"""What a seat of Gang of Four can do, and how often the reference player does it.

Every candidate is a number that a ``Follower`` understands, and a text.
"""

from collections.abc import Mapping, Sequence
from typing import Final, Protocol

from lastcard.bots.gang.situation import Situation, after_gift
from lastcard.bots.gang.worlds.worlds import Worlds
from lastcard.games.gang.cards import Card, spread
from lastcard.games.gang.certain import certain_win, is_certain
from lastcard.games.gang.combos import size_of
from lastcard.games.gang.editions import Options
from lastcard.games.gang.finder import PASS
from lastcard.games.gang.moves import Give, Pass, Play, read, write
from lastcard.games.gang.position import NOBODY, Position
from lastcard.games.gang.scoring import points
from lastcard.review.gang.follower import SILENT
from lastcard.review.gang.policy import Policy, weight_below
from lastcard.review.gang.scores import Scores

BREADTH: Final = 20
"""So many are considered, the most promising ones by the net; mostly that is all there are."""


class Candidates(Protocol):
    """What can be chosen."""

    weights: Mapping[int, int]
    """How often the reference player chooses each, the most promising first."""
    sure: Mapping[int, tuple[float, float]]
    """Those whose outcome is known, in points and chance to win."""

    def text(self, code: int) -> str:
        """The candidate as text, with what is due said."""
        ...

    def code(self, text: str) -> int:
        """The number of a move given as text."""
        ...


class Plays:
    """Combos and a pass."""

    def __init__(self, policy: Policy, situation: Situation, scores: Scores) -> None:
        self._situation = situation
        world = Worlds(situation, 0).root_copy()
        legal = situation.legal()
        values, weights = policy.weighed(world, legal)
        order = sorted(range(len(legal)), key=lambda index: (-values[index], legal[index]))
        self.weights: Mapping[int, int] = {
            legal[index]: weights[index] for index in order[:BREADTH]
        }
        self.sure: Mapping[int, tuple[float, float]] = self._sure(scores)

    def text(self, code: int) -> str:
        """The play as text; "Last card!" is said where it is due."""
        if code == PASS:
            return write(Pass())
        return write(Play(code, last=self._is_due(code)))

    def code(self, text: str) -> int:
        """The number of a play given as text."""
        move = read(text)
        if not isinstance(move, Play):
            return PASS
        return move.combo + (0 if move.last or not self._is_due(move.combo) else SILENT)

    def _is_due(self, combo: int) -> bool:
        position, options = self._situation.position, self._situation.options
        return call_is_due(options, position.left(self._situation.seat), combo)

    def _sure(self, scores: Scores) -> dict[int, tuple[float, float]]:
        position, unseen = self._situation.position, self._situation.unseen
        if certain_win(position, unseen) is None:
            return {}
        won = scores.after(_kept(self._situation), self._situation.seat)
        combos = (move for move in self.weights if move != PASS)
        return {move: won for move in combos if is_certain(position, unseen, move)}


class Gifts:
    """The cards that can be given back in the exchange (GF-11.2)."""

    def __init__(self, policy: Policy, situation: Situation) -> None:
        values = {card: _lead_value(policy, situation, card) for card in spread(situation.hand)}
        highest = max(values.values())
        self.weights: Mapping[int, int] = {
            card: weight_below(highest - values[card])
            for card in sorted(values, key=lambda card: (-values[card], card))
        }
        self.sure: Mapping[int, tuple[float, float]] = {}

    def text(self, code: int) -> str:
        """The gift as text."""
        return write(Give(code))

    def code(self, text: str) -> int:
        """The number of a gift given as text."""
        gift = read(text)
        assert isinstance(gift, Give), text
        return gift.card


def listed(candidates: Candidates) -> tuple[Sequence[str], Sequence[float]]:
    """The candidates as text, and how often the reference player chooses each; together 1."""
    total = sum(candidates.weights.values())
    moves = [candidates.text(code) for code in candidates.weights]
    return moves, [weight / total for weight in candidates.weights.values()]


def call_is_due(options: Options, held: int, combo: int) -> bool:
    """Whether "Last card!" has to be said with *combo* by a seat that holds so many cards."""
    return options.last_card == "spoken" and held - size_of(combo) == 1


def _kept(situation: Situation) -> list[int]:
    # What everybody pays when the seat goes out and nobody else plays a card before.
    position: Position = situation.position
    out = position.out | (1 << position.pending if position.pending != NOBODY else 0)
    fine = 1 if situation.options.undeclared == "plus_one" else 0
    return [
        0 if seat == situation.seat else points(position.left(seat)) + (fine * (out >> seat & 1))
        for seat in range(position.seats)
    ]


def _lead_value(policy: Policy, situation: Situation, card: Card) -> int:
    # What the net thinks of the best lead once the card was given back.
    after = after_gift(situation, card)
    return max(policy.weighed(Worlds(after, 0).root_copy(), after.legal())[0])

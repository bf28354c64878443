"""Endgames of 13 solved exactly: every world, and every move as often as it is chosen.

Slow and plain on purpose: nothing is sampled, and only the rules and the policy are shared.
"""

from collections.abc import Iterator
from itertools import combinations
from typing import Final

from lastcard.bots.thirteen.search.frozen import first_evaluation
from lastcard.bots.thirteen.situation import Situation, situation_of
from lastcard.games.thirteen.cards import (
    CardSet,
    Placement,
    card_of,
    gather,
    remove,
    spread,
)
from lastcard.games.thirteen.moves import PLAYS, write
from lastcard.games.thirteen.position import NOBODY, Position
from lastcard.games.thirteen.scoring import deal_points, tally
from lastcard.review.judge import Judge
from lastcard.review.losses import loss_of
from lastcard.review.moments import DealPlayed, seed_of
from lastcard.review.rounds import follow
from lastcard.review.thirteen.reviewing import TEMPERATURE
from lastcard.review.thirteen.soft_player import SoftPlayer

_MOST_CARDS: Final = 7
"""In all hands together; with more there are too many worlds."""


def thirteen(judge: Judge, deal: DealPlayed) -> Iterator[str]:
    """The grade of the exactly best move in each endgame of *deal*."""
    player = SoftPlayer(first_evaluation(), TEMPERATURE)
    for moment in filter(judge.decides, deal.moments):
        view = judge.game.view(moment.state, moment.seat)
        if view.pile or sum(view.counts) > _MOST_CARDS:
            continue
        exact = exact_worths(player, situation_of(view, moment.seen))
        best = write(PLAYS[max(exact, key=lambda placement: exact[placement])])
        weighing = judge.part.weigh(view, moment.seen, seed_of(1, deal.number, moment.number))
        yield loss_of(follow(weighing, best, judge.worlds)).grade


def exact_worths(player: SoftPlayer, known: Situation) -> dict[Placement, float]:
    """What each placement of the seat in turn is worth, in points; nothing is left to draw."""
    assert known.position.pile_left == 0
    worlds = list(_worlds(known))
    return {
        placement: sum(_played(player, world, known, placement) for world in worlds) / len(worlds)
        for placement in known.legal()
    }


def _worlds(known: Situation) -> Iterator[Position]:
    # Equal cards count as different ones, so that every world is alike likely.
    position = known.position
    others = [seat for seat in range(known.seats) if seat != known.seat]
    for split in _splits(spread(known.unseen), [position.left(seat) for seat in others]):
        hands = [known.hand] * known.seats
        for seat, cards in zip(others, split, strict=True):
            hands[seat] = gather(cards)
        world = Position(hands, known.seat, ())
        world.resume(
            [position.on(target) for target in range(3)],
            [position.taken_by(seat) for seat in range(known.seats)],
        )
        yield world


def _splits(cards: list[int], sizes: list[int]) -> Iterator[list[list[int]]]:
    if not sizes:
        yield []
        return
    for chosen in combinations(range(len(cards)), sizes[0]):
        rest = [card for place, card in enumerate(cards) if place not in chosen]
        for others in _splits(rest, sizes[1:]):
            yield [[cards[place] for place in chosen], *others]


def _played(player: SoftPlayer, world: Position, known: Situation, placement: Placement) -> float:
    unplayed = remove(known.unseen + known.hand, card_of(placement))
    return _worth(player, world.after(placement), unplayed, known.seat)


def _worth(player: SoftPlayer, position: Position, unplayed: CardSet, seat: int) -> float:
    if position.turn == NOBODY:
        points = deal_points([tally(position.taken_by(each)) for each in range(position.seats)])
        return (sum(points) - points[seat]) / (position.seats - 1) - points[seat]
    policy = player.policy(position, unplayed - position.hand(position.turn))
    return sum(
        share
        * _worth(player, position.after(placement), remove(unplayed, card_of(placement)), seat)
        for share, placement in zip(policy, position.legal(), strict=True)
        if share
    )

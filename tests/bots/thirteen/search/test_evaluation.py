"""The evaluation against the same sums, added up slowly from the tables."""

from collections import Counter

import pytest

from lastcard.bots.thirteen.search import weights
from lastcard.bots.thirteen.search.evaluation import evaluate
from lastcard.bots.thirteen.situation import Situation
from lastcard.games.thirteen.cards import (
    COLOUR,
    R4,
    VALUE,
    card_of,
    count_colour,
    spread,
    target_of,
)
from tests.bots.thirteen.situations import every_table, moments

RANKS = {1: 0, 2: 1, 4: 2, 5: 3, 7: 4}


def rank(card: int) -> int:
    return 5 if card == R4 else RANKS[VALUE[card]]


class Slow:
    """One placement, looked at from all sides."""

    def __init__(self, known: Situation, placement: int) -> None:
        self.known, self.position = known, known.position
        self.card, self.target = card_of(placement), target_of(placement)
        self.lying = list(self.position.on(self.target))
        self.takes = sum(VALUE[card] for card in self.lying) + VALUE[self.card] > 13
        self.sums = [self.position.sum_on(target) for target in range(3)]
        self.sums[self.target] = VALUE[self.card] + (0 if self.takes else self.sums[self.target])
        self.kept = spread(known.hand)
        self.kept.remove(self.card)
        turns = self.position.pile_left // known.seats + len(self.kept) + 1
        self.stage = 0 if turns <= 3 else 1 if turns <= 7 else 2
        self.counts = [
            [count_colour(self.position.taken_by(seat), target) for target in range(3)]
            for seat in range(known.seats)
        ]

    def worth(self) -> int:
        reached = self.sums[self.target]
        standing = self.standing(self.target)
        worth = weights._PLAYED[6 * self.stage + rank(self.card)]
        worth += weights._REACHED[42 * standing + 14 * self.stage + reached]
        worth += self.keeping() + self.fitting()
        if self.takes:
            return worth - self.cost()
        lying = Counter(card == R4 for card in [*self.lying, self.card])
        worth += lying[False] * weights._COLOURED[14 * standing + reached]
        return worth + lying[True] * weights._ROTTEN[reached]

    def standing(self, target: int) -> int:
        numbers = [counted[target] for counted in self.counts]
        lead = numbers.pop(self.known.seat) - max(numbers)
        return 0 if lead >= 2 else 1 if lead >= 0 else 2

    def keeping(self) -> int:
        worth = 0
        for card in self.kept:
            room = 13 - (min(self.sums) if card == R4 else self.sums[COLOUR[card]])
            standing = 0 if card == R4 else self.standing(COLOUR[card])
            worth += weights._KEPT[252 * standing + 84 * self.stage + 14 * rank(card) + room]
        return worth

    def fitting(self) -> int:
        worth = 0
        for number, less in enumerate((0, 2, 4)):
            fits = min(self.number_of(self.kept, less), 5)
            worth += weights._FITTING[18 * self.stage + 6 * number + fits]
        unseen = spread(self.known.unseen)
        if unseen:
            now, least = (15 * self.number_of(unseen, less) // len(unseen) for less in (0, 4))
            worth += weights._OUTSIDE[16 * self.stage + now] + weights._SCARCE[least]
        return worth

    def number_of(self, cards: list[int], less: int) -> int:
        sums = [*self.sums, min(self.sums)]
        return sum(VALUE[card] <= 13 - less - sums[COLOUR[card]] for card in cards)

    def cost(self) -> int:
        numbers = [counted[self.target] for counted in self.counts]
        gone = sum(numbers)
        mine = numbers.pop(self.known.seat)
        second, first = sorted(numbers)[-2:]
        taken = sum(card != R4 for card in self.lying)
        after = mine + taken
        cost = paid(after, first, gone + taken) - paid(mine, first, gone)
        robbed = paid(first, max(second, after), gone + taken)
        robbed -= paid(first, max(second, mine), gone)
        return cost - robbed // 4 + self.lying.count(R4) * weights._ROTS[0]


def paid(number: int, rival: int, gone: int) -> int:
    line = next(at for at, most in enumerate((3, 5, 7, 9, 11, 14)) if gone <= most)
    return number * weights._PAYS[11 * line + 5 + max(-5, min(number - rival, 5))]


@pytest.mark.parametrize(("seats", "deal"), every_table())
def test_the_evaluation_adds_up_what_the_weights_say(seats: int, deal: str) -> None:
    for moment in moments(seats, deal):
        known = moment.situation
        for placement in known.legal():
            worth = evaluate(weights.EVALUATION, known.position, known.unseen, placement)
            assert worth == Slow(known, placement).worth()

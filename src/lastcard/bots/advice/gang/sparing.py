"""Reasons that look at the hand: what the move spares, what it gets rid of, what it leaves."""

from typing import Final

from lastcard.bots.advice.gang.candidate import Candidate, groups_in, is_gang
from lastcard.bots.advice.gang.planning import gives_what_is_spare, leaves_few_plays
from lastcard.bots.advice.gang.plays import plays_of
from lastcard.bots.advice.reason import Finder, Reason
from lastcard.games.gang.cards import GP, NUMBER, highest, holds, kinds, remove, size, spread
from lastcard.games.gang.combos import Combo, cards_of, size_of, type_of
from lastcard.games.gang.finder import PASS, Moves, find_higher
from lastcard.games.gang.holding import combos_in
from lastcard.games.gang.scoring import points
from lastcard.games.gang.wording import card_words, combo_words

_LONG: Final = 3
"""So many cards at once are worth saying."""
_SHORT: Final = 3
_FIVE: Final = 5


def is_longest(candidate: Candidate) -> Reason | None:
    """No other play but a gang would get rid of more cards."""
    cards = size_of(candidate.move)
    longer = any(size_of(combo) > cards for combo in candidate.legal if not is_gang(combo))
    return None if cards < _LONG or longer else Reason("guide-gang-longest", {"cards": cards})


def costs_less(candidate: Candidate) -> Reason | None:
    """With fewer cards in the hand each of them costs less (GF-10.1)."""
    if candidate.left == 0:
        return None
    before, after = _price(candidate.held), _price(candidate.left)
    args = {"left": candidate.left, "price": after, "before": before}
    return Reason("guide-gang-price", args) if after < before else None


def is_lone(candidate: Candidate) -> Reason | None:
    """The card goes with none of the others; phoenixes and the dragon are expected to."""
    card = cards_of(candidate.move)
    if size(card) > 1 or candidate.move >= GP:
        return None
    if any(holds(cards_of(one), card) for one in groups_in(candidate.situation.hand)):
        return None
    return Reason("guide-gang-lone", card_words(highest(card)))


def is_lowest_of_type(candidate: Candidate) -> Reason | None:
    """No combo of this type in the hand is weaker."""
    alike = [
        one
        for one in combos_in(candidate.situation.hand)
        if type_of(one) == type_of(candidate.move)
    ]
    if candidate.move != alike[0] or len(alike) == 1 or size_of(candidate.move) > _SHORT:
        return None
    return Reason("guide-gang-lowest", combo_words(candidate.move))


def is_lowest(candidate: Candidate) -> Reason | None:
    """Nothing weaker in the hand beats what lies there."""
    moves = Moves()
    find_higher(moves, candidate.situation.hand, candidate.situation.position.to_beat)
    return Reason("guide-gang-cheapest") if candidate.move == moves[0] else None


def spares(candidate: Candidate) -> Reason | None:
    """Something weaker would do, but would break up a combo that now stays whole."""
    weaker = [combo for combo in candidate.legal if combo < candidate.move]
    if not weaker:
        return None
    broken = broken_by(candidate, weaker[0])
    return None if broken is None else Reason("guide-gang-spares", combo_words(broken))


def gives_up(candidate: Candidate) -> Reason | None:
    """It breaks up a combo for which no card of the hand would surely get the lead."""
    whole = Candidate.of(candidate.situation, PASS)
    broken = broken_by(whole, candidate.move)
    hopeless = kinds(candidate.situation.unseen) >> highest(candidate.situation.hand) + 1
    if broken is None or not hopeless:
        return None
    return Reason("guide-gang-gives-up", combo_words(broken))


def gives_lowest(candidate: Candidate) -> Reason | None:
    """The card is the lowest of the hand."""
    lowest = spread(candidate.situation.hand)[0]
    return Reason("guide-gang-give-lowest") if lowest == highest(cards_of(candidate.move)) else None


def gives_lowest_odd(candidate: Candidate) -> Reason | None:
    """Lower cards of the hand all have another of their number."""
    numbers = [NUMBER[card] for card in spread(candidate.situation.hand)]
    odd = [number for number in numbers if numbers.count(number) == 1]
    given = NUMBER[highest(cards_of(candidate.move))]
    return Reason("guide-gang-give-odd") if odd and numbers[0] < odd[0] == given else None


def gives_low(candidate: Candidate) -> Reason | None:
    """Few cards of the hand are lower."""
    lower = sum(1 for card in spread(candidate.situation.hand) if card < candidate.move)
    return Reason("guide-gang-give-low", {"lower": lower}) if 0 < lower <= _SHORT else None


def broken_by(candidate: Candidate, play: Combo) -> Combo | None:
    """The combo, whole after the candidate's move, that *play* would break up for good."""
    hand = candidate.situation.hand
    after = remove(hand, cards_of(play))
    if plays_of(after) < plays_of(hand):
        return None
    sizes = {size_of(combo) for combo in combos_in(after)}
    lost = [
        combo
        for combo in groups_in(candidate.rest)
        if not is_gang(combo)
        and size_of(combo) > size_of(play)
        and not holds(after, cards_of(combo))
        # Of five cards there may be others as good.
        and not (size_of(combo) == _FIVE and _FIVE in sizes)
    ]
    return max(lost, key=lambda combo: (size_of(combo), -combo), default=None)


def _price(left: int) -> int:
    return points(left) // left


GIVING: Final[tuple[Finder[Candidate], ...]] = (
    is_lone,
    gives_lowest,
    gives_lowest_odd,
    gives_what_is_spare,
    gives_low,
    leaves_few_plays,
)
"""Why to give a card back (GF-11.2)."""

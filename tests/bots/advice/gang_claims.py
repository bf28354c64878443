"""What each reason of Gang of Four claims, checked the slow and obvious way."""

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any, Final

from lastcard.bots.gang.situation import Situation
from lastcard.games.gang.cards import NUMBER, CardSet, holds, remove, size, spread
from lastcard.games.gang.combos import COMBOS, FIRST, Type, beats, cards_of, size_of, type_of
from lastcard.games.gang.finder import PASS
from lastcard.games.gang.notation import NAMES
from lastcard.games.gang.position import NOTHING, Position
from lastcard.games.gang.scoring import points
from lastcard.games.gang.wording import combo_words

Claim = Callable[[Situation, int, Mapping[str, Any]], bool]


@cache
def held(cards: CardSet) -> tuple[int, ...]:
    """Every combo in *cards*: the whole table is gone through."""
    return tuple(combo for combo in range(COMBOS) if holds(cards, cards_of(combo)))


def is_gang(combo: int) -> bool:
    return combo >= FIRST[Type.GANG_OF_4]


def rest(s: Situation, move: int) -> CardSet:
    return s.hand if move == PASS else remove(s.hand, cards_of(move))


def plays(s: Situation) -> list[int]:
    return [move for move in s.legal() if move != PASS]


def others(s: Situation) -> list[int]:
    seats = set(range(s.seats)) - {s.seat}
    return [s.position.left(seat) for seat in seats if not s.position.out >> seat & 1]


def beaters(s: Situation, move: int) -> list[int]:
    """What the others could beat *move* with if they held the right cards."""
    most = max(others(s))
    return [c for c in held(s.unseen) if size_of(c) <= most and beats(c, move)]


@cache
def can_go_in(cards: CardSet, plays_left: int) -> bool:
    """Whether *cards* can be played in so many plays."""
    return _go(cards, plays_left, held(cards))


def _go(cards: CardSet, plays_left: int, among: tuple[int, ...]) -> bool:
    if not cards:
        return True
    if size(cards) > 7 * plays_left:
        return False
    lowest = min(spread(cards))
    able = tuple(c for c in among if holds(cards, cards_of(c)))
    groups = [c for c in able if lowest in spread(cards_of(c))]
    return any(_go(remove(cards, cards_of(c)), plays_left - 1, able) for c in reversed(groups))


def named(s: Situation, move: int, args: Mapping[str, Any]) -> list[int]:
    """The combos that stay in the hand and have this name."""
    return [c for c in held(rest(s, move)) if combo_words(c) == args]


def wins_whatever_happens(s: Situation, move: int) -> bool:
    """Whether a chain of plays nobody can beat empties the hand."""
    return _chain(rest(s, move), s, move)


def _chain(cards: CardSet, s: Situation, move: int) -> bool:
    if not cards:
        return True
    if beaters(s, move):
        return False
    return any(_chain(remove(cards, cards_of(c)), s, c) for c in reversed(held(cards)))


def breaks(s: Situation, play: int, move: int, args: Mapping[str, Any] | None) -> bool:
    """Whether *play* takes a card from a longer combo which stays whole with *move*."""
    after = remove(s.hand, cards_of(play))
    left = [c for c in held(rest(s, move)) if size_of(c) > max(1, size_of(play))]
    wanted = [c for c in left if args is None or combo_words(c) == args]
    return any(not holds(after, cards_of(c)) for c in wanted)


def before_last_card(s: Situation) -> bool:
    position: Position = s.position
    following = position.following(s.seat)
    return position.left(following) == 1 and bool(position.declared >> following & 1)


def highest_left(s: Situation, move: int, args: Mapping[str, Any]) -> bool:
    cards = [NAMES[card] for card in spread(rest(s, move))]
    higher = [card for card in spread(s.unseen) if NAMES.index(args["card"]) < card]
    return cards[-1] == args["card"] and not higher and len(cards) > 1


def last_is_highest(s: Situation, move: int, args: Mapping[str, Any]) -> bool:
    (last,) = spread(rest(s, move))
    return NAMES[last] == args["card"] and last >= max(spread(s.unseen))


def gives_up(s: Situation, move: int, args: Mapping[str, Any]) -> bool:
    unsure = max(spread(s.unseen)) > max(spread(s.hand))
    return unsure and breaks(s, move, PASS, args)


def high(s: Situation, move: int, args: Mapping[str, Any]) -> bool:
    beating, more = (
        [c for c in spread(s.unseen) if beats(c, single)] for single in (move, plays(s)[0])
    )
    return 2 * len(beating) <= len(more) and min(others(s)) == args["left"] <= 3


def above(s: Situation, move: int, args: Mapping[str, Any]) -> bool:
    alike = [c for c in held(s.unseen) if type_of(c) == type_of(move) and beats(c, move)]
    seen_twice = [c for c in spread(s.unseen) if c in alike] if size_of(move) == 1 else alike
    return bool(len(seen_twice) == args["above"])


def fewest(cards: CardSet) -> int:
    """In how many plays *cards* can go."""
    return next(count for count in range(17) if can_go_in(cards, count))


def best_plan(s: Situation, move: int, args: Mapping[str, Any]) -> bool:
    own = fewest(rest(s, move))
    return bool(own == args["plays"] == min(fewest(rest(s, c)) for c in plays(s)))


def two_plays(s: Situation, move: int, args: Mapping[str, Any]) -> bool:
    left = rest(s, move)
    ends = [
        c for c in named(s, move, args) if remove(left, cards_of(c)) in map(cards_of, held(left))
    ]
    return bool(ends) and fewest(left) == 2


def gains_nothing(s: Situation, move: int, args: Mapping[str, Any]) -> bool:
    now, after = fewest(s.hand), min(fewest(rest(s, c)) for c in plays(s))
    return bool(now == args["plays"] <= after)


def holds_for_lead(s: Situation, move: int, args: Mapping[str, Any]) -> bool:
    lowest_answer = plays(s)[0]
    beating = [card for card in spread(s.unseen) if beats(card, lowest_answer)]
    return bool(NAMES[lowest_answer] == args["card"] and len(beating) == args["cards"])


def spare(s: Situation, move: int, args: Mapping[str, Any]) -> bool:
    gifts = [fewest(remove(s.hand, cards_of(card))) for card in set(spread(s.hand))]
    return bool(fewest(rest(s, move)) == args["plays"] == min(gifts))


def lone(s: Situation, move: int, args: Mapping[str, Any]) -> bool:
    card = spread(cards_of(move))
    with_it = [c for c in held(s.hand) if size_of(c) > 1 and card[0] in spread(cards_of(c))]
    return len(card) == 1 and not with_it and NAMES[card[0]] == args["card"]


def lowest(s: Situation, move: int, args: Mapping[str, Any]) -> bool:
    alike = [c for c in held(s.hand) if type_of(c) == type_of(move)]
    return min(alike) == move and args == combo_words(move)


def cheapest(s: Situation, move: int, args: Mapping[str, Any]) -> bool:
    return not [c for c in held(s.hand) if c < move and beats(c, s.position.to_beat)]


def price(s: Situation, move: int, args: Mapping[str, Any]) -> bool:
    left, now = size(rest(s, move)), size(s.hand)
    cost, before = args["price"] * left, args["before"] * now
    return bool(args["left"] == left and points(left) == cost and points(now) == before)


def spares(s: Situation, move: int, args: Mapping[str, Any]) -> bool:
    weaker = [c for c in plays(s) if c < move]
    return bool(weaker) and breaks(s, weaker[0], move, args)


def top_or_nothing(s: Situation, move: int, args: Mapping[str, Any]) -> bool:
    top = max(spread(s.hand))
    return NAMES[top] == args["card"] and all(top in spread(cards_of(c)) for c in plays(s))


def all_break(s: Situation, move: int, args: Mapping[str, Any]) -> bool:
    first, *more = plays(s)
    return breaks(s, first, move, args) and all(breaks(s, c, move, None) for c in more)


def blocks(s: Situation, move: int, args: Mapping[str, Any]) -> bool:
    gangs = [c for c in plays(s) if is_gang(c)]
    top = [c for c in plays(s) if not is_gang(c)]
    highest = [max(spread(s.hand))] if top else []
    asked = before_last_card(s) and PASS not in s.legal() and top == highest
    return asked and (args["gang"] == "yes") == bool(gangs)


CLAIMS: Final[Mapping[str, Claim]] = {
    "guide-gang-out": lambda s, m, a: rest(s, m) == 0 and a["cards"] == size(s.hand),
    "guide-gang-certain": lambda s, m, a: wins_whatever_happens(s, m),
    "guide-gang-open": lambda s, m, a: all(3 in spread(cards_of(c)) for c in plays(s)),
    "guide-gang-block": blocks,
    "guide-gang-lead-several": lambda s, m, a: (
        before_last_card(s) and all(size_of(c) > 1 for c in plays(s))
    ),
    "guide-gang-lead-highest": lambda s, m, a: (
        before_last_card(s) and plays(s) == [max(spread(s.hand))]
    ),
    "guide-gang-reach": lambda s, m, a: (
        min(others(s)) == a["left"] < a["cards"] == size_of(m)
        and not [c for c in beaters(s, m) if size_of(c) <= a["left"]]
    ),
    "guide-gang-unbeatable": lambda s, m, a: not beaters(s, m),
    "guide-gang-unbeatable-then": lambda s, m, a: not beaters(s, m) and bool(named(s, m, a)),
    "guide-gang-longest": lambda s, m, a: (
        a["cards"] == size_of(m) == max(size_of(c) for c in plays(s) if c == m or not is_gang(c))
    ),
    "guide-gang-keeps": highest_left,
    "guide-gang-keeps-gang": lambda s, m, a: (
        sum(NUMBER[card] == a["number"] for card in spread(rest(s, m))) >= 4
    ),
    "guide-gang-price": price,
    "guide-gang-lone": lone,
    "guide-gang-lowest": lowest,
    "guide-gang-cheapest": cheapest,
    "guide-gang-spares": spares,
    "guide-gang-highest": lambda s, m, a: all(is_gang(c) for c in beaters(s, m)),
    "guide-gang-highest-then": lambda s, m, a: (
        all(is_gang(c) for c in beaters(s, m)) and bool(named(s, m, a))
    ),
    "guide-gang-few-cards": above,
    "guide-gang-few-pairs": above,
    "guide-gang-last-highest": last_is_highest,
    "guide-gang-gives-up": gives_up,
    "guide-gang-high": high,
    "guide-gang-hurry": lambda s, m, a: min(others(s)) == a["left"] <= 3,
    "guide-gang-plan": lambda s, m, a: fewest(rest(s, m)) == a["plays"],
    "guide-gang-plan-one": lambda s, m, a: (
        rest(s, m) in [cards_of(combo) for combo in named(s, m, a)]
    ),
    "guide-gang-plan-two": two_plays,
    "guide-gang-plan-best": best_plan,
    "guide-gang-cannot": lambda s, m, a: (
        not [c for c in held(s.hand) if beats(c, s.position.to_beat)]
    ),
    "guide-gang-pass-gang": lambda s, m, a: all(
        is_gang(c) for c in held(s.hand) if beats(c, s.position.to_beat)
    ),
    "guide-gang-pass-top": top_or_nothing,
    "guide-gang-pass-breaks": all_break,
    "guide-gang-pass-gains-nothing": gains_nothing,
    "guide-gang-pass-holds": holds_for_lead,
    "guide-gang-pass-calm": lambda s, m, a: min(others(s)) == a["left"] >= 4,
    "guide-gang-pass-plan": lambda s, m, a: fewest(s.hand) == a["plays"],
    "guide-gang-give-spare": spare,
    "guide-gang-give-odd": lambda s, m, a: (
        min(c for c in spread(s.hand) if sum(NUMBER[c] == NUMBER[d] for d in spread(s.hand)) == 1)
        == spread(cards_of(m))[0]
    ),
    "guide-gang-give-low": lambda s, m, a: (
        a["lower"] == len([c for c in spread(s.hand) if beats(m, c)])
    ),
    "guide-gang-give-lowest": lambda s, m, a: spread(cards_of(m))[0] == min(spread(s.hand)),
}
"""Whether what a reason says of a move in a situation, with its arguments, is so."""


def five_from(lowest: Type) -> set[Type]:
    """The types of five cards from this one on."""
    return set(range(lowest, Type.GANG_OF_4))  # type: ignore[arg-type] # they are whole numbers


SAID_TO_BEAT: Final[Mapping[Type, set[Type]]] = {
    Type.SINGLE: {Type.SINGLE},
    Type.PAIR: {Type.PAIR},
    Type.THREE: {Type.THREE},
    **{five: five_from(five) for five in five_from(Type.STRAIGHT)},
}
"""What is said to beat a type, besides gangs."""


def lies(s: Situation, move: int, args: Mapping[str, Any]) -> bool:
    there = s.position.to_beat
    higher = {Type(type_of(c)) for c in range(COMBOS) if beats(c, there) and not is_gang(c)}
    said = SAID_TO_BEAT.get(Type(type_of(there)), set()) if args["card"] != "RD" else set()
    return args == combo_words(there) and higher <= said


SCENES: Final[Mapping[str, Claim]] = {
    "guide-scene-gang-beat": lies,
    "guide-scene-gang-raised": lambda s, m, a: (
        bool(plays(s)) and all(beats(c, s.position.to_beat) for c in plays(s))
    ),
    "guide-scene-gang-free": lambda s, m, a: sorted(plays(s)) == sorted(held(s.hand)),
    "guide-scene-gang-lead": lambda s, m, a: s.position.to_beat == NOTHING,
    "guide-scene-gang-open": lambda s, m, a: (
        s.position.to_beat == NOTHING and all(3 in spread(cards_of(c)) for c in plays(s))
    ),
}
"""The same for what newcomers are told of what lies there."""

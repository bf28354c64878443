"""What each reason of 13 claims, checked by playing the move."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from lastcard.bots.thirteen.situation import Situation
from lastcard.games.thirteen.cards import (
    DECK,
    R4,
    card_of,
    placement_of,
    spread,
    target_of,
    value_of,
)
from lastcard.games.thirteen.notation import TARGET_NAMES
from lastcard.games.thirteen.position import Position
from lastcard.games.thirteen.scoring import deal_points, tally

Claim = Callable[[Situation, int, Mapping[str, Any]], bool]


def after(s: Situation, move: int) -> Position:
    """The position once *move* is made."""
    position = s.position.copy()
    position.play(move)
    return position


def taken(s: Situation, move: int) -> int:
    """How many cards *move* takes."""
    before, then = s.position.taken_by(s.seat), after(s, move).taken_by(s.seat)
    return len(spread(then)) - len(spread(before))


def points(s: Situation, position: Position) -> int:
    """What the seat has taken so far costs."""
    return deal_points([tally(position.taken_by(seat)) for seat in range(s.seats)])[s.seat]


def rest(s: Situation, move: int) -> list[int]:
    cards = spread(s.hand)
    cards.remove(card_of(move))
    return cards


def where(move: int) -> str:
    return TARGET_NAMES[target_of(move)]


def breakers(s: Situation, move: int) -> dict[int, bool]:
    """By value, whether a card of it would take what lies on the target after *move*."""
    room = 13 - after(s, move).sum_on(target_of(move))
    return {value_of(card): value_of(card) > room for card in DECK}


def tight(s: Situation, move: int, args: Mapping[str, Any]) -> bool:
    taking = {value: value > args["room"] for value in breakers(s, move)}
    lying = after(s, move).on(target_of(move))
    rightly = args["target"] == where(move) and args["cards"] == len(lying)
    rightly = rightly and args["sum"] == after(s, move).sum_on(target_of(move))
    return rightly and breakers(s, move) == taking


def fitting(s: Situation, move: int, args: Mapping[str, Any]) -> bool:
    then = after(s, move)
    targets = {card: range(3) if card == R4 else range(1) for card in rest(s, move)}
    fits = [
        any(not then.takes(placement_of(card, target)) for target in targets[card])
        for card in rest(s, move)
    ]
    return bool(sum(fits) == args["cards"])


def own_fit(s: Situation, move: int, args: Mapping[str, Any]) -> bool:
    colour = target_of(move)
    own = [
        card for card in rest(s, move) if card != R4 and target_of(placement_of(card, 0)) == colour
    ]
    then = after(s, move).sum_on(colour) + sum(value_of(card) for card in own)
    return len(own) == args["cards"] and then <= 13 and args["target"] == where(move)


def over(s: Situation, move: int, args: Mapping[str, Any]) -> bool:
    targets = {card: {target_of(placement_of(card, t)) for t in range(3)} for card in set(DECK)}
    able = [card for card in spread(s.unseen) if target_of(move) in targets[card]]
    breaking = [card for card in able if breakers(s, move)[value_of(card)]]
    rightly = args["target"] == where(move)
    return rightly and (args["cards"], args["over"]) == (len(able), len(breaking))


def most(s: Situation, move: int, args: Mapping[str, Any]) -> bool:
    colour = target_of(move)
    tallies = [tally(after(s, move).taken_by(seat)) for seat in range(s.seats)]
    counts = [(each.blue, each.yellow, each.green)[colour] for each in tallies]
    own = counts[s.seat]
    return args["target"] == where(move) and own == max(counts) and counts.count(own) == 1


CLAIMS: Final[Mapping[str, Claim]] = {
    "guide-thirteen-only": lambda s, m, a: s.legal() == [m],
    "guide-thirteen-only-safe": lambda s, m, a: (
        len(s.legal()) > 1 and [p for p in s.legal() if not taken(s, p)] == [m]
    ),
    "guide-thirteen-full": lambda s, m, a: (
        all(breakers(s, m).values())
        and a["cards"] == len(after(s, m).on(target_of(m)))
        and a["target"] == where(m)
    ),
    "guide-thirteen-tight": tight,
    "guide-thirteen-spoils": lambda s, m, a: (
        R4 in after(s, m).on(target_of(m)) and a["target"] == where(m)
    ),
    "guide-thirteen-highest": lambda s, m, a: (
        value_of(card_of(m)) == a["value"] == max(value_of(card) for card in spread(s.hand))
        and not taken(s, m)
    ),
    "guide-thirteen-keeps": lambda s, m, a: a["value"] in [value_of(c) for c in rest(s, m)],
    "guide-thirteen-own": own_fit,
    "guide-thirteen-over": over,
    "guide-thirteen-fits": fitting,
    "guide-thirteen-safe": lambda s, m, a: (
        not taken(s, m) and after(s, m).sum_on(target_of(m)) == a["sum"] and a["target"] == where(m)
    ),
    "guide-thirteen-fewest": lambda s, m, a: (
        a["cards"] == taken(s, m) == min(taken(s, p) for p in s.legal()) > 0
    ),
    "guide-thirteen-most": most,
    "guide-thirteen-cost": lambda s, m, a: (
        a["points"] == max(0, points(s, after(s, m)) - points(s, s.position))
    ),
}
"""Whether what a reason says of a move in a situation, with its arguments, is so."""


def safe(s: Situation, card: int) -> bool:
    """Whether *card* can be put somewhere without taking anything."""
    return any(not taken(s, placement) for placement in s.legal() if card_of(placement) == card)


SCENES: Final[Mapping[str, Claim]] = {
    "guide-scene-thirteen": lambda s, m, a: (
        [a["blue"], a["yellow"], a["green"]] == [s.position.sum_on(target) for target in range(3)]
    ),
    "guide-scene-thirteen-fits": lambda s, m, a: (
        a["cards"] == len([card for card in spread(s.hand) if safe(s, card)])
    ),
}
"""The same for what newcomers are told of what lies there."""

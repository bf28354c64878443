"""What each sentence about a deal that is over claims, checked the slow and obvious way."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final

import msgspec

from lastcard.games.game import AnyGame, Entry
from lastcard.games.gang.cards import NUMBER, spread
from lastcard.games.gang.combos import size_of
from lastcard.games.gang.moves import Play as GangPlay
from lastcard.games.gang.notation import NAMES, read_cards
from lastcard.games.gang.scoring import points
from lastcard.games.gang.wording import combo_words
from lastcard.games.thirteen.notation import TARGET_NAMES
from lastcard.games.thirteen.scoring import deal_points

from .gang_claims import held


@dataclass(frozen=True, slots=True)
class Ended:
    """A deal that is over: what a seat sees then, and the moves it has seen."""

    game: AnyGame
    view: Any
    seen: tuple[Entry[Any], ...]


Claim = Callable[[Ended, Mapping[str, Any]], bool]
_COLOURS: Final = ("blue", "yellow", "green")


def plays(d: Ended) -> list[tuple[int, int]]:
    """Who played which combo of Gang of Four."""
    return [(e.seat, e.move.combo) for e in d.seen if isinstance(e.move, GangPlay)]


def winner(d: Ended) -> int:
    return int(d.view.pad[-1].winner)


def own_cards(d: Ended) -> list[int]:
    return spread(read_cards(d.view.opened[d.view.seat]))


def cost(d: Ended, args: Mapping[str, Any]) -> bool:
    row, seat = d.view.pad[-1], d.view.seat
    return (row.left[seat], row.points[seat]) == (args["left"], args["points"])


def told_to(d: Ended, args: Mapping[str, Any]) -> dict[str, Any]:
    """The name of the combo, if the sentence is told to the right one."""
    assert args["you"] == ("yes" if d.view.seat == winner(d) else "no")
    return {name: value for name, value in args.items() if name != "you"}


def got_the_lead(d: Ended, args: Mapping[str, Any]) -> bool:
    by_others = [at for at, (seat, _) in enumerate(plays(d)) if seat != winner(d)]
    first, *more = plays(d)[by_others[-1] + 1 :]
    return bool(more) and combo_words(first[1]) == told_to(d, args)


def answered(d: Ended, args: Mapping[str, Any]) -> bool:
    *_, before, last = plays(d)
    rightly = before[0] != winner(d) == last[0] and not d.view.opened[winner(d)]
    return rightly and combo_words(last[1]) == told_to(d, args)


def five(d: Ended, args: Mapping[str, Any]) -> bool:
    combos = held(read_cards(d.view.opened[d.view.seat]))
    return any(size_of(combo) >= 5 and combo_words(combo) == args for combo in combos)


def one_less(d: Ended, args: Mapping[str, Any]) -> bool:
    left = len(own_cards(d))
    cheaper = points(left - 1) / (left - 1) < points(left) / left
    return cheaper and args["less"] == points(left - 1) and cost(d, args)


def took_at_once(d: Ended, args: Mapping[str, Any]) -> bool:
    lying: dict[str, list[int]] = {name: [] for name in TARGET_NAMES}
    taken = []
    for entry in d.seen:
        card, _, target = d.game.write(entry.move).partition(">")
        name, value = target or card[0], int(card[1])
        if sum(lying[name]) + value > 13:
            taken += [(name, len(lying[name]))] if entry.seat == d.view.seat else []
            lying[name] = []
        lying[name].append(value)
    rightly = sum(count for _, count in taken) == args["cards"] == own_taken(d)
    return (
        rightly
        and taken.count((args["target"], args["most"])) == 1
        and 2 * args["most"] > args["cards"]
    )


def own_taken(d: Ended) -> int:
    return len(d.view.opened[d.view.seat].split())


def own_points(d: Ended) -> int:
    return int(d.view.pad[-1].points[d.view.seat])


def changed(d: Ended, **counts: int) -> int:
    """What the seat would have paid with other counts."""
    tallies = list(d.view.pad[-1].tallies)
    tallies[d.view.seat] = msgspec.structs.replace(tallies[d.view.seat], **counts)
    return int(deal_points(tallies)[d.view.seat])


def count(d: Ended, args: Mapping[str, Any]) -> tuple[str, int]:
    colour = _COLOURS[TARGET_NAMES.index(args["target"])]
    return colour, getattr(d.view.pad[-1].tallies[d.view.seat], colour)


def one_more(d: Ended, args: Mapping[str, Any]) -> bool:
    colour, own = count(d, args)
    return own == args["cards"] and changed(d, **{colour: own + 1}) == own_points(d) - own


def most(d: Ended, args: Mapping[str, Any]) -> bool:
    colour, own = count(d, args)
    others = [getattr(t, colour) for s, t in enumerate(d.view.pad[-1].tallies) if s != d.view.seat]
    return own == args["cards"] > max(others) and changed(d, **{colour: 0}) == own_points(d)


CLAIMS: Final[Mapping[str, Claim]] = {
    "guide-end-gang-lead": got_the_lead,
    "guide-end-gang-answer": answered,
    "guide-end-gang-alone": lambda d, a: bool(d.view.opened[winner(d)]),
    "guide-end-gang-plays": lambda d, a: (
        winner(d) == d.view.seat
        and not own_cards(d)
        and [seat for seat, _ in plays(d)].count(winner(d)) == a["plays"]
    ),
    "guide-end-gang-silent": lambda d, a: d.view.seat in d.view.pad[-1].undeclared,
    "guide-end-gang-gang": lambda d, a: (
        cost(d, a) and sum(NUMBER[card] == a["number"] for card in own_cards(d)) >= 4
    ),
    "guide-end-gang-five": five,
    "guide-end-gang-one-less": one_less,
    "guide-end-gang-top": lambda d, a: (
        NAMES[max(own_cards(d))] == a["card"] and max(own_cards(d)) > NAMES.index("R10")
    ),
    "guide-end-gang-low": lambda d, a: (
        sum(NUMBER[card] <= 4 for card in own_cards(d)) == a["low"] > 1
    ),
    "guide-end-gang-kept": cost,
    "guide-end-thirteen-nothing": lambda d, a: own_taken(d) == 0,
    "guide-end-thirteen-free": lambda d, a: (own_taken(d), own_points(d)) == (a["cards"], 0),
    "guide-end-thirteen-at-once": took_at_once,
    "guide-end-thirteen-took": lambda d, a: (
        (own_taken(d), own_points(d)) == (a["cards"], a["points"])
    ),
    "guide-end-thirteen-one-more": one_more,
    "guide-end-thirteen-rotten": lambda d, a: changed(d, rotten=0) == own_points(d) - a["cost"],
    "guide-end-thirteen-most": most,
}
"""Whether what a sentence says of a deal, with its arguments, is so."""

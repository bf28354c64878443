"""Questions to the referee of the browser client, and the facts that decide them.

``web/src/tools/referee/facts.ts`` finds the same facts, from the table of combos.
"""

from typing import NamedTuple

from lastcard.games.gang.cards import M1, CardSet, highest
from lastcard.games.gang.combos import (
    Combo,
    Type,
    above,
    beats,
    cards_of,
    size_class,
    size_of,
    type_of,
)
from lastcard.games.gang.editions import Options
from lastcard.games.gang.finder import PASS
from lastcard.games.gang.holding import combos_in
from lastcard.games.gang.position import NOTHING


class Attempt(NamedTuple):
    """May whoever holds *hand* play *move* on *to_beat*?"""

    hand: CardSet
    to_beat: Combo
    move: int
    options: Options
    last: bool = False
    opening: bool = False


def case(attempt: Attempt) -> str:
    """The facts that matter, as words."""
    words = [_situation(attempt), _kind(attempt.move)]
    if attempt.to_beat != NOTHING and attempt.move != PASS:
        words.append(relation(attempt.move, attempt.to_beat))
    if attempt.opening and words[0] == "lead" and attempt.hand >> M1 & 1:
        words += ["opening", attempt.options.opening_limit, _fits_opening(attempt.move)]
    elif attempt.last and words[0] in ("lead", "single"):
        words += ["last", *_before_last(attempt)]
    return " ".join(words)


def _situation(attempt: Attempt) -> str:
    return "lead" if attempt.to_beat == NOTHING else _kind(attempt.to_beat)


def _kind(move: int) -> str:
    if move == PASS:
        return "pass"
    if type_of(move) >= Type.GANG_OF_4:
        return "gang"
    return "single" if size_of(move) == 1 else "several"


def relation(move: Combo, to_beat: Combo) -> str:
    """How *move* compares with what is to be beaten."""
    if beats(move, to_beat):
        return "higher"
    if size_class(move) != size_class(to_beat):
        return "size"
    return "level" if above(move) == above(to_beat) else "lower"


def _fits_opening(move: int) -> str:
    if move == PASS or not cards_of(move) >> M1 & 1:
        return "without"
    return "small" if size_of(move) <= 5 else "large"


def _before_last(attempt: Attempt) -> list[str]:
    top = highest(attempt.hand)
    mine = "top" if attempt.move == top else "other"
    if attempt.to_beat == NOTHING:
        several = any(size_of(combo) > 1 for combo in combos_in(attempt.hand))
        return [attempt.options.block_lead, "several" if several else "singles", mine]
    gang = any(_kind(combo) == "gang" for combo in combos_in(attempt.hand))
    beaten = "beaten" if beats(top, attempt.to_beat) else "unbeaten"
    return [attempt.options.block, beaten, "gang" if gang else "none", mine]

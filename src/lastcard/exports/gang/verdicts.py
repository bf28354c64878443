"""What the referee of the browser client says, computed by the engine beforehand.

What may be played depends on a few facts: what lies there, what the cards are and how they compare,
and before a last card what else is held. A case is those facts as words; the engine is asked about
questions that have every case in them, and its answers are the table. The page finds out the facts
of a question, from the table of combos, and looks the case up.
"""

from collections.abc import Iterator
from itertools import product
from typing import Final

from lastcard.exports.gang.cases import Attempt, case, relation
from lastcard.games.errors import Refusal
from lastcard.games.gang.checking import check
from lastcard.games.gang.combos import Type
from lastcard.games.gang.editions import Options
from lastcard.games.gang.errors import MustBlock, TooLow
from lastcard.games.gang.finder import PASS
from lastcard.games.gang.holding import combos_in
from lastcard.games.gang.notation import read_cards, read_combo
from lastcard.games.gang.one_hand import in_turn
from lastcard.games.gang.position import NOTHING

REFUSALS: Final = {
    "gang-must-lead": "GF-7.2",
    "gang-must-open": "GF-3.1",
    "gang-opening-too-large": "GF-3.2",
    "gang-wrong-size": "GF-7.1",
    "gang-too-low": "GF-7.1",
    "gang-must-lead-several": "GF-9.3",
    "gang-must-lead-highest": "GF-9.3",
}
"""Which rule refuses what; about blocking it depends on the edition."""

_HANDS: Final = (
    "G3",
    "R5",
    "R5 RD",
    "Y3 R7",
    "G3 Y3 R7",
    "G3 Y3 R5",
    "R5 R5 GP",
    "G2 Y2 R5",
    "G2 R9 R9",
    "G1 M1 Y3",
    "M1 Y3 RD",
    "M1",
    "G4 G4 Y4 Y4 G10",
    "G4 G4 Y4 Y4 R5",
    "G1 Y1 R4 R4 Y4 Y4",
    "G3 Y4 R5 Y6 G7 RD",
    "G1 G1 Y1 Y1 R1 M1 RD",
    "G2 G2 Y2 R2 G9 Y9 R9 R9",
)
_TO_BEAT: Final = (
    "G1",
    "R5",
    "YP",
    "RD",
    "G2 Y2",
    "R9 R9",
    "G2 Y2 R2",
    "G2 Y3 R4 Y5 G6",
    "G3 Y4 R5 Y6 G7",
    "G6 Y7 R8 Y9 G10",
    "G1 G1 Y1 Y1",
    "G2 G2 Y2 R2",
    "R8 R8 Y8 Y8",
    "G1 G1 Y1 Y1 R1 M1",
    "G10 G10 Y10 Y10 R10 R10",
)
_RULES: Final = (
    Options(),
    Options(opening_limit="none", block="single_or_gang", block_lead="free"),
)


def verdicts() -> dict[str, str]:
    """Every case, and what the engine says: a word and the number of a rule."""
    table: dict[str, str] = {}
    for question in _attempts():
        said = table.setdefault(case(question), verdict(question))
        if said != verdict(question):
            raise ValueError(f"{case(question)}: {said}, but also {verdict(question)}")
    return table


def verdict(attempt: Attempt) -> str:
    """What the engine says, as a word and the number of a rule."""
    position = in_turn(
        attempt.hand, attempt.to_beat, attempt.options, last=attempt.last, opening=attempt.opening
    )
    try:
        check(position, None if attempt.move == PASS else attempt.move)
    except Refusal as refusal:
        return _refused(attempt, refusal)
    return _allowed(attempt)


def compared() -> dict[str, dict[str, str]]:
    """Which rule compares two types, where one can be played on the other."""
    return {
        one.name.lower(): {other.name.lower(): _order(one, other) for other in Type} for one in Type
    }


def _attempts() -> Iterator[Attempt]:
    to_beat = [NOTHING, *map(read_combo, _TO_BEAT)]
    for text, lying, options in product(_HANDS, to_beat, _RULES):
        hand = read_cards(text)
        for move, (last, opening) in product(
            [*combos_in(hand), PASS], [(False, False), (True, False), (False, True)]
        ):
            yield Attempt(hand, lying, move, options, last, opening)


def _refused(attempt: Attempt, refusal: Refusal) -> str:
    if isinstance(refusal, MustBlock):
        card, gang = refusal.args_by_name["card"], refusal.args_by_name["gang"]
        due = "gang" if card == "none" else "card-or-gang" if gang == "yes" else "card"
        rule = "GF-9.1" if attempt.options.block == "single" else "GF-9.2"
        return f"must-block-{due} {rule}"
    if isinstance(refusal, TooLow) and relation(attempt.move, attempt.to_beat) != "lower":
        level = relation(attempt.move, attempt.to_beat) == "level"
        return "level GF-6.6" if level else "only-gang GF-7.1"
    return f"{refusal.code.removeprefix('gang-')} {REFUSALS[refusal.code]}"


def _allowed(attempt: Attempt) -> str:
    words = case(attempt).split()
    if attempt.move == PASS:
        return "may-pass GF-7.2"
    if "opening" in words:
        return "may-open GF-3.1"
    if words[1] == "gang" and words[0] not in ("lead", "gang"):
        return "may-gang GF-6.5"
    if "last" in words:
        return f"may-block {'GF-9.3' if words[0] == 'lead' else 'GF-9.1'}"
    return "may-lead GF-7.3" if words[0] == "lead" else "may-higher GF-7.1"


def _order(one: Type, other: Type) -> str:
    if max(one, other) >= Type.GANG_OF_4:
        return "GF-6.5"
    if one != other:
        return "GF-6.4"
    named = {Type.SINGLE: "GF-6.1", Type.FULL_HOUSE: "GF-6.3"}
    return named.get(one, "GF-6.2")

"""What a seat has to do, read from the rules and not from the moves that are listed."""

from __future__ import annotations

from typing import Any

from .combos import ORDER, beats, combos, is_gang
from .gang import Deal
from .thirteen import Round, value


def gang(deal: Deal) -> dict[str, Any]:
    """The code and arguments for the seat in turn."""
    if deal.silent == deal.turn:
        return {"code": "call"}  # GF-8.5
    follower = deal.next_in(deal.turn)
    last = len(deal.hands[follower]) == 1 and follower != deal.silent
    if deal.to_beat is None:
        return _leading(deal, follower if last else None)
    return _answering(deal, deal.to_beat, follower if last else None)


def thirteen(deal: Round, moves: list[str]) -> dict[str, Any]:
    """The code and arguments for the seat in turn, for its *moves* as they are listed."""
    takes = []
    for move in moves:
        lying = deal.targets[move[3:] or move[0]]
        over = sum(map(value, lying)) + value(move[:2]) > 13  # TH-2.5
        takes.append(len(lying) if over else 0)
    return {"code": "put" if 0 in takes else "take", "takes": tuple(takes)}


def _leading(deal: Deal, last: int | None) -> dict[str, Any]:
    hand = deal.hands[deal.turn]
    if deal.opening and "M1" in hand:
        return {"code": "open", "most": deal.options["opening_limit"]}  # GF-3.1, GF-3.2
    if last is None:
        return {"code": "lead"}
    if any(" " in combo for combo in combos(hand)):
        return {"code": "lead-several", "next": last}  # GF-9.3
    if len(hand) == 1 or deal.options["block_lead"] == "free":
        return {"code": "lead"}
    return {"code": "lead-highest", "next": last, "card": max(hand, key=ORDER.index)}


def _answering(deal: Deal, to_beat: list[str], last: int | None) -> dict[str, Any]:
    hand = deal.hands[deal.turn]
    if last is not None and len(to_beat) == 1:
        best = max(hand, key=ORDER.index)
        card = best if beats([best], to_beat) else None
        either = deal.options["block"] == "single_or_gang"
        gang = either and any(is_gang(combo.split()) for combo in combos(hand))
        if card is not None or gang:
            return {"code": "block", "next": last, "card": card, "gang": gang}  # GF-9.1, GF-9.2
    higher = any(beats(combo.split(), to_beat) for combo in combos(hand))
    return {"code": "beat" if higher else "nothing-higher"}

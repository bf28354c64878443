"""Gang of Four the slow and obvious way: cards are strings, hands are lists of strings."""

from __future__ import annotations

from collections.abc import Mapping
from copy import deepcopy
from typing import Any

from .combos import DECK, ORDER, beats, combo_type, combos, is_gang, number, strength, text

__all__ = [
    "DECK",
    "ORDER",
    "Deal",
    "beats",
    "combo_type",
    "combos",
    "count",
    "giver",
    "moves",
    "number",
    "points",
    "strength",
    "text",
]

DEFAULTS = {
    "opening_limit": 5,
    "block": "single",
    "block_lead": "highest",
    "after_pass": "may_return",
    "last_card": "spoken",
    "undeclared": "plus_one",
}
"""The options of edition `en-2010` that matter within a deal."""


def moves(
    hand: list[str],
    to_beat: list[str] | None,
    *,
    opening: bool = False,
    next_last: bool = False,
    opening_limit: int | None = 5,
    block: str = "single",
    block_lead: str = "highest",
) -> set[str]:
    """What the holder of the hand may do: combos, and "pass" where it is allowed."""
    found = combos(hand)
    if to_beat is not None:
        found = {combo for combo in found if beats(combo.split(), to_beat)}
        if next_last and len(to_beat) == 1:
            return blocking_answers(hand, found, block)
        return found | {"pass"}
    if opening and "M1" in hand:  # GF-3.1, GF-3.2; without M1 it is GF-3.3.
        limit = opening_limit or len(hand)
        found = {combo for combo in found if "M1" in combo and len(combo.split()) <= limit}
    if next_last:
        return blocking_leads(found, block_lead)
    return found


def blocking_answers(hand: list[str], higher: set[str], block: str) -> set[str]:
    """Answers to a single, the next player having one card; *higher* is what beats it."""
    gangs = {combo for combo in higher if is_gang(combo.split())}
    best = {max(hand, key=ORDER.index)} & higher
    if block == "single_or_gang":  # GF-9.2
        return best | gangs or {"pass"}
    return best or gangs | {"pass"}  # GF-9.1


def blocking_leads(found: set[str], block_lead: str) -> set[str]:
    """What may be led when the next player has one card (GF-9.3)."""
    several = {combo for combo in found if len(combo.split()) >= 2}
    if several or block_lead == "free":
        return several or found
    return {max(found, key=ORDER.index)}


class Deal:
    """One deal being played, from the first lead to the points."""

    def __init__(
        self,
        hands: list[list[str]],
        leader: int,
        direction: int,
        opening: bool,
        options: Mapping[str, Any],
    ) -> None:
        self.hands = [list(hand) for hand in hands]
        self.turn = leader
        self.direction = direction
        self.opening = opening
        self.options = {**DEFAULTS, **options}
        self.to_beat: list[str] | None = None
        self.owner = leader
        self.passed: set[int] = set()
        self.out: set[int] = set()
        self.silent: int | None = None
        self.winner: int | None = None

    def legal(self) -> set[str]:
        """The moves of the seat in turn; "R7!" is R7 with the last card declared."""
        if self.winner is not None:
            return set()
        hand = self.hands[self.turn]
        follower = self.next_in(self.turn)
        found = moves(
            hand,
            self.to_beat,
            opening=self.opening,
            next_last=len(self.hands[follower]) == 1 and follower != self.silent,
            opening_limit=self.options["opening_limit"],
            block=self.options["block"],
            block_lead=self.options["block_lead"],
        )
        if self.options["last_card"] == "automatic":
            return found
        plays = found - {"pass"}
        return found | {play + "!" for play in plays if len(hand) - len(play.split()) == 1}

    def callers(self) -> set[int]:
        """The seats that may say "last!" now: the one that has just forgotten to."""
        return set() if self.silent is None or self.winner is not None else {self.silent}

    def call(self, seat: int) -> None:
        """Let the seat say "last!" (GF-8.2)."""
        if seat not in self.callers():
            raise ValueError(f"seat {seat} has nothing to declare")
        self.silent = None

    def play(self, move: str) -> None:
        """Let the seat in turn make the move."""
        if move not in self.legal():
            raise ValueError(f"{move} is not among {self.legal()}")
        # From now on the last card of the seat before counts as not declared (GF-8.5).
        offender, self.silent = self.silent, None
        if offender is not None:
            self.out.add(offender)
        if offender == self.turn:
            # He leads without having declared: he keeps his card and the next one leads (GF-8.3).
            self.lead(self.next_in(self.turn))
        elif move == "pass":
            self.passed.add(self.turn)
            self.advance()
        else:
            self.put_down(move)
        if self.winner is None and len(self.still_in()) == 1:
            self.winner = self.still_in()[0]  # GF-8.6

    def put_down(self, move: str) -> None:
        """Move the cards from the hand to the middle of the table."""
        hand = self.hands[self.turn]
        self.to_beat = move.rstrip("!").split()
        for card in self.to_beat:
            hand.remove(card)
        self.owner = self.turn
        self.opening = False
        if self.options["after_pass"] == "may_return":
            self.passed = set()
        if not hand:
            self.winner = self.turn  # GF-7.4
            return
        if len(hand) == 1 and self.options["last_card"] == "spoken" and not move.endswith("!"):
            self.silent = self.turn
        self.advance()

    def advance(self) -> None:
        """Give the turn to the next one who may answer, or else begin a new cycle (GF-7.3)."""
        answering = [s for s in self.still_in() if s != self.owner and s not in self.passed]
        if not answering:
            self.lead(self.next_in(self.owner) if self.owner in self.out else self.owner)
            return
        self.turn = self.next_in(self.turn)
        while self.turn not in answering:
            self.turn = self.next_in(self.turn)

    def lead(self, seat: int) -> None:
        """Begin a new cycle."""
        self.turn = seat
        self.to_beat = None
        self.passed = set()

    def still_in(self) -> list[int]:
        """The seats that are not out of the deal (GF-8.3)."""
        return [seat for seat in range(len(self.hands)) if seat not in self.out]

    def next_in(self, seat: int) -> int:
        """The next seat in the direction of play that is not out of the deal."""
        seat = (seat + self.direction) % len(self.hands)
        while seat in self.out:
            seat = (seat + self.direction) % len(self.hands)
        return seat

    def points(self) -> list[int]:
        """The points of each seat, once the deal is over (GF-8.4, GF-10.1)."""
        if self.winner is None:
            raise ValueError("the deal is not over")
        result = [points(len(hand)) for hand in self.hands]
        for seat in self.out:
            result[seat] = 2 if self.options["undeclared"] == "plus_one" else 1
        result[self.winner] = 0
        return result


def count(deal: Deal, depth: int) -> int:
    """How many sequences of that many moves there are; a finished deal is one sequence."""
    if depth == 0 or deal.winner is not None:
        return 1
    total = 0
    for move in deal.legal():
        after = deepcopy(deal)
        after.play(move)
        total += count(after, depth - 1)
    return total


def points(left: int) -> int:
    """Points for that many cards left (GF-10.1)."""
    if left <= 7:
        return left
    if left <= 10:
        return 2 * left
    if left <= 13:
        return 3 * left
    return 4 * left if left <= 15 else 5 * left


def giver(left: list[int], totals: list[int], winner: int) -> int:
    """The loser of a deal, who gives his highest card in the next one (GF-11.1, GF-11.3)."""
    others = [seat for seat in range(len(left)) if seat != winner]

    def claim(seat: int) -> tuple[int, int, int]:
        steps_from_winner = (seat - winner) % len(left)
        return (left[seat], totals[seat], -steps_from_winner)

    return max(others, key=claim)

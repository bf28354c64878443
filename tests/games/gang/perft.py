"""Counting sequences of moves: ``perft.txt``, the engine's count, and the naive one.

``python -m tests.games.gang.perft`` counts every line of the file again by the naive rules.
"""

import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from lastcard.games.gang.combos import size_of
from lastcard.games.gang.finder import PASS
from lastcard.games.gang.notation import write_cards, write_combo
from lastcard.games.gang.position import NOBODY, NOTHING, Position
from lastcard.games.gang.positions import RULES, read_position
from tests.naive import gang as naive

FILE = Path(__file__).with_name("perft.txt")


@dataclass(frozen=True)
class Case:
    """How many sequences of *depth* moves there are from a position."""

    title: str
    text: str
    spoken: bool
    depth: int
    count: int


def cases() -> Iterator[Case]:
    """The lines of the file: a title, a position, and the counts from it."""
    title = text = ""
    for line in FILE.read_text(encoding="utf-8").splitlines():
        if line.startswith("#"):
            title = line.strip("# ")
        elif "|" in line:
            text = line
        elif line:
            mode, depth, _, count = line.split()
            yield Case(title, text, mode == "spoken", int(depth), int(count))


def count(position: Position, spoken: bool, depth: int) -> int:
    """The engine's count; a finished deal is one sequence, a late call is none of its own."""
    if depth == 0 or position.winner != NOBODY:
        return 1
    if depth == 1:
        return len(acts(position, spoken))
    return sum(count(after, spoken, depth - 1) for _, after in followers(position, spoken))


def divide(position: Position, spoken: bool, depth: int) -> str:
    """The count below each first move, one a line."""
    return "\n".join(
        f"{move} {count(after, spoken, depth - 1)}" for move, after in followers(position, spoken)
    )


def followers(position: Position, spoken: bool) -> Iterator[tuple[str, Position]]:
    """Every move as text, and the position after it."""
    for move, declare in acts(position, spoken):
        after = position.copy()
        after.play(move, declare)
        cards = "pass" if move == PASS else write_combo(move)
        yield cards + ("" if declare or not leaves_one(position, move) else " (silent)"), after


def acts(position: Position, spoken: bool) -> list[tuple[int, bool]]:
    """What can be done, and with or without "Last card!" where it must be spoken."""
    found = [(move, True) for move in position.legal()]
    if spoken:
        found += [(move, False) for move, _ in found if leaves_one(position, move)]
    return found


def leaves_one(position: Position, move: int) -> bool:
    """Whether a play leaves exactly one card."""
    return move != PASS and position.left(position.turn) - size_of(move) == 1


def naive_deal(position: Position, spoken: bool) -> naive.Deal:
    """The same position for the naive rules, which take every other last card for declared."""
    hands = [write_cards(position.hand(seat)).split() for seat in range(position.seats)]
    flags = {name: bool(position.rules & flag) for name, flag in RULES.items()}
    options = {
        "opening_limit": 5 if flags["opening_five"] else None,
        "block": "single_or_gang" if flags["block_with_gang"] else "single",
        "block_lead": "free" if flags["lead_free"] else "highest",
        "after_pass": "out_of_cycle" if flags["out_of_cycle"] else "may_return",
        "last_card": "spoken" if spoken else "automatic",
    }
    deal = naive.Deal(hands, position.turn, position.direction, position.opening, options)
    if position.to_beat != NOTHING:
        deal.to_beat, deal.owner = write_combo(position.to_beat).split(), position.owner
    deal.passed = {seat for seat in range(4) if position.passed >> seat & 1}
    deal.out = {seat for seat in range(4) if position.out >> seat & 1}
    deal.silent = None if position.pending == NOBODY else position.pending
    return deal


def naive_count(case: Case) -> int:
    """The count by the naive rules."""
    return naive.count(naive_deal(read_position(case.text), case.spoken), case.depth)


def main() -> None:
    """Say which lines of the file the naive rules do not confirm."""
    wrong = [case for case in cases() if naive_count(case) != case.count]
    for case in wrong:
        sys.stdout.write(f"{case.title}, depth {case.depth}: {naive_count(case)}\n")
    sys.exit(bool(wrong))


if __name__ == "__main__":
    main()

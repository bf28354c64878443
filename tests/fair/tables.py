"""Tables to deal at: the two decks, chance from a seed, and whole matches dealt provably."""

from collections.abc import Collection
from dataclasses import dataclass
from hashlib import sha256
from itertools import count

from lastcard.fair import (
    Ceremony,
    CeremonyPhase,
    Dealer,
    DealEvidence,
    Evidence,
    Randomness,
    SeatChain,
    Terms,
)
from lastcard.fair.notes import Chain, Cut, Link, Note, write_note
from lastcard.games.game import Seat

GANG = tuple(
    " ".join(
        [
            "G1 G1 Y1 Y1 R1 R1 M1",
            *(f"G{n} G{n} Y{n} Y{n} R{n} R{n}" for n in range(2, 11)),
            "GP YP RD",
        ]
    ).split()
)
THIRTEEN = tuple(
    card
    for cards in ("B1 Y1 G1 B2 Y2 G2", "B4 Y4 G4 R4", "B5 Y5 G5 B7 Y7 G7")
    for card in cards.split()
    for _ in range({"B4": 2, "Y4": 2, "G4": 2, "R4": 8}.get(card, 3))
)
DECKS = {"gang": GANG, "thirteen": THIRTEEN}
LENGTH = 20


def randomness(name: str) -> Randomness:
    """Bytes that look random and are the same every time."""
    numbers = count()
    return lambda size: sha256(f"{name} {next(numbers)}".encode()).digest()[:size]


def terms(game: str = "gang", seats: int = 4, match: str = "kitchen-7") -> Terms:
    return Terms(match, game, seats, DECKS[game])


@dataclass
class Table:
    """A dealer, the ceremony that its notes amount to, and the chains of the seats with one."""

    terms: Terms
    people: Collection[int]
    name: str = "table"

    def __post_init__(self) -> None:
        self.seeds = {seat: randomness(f"{self.name} seat {seat}")(32) for seat in self.people}
        self.chains = {Seat(seat): SeatChain(seed, LENGTH) for seat, seed in self.seeds.items()}
        self.dealer = Dealer(randomness(self.name))
        self.ceremony = Ceremony(self.terms)

    @property
    def notes(self) -> tuple[Note, ...]:
        return tuple(self.ceremony.notes)

    def take(self, note: Note) -> Note:
        self.ceremony.take(note)
        return note

    def seated(self) -> None:
        for seat, chain in self.chains.items():
            self.take(Chain(seat, chain.end.hex()))

    def open(self) -> Note:
        return self.take(self.dealer.open(self.ceremony))

    def answer(self, absent: Collection[int] = ()) -> None:
        """Everything that nobody is waited for."""
        seats = [Seat(seat) for seat in absent]
        while (note := self.dealer.answer(self.ceremony, seats)) is not None:
            self.take(note)

    def link(self, seat: int, deal: int | None = None) -> Note:
        link = self.chains[Seat(seat)].link(self.ceremony.deal if deal is None else deal)
        return self.take(Link(Seat(seat), link.hex()))

    def contribute(self, absent: Collection[int] = ()) -> None:
        """Open the next deal and let everybody contribute who is not *absent*."""
        self.open()
        self.answer()
        for seat in self.chains:
            if seat in absent:
                self.answer([seat])
            else:
                self.link(seat)

    def deck(self) -> tuple[str, ...]:
        deck = self.dealer.deck(self.ceremony)
        if self.ceremony.phase is CeremonyPhase.READY:
            self.ceremony.mark_dealt()
        return deck

    def reveal(self) -> Note:
        return self.take(self.dealer.reveal(self.ceremony))

    def finish(self) -> None:
        self.ceremony.mark_scored()
        self.reveal()
        self.dealer.written()


@dataclass(frozen=True)
class Plan:
    """A deal to come: who will be absent, who may cut, and where the cut will be."""

    absent: Collection[int] = ()
    cutter: int | None = None
    at: int = 0


def deal_match(table: Table, plans: Collection[Plan]) -> Evidence:
    """What the record of a whole match says, in which each deal goes as planned."""
    table.seated()
    deals = [_deal(table, plan) for plan in plans]
    opening = [write_note(note) for note in table.notes if isinstance(note, Chain)]
    return Evidence(table.terms, opening, deals)


def _deal(table: Table, plan: Plan) -> DealEvidence:
    before = len(table.notes)
    table.contribute(plan.absent)
    cutter = None if plan.cutter is None else Seat(plan.cutter)
    if cutter is not None and plan.at:
        table.take(Cut(cutter, plan.at))
    deck = table.deck()
    table.finish()
    return DealEvidence(lines(table.notes[before:]), deck, cutter)


def lines(notes: Collection[Note]) -> list[str]:
    return [write_note(note) for note in notes]

"""Provable deals for a match on one machine: people and bots, and nobody to wait for."""

from collections.abc import Callable, Iterable, Sequence

from lastcard.fair.ceremony import Ceremony
from lastcard.fair.chain import SIZE, SeatChain
from lastcard.fair.dealer import Dealer, Randomness
from lastcard.fair.errors import DeckRefused
from lastcard.fair.notes import Chain, Cut, Link, Note
from lastcard.fair.terms import Terms
from lastcard.games.game import Seat


class OfflineDeals:
    """Shuffles every deal of a match provably: ``shuffle`` and ``scored`` are for ``play_match``.

    The *people* get chains, all other seats are kept by the dealer. Every note is handed to
    *journal* as it is made. *ask_cut* is asked before each deal who cuts where; None is no cut.
    """

    def __init__(
        self,
        terms: Terms,
        people: Iterable[Seat],
        randomness: Randomness,
        journal: Callable[[Note], None],
        ask_cut: Callable[[], Cut | None] = lambda: None,
    ) -> None:
        self._ceremony = Ceremony(terms)
        self._dealer = Dealer(randomness)
        self._journal = journal
        self._ask_cut = ask_cut
        self._chains = {seat: SeatChain(randomness(SIZE)) for seat in people}
        for seat, chain in self._chains.items():
            self._note(Chain(seat, chain.end.hex()))

    def __repr__(self) -> str:
        ceremony = self._ceremony
        return f"OfflineDeals({ceremony.terms.match}, deal {ceremony.deal}, {ceremony.phase.value})"

    def shuffle(self, deck: Sequence[str]) -> tuple[str, ...]:
        """The deck of the next deal; the one before must be scored by then."""
        dealer, ceremony = self._dealer, self._ceremony
        if tuple(deck) != ceremony.terms.deck:
            raise DeckRefused(cards=len(deck))
        self._note(dealer.open(ceremony))
        while (note := dealer.answer(ceremony)) is not None:
            self._note(note)
        for seat, chain in self._chains.items():
            self._note(Link(seat, chain.link(ceremony.deal).hex()))
        cut = self._ask_cut()
        if cut is not None:
            self._note(cut)
        dealt = dealer.deck(ceremony)
        ceremony.mark_dealt()
        return dealt

    def scored(self) -> None:
        """The deal in progress is scored: reveal its secret."""
        self._ceremony.mark_scored()
        self._note(self._dealer.reveal(self._ceremony))
        self._dealer.written()

    def _note(self, note: Note) -> None:
        self._ceremony.take(note)
        self._journal(note)

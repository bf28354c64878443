"""The server's side of the provable deal: keeps the secret, makes the notes, hands out the deck.

For each deal, in this order; every note goes into the journal before anybody hears of it::

    open()                    the secret goes into the vault, its commitment is noted
    contribute()              the links of the seats without a chain
    link() or absent()        for each seat with one
    cut()                     if somebody cuts
    deck()                    to be dealt
    scored()
    reveal()                  the secret is noted
    close()                   the vault forgets it; ``open`` does so too
"""

from collections.abc import Callable, Iterable
from typing import TypeAlias

from lastcard.fair import errors
from lastcard.fair.ceremony import Ceremony, Phase
from lastcard.fair.chain import SIZE, checked
from lastcard.fair.deck import dealt_deck, kept_link
from lastcard.fair.notes import Absent, Chain, Commit, Cut, Link, Note, Reveal
from lastcard.fair.secret import Secret
from lastcard.fair.terms import Terms
from lastcard.fair.vault import Vault
from lastcard.games.game import Seat

Randomness: TypeAlias = Callable[[int], bytes]
"""Gives so many bytes that nobody can foretell, as ``os.urandom`` does."""


class Dealer:
    """The ceremony of every deal of a match, step by step; its text form shows no secret."""

    def __init__(self, terms: Terms, vault: Vault, randomness: Randomness) -> None:
        self._ceremony = Ceremony(terms)
        self._vault = vault
        self._randomness = randomness
        self._secret: Secret | None = None

    @classmethod
    def wake(
        cls, terms: Terms, vault: Vault, randomness: Randomness, notes: Iterable[Note]
    ) -> "Dealer":
        """The dealer of a match whose *notes* so far are known, with the secret from *vault*.

        Call ``deck`` and ``scored`` again if the journal says that they happened in this deal.
        """
        dealer = cls(terms, vault, randomness)
        for note in notes:
            if isinstance(note, Reveal):
                # It stands in the journal, so the deal was dealt and scored.
                dealer._ceremony.mark_dealt()
                dealer._ceremony.mark_scored()
            dealer._ceremony.take(note)
        dealer._recall()
        return dealer

    def __repr__(self) -> str:
        return f"Dealer({self.terms.match}, deal {self.deal}, {self.phase.value})"

    @property
    def terms(self) -> Terms:
        """What every deal of the match has in common."""
        return self._ceremony.terms

    @property
    def phase(self) -> Phase:
        """How far the ceremony has come."""
        return self._ceremony.phase

    @property
    def deal(self) -> int:
        """The number of the deal, counted from 1; 0 before the first."""
        return self._ceremony.deal

    @property
    def notes(self) -> tuple[Note, ...]:
        """Every note of the match so far, in order."""
        return tuple(self._ceremony.notes)

    @property
    def unanswered(self) -> tuple[Seat, ...]:
        """The seats whose link is still to come."""
        return self._ceremony.unanswered

    def pledge(self, seat: Seat, end: bytes) -> Note:
        """*seat* has a chain that ends in *end*: to be said before the first deal is opened."""
        return self._note(Chain(seat, checked(end).hex()))

    def open(self) -> Note:
        """Begin the next deal: keep a fresh secret, then commit to it."""
        self._ceremony.demand("open", Phase.SEATING, Phase.REVEALED)
        self.close()
        secret = self._kept_or_fresh()
        note = self._note(Commit(secret.commitment.hex()))
        self._secret = secret
        return note

    def contribute(self) -> tuple[Note, ...]:
        """The links of the seats without a chain, as far as they are not noted yet."""
        secret = self._in_progress("contribute", Phase.LINKS, Phase.READY)
        return tuple(
            self._note(Link(seat, kept_link(self.terms, self.deal, seat, secret).hex()))
            for seat in self._ceremony.kept
            if seat in self.unanswered
        )

    def link(self, seat: Seat, link: bytes) -> Note:
        """*seat*, which has a chain, contributes *link*; it must lead to what it said before."""
        if seat in self._ceremony.kept:
            raise errors.SeatKept(seat=seat)
        return self._note(Link(seat, checked(link).hex()))

    def absent(self, seat: Seat) -> Note:
        """*seat*, which has a chain, did not contribute in time."""
        return self._note(Absent(seat))

    def cut(self, seat: Seat, at: int) -> Note:
        """*seat*, which has a chain and whom the game lets cut, lifts *at* cards."""
        return self._note(Cut(seat, at))

    def deck(self) -> tuple[str, ...]:
        """The deck to be dealt; the same one however often it is asked for."""
        secret = self._in_progress("deck", Phase.READY, Phase.DEALT)
        if self.phase is Phase.READY:
            self._ceremony.mark_dealt()
        return dealt_deck(self.terms, self._ceremony.contributions, secret, self._ceremony.at)

    def scored(self) -> None:
        """The deal is played out and scored: from now on the secret may be revealed."""
        self._ceremony.mark_scored()

    def reveal(self) -> Note:
        """Show the secret of a scored deal; ``RevealTooEarly`` before that."""
        self._ceremony.demand_scored()
        secret = self._in_progress("reveal", Phase.SCORED)
        return self._note(Reveal(secret.value.hex()))

    def close(self) -> None:
        """The reveal is in the journal: let the vault forget what is no secret any more."""
        if self.phase is Phase.REVEALED:
            self._secret = None
            self._vault.forget(self.terms.match, self.deal)

    def _note(self, note: Note) -> Note:
        self._ceremony.take(note)
        return note

    def _in_progress(self, step: str, *phases: Phase) -> Secret:
        self._ceremony.demand(step, *phases)
        assert self._secret is not None, "a deal in progress has its secret"
        return self._secret

    def _kept_or_fresh(self) -> Secret:
        # A crash between vault and journal leaves a secret that nobody has heard of: it is as good
        # as new. So is one that another node has put there a moment ago.
        match, deal = self.terms.match, self.deal + 1
        kept = self._vault.get(match, deal)
        if kept is not None:
            return kept
        fresh = Secret(self._randomness(SIZE))
        try:
            self._vault.put(match, deal, fresh)
        except errors.SecretHeld:
            kept = self._vault.get(match, deal)
            if kept is None:
                raise
            return kept
        return fresh

    def _recall(self) -> None:
        self.close()
        if self.phase in (Phase.SEATING, Phase.REVEALED):
            return
        match, deal = self.terms.match, self.deal
        secret = self._vault.get(match, deal)
        if secret is None:
            raise errors.SecretMissing(match=match, deal=deal)
        if not self._ceremony.check_secret(secret):
            raise errors.SecretDamaged(match=match, deal=deal)
        self._secret = secret

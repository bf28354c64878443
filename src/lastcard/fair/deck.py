"""The deck of a deal from its secret and its notes: what the dealer deals and verifiers expect."""

from lastcard.fair.secret import Secret
from lastcard.fair.shuffle import cut, shuffled, stream
from lastcard.fair.terms import Contributions, Terms, seat_message, transcript
from lastcard.games.game import Seat


def dealt_deck(terms: Terms, given: Contributions, secret: Secret, at: int = 0) -> tuple[str, ...]:
    """The deck in the order in which it is dealt: shuffled, then cut at *at*."""
    return cut(shuffled(terms.deck, stream(secret, transcript(terms, given))), at)


def kept_link(terms: Terms, deal: int, seat: Seat, secret: Secret) -> bytes:
    """The link of a seat without a chain, which follows from the secret."""
    return secret.derive(seat_message(terms, deal, seat))

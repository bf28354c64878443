"""The server's signature (Ed25519, RFC 8032): receipts for links, and what it notes of a deal.

With a receipt a seat can show to anybody that the server had its link; with the signature of the
deal, that the server notes it as absent all the same.
"""

from lastcard.fair.notes import Link, Receipt, Server, Signed
from lastcard.fair.terms import Contributions, Terms, receipt_message, transcript

# The library is fetched when something is signed or checked: most who deal never do.


class Signer:
    """Signs with the key that 32 secret bytes make; its text form shows nothing of them."""

    def __init__(self, seed: bytes) -> None:
        from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

        self._key = Ed25519PrivateKey.from_private_bytes(seed)
        self.server = Server(self._key.public_key().public_bytes_raw().hex())
        """The note that tells the public key."""

    def receipt(self, terms: Terms, given: Contributions, link: Link) -> Receipt:
        """The receipt for *link*."""
        return Receipt(link.seat, self._sign(receipt_message(terms, given, link)))

    def signed(self, terms: Terms, given: Contributions) -> Signed:
        """The signature of everything noted before the deck is shuffled."""
        return Signed(self._sign(transcript(terms, given)))

    def _sign(self, message: bytes) -> str:
        return self._key.sign(message).hex()


def is_signed(message: bytes, signature: str, key: str) -> bool:
    """Whether *signature* is that of *message* by the server whose public key is *key*."""
    from cryptography.exceptions import InvalidSignature
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey

    try:
        public = Ed25519PublicKey.from_public_bytes(bytes.fromhex(key))
        public.verify(bytes.fromhex(signature), message)
    except (InvalidSignature, ValueError):
        return False
    return True

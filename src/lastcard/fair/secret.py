"""The server's secret of one deal, what is published of it, and what is derived from it."""

import hmac
from hashlib import sha256
from typing import NoReturn

from lastcard.fair.chain import checked


class Secret:
    """32 bytes that nobody sees before the deal is scored.

    Its text form hides them, and it refuses to be pickled or encoded: only ``value`` gives them.
    """

    __slots__ = ("_value",)

    def __init__(self, value: bytes) -> None:
        self._value = checked(value)

    @property
    def value(self) -> bytes:
        """The bytes themselves: for computing, for the journal, and for the reveal."""
        return self._value

    def __repr__(self) -> str:
        return "Secret(…)"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Secret) and hmac.compare_digest(self._value, other._value)

    def __hash__(self) -> int:
        return hash(self.commitment)

    def __reduce__(self) -> NoReturn:
        raise TypeError("a secret is not pickled")

    @property
    def commitment(self) -> bytes:
        """What is published before the deal: the SHA-256 of the secret."""
        return sha256(self._value).digest()

    def answers(self, commitment: bytes) -> bool:
        """Whether this is the secret that *commitment* was published for."""
        return hmac.compare_digest(self.commitment, commitment)

    def derive(self, message: bytes) -> bytes:
        """HMAC-SHA256 of *message* with the secret as key."""
        return hmac.digest(self._value, message, "sha256")

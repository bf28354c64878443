"""Tokens, by which browsers and programs are recognised.

A token is 32 random bytes and a signature, so that garbage is refused without asking the store,
which knows no token, only hashes.
"""

import hmac
from base64 import urlsafe_b64encode
from hashlib import sha256
from typing import Final

from lastcard.fair import Randomness

_BYTES: Final = 32
_LETTERS: Final = 43  # so many letters of base64 hold 32 bytes


class Tokens:
    """Makes and recognises the tokens for one *purpose*, and no others."""

    def __init__(self, key: bytes, purpose: str, randomness: Randomness) -> None:
        self._key = hmac.digest(key, f"lastcard token {purpose}".encode(), "sha256")
        self._randomness = randomness

    def new(self) -> str:
        """A fresh token."""
        secret = _text(self._randomness(_BYTES))
        return secret + self._signature(secret)

    def digest(self, token: str) -> bytes | None:
        """The hash of *token* that the store keeps; None if the token was not made here."""
        secret, signature = token[:_LETTERS], token[_LETTERS:]
        if not (token.isascii() and hmac.compare_digest(signature, self._signature(secret))):
            return None
        return sha256(secret.encode()).digest()

    def _signature(self, secret: str) -> str:
        return _text(hmac.digest(self._key, secret.encode(), "sha256"))


def _text(raw: bytes) -> str:
    return urlsafe_b64encode(raw).decode().rstrip("=")

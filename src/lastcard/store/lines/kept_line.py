"""A line of a journal as it is kept, and its digest, which outlives the text."""

from hashlib import sha256
from typing import NamedTuple

DIGEST_BYTES = 16


class KeptLine(NamedTuple):
    """A line as it stands in the database."""

    number: int
    at: int
    entry: bytes
    digest: bytes | None = None
    """The digest of what the line was, if its text was struck out."""

    @property
    def proof(self) -> bytes:
        """The digest of the line as it was written."""
        return self.digest or digest_of(self.number, self.at, self.entry)

    def struck(self, entry: bytes) -> "KeptLine":
        """The line with *entry* for its text; its digest stays."""
        return self._replace(entry=entry, digest=self.proof)

    def __repr__(self) -> str:
        return f"<line {self.number}>"  # it may hold a deck


def digest_of(number: int, at: int, entry: bytes) -> bytes:
    """The digest of a line: the first half of the SHA-256 of number, time and text."""
    return sha256(b"%d %d " % (number, at) + entry).digest()[:DIGEST_BYTES]


def chained(before: bytes, proof: bytes) -> bytes:
    """The digest of a journal up to a line of which *proof* is the digest, *before* it."""
    return sha256(before + proof).digest()[:DIGEST_BYTES]

"""A seat's hash chain: pledged once by its end, then told link by link, one for each deal.

The seat picks a seed of 32 bytes. The chain of length N is the seed hashed again and again with
SHA-256, N times in all; the last hash is the *end*. Link 0 is the end, link d lies d hashes before
it, and link N is the seed itself::

    seed = link N ─▶ … ─▶ link 2 ─▶ link 1 ─▶ link 0 = end        ─▶ is SHA-256

For deal d the seat tells link d. Everybody can check that it leads to the end, and nobody can
tell link d + 1 from it. Links belong to deal numbers: after a missed deal its link stays untold,
and the next one leads back over two hashes.
"""

from hashlib import sha256
from typing import Final

from lastcard.fair.errors import ChainSpent, WrongLength

SIZE: Final = 32
"""How many bytes a seed, a link, a chain's end or a secret has."""
LENGTH: Final = 1000
"""How many deals a chain lasts unless another length is chosen."""


class SeatChain:
    """A seat's own chain. Only the seat's side has it; its text form shows nothing of it."""

    __slots__ = ("_links",)

    def __init__(self, seed: bytes, length: int = LENGTH) -> None:
        links = [checked(seed)]
        for _ in range(length):
            links.append(sha256(links[-1]).digest())
        self._links = tuple(reversed(links))

    def __repr__(self) -> str:
        return f"SeatChain(…, {self.length})"

    @property
    def length(self) -> int:
        """For how many deals there are links."""
        return len(self._links) - 1

    @property
    def end(self) -> bytes:
        """What the seat pledges before the first deal."""
        return self._links[0]

    def link(self, deal: int) -> bytes:
        """What the seat tells for *deal*, counted from 1; to be called once that deal is open."""
        if not 1 <= deal <= self.length:
            raise ChainSpent(deal=deal, length=self.length)
        return self._links[deal]


def leads_to(link: bytes, known: bytes, steps: int) -> bool:
    """Whether *link*, hashed *steps* times, is *known*."""
    for _ in range(steps):
        link = sha256(link).digest()
    return link == known


def checked(value: bytes) -> bytes:
    """*value*, which must have 32 bytes."""
    if len(value) != SIZE:
        raise WrongLength(length=len(value))
    return bytes(value)

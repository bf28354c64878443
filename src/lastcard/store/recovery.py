"""Recovery codes: what opens an account whose password is lost, each once."""

from collections.abc import Iterable

from lastcard.table.entries import PlayerId


class Recovery:
    """The hashes of the recovery codes of all accounts."""

    async def replace(self, player: PlayerId, hashes: Iterable[bytes]) -> None:
        """These and no others are the codes of *player*."""
        raise NotImplementedError

    async def use(self, player: PlayerId, code_hash: bytes) -> bool:
        """Spend a code; False if *player* has no such code or has spent it."""
        raise NotImplementedError

    async def left(self, player: PlayerId) -> int:
        """How many codes *player* has not spent."""
        raise NotImplementedError

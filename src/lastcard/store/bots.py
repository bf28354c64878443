"""Bot accounts: players that are programs, each with an owner and a token."""

from lastcard.store.players import Player
from lastcard.table.entries import PlayerId


class Bots:
    """The bot accounts of all players."""

    async def create(self, owner: PlayerId, name: str, token_hash: bytes, now: int) -> Player:
        """A bot account of *owner*; ``NameTaken``."""
        raise NotImplementedError

    async def by_token(self, token_hash: bytes) -> Player | None:
        """The bot account that *token_hash* opens."""
        raise NotImplementedError

    async def of(self, owner: PlayerId) -> list[Player]:
        """The bot accounts of *owner*, oldest first."""
        raise NotImplementedError

    async def delete(self, owner: PlayerId, bot: PlayerId) -> bool:
        """Forget *bot*; False if it is not a bot of *owner*."""
        raise NotImplementedError

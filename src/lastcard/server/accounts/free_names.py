"""Whether a name is free for the player who wants it."""

from lastcard.server.accounts.errors import NameReserved
from lastcard.server.accounts.names import clean
from lastcard.store.accounts.players import Player
from lastcard.store.store import Store


async def free_name(store: Store, name: str, me: Player | None = None) -> str:
    """*name* in its canonical spelling, if *me* can have it; a ``Refusal`` if not."""
    tidy = clean(name)
    if await store.bans.covers(tidy):
        raise NameReserved
    # Guests may share a name, but nobody may look like an account.
    await store.players.check_free(tidy, None if me is None else me.id)
    return tidy

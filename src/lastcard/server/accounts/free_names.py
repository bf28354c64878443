"""Whether a name is free for the player who wants it."""

from lastcard.server.accounts.names import clean, look
from lastcard.server.errors import NameReserved
from lastcard.store.accounts.players import Player
from lastcard.store.errors import NameTaken
from lastcard.store.store import Store


async def free_name(store: Store, name: str, me: Player | None = None) -> str:
    """*name* in its canonical spelling, if *me* can have it; a ``Refusal`` if not."""
    tidy = clean(name)
    for spelling in {tidy, look(tidy)}:
        if await store.bans.covers(spelling):
            raise NameReserved
        # Guests may share a name, but nobody may have the name of an account.
        holder = await store.players.by_name(spelling)
        if holder is not None and (me is None or holder.id != me.id):
            raise NameTaken(name=tidy)
    return tidy

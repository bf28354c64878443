"""Who does not want to hear whom."""

from lastcard.table.entries import PlayerId


class Mutes:
    """The players that players have muted."""

    async def put(self, player: PlayerId, other: PlayerId, *, muted: bool) -> None:
        """From now on *player* does not hear *other*, or does again."""
        raise NotImplementedError

    async def of(self, player: PlayerId) -> frozenset[PlayerId]:
        """Those whom *player* does not hear."""
        raise NotImplementedError

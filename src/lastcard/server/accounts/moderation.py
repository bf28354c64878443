"""What an operator does about players: noted in the audit log, and told to the running server."""

from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from lastcard.fair import Randomness
from lastcard.server.accounts.errors import AccountMissing
from lastcard.server.accounts.recovery_codes import code_hash, new_codes
from lastcard.server.operations.signal import signal_player
from lastcard.store.accounts.audit import Deed, OperatorsDeed
from lastcard.store.accounts.player_bans import PlayerBan
from lastcard.store.accounts.players import Player
from lastcard.store.store import Store
from lastcard.table.state.entries import PlayerId


@dataclass(frozen=True, slots=True)
class Moderator:
    """An operator called *name* at work on *store*; the server's data are in *data*."""

    store: Store
    data: Path
    name: str
    now: int
    randomness: Randomness

    async def ban(self, player: Player, until: int | None, reason: str) -> None:
        """Ban *player* and their bots; they are disconnected and leave their tables."""
        ban = PlayerBan(player=player.id, at=self.now, until=until, reason=reason)
        await self.store.player_bans.put(ban)
        await self.note("banned", player.id, reason)
        await self._signal(player, *await self.store.bots.of(player.id))

    async def lift_ban(self, player: Player) -> bool:
        """Let *player* come again; False if they were not banned. They log in anew."""
        if not await self.store.player_bans.lift(player.id):
            return False
        if player.kind == "account":
            await self.store.logins.end_all(player.id)
        await self.note("ban-lifted", player.id)
        return True

    async def end_logins(self, player: Player) -> int:
        """End all logins of *player*; how many."""
        ended = await self.store.logins.end_all(player.id)
        await self.note("logins-ended", player.id)
        await self._signal(player)
        return ended

    async def delete(self, player: Player) -> None:
        """Forget *player* and their bots, as they could have done themselves."""
        bots = await self.store.bots.of(player.id)
        await self.store.players.delete(player.id)
        await self.note("deleted", player.id)
        await self._signal(player, *bots)

    async def reset_password(self, player: Player) -> str:
        """A code that opens the account once; logins end, and the password opens nothing any more.

        ``AccountMissing`` if there is no account.
        """
        if player.kind != "account":
            raise AccountMissing(name=player.name)
        code = new_codes(self.randomness)[0]
        await self.store.players.set_password(player.id, None)
        await self.store.recovery.replace(player.id, [code_hash(code)])
        await self.store.logins.end_all(player.id)
        await self.note("password-reset", player.id)
        await self._signal(player)
        return code

    async def note(
        self, deed: OperatorsDeed, player: PlayerId | None = None, detail: str = ""
    ) -> None:
        """Remember in the audit log what the operator did."""
        by = f"operator {self.name}".rstrip()
        kept = Deed(at=self.now, deed=deed, by=by, player=player, detail=detail)
        await self.store.audit.add(kept)

    async def _signal(self, *players: Player) -> None:
        for player in players:
            with suppress(OSError):  # a server elsewhere looks at everybody once a minute
                signal_player(self.data, player.id)

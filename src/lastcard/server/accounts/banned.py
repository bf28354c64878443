"""Whether a player is banned, and what they are told."""

from datetime import UTC, datetime

from lastcard.server.accounts.errors import Banned
from lastcard.store.accounts.player_bans import PlayerBan
from lastcard.store.accounts.players import Player
from lastcard.store.store import Store


async def check_not_banned(store: Store, player: Player, now: int) -> None:
    """Raise ``Banned`` if *player*, or whose bot it is, may not play here *now*."""
    ban = await store.player_bans.of(player)
    if ban is not None and ban.holds(now):
        raise refusal_of(ban)


def refusal_of(ban: PlayerBan) -> Banned:
    """What whoever has the *ban* is told."""
    return Banned(until=end_of(ban), reason=ban.reason.rstrip(". "))


def end_of(ban: PlayerBan) -> str:
    """When *ban* ends, in UTC, or "never"."""
    if ban.until is None:
        return "never"
    return datetime.fromtimestamp(ban.until / 1000, UTC).strftime("%Y-%m-%d %H:%M")

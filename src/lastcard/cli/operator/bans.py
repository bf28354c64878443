"""``lastcard admin``: bans of players, and of names."""

from lastcard.cli.online.seat_names import tidy
from lastcard.cli.operator import lists
from lastcard.cli.operator.admin_context import AdminContext
from lastcard.cli.operator.errors import BanMissing, DatePast, PlayerBanMissing, ReasonMissing
from lastcard.server.accounts.banned import end_of
from lastcard.store.accounts.player_bans import PlayerBan
from lastcard.store.accounts.players import Player


async def show(context: AdminContext, about: str) -> list[str]:
    """Who may not play here, and which names nobody may have."""
    held: list[tuple[PlayerBan, Player]] = [
        (ban, player)
        for ban in await context.store.player_bans.holding(context.now)
        if (player := await context.store.players.get(ban.player)) is not None
    ]
    return lists.bans(held, await context.store.bans.listed(), context.words)


async def ban(context: AdminContext, about: str) -> list[str]:
    """Ban a player, until a time or for ever."""
    until = context.time("until")
    reason = tidy(context.asked.reason or "")
    if not reason:
        raise ReasonMissing
    if until is not None and until <= context.now:
        raise DatePast(text=context.asked.until)
    player = await context.player(about)
    await context.moderator.ban(player, until, reason)
    held = PlayerBan(player=player.id, at=context.now, until=until, reason=reason)
    return [context.words.say("admin-banned", player=lists.who(player), until=end_of(held))]


async def unban(context: AdminContext, about: str) -> list[str]:
    """Let a player come again."""
    player = await context.player(about)
    if not await context.moderator.lift_ban(player):
        raise PlayerBanMissing(name=tidy(player.name))
    return [context.words.say("admin-unbanned", player=lists.who(player))]


async def ban_name(context: AdminContext, about: str) -> list[str]:
    """Let nobody take a name."""
    await context.store.bans.add(about, context.now)
    await context.moderator.note("name-banned", detail=about)
    return [context.words.say("admin-name-banned", name=tidy(about))]


async def unban_name(context: AdminContext, about: str) -> list[str]:
    """Let a name be taken again."""
    if not await context.store.bans.remove(about):
        raise BanMissing(name=about)
    await context.moderator.note("name-allowed", detail=about)
    return [context.words.say("admin-name-unbanned", name=tidy(about))]

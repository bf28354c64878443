"""``lastcard admin``: players, and their accounts."""

from lastcard.cli.online.seat_names import tidy
from lastcard.cli.operator import lists
from lastcard.cli.operator.admin_context import AdminContext
from lastcard.server.accounts.banned import end_of
from lastcard.store.accounts.players import MOST_FOUND, Player


async def show(context: AdminContext, about: str) -> list[str]:
    """Those last seen first: all, or those with part of a name or an id."""
    found = await context.store.players.find(about)
    banned = {ban.player for ban in await context.store.player_bans.holding(context.now)}
    more = [context.words.say("admin-more-players")] if len(found) >= MOST_FOUND else []
    return lists.players(found, banned, context.words) + more


async def show_one(context: AdminContext, about: str) -> list[str]:
    """All that an operator may want to know of one player."""
    player = await context.player(about)
    head = context.words.say(
        "admin-player",
        player=lists.who(player),
        kind=player.kind,
        created=lists.day(player.created),
        seen=lists.minute(player.seen),
    )
    return [head, *(f"    {line}" for line in await _details(context, player))]


async def _details(context: AdminContext, player: Player) -> list[str]:
    store, words = context.store, context.words
    lines = [words.say("admin-player-logins", number=len(await store.logins.of(player.id)))]
    ban = await store.player_bans.of(player)
    if ban is not None and ban.holds(context.now):
        lines.append(words.say("admin-player-ban", until=end_of(ban), reason=tidy(ban.reason)))
    if player.owner is not None and (owner := await store.players.get(player.owner)) is not None:
        lines.append(words.say("admin-player-owner", owner=lists.who(owner)))
    bots = [lists.who(bot) for bot in await store.bots.of(player.id)]
    tables = [str(table.match) for table in await store.matches.running_of(player.id)]
    reports = [str(one.id) for one in await store.reports.listed() if one.player == player.id]
    for message, found in (
        ("admin-player-bots", bots),
        ("admin-player-tables", tables),
        ("admin-player-reports", reports),
    ):
        if found:
            lines.append(words.say(message, found=", ".join(found)))
    return lines


async def end_logins(context: AdminContext, about: str) -> list[str]:
    """End all logins of a player."""
    player = await context.player(about)
    ended = await context.moderator.end_logins(player)
    return [context.words.say("admin-logins-ended", player=lists.who(player), number=ended)]


async def reset_password(context: AdminContext, about: str) -> list[str]:
    """A code with which the player sets a new password."""
    player = await context.player(about)
    code = await context.moderator.reset_password(player)
    return [context.words.say("admin-password-reset", player=lists.who(player)), f"    {code}"]


async def delete(context: AdminContext, about: str) -> list[str]:
    """Forget a player and their bots."""
    player = await context.player(about)
    await context.moderator.delete(player)
    return [context.words.say("admin-deleted", player=lists.who(player))]

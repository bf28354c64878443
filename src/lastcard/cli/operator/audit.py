"""``lastcard admin``: the audit log."""

from lastcard.cli.operator import lists
from lastcard.cli.operator.admin_context import AdminContext
from lastcard.cli.operator.errors import PlayerMissing
from lastcard.table.state.entries import PlayerId


async def show(context: AdminContext, about: str) -> list[str]:
    """The latest deeds, all or those about one player, from a day on."""
    deeds = await context.store.audit.listed(
        await _player(context, about) if about else None, context.time("since") or 0
    )
    players = {deed.player for deed in deeds if deed.player is not None}
    names = {
        player: known.name
        for player in players
        if (known := await context.store.players.get(player)) is not None
    }
    return lists.audit(deeds, names, context.words)


async def _player(context: AdminContext, about: str) -> PlayerId:
    try:
        return (await context.player(about)).id
    except PlayerMissing:
        return PlayerId(about)  # somebody who is deleted has an id still

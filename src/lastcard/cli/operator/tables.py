"""``lastcard admin``: tables."""

from contextlib import suppress

from lastcard.cli.operator import lists
from lastcard.cli.operator.admin_context import AdminContext
from lastcard.server.operations.closing import close_table
from lastcard.server.operations.signal import signal_reread
from lastcard.table.state.entries import MatchId


async def show(context: AdminContext, about: str) -> list[str]:
    """The tables that are open or playing."""
    return lists.tables(await context.store.matches.unfinished(), context.now, context.words)


async def close(context: AdminContext, about: str) -> list[str]:
    """Close a table for good."""
    match = MatchId(about)
    await close_table(context.store, match, context.now)
    await context.moderator.note("table-closed", detail=match)
    with suppress(OSError):  # a server elsewhere notices when somebody moves
        signal_reread(context.settings.data, match)
    return [context.words.say("admin-closed", table=match)]

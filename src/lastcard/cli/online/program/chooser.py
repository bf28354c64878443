"""A chooser at an online table: a program, or a bot of this machine."""

import asyncio

from lastcard.cli.online.connection.client import Client
from lastcard.cli.online.connection.seat import OnlineSeat
from lastcard.cli.online.connection.table import SeenTable
from lastcard.cli.online.errors import Removed
from lastcard.games.errors import RulesError
from lastcard.match import AnyPlayer
from lastcard.table.errors import NotStarted, SeatPlayed, StaleMove, TableOver
from lastcard.wire import asks


async def play(sitting: OnlineSeat, client: Client, player: AnyPlayer) -> None:
    """Let *player* play to the end of the match; ``Forfeit`` if it breaks a rule, ``Removed``."""
    answered: tuple[int, int] | None = None
    while sitting.sight.phase in ("open", "playing"):
        if sitting.sight.seat is None:
            raise Removed
        question = _question(sitting.sight)
        if sitting.sight.is_away:
            await sitting.come_back()
        elif question is None or question == answered:
            await sitting.changed()
        else:
            await _choose(sitting, client, player)
            answered = question


def _question(sight: SeenTable) -> tuple[int, int] | None:
    """Identifies the current question to the seat; None while there is none."""
    if not sight.is_settled or sight.view is None or not sight.view.legal:
        return None
    return sight.view.number, len(sight.moves)


async def _choose(sitting: OnlineSeat, client: Client, player: AnyPlayer) -> None:
    sight = sitting.sight
    view, seen = sight.view, tuple(sight.moves)
    # Off the event loop: while it thinks, the line stays alive.
    move = await asyncio.to_thread(player.choose, view, seen)
    if move is None:
        return
    ask = asks.Move(table=sitting.table, turn=view.number, move=sight.game.write(move))
    try:
        await client.ask(ask)
    except (StaleMove, SeatPlayed, NotStarted, TableOver):
        return  # too late: the table has gone on, and so do we
    except RulesError as error:
        # What somebody said in the meantime may have made the move a wrong one.
        if sitting.sight.view == view:
            player.refused(error)

"""The toy game on a real server: listed, played to its end, written down, proved."""

import asyncio
from pathlib import Path

import pytest

from lastcard.cli.online.connection.saved_login import SavedLogin
from lastcard.cli.online.program.program import BotPlan, OnlineBot
from lastcard.record.proof import verify_record
from lastcard.server.http.api.games import catalogue
from lastcard.table.state.entries import MatchId, Moved, read_entry
from lastcard.table.state.record import record_of
from lastcard.wire import asks
from tests.cli.fakes import WORDS
from tests.cli.online.recording_client import ROOT
from tests.stones.game import Stones
from tests.support.servers.local import LocalServer, local_server

WISH = asks.Pair(game="stones", edition="toy", seats=3, speed="relaxed", wait=0)


async def robot(place: LocalServer, table: MatchId | None) -> OnlineBot:
    token = await place.bot_token()
    plan = BotPlan(server=place.url, token=token, bot="novice", table=table, wish=WISH, matches=1)
    return OnlineBot(plan, SavedLogin(root=ROOT), WORDS)


def test_it_is_in_the_catalogue_with_the_bots_that_play_anything(game: Stones) -> None:
    told = next(info for info in catalogue().games if info.key == game.key)
    assert (told.fewest, told.most, told.common) == (2, 5, "toy")
    assert [option.name for option in told.options] == ["deals", "first_dealer"]
    assert [bot.name for bot in told.bots] == ["novice"]
    assert (told.advice, told.lessons) == (False, False)


async def test_a_match_is_played_written_down_and_proved(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        seats = {"seats": 3, "bots": (None, "novice", "novice")}
        table = await place.table(game="stones", edition="toy", options={}, **seats)
        await asyncio.gather((await robot(place, table)).run(), place.start(table))
        entries = [read_entry(line) for line in await place.journal(table)]
    moves = [entry for entry in entries if isinstance(entry, Moved) and entry.seat >= 0]
    assert len(moves) == 3 * 3 * 4  # deals, seats, stones
    assert verify_record(record_of(table, entries)).proved


async def test_who_waits_for_others_is_seated_with_bots_that_play_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async with local_server(tmp_path) as place:
        await (await robot(place, None)).run()
    assert "The match is over: " in capsys.readouterr().out

"""Programs at online tables."""

import asyncio
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

from lastcard.bots.errors import Forfeit
from lastcard.cli import main
from lastcard.cli.online.connection.saved_login import SavedLogin
from lastcard.cli.online.errors import LoginRefused, NoSeat, Removed
from lastcard.cli.online.program.program import BotPlan, OnlineBot
from lastcard.record.proof import verify_record
from lastcard.table.state.entries import Closed, MatchId, Moved, read_entry
from lastcard.table.state.record import record_of
from lastcard.wire import asks
from tests.cli.fakes import WORDS
from tests.cli.online.recording_client import ROOT
from tests.support.commands import environment, lastcard
from tests.support.people.http_guest import HttpGuest
from tests.support.servers.local import LocalServer, local_server
from tests.support.servers.process import server_process

LOWEST = str(Path(__file__).parents[3] / "examples" / "bots" / "lowest.py")
WISH = asks.Pair(
    game="gang",
    edition="en-2010",
    options={"last_card": "spoken", "target": "20"},
    seats=4,
    speed="relaxed",
    bot="greedy",
    wait=0,
)


async def robot(
    place: LocalServer, bot: str, table: MatchId | None = None, **changes: Any
) -> OnlineBot:
    plan: dict[str, Any] = {
        "server": place.url,
        "token": await place.bot_token(),
        "bot": bot,
        "table": table,
        "wish": WISH,
        "matches": 1,
    }
    return OnlineBot(BotPlan(**(plan | changes)), SavedLogin(root=ROOT), WORDS)


@pytest.mark.parametrize("changes", [{}, {"game": "thirteen", "edition": "fr-2009", "options": {}}])
async def test_a_program_sits_down_at_a_table_and_plays_to_the_end(
    tmp_path: Path, changes: dict[str, Any], capsys: pytest.CaptureFixture[str]
) -> None:
    async with local_server(tmp_path) as place:
        table = await place.table(**changes)
        playing = await robot(place, LOWEST, table)
        await asyncio.gather(playing.run(), place.start(table))
        entries = [read_entry(line) for line in await place.journal(table)]
        assert {entry.by for entry in entries if isinstance(entry, Moved) and entry.seat == 0} == {
            "player"
        }
        assert verify_record(record_of(table, entries)).proved
    said = capsys.readouterr().out.splitlines()
    assert said[0] == "Robby is at the server."
    assert said[1] == f"Playing at {place.url}/t/{table}"
    assert said[2].startswith("The match is over: ")
    assert "Robby" in said[2]


async def test_without_a_table_one_match_after_the_other_is_asked_for(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async with local_server(tmp_path) as place:
        await (await robot(place, "greedy", matches=2)).run()
    said = capsys.readouterr().out
    assert said.count("Waiting for a match …") == said.count("The match is over: ") == 2


async def test_a_match_that_was_begun_before_is_finished_first(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async with local_server(tmp_path) as place:
        short = msgspec.structs.replace(WISH, options={"target": "1"})
        first = await robot(place, "greedy", wish=short)
        running = asyncio.create_task(first.run())
        said = ""
        async with asyncio.timeout(20):
            while "Playing at" not in said:
                await asyncio.sleep(0.01)
                said += capsys.readouterr().out
        running.cancel()
        with pytest.raises(asyncio.CancelledError):
            await running
        again = OnlineBot(first._plan, SavedLogin(root=ROOT), WORDS)
        await again.run()
        link = said.splitlines()[-1]
        assert link in capsys.readouterr().out


async def test_a_program_that_breaks_a_rule_leaves_and_its_words_are_kept(tmp_path: Path) -> None:
    bot = tmp_path / "bot"
    bot.write_text("#!/bin/sh\nwhile read -r line; do echo oh >&2; echo RD RD; done\n")
    bot.chmod(0o755)
    async with local_server(tmp_path / "data") as place:
        table = await place.table()
        playing = await robot(place, str(bot), table)
        with pytest.raises(Forfeit) as lost:
            await asyncio.gather(playing.run(), place.start(table))
        assert "RD RD" in lost.value.__notes__
        assert "oh" in lost.value.__notes__
        entries = [read_entry(line) for line in await place.journal(table)]
        assert Closed(why="left") in entries


async def test_a_table_without_a_free_seat_is_refused(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        table = await place.table(bots=("greedy",) * 4)
        with pytest.raises(NoSeat):
            await (await robot(place, "greedy", table)).run()


async def test_a_bot_that_the_host_removes_goes(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        table = await place.table()
        playing = await robot(place, "greedy", table)
        with pytest.raises(Removed):
            await asyncio.gather(playing.run(), place.remove(table, 0))


async def test_a_token_that_nobody_knows_is_refused(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        with pytest.raises(LoginRefused):
            await (await robot(place, "greedy", token="nonsense")).run()


def test_a_real_program_goes_on_after_the_server_was_killed(tmp_path: Path) -> None:
    with server_process(tmp_path) as server:
        token = HttpGuest(server.url).make_bot()
        playing = subprocess.Popen(
            [
                *(sys.executable, "-m", "lastcard.cli", "bot", "--server", server.url),
                *("--speed", "relaxed", "--wait", "0", "--matches", "1", LOWEST),
            ],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            env=environment() | {"LASTCARD_TOKEN": token, "XDG_DATA_HOME": str(tmp_path)},
            text=True,
        )
        assert playing.stdout
        for line in playing.stdout:
            if line.startswith("Playing at "):
                break
        server.restart()
        said, complaint = playing.communicate(timeout=60)
    assert (playing.returncode, complaint) == (0, "")
    assert "The line is lost; trying again …\nRobby is at the server.\n" in said
    assert said.splitlines()[-1].startswith("The match is over: ")


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("bot", "Name the program"),
        ("bot ./nobody --server x --token t", "“./nobody” cannot be run"),
        ("bot geniuses --server x --token t", "There is no bot"),
        ("bot greedy --token t", "Name the server"),
        ("bot greedy --server x", "Give the token"),
        ("bot greedy --token t --server ftp://x", "is not the address"),
        ("bot greedy --token t --table http://x/abc", "is not the address of a table"),
        ("bot greedy --token t --server http://y --table http://x/t/abc", "not one of the server"),
        ("bot greedy --token t --server x --speed light", "There is no speed"),
        ("bot greedy --token t --server x --wait 601", "--wait takes a whole number"),
        ("bot greedy --token t --server x --players 9", "3 to 4 players"),
        ("bot greedy --token t --server x --option target=0", "cannot be"),
    ],
)
def test_a_bot_that_cannot_be_sent_is_told_so_before_anybody_is_asked(
    line: str, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(line.split()) == 2
    assert said in capsys.readouterr().err


def test_a_server_that_is_not_there_is_one_sentence(tmp_path: Path) -> None:
    env = {"XDG_DATA_HOME": str(tmp_path)}
    done = lastcard("bot", "--server", "127.0.0.1:1", "--token", "t", "greedy", env=env)
    assert done.returncode == 1
    assert done.stderr == "lastcard: Nobody answers at http://127.0.0.1:1: Connection refused.\n"

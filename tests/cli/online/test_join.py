"""An online table in the terminal: whole matches, breaks, leaving and coming back."""

import asyncio
import signal
import stat
from collections.abc import Iterator
from pathlib import Path
from urllib.request import urlopen

import pexpect
import pytest

from lastcard.cli import main
from lastcard.record import read
from lastcard.record.proof import verify_record
from lastcard.server.live.match_index import stop
from lastcard.table.state.entries import MatchId
from lastcard.wire import asks
from tests.cli.fakes import DULL
from tests.cli.online.recording_client import RecordingClient
from tests.cli.online.terminals import ASKED, join, play_out, start
from tests.support.commands import lastcard
from tests.support.people.http_guest import HttpGuest
from tests.support.servers.process import ServerProcess, server_process


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with server_process(tmp_path_factory.mktemp("server")) as running:
        yield running


@pytest.fixture
def home(tmp_path: Path) -> Path:
    return tmp_path


def test_a_whole_match_is_played_and_kept(server: ServerProcess, home: Path) -> None:
    link = HttpGuest(server.url).make_table()
    child = join(link, home, "--name", "Ada")
    start(child)
    address = play_out(child)
    with urlopen(address, timeout=20) as answer:
        record = read(answer.read().decode())
    assert record.names[0] == "Ada"
    assert verify_record(record).proved
    links = [note for deal in record.deals for note in deal.proof if note.startswith("link 0 ")]
    assert len(links) == len(record.deals)


def test_who_one_is_stays_ones_own_secret(server: ServerProcess, home: Path) -> None:
    child = join(HttpGuest(server.url).make_table(), home, "--name", "Ada")
    child.expect("Type start to begin")
    (file,) = (home / "lastcard" / "online").iterdir()
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    child.close()


def test_a_server_that_is_killed_is_waited_for(tmp_path: Path) -> None:
    with server_process(tmp_path) as server:
        child = join(HttpGuest(server.url).make_table(), tmp_path, "--name", "Ada")
        start(child)
        child.expect(ASKED)
        server.restart()
        child.expect("The line is lost; trying again")
        child.expect("The line is back")
        play_out(child)


def test_who_leaves_is_told_how_to_come_back_and_has_the_same_seat(
    server: ServerProcess, home: Path
) -> None:
    options = {"last_card": "automatic", "target": "100"}
    link = HttpGuest(server.url).make_table(options=options)
    child = join(link, home, "--name", "Ada")
    start(child)
    child.expect(ASKED)
    child.sendline("quit")
    child.expect("You left the table")
    child.expect(f"To come back: lastcard join {link}")
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 0
    again = join(link, home)
    again.expect(ASKED)
    again.sendline("score")
    again.expect("Ada")
    again.close()


def test_what_is_typed_survives_what_happens_meanwhile(server: ServerProcess, home: Path) -> None:
    link = HttpGuest(server.url).make_table(bots=[None, None, "greedy", "greedy"])
    ada = join(link, home / "a", "--name", "Ada")
    ada.expect("One seat is free")
    ada.expect(ASKED)
    ada.send("stop\x7f\x7farx")
    ada.expect("x")
    ada.send("\x7f")
    bob = join(link, home / "b", "--name", "Bob")
    ada.expect("Bob .*Type start to begin.* > .*star")
    ada.sendline("t")
    bob.expect("deal 1")
    for child in (ada, bob):
        child.close()


def test_who_leaves_before_the_match_leaves_the_seat_free(
    server: ServerProcess, home: Path
) -> None:
    ann = HttpGuest(server.url)
    link = ann.make_table()
    child = join(link, home, "--name", "Ada")
    child.expect("Type start to begin")
    child.expect(ASKED)
    child.sendline("dance")
    child.expect("You can type start, bots")
    child.expect(ASKED)
    child.sendeof()
    child.expect("You left the table")
    child.expect(pexpect.EOF)
    child.close()
    chairs = ann.ask("GET", f"/api/tables/{link.rpartition('/')[2]}")["chairs"]
    assert chairs[0]["player"] is None


def test_a_guest_sees_who_comes_and_waits_for_who_may_start(
    server: ServerProcess, home: Path
) -> None:
    link = HttpGuest(server.url).make_table(bots=[None, None, "greedy", "greedy"])
    ada = join(link, home / "a", "--name", "Ada")
    ada.expect("One seat is free")
    bob = join(link, home / "b", "--name", "Bob")
    ada.expect("Bob .*Type start to begin")
    bob.expect("The host has left: Ada starts the match")
    bob.expect(ASKED)
    bob.sendline("start")
    bob.expect("Only whoever arranges the table may do that")
    ada.sendline("start")
    for child in (ada, bob):
        child.expect("deal 1")
        child.close()


def test_a_lobby_has_room_for_the_longest_name(server: ServerProcess, home: Path) -> None:
    child = join(HttpGuest(server.url).make_table(), home, "--name", "Konstantinopolitanerinne")
    child.expect("Konstantinopolitanerinne +.*you")
    child.close()


def test_an_interrupt_ends_at_once_and_the_match_goes_on(server: ServerProcess, home: Path) -> None:
    child = join(HttpGuest(server.url).make_table(), home, "--name", "Ada")
    start(child)
    child.expect(ASKED)
    child.sendintr()
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 130
    assert "Traceback" not in child.before
    assert child.before.endswith("\n"), "the shell goes on in a line of its own"


@pytest.mark.parametrize("number", [signal.SIGKILL, signal.SIGSTOP])
def test_an_interrupt_ends_the_visit_though_the_server_is_dead(
    tmp_path: Path, home: Path, number: signal.Signals
) -> None:
    with server_process(tmp_path) as server:
        child = join(HttpGuest(server.url).make_table(), home, "--name", "Ada")
        child.expect("Type start to begin")
        child.expect(ASKED)
        server.send(number)
        try:
            child.sendintr()
            child.expect(pexpect.EOF)
        finally:
            server.send(signal.SIGCONT)
    child.close()
    assert child.exitstatus == 130
    assert child.before.endswith("\n"), "the shell goes on in a line of its own"


def test_a_match_can_be_played_through_a_pipe(server: ServerProcess, home: Path) -> None:
    typed = "start\n" + "".join(f"{line}\n" for line in DULL) * 500
    link = HttpGuest(server.url).make_table()
    done = lastcard("join", link, typed=typed, env={"XDG_DATA_HOME": str(home)})
    assert (done.returncode, done.stderr) == (0, "")
    assert "The match is over." in done.stdout
    assert "\x1b" not in done.stdout


@pytest.mark.parametrize(
    ("link", "said"),
    [
        ("{url}/t/nowhere", "There is no such table, or it is closed by now."),
        ("http://127.0.0.1:1/t/abc", "Nobody answers at http://127.0.0.1:1: Connection refused."),
    ],
)
def test_a_table_that_is_not_there_is_one_sentence(
    server: ServerProcess, home: Path, link: str, said: str
) -> None:
    env = {"XDG_DATA_HOME": str(home)}
    done = lastcard("join", link.format(url=server.url), env=env)
    assert (done.returncode, done.stderr) == (1, f"lastcard: {said}\n")


def test_a_table_without_a_free_seat_is_one_sentence(server: ServerProcess, home: Path) -> None:
    link = HttpGuest(server.url).make_table(bots=["greedy"] * 4)
    done = lastcard("join", link, env={"XDG_DATA_HOME": str(home)})
    assert done.stderr == "lastcard: There is no free seat at this table.\n"


def test_a_name_that_cannot_be_had_is_one_sentence(server: ServerProcess, home: Path) -> None:
    link = HttpGuest(server.url).make_table()
    done = lastcard("join", link, "--name", "x" * 60, env={"XDG_DATA_HOME": str(home)})
    assert done.returncode == 1
    assert "Choose a shorter name" in done.stderr


@pytest.mark.parametrize(("line", "said"), [("join", "Name the address"), ("join x", "is not the")])
def test_a_link_that_is_none_is_a_wrong_command_line(
    line: str, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(line.split()) == 2
    assert said in capsys.readouterr().err


def test_who_is_removed_by_the_host_is_told_so(server: ServerProcess, home: Path) -> None:
    ann = HttpGuest(server.url)
    link = ann.make_table()
    table = MatchId(link.rpartition("/")[2])
    child = join(link, home, "--name", "Ada")
    child.expect("Type start to begin")

    async def remove() -> None:
        client = RecordingClient(server.url, {"Cookie": ann.cookie, "Origin": server.url})
        running = asyncio.create_task(client.client.run())
        await client.come(table)
        await client.client.ask(asks.Remove(table=table, seat=0))
        await stop(running)

    asyncio.run(remove())
    child.expect("The host of the table has taken your seat away")
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 1


def test_a_newcomer_is_asked_for_a_name_once_and_has_one_ready(
    server: ServerProcess, home: Path
) -> None:
    ann = HttpGuest(server.url)
    link = ann.make_table(bots=[None, None, "greedy", "greedy"])
    ada = join(link, home / "a")
    ada.expect("What shall the others call you")
    ada.expect(ASKED)
    ada.sendline("x" * 200)
    ada.expect("Choose a shorter name")
    ada.expect(ASKED)
    ada.sendline("Ada")
    ada.expect("One seat is free")
    bob = join(link, home / "b")
    bob.expect(r"press Enter to be\s+(\S[^.]*)\.")
    given = " ".join(bob.match[1].split())
    bob.expect(ASKED)
    bob.sendline("")
    ada.expect("Type start to begin")
    chairs = ann.ask("GET", f"/api/tables/{link.rpartition('/')[2]}")["chairs"]
    assert [chair["name"] for chair in chairs[:2]] == ["Ada", given]
    ada.close()
    again = join(link, home / "a")
    assert again.expect(["Type start to begin", "What shall"]) == 0
    for child in (again, bob):
        child.close()


def test_whoever_would_rather_not_come_in_is_nobody(server: ServerProcess, home: Path) -> None:
    child = join(HttpGuest(server.url).make_table(), home)
    child.expect("What shall the others call you")
    child.expect(ASKED)
    child.sendeof()
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 0
    assert not list((home / "lastcard" / "online").glob("*.part"))

"""A table that is opened from the terminal: arranged, played, and played once more."""

import re
from collections.abc import Iterator
from pathlib import Path
from urllib.request import Request, urlopen

import pytest

from lastcard.cli import main
from lastcard.cli.online.connection.address import read_link
from lastcard.cli.online.connection.api import COOKIE
from lastcard.cli.online.connection.saved_login import LoginFile, online_folder
from lastcard.cli.online.person.invitation import Invitation
from lastcard.cli.terminal.looks import MANY, Looks
from lastcard.record import read
from lastcard.record.proof import verify_record
from lastcard.table.state.entries import MatchId
from tests.cli.fakes import WORDS, Shown, Typed
from tests.cli.online.terminals import (
    ASKED,
    host,
    invitation,
    join,
    leave,
    play_match,
    play_out,
    start,
)
from tests.support.commands import lastcard
from tests.support.people.http_guest import HttpGuest
from tests.support.servers.process import ServerProcess, server_process

SHORT = ("--players", "3", "--option", "target=10")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with server_process(tmp_path_factory.mktemp("server")) as running:
        yield running


def test_a_free_seat_is_nobodys_however_many_there_are(
    server: ServerProcess, tmp_path: Path
) -> None:
    link = HttpGuest(server.url).make_table(bots=[None, None, None, "greedy"])
    done = lastcard("join", link, typed="quit\n", env={"XDG_DATA_HOME": str(tmp_path)})
    rows = re.findall(r"^   (\d)  (\S+) .*free", done.stdout, re.MULTILINE)
    assert set(rows) == {("2", "-"), ("3", "-")}
    assert "2 seats are free" in done.stdout
    assert "None" not in done.stdout


def test_the_host_opens_a_table_seats_bots_and_starts(
    server: ServerProcess, tmp_path: Path
) -> None:
    child = host(server, tmp_path, "--bots", "novice", *SHORT)
    assert invitation(child).startswith(f"{server.url}/t/")
    child.expect("One seat is free")
    child.expect(ASKED)
    child.sendline("bot 2 dragon")
    child.expect("There is no bot “dragon”")
    child.expect(ASKED)
    child.sendline("bot 2")
    start(child)
    play_out(child)


def test_people_come_by_the_link_and_the_host_may_remove_them(
    server: ServerProcess, tmp_path: Path
) -> None:
    ada = host(server, tmp_path / "a", "thirteen", "--players", "3", "--bots", "1")
    bob = join(invitation(ada), tmp_path / "b", "--name", "Bob")
    bob.expect("The match begins when Ada starts it")
    ada.expect("Bob .*Type start to begin")
    ada.expect(ASKED)
    ada.sendline("remove 2")
    bob.expect("The host of the table has taken your seat away")
    ada.expect("One seat is free")
    for child in (ada, bob):
        child.close()


def test_the_link_can_be_seen_again_and_the_table_is_the_hosts_the_next_day(
    server: ServerProcess, tmp_path: Path
) -> None:
    child = host(server, tmp_path)
    link = invitation(child)
    child.expect("3 seats are free")
    child.expect(ASKED)
    child.sendline("link")
    assert invitation(child) == link
    child.expect("3 seats are free")
    child.close()
    again = join(link, tmp_path)
    again.expect("You can type start, bots")
    again.close()


def test_a_table_is_found_by_its_link_alone_unless_it_is_public(
    server: ServerProcess, tmp_path: Path
) -> None:
    def listed(*arguments: str) -> bool:
        child = host(server, tmp_path, *arguments)
        table = invitation(child).rpartition("/")[2]
        tables = HttpGuest(server.url).ask("GET", "/api/tables")["tables"]
        child.close()
        return table in [one["table"] for one in tables]

    assert not listed()
    assert listed("--public")


def test_the_same_people_play_again_and_contribute_to_the_deals(
    server: ServerProcess, tmp_path: Path
) -> None:
    ada = host(server, tmp_path / "a", "--bots", "1", *SHORT)
    bob = join(invitation(ada), tmp_path / "b", "--name", "Bob")
    start(ada)
    play_match(ada, bob)
    ada.sendline("dance")
    ada.expect("“dance” means nothing here")
    ada.sendline("again")
    bob.expect("Ada wants to play once more: type again")
    bob.sendline("again")
    for child in (ada, bob):
        child.expect("deal 1")
    play_match(ada, bob)
    bob.close()
    # The table was not public: its record is told to those who sat there.
    login = LoginFile(online_folder({"XDG_DATA_HOME": str(tmp_path / "a")}), server.url).load()
    asked = Request(leave(ada), headers={"Cookie": f"{COOKIE}={login.login}"})
    with urlopen(asked, timeout=20) as answer:
        record = read(answer.read().decode())
    assert verify_record(record).proved
    for seat in (0, 1):
        notes = [note for deal in record.deals for note in deal.proof]
        assert sum(note.startswith(f"link {seat} ") for note in notes) == len(record.deals)


@pytest.mark.parametrize(
    ("arguments", "code", "said"),
    [
        ("--server http://127.0.0.1:1", 1, "Nobody answers at http://127.0.0.1:1: Connection"),
        ("", 1, "No server runs on this machine at http://127.0.0.1:1: start one with"),
        ("--server :)", 2, "“:)” is not the address of a server"),
        ("--bots 4", 2, "With 4 bots no seat is left for you at a table for 4."),
        ("--bots 3 --players 3", 2, "With 3 bots no seat is left for you at a table for 3."),
        ("--bots 99", 2, "--bots takes a whole number from 0 to 4, not “99”."),
        ("--bots dragon", 2, "There is no bot “dragon”"),
        ("--players 9", 2, "This game is for 3 to 4 players, not 9."),
        ("--speed warp", 2, "There is no speed “warp”"),
        ("chess", 2, "There is no game “chess”"),
        ("--option target", 2, "--option takes NAME=VALUE"),
        ("--edition nowhere", 2, "nowhere"),
    ],
)
def test_what_cannot_be_hosted_is_one_sentence(
    arguments: str,
    code: int,
    said: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setenv("LASTCARD_PORT", "1")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert main(["host", *arguments.split()]) == code
    assert said in capsys.readouterr().err


def test_the_picture_of_a_link_is_left_out_where_there_is_no_room_for_it() -> None:
    invited = Invitation(read_link("http://192.168.178.123:8013/t/abcdefghij"), first=True)

    def lines(height: int) -> list[str]:
        look = Looks(height=height, colours=MANY, live=True)
        terminal = Shown(Typed([]), look)
        shown = invited.lines(terminal, WORDS)
        assert len(shown) <= terminal.rows
        return shown

    assert any("▄" in line for line in lines(24))
    assert not any("▄" in line for line in lines(18))
    assert str(invited.link) in "".join(lines(18))


def test_an_invitation_to_another_table_is_shown_when_it_is_asked_for() -> None:
    invited = Invitation(read_link("http://cards.example/t/abc"), first=True)
    assert invited.to(MatchId("abc")) == invited
    another = invited.to(MatchId("def"))
    assert (str(another.link), another.first) == ("http://cards.example/t/def", False)

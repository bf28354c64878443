"""Looking after the people of a server from the command line."""

import asyncio
from pathlib import Path

import aiohttp
import pytest

from lastcard.server.accounts.recovery_codes import code_hash
from lastcard.store.accounts.audit import Deed
from lastcard.store.accounts.players import Player
from lastcard.store.store import Store
from lastcard.table.state.entries import PlayerId
from tests.cli.operator.desk import Desk, store
from tests.support.people.http_guest import HttpGuest
from tests.support.servers.process import server_process

DAY = 24 * 60 * 60 * 1000


async def people(kept: Store) -> None:
    """Two guests called Bob (b, c), and the account Ann (a) with a bot Robbie (d)."""
    ann = await kept.players.create("Ann", 1)
    await kept.players.create("Bob", DAY)
    await kept.players.create("Bob", 2 * DAY)
    await kept.players.register(ann.id, "Ann", "$argon2id$")
    await kept.bots.create(ann.id, "Robbie", b"x", 3 * DAY)
    await kept.logins.create(ann.id, b"t", 1, "Firefox")


@pytest.fixture
def town(tmp_path: Path) -> Path:
    store(tmp_path, people)
    return tmp_path


def test_players_are_listed_and_found(town: Path, admin: Desk) -> None:
    assert admin("players").splitlines() == [
        "bot      1970-01-04  1970-01-04 00:00  d  Robbie",
        "guest    1970-01-03  1970-01-03 00:00  c  Bob",
        "guest    1970-01-02  1970-01-02 00:00  b  Bob",
        "account  1970-01-01  1970-01-01 00:00  a  Ann",
    ]
    assert [line.split()[-1] for line in admin("players", "OB").splitlines()] == [
        *("Robbie", "Bob", "Bob")
    ]
    assert admin("players", "b").splitlines()[-1].endswith("b  Bob")
    assert admin("players", "%") == "Nobody is called that.\n"


def test_one_player_is_shown_with_what_belongs_to_them(town: Path, admin: Desk) -> None:
    async def report(kept: Store) -> None:
        await kept.reports.add(
            PlayerId("b"), PlayerId("a"), match=None, number=None, reason="talk", text="", now=1
        )

    store(town, report)
    admin("ban", "ann", "--reason", "insults.")
    assert admin("player", "ann").splitlines() == [
        "Ann (a): account, since 1970-01-01, last seen 1970-01-01 00:00",
        "    logins: 1",
        "    banned for ever: insults.",
        "    bots: Robbie (d)",
        "    open reports: 1",
    ]
    assert "    a bot of Ann (a)" in admin("player", "Robbie")
    assert "(banned)" in admin("players", "Ann")


def test_a_name_that_several_have_names_nobody(town: Path, admin: Desk) -> None:
    assert "Several guests are called “Bob”" in admin("player", "Bob", code=1)
    assert admin("player", "b").startswith("Bob (b)")
    assert "Nobody has the id or the name “Eve”" in admin("player", "Eve", code=1)


def test_a_player_is_banned_until_a_day_and_allowed_again(town: Path, admin: Desk) -> None:
    said = admin("ban", "Ann", "--until", "2999-12-31", "--reason", "insults")
    assert said == "Ann (a) may not play here until 2999-12-31 00:00 (UTC).\n"
    assert admin("bans").endswith("  Ann (a), until 2999-12-31 00:00: insults\n")
    assert "logs in anew" in admin("unban", "Ann")
    assert admin("bans") == "Nobody is banned, and no name is.\n"
    assert store(town, lambda kept: kept.logins.of(PlayerId("a"))) == []
    assert admin("unban", "Ann", code=1) == "lastcard: Ann is not banned.\n"


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (("--until", "2999-01-01"), "Say why, with --reason."),
        (("--reason", " "), "Say why, with --reason."),
        (("--reason", "x", "--until", "soon"), "--until takes a day or a time in UTC"),
        (("--reason", "x", "--until", "2020-01-01"), "2020-01-01 is over"),
    ],
)
def test_a_ban_has_a_reason_and_a_time_to_come(
    town: Path, admin: Desk, options: tuple[str, ...], said: str
) -> None:
    assert said in admin("ban", "Ann", *options, code=2)


def test_logins_are_ended(town: Path, admin: Desk) -> None:
    assert admin("end-logins", "Ann") == "One login of Ann (a) has ended.\n"
    assert store(town, lambda kept: kept.logins.of(PlayerId("a"))) == []


def test_a_password_is_reset_with_a_code(town: Path, admin: Desk) -> None:
    code = admin("reset-password", "Ann").splitlines()[-1].strip()

    async def use(kept: Store) -> tuple[str | None, bool]:
        ann = PlayerId("a")
        return await kept.players.password(ann), await kept.recovery.use(ann, code_hash(code))

    assert store(town, use) == (None, True)
    assert "Bob has no account" in admin("reset-password", "b", code=1)


def test_a_player_is_deleted_with_their_bots(town: Path, admin: Desk) -> None:
    assert admin("delete", "Ann") == "Ann (a) is deleted.\n"

    async def left(kept: Store) -> list[Player]:
        return await kept.players.find()

    assert {player.id for player in store(town, left)} == {"b", "c"}
    (line,) = admin("audit", "a").splitlines()
    assert line.split()[2:4] == ["deleted", "operator"]


def test_the_audit_log_is_shown_by_player_and_day(
    town: Path, admin: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def log_in(kept: Store) -> None:
        for at, player in ((1, "a"), (5 * DAY, "b")):
            deed = Deed(
                at=at, deed="login", by="player", player=PlayerId(player), address="192.0.2.1"
            )
            await kept.audit.add(deed)

    monkeypatch.setenv("SUDO_USER", "eve")
    store(town, log_in)
    admin("ban", "Ann", "--reason", "in\x1bsults")
    first, second, third = admin("audit").splitlines()
    assert first.split("  ")[0] == "1970-01-01 00:00"
    assert first.split()[2:] == ["login", "player", "Ann", "(a)", "192.0.2.1"]
    assert second.split()[2:] == ["login", "player", "Bob", "(b)", "192.0.2.1"]
    assert third.split()[2:] == ["banned", "operator", "eve", "Ann", "(a)", "-", "insults"]
    assert len(admin("audit", "Ann").splitlines()) == 2
    assert len(admin("audit", "--since", "1970-01-05").splitlines()) == 2
    assert admin("audit", "nobody") == "Nothing of the kind is remembered.\n"


def test_who_is_banned_is_disconnected_from_a_running_server(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with server_process(tmp_path) as server:
        admin = Desk(server.data, capsys)
        guest = HttpGuest(server.url)
        guest.make_table()
        code = asyncio.run(_banned(server.url, guest, admin))
    assert code == aiohttp.WSCloseCode.POLICY_VIOLATION


async def _banned(url: str, guest: HttpGuest, admin: Desk) -> int:
    headers = {"Cookie": guest.cookie, "Origin": url}
    async with aiohttp.ClientSession(headers=headers) as http:
        async with http.get(url + "/api/me") as answer:
            me = (await answer.json())["id"]
        line = await http.ws_connect(url + "/ws", autoclose=False)
        await line.send_str('{"type":"hello","version":1}')
        assert "welcome" in await line.receive_str(timeout=10)
        await asyncio.to_thread(admin, "ban", me, "--reason", "insults")
        while (message := await line.receive(timeout=20)).type != aiohttp.WSMsgType.CLOSE:
            pass
        async with http.get(url + "/api/me") as answer:
            assert (await answer.json())["code"] == "banned"
    closed: int = message.data
    return closed

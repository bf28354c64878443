"""Looking after a server from the command line."""

from pathlib import Path

import pytest

from lastcard.cli.operator.lists import tables
from lastcard.games.game import Seat
from lastcard.store.matches.matches import StoredSeat, Summary
from lastcard.table.state.entries import MatchId, PlayerId
from tests.cli.fakes import WORDS
from tests.cli.online.terminals import join
from tests.cli.operator.desk import Desk, store
from tests.support.people.http_guest import HttpGuest
from tests.support.servers.process import server_process


def test_names_are_banned_and_allowed_again(tmp_path: Path, admin: Desk) -> None:
    store(tmp_path, lambda kept: kept.healthy())
    assert admin("bans") == "Nobody is banned, and no name is.\n"
    assert admin("ban-name", "Rude\x1b Boy") == "Nobody can take the name “Rude Boy” any more.\n"
    assert admin("bans").endswith("  the name “Rude Boy”\n")
    assert store(tmp_path, lambda kept: kept.bans.covers("rude\x1b boy"))
    assert "can be had again" in admin("unban-name", "rude\x1b boy")
    assert admin("unban-name", "rude", code=1) == "lastcard: The name “rude” is not banned.\n"


def test_tables_are_listed_with_who_sits_there() -> None:
    def table(match: str, changed: int, *chairs: StoredSeat) -> Summary:
        return Summary(
            match=MatchId(match),
            setup="{}",
            host=PlayerId("ann"),
            game="gang",
            speed="fast",
            public=True,
            rated=False,
            phase="playing",
            chairs=chairs,
            opened=0,
            changed=changed,
        )

    ann = StoredSeat(seat=Seat(0), player=PlayerId("a"), name="Ann")
    bot = StoredSeat(seat=Seat(1), bot="greedy")
    listed = [table("abc", 0, ann, bot), table("longer", 120_000)]
    assert tables(listed, 120_000, WORDS) == [
        "abc     gang  playing  2 minutes ago  Ann, greedy",
        "longer  gang  playing  now",
    ]
    assert tables([], 0, WORDS) == ["No table is open or playing."]


def test_a_table_of_a_running_server_is_closed_at_once(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with server_process(tmp_path) as server:
        admin = Desk(server.data, capsys)
        link = HttpGuest(server.url).make_table()
        table = link.rpartition("/")[2]
        child = join(link, tmp_path, "--name", "Ada")
        child.expect("Type start to begin")
        assert table in admin("tables")
        assert admin("close", table) == f"The table {table} is closed.\n"
        child.expect("The table was closed.")
        child.close()
        assert admin("tables") == "No table is open or playing.\n"
        assert "This table is closed" in admin("close", table, code=1)
        assert "There is no such table" in admin("close", "nowhere", code=1)


@pytest.mark.parametrize(
    ("task", "code", "said"),
    [
        ("", 2, "Name what is to be done: players, player, ban"),
        ("dance", 2, "Nothing is called “dance” here"),
        ("close", 2, "close needs to know the ID"),
        ("ban", 2, "ban needs to know the PLAYER"),
        ("report-done many", 2, "report-done takes a whole number"),
        ("tables", 1, "There is no database {x}/lastcard.db"),
    ],
)
def test_what_cannot_be_done_is_one_sentence(
    tmp_path: Path, admin: Desk, task: str, code: int, said: str
) -> None:
    if task.startswith("report"):
        store(tmp_path, lambda kept: kept.healthy())
    assert said.format(x=tmp_path) in admin(*task.split(), code=code)

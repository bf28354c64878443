"""The lobby: all of it once, then what has changed, never too often."""

from dataclasses import dataclass, field
from typing import Any

import msgspec

from lastcard.server.live.lobby import MOST_LISTED, PAUSE, WHOLE_PAUSE, LobbyFeed
from lastcard.store.accounts.players import Player
from lastcard.table.state.entries import MatchId, PlayerId
from lastcard.table.state.standing import TablePhase
from lastcard.wire.tells import Listed
from tests.support.clock import Clock
from tests.support.quick_match import setup

ANN = Player(id=PlayerId("ann"), name="Ann", kind="guest", created=0, seen=0)


@dataclass(eq=False)
class FakeLine:
    """A connection that keeps what it is told."""

    player: Player = ANN
    login: str | None = None
    heard: list[dict[str, Any]] = field(default_factory=list)

    def push(self, frame: bytes) -> None:
        self.heard.append(msgspec.json.decode(frame))

    def close(self, code: int, reason: bytes) -> None:
        raise AssertionError("nobody is thrown out")

    def tables(self) -> list[list[str]]:
        """The names of the tables in each message."""
        return [[table["table"] for table in message["tables"]] for message in self.heard]


class Place:
    """A lobby with tables that tests put there."""

    def __init__(self) -> None:
        self.clock = Clock()
        self.tables: dict[str, Listed] = {}
        self.asked = 0
        self.feed = LobbyFeed(self._look, lambda: 0, self.clock, self.clock.call_at)

    def put(self, name: str, phase: TablePhase = "open") -> None:
        self.tables[name] = Listed(
            table=MatchId(name), setup=setup(), host=None, phase=phase, chairs=(), watchers=0
        )
        self.feed.changed(MatchId(name))

    def drop(self, name: str) -> None:
        del self.tables[name]
        self.feed.changed(MatchId(name))

    def wait(self, milliseconds: int) -> None:
        until = self.clock.now + milliseconds
        while self.clock.next(until):
            pass
        self.clock.now = until

    def _look(self, match: MatchId) -> Listed | None:
        self.asked += 1
        return self.tables.get(match)


def test_whoever_comes_hears_all_and_then_what_has_changed() -> None:
    place, line = Place(), FakeLine()
    place.put("a")
    place.put("b", "playing")
    place.feed.come(line, changes=True)
    place.put("c")
    place.drop("a")
    place.wait(PAUSE)
    whole, news = line.heard
    assert (whole["type"], line.tables()[0]) == ("tables", ["a", "b"])
    assert (news["type"], line.tables()[1], news["gone"]) == ("relisted", ["c"], ["a"])


def test_many_changes_are_told_at_once() -> None:
    place, line = Place(), FakeLine()
    place.feed.come(line, changes=True)
    for number in range(50):
        place.put(f"t{number}")
    assert len(line.heard) == 1
    place.wait(PAUSE)
    assert len(line.tables()[1]) == 50
    place.wait(10 * PAUSE)
    assert len(line.heard) == 2, "without news nothing is told"


def test_only_what_has_changed_is_looked_at() -> None:
    place, line = Place(), FakeLine()
    for number in range(100):
        place.put(f"t{number}")
    place.feed.come(line, changes=True)
    place.asked = 0
    for _ in range(5):
        place.feed.come(FakeLine(), changes=True)
        place.feed.listed()
    place.put("t7", "playing")
    place.wait(PAUSE)
    assert place.asked == 1


def test_who_wants_the_whole_list_hears_it_less_often() -> None:
    place, line = Place(), FakeLine()
    place.feed.come(line, changes=False)
    for number in range(20):
        place.put(f"t{number}")
        place.wait(PAUSE)
    assert len(line.heard) - 1 <= 20 * PAUSE // WHOLE_PAUSE + 1
    place.wait(WHOLE_PAUSE)
    assert (line.heard[-1]["type"], len(line.tables()[-1])) == ("tables", 20)


def test_who_comes_between_two_tellings_misses_nothing() -> None:
    place, first, second = Place(), FakeLine(), FakeLine()
    place.feed.come(first, changes=True)
    place.put("a")
    place.feed.come(second, changes=True)
    place.wait(PAUSE)
    assert second.tables() == [[], ["a"]]


def test_after_an_hour_without_anybody_the_list_is_the_present_one() -> None:
    place, line = Place(), FakeLine()
    place.feed.come(line, changes=True)
    place.feed.go(line)
    place.put("a")
    place.wait(PAUSE)
    place.feed.come(again := FakeLine(), changes=True)
    assert again.tables() == [["a"]]


def test_no_more_are_listed_than_anybody_reads_and_free_seats_come_first() -> None:
    place, line = Place(), FakeLine()
    for number in range(MOST_LISTED):
        place.put(f"t{number}", "playing")
    place.feed.come(line, changes=True)
    place.put("free")
    place.wait(PAUSE)
    assert line.tables()[1] == ["free"]
    assert line.heard[1]["gone"] == [f"t{MOST_LISTED - 1}"]
    assert place.feed.listed()[0].table == "free"

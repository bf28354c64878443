"""A table before its match, in lines."""

from typing import Any

import pytest

from lastcard.cli.online.connection.table import SeenTable
from lastcard.cli.online.person.agreed import agreed_lines
from lastcard.cli.online.person.lobby import answered, arranged, room_lines
from lastcard.cli.terminal.looks import Looks
from lastcard.games.registry import GAMES
from lastcard.table.state.chairs import Chair
from lastcard.table.state.entries import MatchId, PlayerId
from lastcard.table.state.setup import Setup
from lastcard.wire import asks
from lastcard.wire.heard import HeardWhole
from lastcard.wire.tells import Presence
from tests.cli.fakes import WORDS, Shown, Typed

TABLE, ADA, BOB = MatchId("abc"), PlayerId("a"), PlayerId("b")
LINK = "http://cards.example/t/abc"
PEOPLE = (
    Chair(player=ADA, name="Ada"),
    Chair(player=BOB, name="Bob"),
    Chair(name="Lin", bot="greedy"),
    Chair(),
)


def sight(*, chairs: tuple[Chair, ...] = PEOPLE, **presence: Any) -> SeenTable:
    setup = Setup(
        game="gang",
        edition="en-2010",
        options={"last_card": "automatic", "target": "100", "first_dealer": "2"},
        seats=len(chairs),
    )
    whole = HeardWhole(
        table=TABLE, number=3, at=0, setup=setup, host=ADA, phase="open", seat=0, chairs=chairs
    )
    seen = SeenTable(whole, ADA)
    known = {"present": (True,) * len(chairs), "watchers": 0, "arranger": ADA}
    seen.presence = Presence(table=TABLE, **{**known, **presence})
    return seen


def told(seen: SeenTable, columns: int = 80) -> str:
    terminal = Shown(Typed([]), Looks(width=columns))
    lines = room_lines(seen, LINK, terminal, WORDS)
    assert all(len(line) <= columns for line in lines)
    return " ".join(" ".join(lines).split())


def test_what_the_edition_has_otherwise_than_most_tables_is_named_as_on_the_page() -> None:
    setup = Setup(game="gang", edition="en-2010", options={"target": "30"}, seats=4)
    said = " ".join(" ".join(agreed_lines(setup, Looks(), WORDS)).split())
    assert "Rules at this table: Saying “Last card!”: the players" in said
    assert "Points that end the match: 30" in said


def test_edition_speed_and_what_differs_from_the_edition_are_named_as_on_the_page() -> None:
    said = told(sight())
    assert "English, 2010 · Normal" in said
    assert "Rules at this table: Saying “Last card!”: the table" in said
    assert "First dealer: Seat 3" in said
    assert "Points that end the match" not in said, "it is as in the edition"


@pytest.mark.parametrize(
    ("presence", "said"),
    [
        ({"waits_for": (1,)}, "Waiting for Bob to be ready."),
        ({"waits_for": (3,)}, "One seat is free"),
        ({"waits_for": (1, 3)}, "Waiting for Bob to be ready. One seat is free"),
        ({}, "Type start to begin the match"),
        ({"waits_for": (1,), "present": (True, False, False, False)}, "Bob has left the table."),
        ({"waits_for": (3,), "arranger": BOB}, "One seat is free"),
        ({"arranger": BOB}, "The host has left: Bob starts the match"),
        ({"arranger": PlayerId("z")}, "The match begins when the host starts it"),
    ],
)
def test_whom_the_table_waits_for_is_named(presence: dict[str, Any], said: str) -> None:
    assert said in told(sight(**presence))


def test_all_who_are_waited_for_are_named() -> None:
    chairs = (*PEOPLE[:2], Chair(player=PlayerId("c"), name="Cleo"))
    assert "Waiting for Bob, Cleo to be ready." in told(sight(chairs=chairs, waits_for=(1, 2)))


def test_whoever_stands_in_for_the_host_is_told_so() -> None:
    chairs = (Chair(player=BOB, name="Bob"), Chair(player=ADA, name="Ada"), Chair())
    seen = sight(chairs=chairs, waits_for=(2,))
    seen.host = BOB
    said = told(seen)
    assert "The host has left: you arrange the table now" in said
    assert "bots to fill the free seats" in said


def test_nobody_is_waited_for_who_reads_it() -> None:
    assert "Waiting" not in told(sight(waits_for=(0,)))


@pytest.mark.parametrize(
    ("line", "orders"),
    [
        ("start", [asks.Start(table=TABLE)]),
        ("bots", [asks.Bot(table=TABLE, seat=3, bot="planner")]),
        ("bot 4", [asks.Bot(table=TABLE, seat=3, bot="planner")]),
        ("Bot 4 Master", [asks.Bot(table=TABLE, seat=3, bot="master")]),
        ("bot 4 " + "x" * 300, [asks.Bot(table=TABLE, seat=3, bot="x" * 40)]),
        ("bot 5", []),
        ("bot", []),
        ("bot 4 master please", []),
        ("remove 2", [asks.Remove(table=TABLE, seat=1)]),
        ("remove 3", [asks.Bot(table=TABLE, seat=2)]),
        ("Remove   3", [asks.Bot(table=TABLE, seat=2)]),
        ("remove 1", []),
        ("remove 9", []),
        ("remove", []),
        ("remove ²", []),
        ("dance", []),
    ],
)
def test_what_arranges_a_table(line: str, orders: list[asks.Ask]) -> None:
    assert arranged(line, sight(), TABLE) == orders


@pytest.mark.parametrize(
    ("line", "presence", "said"),
    [
        ("dance", {"waits_for": (3,)}, ["“dance” means nothing here."]),
        ("dance", {}, ["“dance” means nothing here.", "You can type start, bots"]),
        ("dance", {"arranger": BOB}, ["Here you can only type quit"]),
        ("x" * 300, {"waits_for": (3,)}, [f"“{'x' * 20}…” means nothing here."]),
        ("remove 1", {}, ["That is your own seat; quit leaves the table."]),
        ("remove 9", {}, ["“remove 9” means nothing here.", "remove 2 to free seat 2"]),
    ],
)
def test_what_else_is_typed_is_answered(
    line: str, presence: dict[str, Any], said: list[str]
) -> None:
    answer = answered(line, sight(**presence), WORDS)
    assert all(part in answer for part in said)
    assert ("You can type" in answer) == (len(said) > 1), "what stands there is not repeated"


def test_bots_at_a_full_table_are_answered() -> None:
    seen = sight(chairs=PEOPLE[:3])
    assert arranged("bots", seen, TABLE) == []
    assert answered("bots", seen, WORDS) == "There is no free seat at this table."


@pytest.mark.parametrize("columns", [64, 80, 100])
def test_the_longest_names_and_all_options_fit(columns: int) -> None:
    chairs = tuple(Chair(player=PlayerId(str(at)), name="W" * 24) for at in range(6))
    told(sight(chairs=chairs, waits_for=(1, 2, 3, 4, 5)), columns)


def test_a_game_without_words_is_agreed_on_by_its_keys(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "stones", GAMES["gang"])
    setup = Setup(game="stones", edition="en-2010", options={"last_card": "automatic"}, seats=4)
    said = " ".join(agreed_lines(setup, Looks(), WORDS))
    assert "en-2010 · Normal" in said
    assert "last_card: automatic" in said

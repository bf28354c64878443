"""A match written down and read back is the same match, in every game and edition."""

import msgspec
import pytest

from lastcard.games.game import TABLE, Seat
from lastcard.games.registry import GAMES
from lastcard.match import Match, seeded
from lastcard.record import Record, read, rebuild, replay, write_json, write_text
from tests.record.matches import played, recorded

EVERY_MATCH = [
    (game.key, edition, seats)
    for game in GAMES.values()
    for edition in game.editions
    for seats in game.players
]


@pytest.mark.parametrize(("game", "edition", "seats"), EVERY_MATCH)
def test_text_and_json_read_back_as_they_were_written(game: str, edition: str, seats: int) -> None:
    record = recorded(game, edition, seats, seed=seats)
    assert read(write_text(record)) == record
    assert read(write_json(record)) == record


@pytest.mark.parametrize(("game", "edition", "seats"), EVERY_MATCH)
def test_replaying_gives_every_state_again(game: str, edition: str, seats: int) -> None:
    match = played(game, edition, seats, seed=seats + 10)
    again = rebuild(Record.of(match, ["x"] * seats))
    assert again.journal == match.journal
    assert again.game.outcome(again.state) == match.game.outcome(match.state)
    for seat in (None, *range(seats)):
        assert again.view(seat) == match.view(seat)


def test_the_ceremony_and_spoken_calls_are_written_down() -> None:
    record = recorded(ceremony="on", last_card="spoken", target="60", seed=3)
    text = write_text(record)
    assert "cut " in text
    assert "last!" in text
    assert read(text) == record


def test_the_record_names_every_option_it_was_played_with() -> None:
    game = GAMES["gang"]
    record = recorded(edition="de-2010")
    assert record.options == game.describe(game.options("de-2010", {}))
    assert "block" in record.options


def test_a_match_in_progress_is_recorded_as_far_as_it_went() -> None:
    game = GAMES["gang"]
    match = Match(game, game.options("en-2010", {}), 3)
    match.act(TABLE, game.deal(seeded(5)(game.deck())))
    seat = match.awaits
    assert seat is not None
    match.act(seat, game.legal(match.state, seat)[0])
    record = Record.of(match, ["a", "b", "c"])
    assert record.totals is None
    assert record.deals[-1].points is None
    assert rebuild(read(write_text(record))).view(Seat(0)) == match.view(Seat(0))


def test_a_match_before_its_first_deal_has_a_record_too() -> None:
    game = GAMES["gang"]
    match = Match(game, game.options("en-2010", {}), 4)
    record = Record.of(match, ["a", "b", "c", "d"])
    assert rebuild(read(write_text(record))).awaits == TABLE


def test_each_cycle_has_a_line_of_its_own() -> None:
    record = recorded(seats=4, target="1")
    cycles = [line for line in write_text(record).splitlines() if line[:1].isdigit()]
    led = [line.split(" | ")[0] for line in cycles]
    assert len(cycles) > 5
    assert not any(lead.endswith("pass") for lead in led)


def test_names_lose_line_breaks_but_keep_their_letters() -> None:
    match = played("gang", "en-2010", 3, 1, target="1")
    record = Record.of(match, ["Ann\nseed 9", "Zoë  Q", "|"])
    assert record.names == ("Ann seed 9", "Zoë Q", "|")
    assert read(write_text(record)) == record


def test_replay_shows_the_match_after_each_move() -> None:
    record = recorded(target="1")
    counts = [len(match.journal) for _, _, match in replay(record)]
    assert counts == list(range(1, len(counts) + 1))


def test_json_is_for_other_programs_too() -> None:
    raw = msgspec.json.decode(write_json(recorded()))
    assert raw["lastcard"] == 1
    assert raw["deals"][0]["moves"][0]["seat"] == -1

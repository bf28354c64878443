"""Programs that play as they should: what they are asked, and what becomes of their answers."""

import json
import os
import time
from pathlib import Path

import msgspec
import pytest

from lastcard.bots.program.player import Program
from lastcard.bots.registry import seating
from lastcard.games.game import AnyGame, Seat
from lastcard.games.gang.moves import Call
from lastcard.games.registry import GAMES
from lastcard.match import AnyPlayer, Match, dismiss, play_match, run, seeded
from tests.bots.program.scripts import EXAMPLES, GANG, LOWEST, dealt, script, seated
from tests.support.players import Miser

SHORT = {"gang": {"target": "20"}, "thirteen": {}}


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
@pytest.mark.parametrize("example", sorted(EXAMPLES.iterdir()), ids=lambda path: path.name)
def test_an_example_plays_whole_matches(example: Path, game: AnyGame) -> None:
    options = game.options(next(iter(game.editions)), SHORT[game.key])
    players: list[AnyPlayer] = [seating(str(example), game)(7), *(Miser(game) for _ in range(3))]
    played = run(game, options, players, seed=1)
    dismiss(players)
    misers = run(game, options, [Miser(game) for _ in range(4)], seed=1)
    assert played.moves == misers.moves


def test_a_question_is_a_line_of_json(tmp_path: Path) -> None:
    heard = tmp_path / "heard"
    player = seated(script(tmp_path, f'read -r line; printf "%s\n" "$line" > {heard}; echo pass'))
    match = dealt()
    seat = match.awaits
    assert seat is not None
    match.act(seat, match.game.legal(match.state, seat)[0])
    view = match.view(match.awaits)
    assert match.game.write(player.choose(view, match.seen())) == "pass"
    question = json.loads(heard.read_text())
    assert list(question) == ["lastcard", "seed", "ms", "view", "seen"]
    assert (question["lastcard"], question["seed"], question["ms"]) == (1, 7, 10_000)
    assert msgspec.json.encode(question["view"]) == match.game.encode(view)
    assert question["seen"] == [{"seat": seat, "move": "M1"}]


def test_an_answer_may_be_written_as_people_write(tmp_path: Path) -> None:
    match = dealt()
    player = seated(script(tmp_path, r'read -r line; printf " m1, g1 \r\n"'))
    match.act(match.awaits or Seat(0), player.choose(match.view(match.awaits), match.seen()))
    assert match.view(None).to_beat == "G1 M1"


def test_silence_out_of_turn_is_no_move(tmp_path: Path) -> None:
    view = msgspec.structs.replace(dealt().view(Seat(0)), awaits=Seat(1), legal=("last!",))
    player = seated(script(tmp_path, "read -r line; echo; read -r line; echo 'last!'; read -r x"))
    assert player.choose(view, ()) is None
    assert player.choose(view, ()) == Call()


def test_a_program_keeps_its_memory_through_the_match(tmp_path: Path) -> None:
    # The process number on its standard error; the file shows whether it ever changed.
    log = tmp_path / "log"
    player = seated(script(tmp_path, f"echo $$ >> {log}; {LOWEST}"))
    match = Match(GANG, GANG.options("en-2010", {"last_card": "automatic"}), 3)
    play_match(match, [player, Miser(GANG), Miser(GANG)], seeded(1), deals=2)
    player.close()
    assert len(log.read_text().split()) == 1


def test_who_is_dismissed_ends_and_may_be_asked_again(tmp_path: Path) -> None:
    log = tmp_path / "log"
    player = seated(script(tmp_path, f"echo $$ >> {log}; {LOWEST}"))
    match = dealt()
    for started in (1, 2):
        player.choose(match.view(match.awaits), match.seen())
        player.close()
        player.close()
        pids = log.read_text().split()
        assert len(pids) == started
        assert not alive(int(pids[-1]))


def test_a_program_ends_with_all_it_has_started(tmp_path: Path) -> None:
    log = tmp_path / "log"
    player = seated(script(tmp_path, f"sleep 60 & echo $! > {log}; {LOWEST}"))
    match = dealt()
    player.choose(match.view(match.awaits), match.seen())
    child = int(log.read_text())
    assert alive(child)
    player.close()
    assert gone(child)


def test_a_program_nobody_holds_any_more_ends(tmp_path: Path) -> None:
    log = tmp_path / "log"
    match = dealt()

    def play_and_forget() -> None:
        player: Program = seated(script(tmp_path, f"echo $$ > {log}; {LOWEST}"))
        player.choose(match.view(match.awaits), match.seen())

    play_and_forget()
    assert not alive(int(log.read_text()))


def test_dismissing_leaves_other_players_alone() -> None:
    dismiss([Miser(GANG)])


def alive(pid: int) -> bool:
    """Whether the process runs; one that ended and was not waited for does not."""
    try:
        stat = Path(f"/proc/{pid}/stat").read_text()
    except FileNotFoundError:
        return False
    return stat.rpartition(")")[2].split()[0] != "Z"


def gone(pid: int) -> bool:
    """Whether the process ends within two seconds; nobody waits for a grandchild."""
    deadline = time.monotonic() + 2
    while alive(pid) and time.monotonic() < deadline:
        os.sched_yield()
    return not alive(pid)

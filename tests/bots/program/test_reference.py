"""The pages for those who write bots say what is so."""

import json
import re
import shlex
import subprocess
from pathlib import Path

import msgspec
import pytest

from lastcard.bots.program.player import MoveRequest, SeenMove
from lastcard.bots.registry import seating
from lastcard.cli import COMMANDS
from lastcard.games.game import AnyGame
from lastcard.games.gang.view import View as GangView
from lastcard.games.registry import GAMES
from lastcard.games.thirteen.view import View as ThirteenView
from lastcard.match import AnyPlayer, dismiss, run
from tests.bots.program.scripts import dealt
from tests.cli.fakes import DULL
from tests.support.commands import lastcard
from tests.support.players import Miser

DOCS = Path(__file__).parents[3] / "docs"
PROTOCOL = (DOCS / "reference" / "bot-protocol.md").read_text("utf-8")
HOW_TO = (DOCS / "how-to" / "write-a-bot.md").read_text("utf-8")
TYPED = "".join(f"{line}\n" for line in DULL) * 2000


def blocks(page: str, language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```", page, re.MULTILINE | re.DOTALL)


FIRST, SECOND, INSIDE = blocks(HOW_TO, "python")
COMMAND_LINES = [line for block in blocks(HOW_TO, "sh") for line in block.splitlines()]


@pytest.mark.parametrize("struct", [MoveRequest, GangView, ThirteenView])
def test_every_field_is_explained(struct: type[msgspec.Struct]) -> None:
    for field in struct.__struct_fields__:
        assert f"`{field}`" in PROTOCOL


@pytest.mark.parametrize("shown", blocks(PROTOCOL, "json"), ids=GAMES)
def test_the_questions_shown_are_real(shown: str) -> None:
    game = GAMES[json.loads(shown)["view"]["game"]]
    match = dealt(game)
    assert match.awaits is not None
    match.act(match.awaits, game.legal(match.state, match.awaits)[0])
    question = MoveRequest(
        seed=7,
        ms=5000,
        view=msgspec.Raw(game.encode(match.view(match.awaits))),
        seen=tuple(SeenMove(entry.seat, game.write(entry.move)) for entry in match.seen()),
    )
    assert json.loads(shown) == json.loads(msgspec.json.encode(question))


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
@pytest.mark.parametrize("text", [FIRST, SECOND], ids=["first", "second"])
def test_the_programs_of_the_how_to_play(text: str, game: AnyGame, tmp_path: Path) -> None:
    bot = tmp_path / "mybot"
    bot.write_text(text)
    bot.chmod(0o755)
    players: list[AnyPlayer] = [seating(str(bot), game)(1), *(Miser(game) for _ in range(3))]
    match = run(game, next(iter(game.editions.values())), players, seed=1)
    dismiss(players)
    assert match.awaits is None


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_the_bot_that_moves_in_plays(game: AnyGame) -> None:
    module: dict[str, object] = {}
    exec(INSIDE, module)
    sit = module["sit"]
    assert callable(sit)
    players: list[AnyPlayer] = [sit(game, seat) for seat in range(4)]
    assert run(game, next(iter(game.editions.values())), players, seed=1).awaits is None


@pytest.mark.parametrize("line", COMMAND_LINES)
def test_the_commands_of_the_how_to_work(
    line: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    bot = tmp_path / "mybot"
    bot.write_text(FIRST)
    words = shlex.split(line.replace("--deals 200", "--deals 2"))
    if words[0] != "lastcard":
        subprocess.run(words, check=True)
        return
    bot.chmod(0o755)
    if words[1] not in COMMANDS:
        pytest.skip(f"there is no lastcard {words[1]} yet")
    done = lastcard(*words[1:], typed=TYPED)
    assert (done.returncode, done.stderr) == (0, "")

"""Whatever is typed, a live terminal shows the whole table: nothing scrolls away."""

import itertools

import pytest

import lastcard.cli.play.play
from lastcard.cli.play.decks import from_seed
from lastcard.cli.play.opponents import bots
from lastcard.cli.play.play import Host
from lastcard.cli.play.saving import Saving
from lastcard.cli.screen.fitting import fitted
from lastcard.cli.terminal.ink import clip, width
from lastcard.cli.terminal.looks import MANY, Looks
from lastcard.games.registry import GAMES
from lastcard.match import Match
from tests.cli.fakes import DULL, WORDS, Shown, Typed
from tests.cli.screen.thirteen import COMPANY

LOOK = ("?", "h", "h", "sort", "log", "score", "rules", "nonsense", "99", "")
TYPED = (*LOOK, *DULL * 12, "")
"""Now and then everything that somebody may want to see, and else the dullest moves."""
ADVICE = ["A strong bot would play G3 Y3. " + "It says why in a few words. " * 4, ""]
SIZES = [(64, 22), (80, 24), (100, 30)]


class Strict(Shown):
    """A terminal that wants every screen to fit, and *seats* to be in sight at every question."""

    seats = 0
    screen: tuple[str, ...] = ()

    def redraw(self, lines: list[str]) -> None:
        assert len(lines) <= self.rows, "\n".join(lines)
        assert max(map(width, lines), default=0) <= self.looks.width, "\n".join(lines)
        self.screen = tuple(lines)
        super().redraw(lines)

    def ask(self, prompt: str) -> str:
        if prompt.strip() == ">":
            for name in COMPANY[1 : self.seats]:
                assert any(name[:5] in line for line in self.screen[:5]), "\n".join(self.screen)
        return super().ask(prompt)


@pytest.fixture(autouse=True)
def advice(monkeypatch: pytest.MonkeyPatch) -> None:
    """Advice that is as long as any, and there at once."""
    monkeypatch.setattr(lastcard.cli.play.play, "bot_advice", lambda *of: lambda *at: ADVICE)


def play(game: str, seats: int, size: tuple[int, int], **changes: str) -> None:
    rules = GAMES[game]
    options = rules.options(next(iter(rules.editions)), changes)
    match = Match(rules, options, seats)
    look = Looks(*size, colours=MANY, live=True)
    terminal = Strict(Typed(itertools.cycle(TYPED)), look, hurried=False)
    terminal.seats = seats
    company = COMPANY[:seats]
    host = Host(match, company, terminal, WORDS, Saving(None, company, 7))
    players = [host.person, *bots("novice", match, 7, terminal)]
    assert not host.play(players, from_seed(7))
    assert "The match is over." in terminal.text


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("last_card", ["spoken", "automatic"])
def test_gang_of_four_fits(seats: int, size: tuple[int, int], last_card: str) -> None:
    play("gang", seats, size, target="10", last_card=last_card)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
@pytest.mark.parametrize("deal", ["five", "all"])
def test_13_fits(seats: int, size: tuple[int, int], deal: str) -> None:
    play("thirteen", seats, size, deal=deal)


def test_a_table_gives_up_empty_lines_first_and_the_latest_of_the_log_never() -> None:
    def log(count: int) -> list[str]:
        return [f"told {n}" for n in range(9)][-count:]

    roomy = fitted(["top", ""], log, ["hand", ""], 10)
    assert roomy == ["top", "", *log(6), "hand", ""]
    assert fitted(["top", ""], log, ["hand", ""], 6) == ["top", *log(4), "hand"]
    assert fitted(["top", ""], log, ["hand", ""], 0) == ["top", "told 8", "hand"]


def test_a_line_is_cut_by_what_is_seen_of_it() -> None:
    assert clip("\x1b[1mabcdef\x1b[0m", 3) == "\x1b[1mabc\x1b[0m"
    assert clip("abc", 3) == "abc"

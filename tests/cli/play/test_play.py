"""Whole matches: piped, saved, left early, and on a pseudo-terminal."""

import itertools
import re
from pathlib import Path

import pexpect
import pytest

from lastcard.cli.play.decks import from_seed
from lastcard.cli.play.opponents import bots, names
from lastcard.cli.play.play import Host
from lastcard.cli.play.saving import Saving
from lastcard.cli.terminal.ink import width
from lastcard.cli.terminal.looks import Looks
from lastcard.games.registry import GAMES
from lastcard.match import AnyMatch, Match
from lastcard.record import read, rebuild
from tests.cli.fakes import DULL, NAMES, WORDS, Shown, Typed
from tests.support.commands import lastcard, on_terminal

GANG = GAMES["gang"]
LOWEST = Path(__file__).parents[3] / "examples" / "bots" / "lowest.py"
PIPED = "".join(f"{line}\n" for line in DULL) * 2000


def match(seats: int = 4, edition: str = "en-2010", **changes: str) -> AnyMatch:
    return Match(GANG, GANG.options(edition, {"target": "20", **changes}), seats)


def sit(played: AnyMatch, terminal: Shown, kind: str = "greedy", seed: int = 7) -> bool:
    company = NAMES[: played.seats]
    host = Host(played, company, terminal, WORDS, Saving(None, company, seed))
    return host.play([host.person, *bots(kind, played, seed, terminal)], from_seed(seed))


def test_a_piped_match_is_played_to_its_end_and_saved(tmp_path: Path) -> None:
    file = tmp_path / "match.txt"
    done = lastcard(
        "play", "--seed", "7", "--option", "target=40", "--save", str(file), typed=PIPED
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert "The match is over." in done.stdout
    assert f"The match is saved in {file}." in done.stdout
    assert "\x1b" not in done.stdout
    record = read(file.read_text())
    assert rebuild(record).awaits is None
    assert record.names == ("You", "Bo", "Lin", "Tao")
    assert record.seed == 7
    assert record.options["last_card"] == "automatic"


LOOKS = (Looks(), Looks(live=True, colours=256), Looks(60, 24, 16))
MATCHES: tuple[tuple[int, str, dict[str, str]], ...] = (
    (3, "nl-2010", {"ceremony": "on"}),
    (4, "de-2010", {"ceremony": "on", "discards": "open"}),
    (4, "fi-2010", {"after_pass": "out_of_cycle"}),
    (3, "en-2010", {"last_card": "automatic"}),
)


@pytest.mark.parametrize(
    ("look", "seats", "edition", "changes"),
    [
        # Each match in one terminal, each terminal with a match; the others are swept.
        pytest.param(look, *played, marks=[pytest.mark.sweep] if (row + column) % 3 else [])
        for row, look in enumerate(LOOKS)
        for column, played in enumerate(MATCHES)
    ],
)
def test_any_match_can_be_played_in_any_terminal(
    look: Looks, seats: int, edition: str, changes: dict[str, str]
) -> None:
    played = match(seats, edition, **changes)
    terminal = Shown(Typed(itertools.cycle((*DULL, ""))), look)
    assert not sit(played, terminal, "novice")
    assert played.awaits is None
    assert "The match is over." in terminal.text
    assert max(width(line) for line in _lines(terminal.text)) <= 80


def test_bots_take_their_time_only_when_somebody_watches() -> None:
    for hurried in (True, False):
        terminal = Shown(Typed(["p"] * 3), hurried=hurried)
        assert sit(match(last_card="automatic"), terminal)
        assert (terminal.slept > 0) != hurried


def test_the_end_of_the_input_ends_the_match_cleanly() -> None:
    done = lastcard("play", "--seed", "7", typed="p\n")
    assert (done.returncode, done.stderr) == (0, "")
    assert "You left the match." in done.stdout


def test_who_quits_finds_the_match_saved(tmp_path: Path) -> None:
    file = tmp_path / "match.txt"
    done = lastcard("play", "--seed", "7", "--save", str(file), typed="p\nquit\n")
    assert done.returncode == 0
    assert f"You left the match; it is saved in {file}." in done.stdout
    assert len(read(file.read_text()).deals[0].moves) > 3
    assert [path.name for path in tmp_path.iterdir()] == ["match.txt"]


def test_a_place_that_cannot_be_written_is_told_before_the_match() -> None:
    done = lastcard("play", "--save", "/no/such/folder/match.txt", typed="p\n")
    assert done.returncode == 1
    assert done.stdout == ""
    assert "/no/such/folder/match.txt cannot be written" in done.stderr


def test_the_same_seed_is_the_same_match() -> None:
    once, again = (
        lastcard("play", "--seed", "11", "--bots", "novice", typed=PIPED[:900]) for _ in range(2)
    )
    assert once.stdout == again.stdout


def test_nonsense_is_explained_and_never_costs_the_turn() -> None:
    typed = ["", "xyzzy", "g3 y4 r9", "rd rd", "12", "pass pass", "🂡", "\x1b[A", "give g3", "cut 3"]
    terminal = Shown(Typed([*typed, "quit"]))
    played = match(last_card="automatic")
    assert sit(played, terminal)
    assert "Type a move, ? for help" in terminal.text
    assert "There is no card “xyzzy”" in terminal.text
    assert "There is only one RD in the deck" in terminal.text
    assert "Type hint first" in terminal.text
    assert "are not a combo" in terminal.text
    assert "Now it is time to play" in terminal.text
    assert not any(entry.seat == 0 for entry in played.moves)


@pytest.mark.parametrize("game", ["gang", "thirteen"])
def test_a_hint_says_what_a_strong_bot_would_play_and_why(game: str) -> None:
    typed = "hint\n" * 3
    done = lastcard("play", game, "--seed", "3", "--bots", "novice", typed=typed)
    assert re.search(r"A strong bot would (?:pass|play .+)\. [A-Z]", done.stdout)


@pytest.mark.parametrize("env", [{}, {"TERM": "dumb"}, {"TERM": "xterm-256color"}])
def test_no_colours_are_sent_into_a_pipe(env: dict[str, str]) -> None:
    assert "\x1b" not in lastcard("play", "--seed", "7", typed="h\n", env=env).stdout


def test_where_the_encoding_has_no_arrows_the_table_is_drawn_without() -> None:
    done = lastcard("play", "--seed", "7", typed="h\n", env={"PYTHONIOENCODING": "ascii"})
    assert done.returncode == 0
    assert "ccw counter-clockwise" in done.stdout
    assert "?" not in done.stdout.replace("Type ? for help", "")


def test_a_name_is_made_fit_for_the_pad() -> None:
    assert names("  Ada \x1b[31m  Lovelace of London", 3, WORDS)[0] == "Ada [31m Lovelace of Lon"
    assert names("mei", 4, WORDS) == ("mei", "Bo", "Lin", "Tao")
    assert names("bo", 3, WORDS) == ("bo", "Tao", "Lin")
    assert names(None, 3, WORDS) == ("You", "Bo", "Lin")


def test_a_program_can_be_played_with() -> None:
    done = lastcard(
        "play", "--seed", "7", "--option", "target=20", "--bots", str(LOWEST), typed=PIPED
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert "The match is over." in done.stdout


def test_a_program_that_breaks_a_rule_ends_the_match_which_is_saved(tmp_path: Path) -> None:
    bot, file = tmp_path / "bot", tmp_path / "match.txt"
    bot.write_text("#!/bin/sh\nread -r line; printf 'oh \\033[31m\\n' >&2; echo RD\n")
    bot.chmod(0o755)
    done = lastcard("play", "--seed", "7", "--bots", str(bot), "--save", str(file), typed=PIPED)
    assert done.returncode == 1
    assert f"The match is saved in {file}." in done.stdout
    assert done.stderr.splitlines() == [
        f"lastcard: {bot} has lost by rule: its move is not allowed.",
        "  | RD",
        "  | card-not-held (cards='RD')",
        "  | oh ␛[31m",
    ]
    assert len(read(file.read_text()).deals) == 1


def test_a_program_that_is_not_there_is_told_before_the_match(tmp_path: Path) -> None:
    file = tmp_path / "match.txt"
    done = lastcard("play", "--bots", "./nobody", "--save", str(file))
    assert (done.returncode, done.stdout) == (2, "")
    assert "“./nobody” cannot be run" in done.stderr
    assert not file.exists()


def test_a_whole_match_is_played_on_a_terminal() -> None:
    child = on_terminal("play", "--seed", "7", "--fast", "--option", "target=20")
    dull = itertools.cycle(DULL)
    seen = ""
    while child.expect([r" > ", r"deals these cards again\."]) == 0:
        seen += child.before
        child.sendline(next(dull))
    seen += child.before
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 0
    assert "The match is over." in seen
    assert "\x1b[48;5;29" in seen
    assert "\x1b[H" in seen


def test_a_terminal_without_colours_has_letters_only() -> None:
    child = on_terminal("play", "--seed", "7", "--fast", NO_COLOR="1")
    child.expect(" > ")
    assert not re.search(r"\x1b\[[\d;]*m", child.before)
    assert re.search(r"[GYR]\d+ +[GYR]\d+", child.before)
    child.sendeof()
    child.expect("You left the match.")
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 0


def test_an_interrupt_saves_the_match(tmp_path: Path) -> None:
    file = tmp_path / "match.txt"
    child = on_terminal("play", "--seed", "7", "--fast", "--save", str(file))
    child.expect(" > ")
    child.sendintr()
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 130
    assert "Traceback" not in child.before
    assert child.before.endswith("\n"), "the shell goes on in a line of its own"
    assert len(read(file.read_text()).deals) == 1


def _lines(text: str) -> list[str]:
    return re.sub(r"\x1b\[[HJK]", "", text).splitlines()

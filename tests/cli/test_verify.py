"""Proving the deals of a saved match."""

from pathlib import Path

import pytest

from lastcard.cli import main
from lastcard.cli.play.decks import match_name, provable
from lastcard.cli.play.person import Person
from lastcard.cli.screen.making import screen_for
from lastcard.games.game import Seat
from lastcard.games.registry import GAMES
from lastcard.match import AnyMatch, Match
from tests.cli.fakes import DULL, WORDS, Shown, Typed, setting
from tests.support.commands import lastcard

PIPED = "".join(f"{line}\n" for line in DULL) * 2000


@pytest.fixture(scope="module")
def saved(tmp_path_factory: pytest.TempPathFactory) -> str:
    file = tmp_path_factory.mktemp("saved") / "match.txt"
    done = lastcard(
        "play", "--players", "3", "--option", "target=30", "--save", str(file), typed=PIPED
    )
    assert done.returncode == 0
    assert f"The cards can be proved: lastcard verify {file}" in done.stdout
    return file.read_text()


def verified(text: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> tuple[int, str]:
    file = tmp_path / "match.txt"
    file.write_text(text)
    code = main(["verify", str(file)])
    return code, "".join(capsys.readouterr())


def test_a_match_played_in_the_terminal_is_proved(
    saved: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    code, said = verified(saved, tmp_path, capsys)
    deals = saved.count("\ndeal ")
    assert code == 0
    assert "Deal 1: proved." in said
    assert said.count(": proved.") == deals
    assert said.endswith(("deals are proved.\n", "1 of 1 deal is proved.\n"))


def test_a_changed_secret_is_named(
    saved: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    reveal = next(line for line in saved.splitlines() if line.startswith("proof reveal"))
    flipped = reveal[:-1] + ("0" if reveal[-1] != "0" else "1")
    code, said = verified(saved.replace(reveal, flipped), tmp_path, capsys)
    assert code == 1
    assert "Deal 1: not proved." in said
    assert "The secret revealed is not the one the server committed to." in said


def test_what_a_client_kept_is_held_against_the_record(
    saved: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file, kept = tmp_path / "match.txt", tmp_path / "kept"
    file.write_text(saved)
    words = [line.split() for line in saved.splitlines()]
    match = next(line[1] for line in words if line[:1] == ["match"])
    commit = next(line[2] for line in words if line[:2] == ["proof", "commit"])
    link = next(line[3] for line in words if line[:3] == ["proof", "link", "0"])
    for sent, code in ((link, 0), ("00" * 32, 1)):
        kept.write_text(f"sent {match} 1 0 {commit} {sent}\n")
        assert main(["verify", str(file), "--receipts", str(kept)]) == code
        said = "".join(capsys.readouterr())
        assert ("The link of seat 0 was sent, and the record says otherwise" in said) == bool(code)


def test_a_changed_deck_is_named_card_by_card(
    saved: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    deck = next(line for line in saved.splitlines() if line.startswith("table deal "))
    words = deck.split()
    other = next(place for place in range(3, 66) if words[place] != words[2])
    words[2], words[other] = words[other], words[2]
    code, said = verified(saved.replace(deck, " ".join(words)), tmp_path, capsys)
    assert code == 1
    assert f"Card 1 of the deck was {words[2]} and should have been {words[other]}." in said


def test_a_match_from_a_seed_has_nothing_to_prove(tmp_path: Path) -> None:
    file = tmp_path / "match.txt"
    lastcard("play", "--seed", "3", "--save", str(file), typed="p\n")
    done = lastcard("verify", str(file))
    assert done.returncode == 1
    assert "names no match to prove" in done.stderr


def test_a_match_left_in_the_middle_of_a_deal_reveals_nothing_of_it(tmp_path: Path) -> None:
    file = tmp_path / "match.txt"
    lastcard("play", "--save", str(file), typed="p\n")
    assert "reveal" not in file.read_text()
    done = lastcard("verify", str(file))
    assert done.returncode == 1
    assert "Deal 1: not finished, so nothing is proved yet." in done.stdout


@pytest.mark.parametrize("line", ["verify", "verify a b"])
def test_a_wrong_command_line_is_told(line: str) -> None:
    assert lastcard(*line.split()).returncode == 2


def test_the_person_cuts_where_they_say() -> None:
    game = GAMES["thirteen"]
    options = game.options("fr-2009", {"first_dealer": "1"})
    match: AnyMatch = Match(game, options, 3, match_name())
    terminal = Shown(Typed(["fifty", "0", "50", "000001999", "17"]))
    person = Person(game, screen_for(game, setting(match)), terminal, WORDS, "")
    assert game.cutter(match.state) == Seat(0)
    provable(match, Seat(0), person.cut).shuffle(game.deck())
    assert str(match.journal[-1]) == "cut 0 17"
    assert terminal.text.count("A whole number from 1 to 49") == 4


def test_nobody_else_is_asked_to_cut() -> None:
    game = GAMES["thirteen"]
    match: AnyMatch = Match(game, game.options("fr-2009", {}), 3, match_name())
    provable(match, Seat(0), lambda most: pytest.fail("not theirs to cut")).shuffle(game.deck())
    assert not str(match.journal[-1]).startswith("cut")

"""Programs that misbehave lose by rule, at once and always for the same reason."""

import time
from pathlib import Path

import pytest

from lastcard.bots.errors import Forfeit
from lastcard.bots.program.player import Program
from lastcard.bots.program.process import LONGEST, REMEMBERED, Lost, Process
from lastcard.games.errors import RulesError
from lastcard.locales import Words
from lastcard.match import AnyMatch
from tests.bots.program.scripts import LOWEST, PATIENT, dealt, script, seated

TINY = 0.15
"""A limit for those who are to run into it."""
STAY = "while :; do sleep 60; done"
READ = "read -r line;"

BREACHES = {
    "says what is no move": (f"{READ} echo nonsense; {STAY}", "unreadable"),
    "says nothing in its turn": (f"{READ} echo; {STAY}", "silent"),
    "is not UTF-8": (rf"{READ} printf 'G3 \377\n'; {STAY}", "unreadable"),
    "is binary": (f"{READ} head -c 3000 /dev/urandom; echo; {STAY}", "unreadable"),
    "has a line that is too long": (
        f"{READ} head -c {LONGEST + 1} /dev/zero; echo; {STAY}",
        "unreadable",
    ),
    "writes without end": ("exec cat /dev/zero", "unreadable"),
    "plays what is no combo": (f"{READ} echo G3 Y4; {STAY}", "unreadable"),
    "plays cards it does not hold": (f"{READ} echo RD; {STAY}", "illegal"),
    "passes where it must lead": (f"{READ} echo pass; {STAY}", "illegal"),
    "deals": (f"{READ} echo deal G1; {STAY}", "illegal"),
    "ends at once": ("exit 0", "exited"),
    "ends instead of answering": (f"{READ} exit 3", "exited"),
    "ends within its answer": (f"{READ} printf M1", "exited"),
    "closes its output": (f"exec >&-; {STAY}", "exited"),
}
SLUGGISH = {
    "sleeps": f"{READ} {STAY}",
    "never reads": STAY,
    "closes its input": f"exec <&-; {STAY}",
    "floods its standard error": "cat /dev/zero >&2",
    "writes no end of line": f"{READ} printf M1; {STAY}",
}


def lose(player: Program) -> Forfeit:
    """The forfeit of the seat that opens; it stays lost."""
    with pytest.raises(Forfeit) as lost:
        turn(dealt(), player)
    with pytest.raises(Forfeit) as again:
        turn(dealt(), player)
    assert again.value is lost.value
    return lost.value


def turn(match: AnyMatch, player: Program) -> None:
    """One turn, as the loop of a match plays it."""
    assert match.awaits is not None
    try:
        match.act(match.awaits, player.choose(match.view(match.awaits), match.seen()))
    except RulesError as error:
        player.refused(error)


@pytest.mark.parametrize("breach", BREACHES)
def test_a_breach_loses(breach: str, tmp_path: Path) -> None:
    text, reason = BREACHES[breach]
    lost = lose(seated(script(tmp_path, text)))
    assert lost.args_by_name == {"bot": str(tmp_path / "bot"), "reason": reason}


@pytest.mark.parametrize("how", SLUGGISH)
def test_who_is_too_slow_loses_when_the_time_is_up(how: str, tmp_path: Path) -> None:
    began = time.monotonic()
    lost = lose(seated(script(tmp_path, SLUGGISH[how]), limit=TINY))
    assert lost.args_by_name["reason"] == "too-slow"
    assert time.monotonic() - began >= TINY


def test_what_cannot_be_started_loses(tmp_path: Path) -> None:
    file = script(tmp_path, LOWEST)
    player, other = seated(file), seated(file)
    file.write_text("#!/no/such/interpreter\n")
    assert lose(player).args_by_name["reason"] == "not-started"
    file.unlink()
    assert lose(other).args_by_name["reason"] == "not-started"


def test_starting_up_has_time_of_its_own(tmp_path: Path) -> None:
    slow = script(tmp_path, f"sleep 0.3; {LOWEST}")
    player = seated(slow, limit=TINY, starting=PATIENT)
    turn(dealt(), player)
    player.close()
    assert lose(seated(slow, limit=TINY)).args_by_name["reason"] == "too-slow"


def test_later_answers_have_the_limit_alone(tmp_path: Path) -> None:
    player = seated(
        script(tmp_path, f"{READ} echo M1; {READ} {STAY}"), limit=TINY, starting=PATIENT
    )
    turn(dealt(), player)
    began = time.monotonic()
    with pytest.raises(Forfeit):
        turn(dealt(), player)
    assert time.monotonic() - began < PATIENT


@pytest.mark.parametrize("pause", ["", "sleep 0.1;"])
def test_a_line_too_many_is_the_next_answer_however_fast_it_comes(
    tmp_path: Path, pause: str
) -> None:
    player = seated(script(tmp_path, f"{READ} echo M1; {pause} echo nonsense; {STAY}"))
    turn(dealt(), player)
    assert lose(player).args_by_name["reason"] == "unreadable"


def test_who_answers_without_reading_has_answered(tmp_path: Path) -> None:
    player = seated(script(tmp_path, "echo M1"))
    turn(dealt(), player)
    assert lose(player).args_by_name["reason"] == "exited"


def test_questions_are_not_heaped_up_for_who_does_not_read(tmp_path: Path) -> None:
    process = Process([str(script(tmp_path, f"echo M1; {STAY}"))])
    with pytest.raises(Lost) as lost:
        process.ask(bytes(1_000_000), TINY)
    process.close()
    assert lost.value.reason == "too-slow"


def test_a_flood_of_answers_is_read_as_far_as_it_is_asked_for(tmp_path: Path) -> None:
    process = Process([str(script(tmp_path, "yes M1"))])
    for _ in range(100):
        assert process.ask(b"?\n", PATIENT) == b"M1"
    assert len(process._unread) <= 2 * LONGEST
    process.close()


def test_the_last_words_of_a_program_are_kept(tmp_path: Path) -> None:
    noisy = f"head -c 300000 /dev/zero | tr '\\0' x >&2; echo >&2; echo why >&2; {READ} exit 1"
    notes = lose(seated(script(tmp_path, noisy))).__notes__
    assert notes[-1] == "why"
    assert sum(map(len, notes)) <= REMEMBERED


def test_a_wrong_answer_is_told_with_the_reason(tmp_path: Path) -> None:
    lost = lose(seated(script(tmp_path, f"echo hm >&2; {READ} echo RD; {STAY}")))
    assert lost.__notes__ == ["RD", "card-not-held (cards='RD')", "hm"]


@pytest.mark.parametrize(
    "reason", ["not-started", "too-slow", "exited", "unreadable", "illegal", "silent", "late"]
)
def test_every_reason_has_its_words(reason: str) -> None:
    sentence = Words().say("bot-forfeit", bot="./mybot", reason=reason)
    assert sentence.startswith("./mybot has lost by rule: ")
    assert (reason in sentence) == (reason == "late")

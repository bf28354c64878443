"""``lastcard referee``: one question per line in, one answer per line out, as JSON."""

import sys
from typing import BinaryIO, Final

import msgspec

from lastcard.cli import arguments
from lastcard.cli.referee.errors import LineTooLong, NotAnObject, NotJson, OpMissing, OpUnknown
from lastcard.cli.referee.parts import PARTS
from lastcard.games.errors import Refusal
from lastcard.locales import Words

LONGEST_LINE: Final = 65_536
"""How many bytes a question may have; no question about 64 cards needs more."""
OPS: Final = {name: op for part in PARTS.values() for name, op in part.items()}
"""Every op by its name."""


def run(argv: list[str], words: Words) -> int:
    """Answer until the questions end."""
    arguments.referee(words).read(argv)
    answer_lines(sys.stdin.buffer, sys.stdout.buffer, words)
    return 0


def answer_lines(questions: BinaryIO, answers: BinaryIO, words: Words) -> None:
    """Answer every line of *questions* with a line of *answers*, at once."""
    while line := questions.readline(LONGEST_LINE + 1):
        too_long = len(line) > LONGEST_LINE
        while too_long and line and not line.endswith(b"\n"):
            line = questions.readline(LONGEST_LINE)
        answers.write(answer(None if too_long else line, words) + b"\n")
        answers.flush()


def answer(line: bytes | None, words: Words) -> bytes:
    """The answer to one *line*; None stands for one that is too long to be read."""
    try:
        return msgspec.json.encode(_judge(line))
    except Refusal as refusal:
        message = words.refusal(refusal.code, refusal.args_by_name)
        return msgspec.json.encode({"error": refusal.code, "message": message})


def _judge(line: bytes | None) -> object:
    if line is None:
        raise LineTooLong(limit=str(LONGEST_LINE))
    try:
        question = msgspec.json.decode(line)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise NotJson from error
    if not isinstance(question, dict):
        raise NotAnObject
    known = ", ".join(OPS)
    if "op" not in question:
        raise OpMissing(known=known)
    name = question["op"]
    if not isinstance(name, str) or name not in OPS:
        raise OpUnknown(op=_shown(name), known=known)
    return OPS[name].judge(name, question)


def _shown(value: object) -> str:
    text = value if isinstance(value, str) else msgspec.json.encode(value).decode()
    return text[:40]

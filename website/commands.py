"""The command line as a page: what ``--help`` prints, for every command."""

from contextlib import redirect_stdout
from io import StringIO

from lastcard.cli import COMMANDS, OK, main


def commands() -> str:
    """Markdown with the manual pages of ``lastcard`` and of all its commands."""
    return "\n".join(_manual(*command) for command in [(), *((name,) for name in COMMANDS)])


def _manual(*command: str) -> str:
    printed = StringIO()
    with redirect_stdout(printed):
        code = main([*command, "--help", "--language", "en"])
    if code != OK:
        raise ValueError(f"no manual page of {command}")
    title = " ".join(("lastcard", *command))
    return f"## {title}\n\n```text\n{printed.getvalue().strip()}\n```\n"

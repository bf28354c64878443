"""Refusals as sentences."""

from lastcard.cli.terminal.ink import brief
from lastcard.games.errors import Refusal, Unreadable
from lastcard.locales import Words


def sentence(refusal: Refusal, words: Words) -> str:
    """What to tell a person; where one refusal is the *reason* of another, in words as well.

    Of what cannot be read no more is quoted than it takes to know it again.
    """
    args = dict(refusal.args_by_name)
    if isinstance(refusal, Unreadable):
        args = {name: brief(arg) if isinstance(arg, str) else arg for name, arg in args.items()}
    cause = refusal.__cause__
    if "reason" in args and isinstance(cause, Refusal):
        args["reason"] = sentence(cause, words).removesuffix(".")
    return words.refusal(refusal.code, args)

"""What was agreed for a table: its edition and speed, and what else is to be known of its rules."""

from lastcard.cli.terminal.ink import wrapped
from lastcard.cli.terminal.looks import Looks
from lastcard.games.options import choices
from lastcard.locales import Words
from lastcard.table.state.setup import Setup


def agreed_lines(setup: Setup, looks: Looks, words: Words) -> list[str]:
    """The edition, the speed and the other rules, in the words of the page."""
    between = f" {looks.signs.dot} "
    agreed = [
        _named(f"edition-{setup.game}-{setup.edition}", setup.edition, words),
        words.say("web-speed-short", speed=setup.speed),
        *([words.say("web-rated-short")] if setup.rated else []),
    ]
    rules = between.join(_rules(setup, words))
    lines = [between.join(agreed)]
    if rules:
        lines.append(f"{words.say('web-table-rules')}: {rules}")
    return wrapped(lines, looks.width)


def _rules(setup: Setup, words: Words) -> list[str]:
    return [
        f"{_named(_message(setup.game, option), option, words)}: "
        f"{_value(setup, option, value, words)}"
        for option, value in setup.to_know().items()
    ]


def _value(setup: Setup, option: str, value: str, words: Words) -> str:
    if option == "first_dealer":
        return words.say("web-seat", seat=int(value) + 1)
    if isinstance(choices(type(setup.chosen()))[option], tuple):
        return _named(_message(setup.game, option, value), value, words)
    return value


def _named(message: str, key: str, words: Words) -> str:
    """What *message* says, or the *key* itself where a game has no words for it."""
    try:
        return words.say(message)
    except KeyError:
        return key


def _message(*parts: str) -> str:
    return "-".join(("option", *parts)).replace("_", "-")

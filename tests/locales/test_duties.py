"""Every duty of every game has a sentence in every language, and it takes what the duty has."""

import re
from typing import Final, get_args

import pytest

from lastcard.games.gang import duty as gang
from lastcard.games.thirteen import duty as thirteen
from lastcard.locales import Words, languages

CODES: Final = [
    f"{game}-duty-{kind.__struct_config__.tag}"
    for game, union in (("gang", gang.Duty), ("thirteen", thirteen.Duty))
    for kind in get_args(union)
]
ARGUMENTS: Final[dict[str, str | int]] = {
    "who": "Ann",
    "card": "R8",
    "colour": "red",
    "number": "8",
    "gang": "yes",
    "cards": 2,
    "choices": 3,
}


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("message", CODES)
def test_every_duty_has_a_sentence(message: str, language: str) -> None:
    said = Words(language).say(message, **ARGUMENTS)
    assert re.search(r"[.!?]$", said)


@pytest.mark.parametrize("language", languages())
def test_a_block_is_told_in_three_ways(language: str) -> None:
    words = Words(language)
    said = {words.say("gang-duty-block", **ARGUMENTS | {"gang": kind}) for kind in ("yes", "no")}
    assert len({*said, words.say("gang-duty-block", who="Ann", gang="only")}) == 3

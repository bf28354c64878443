"""Which names players may have: readable ones that cannot be mistaken for another's."""

import re
import unicodedata
from random import Random
from typing import Final

from lastcard.bots.registry import BOTS
from lastcard.server import errors

LONGEST: Final = 24
"""How many characters a name may have."""

_HOUSE: Final = """
    admin administrator anonymous bot dealer deleted guest host house lastcard mod moderator
    nobody official operator owner root server staff support system table watcher
"""

_ALPHABETS: Final = frozenset({"LATIN", "CYRILLIC", "GREEK", "ARMENIAN", "CHEROKEE", "COPTIC"})
"""Those whose letters are taken for one another's."""

_LOOKS: Final = str.maketrans(
    # Folded letters of Cyrillic and Greek that look like Latin ones, small or as capitals.
    "авеѕікмнорстухјһԁԛԝ" + "αβεζηικμνορτυχ",
    "abesikmhopctyxjhdqw" + "abezhikmnoptyx",
)


def given(birds: str, chance: Random) -> str:
    """A name for a guest who chooses none: one of the *birds*, and a number."""
    return f"{chance.choice(birds.split())} {chance.randrange(100, 1000)}"


def clean(name: str) -> str:
    """*name* in its canonical spelling, or ``NameRefused``."""
    tidy = spelling(name)
    if len(tidy) > LONGEST:
        raise errors.NameLong(most=LONGEST)
    if not (all(map(_is_seen, tidy)) and _TOWER.search(_outline(tidy)) is None):
        raise errors.NameOdd
    if not any(map(str.isalnum, tidy)):
        raise errors.NameEmpty
    if len(_alphabets(tidy)) > 1:
        raise errors.NameMixed
    if look(tidy) in _RESERVED:
        raise errors.NameReserved
    return tidy


def spelling(name: str) -> str:
    """*name* in its canonical spelling, allowed or not."""
    return re.sub(" +", " ", unicodedata.normalize("NFKC", name)).strip(" ")


def look(name: str) -> str:
    """What *name* looks like at a glance, in Latin letters as far as that goes."""
    return unicodedata.normalize("NFKC", name).casefold().translate(_LOOKS)


def _is_seen(sign: str) -> bool:
    # Signs other than letters, accents and digits are ASCII: no arrows, blanks or pictures.
    if sign in _INVISIBLE:
        return False
    return sign.isprintable() and (sign.isascii() or unicodedata.category(sign)[0] in "LMN")


def _outline(name: str) -> str:
    return "".join("^" if unicodedata.category(sign)[0] == "M" else "x" for sign in name)


def _alphabets(name: str) -> frozenset[str]:
    words = (unicodedata.name(sign, "").partition(" ")[0] for sign in name)
    return _ALPHABETS.intersection(words)


_INVISIBLE: Final = (
    "\u034f\u115f\u1160\u17b4\u17b5\u3164\uffa0"  # letters and marks without a shape
)
_TOWER: Final = re.compile(r"^\^|\^{3}")  # an accent on nothing, or three on one letter
_RESERVED: Final = frozenset(map(look, (*_HOUSE.split(), *BOTS)))

"""Words that people here would take for a password, and others would try first."""

import re
from typing import Final

_WORDS: Final = """
lastcard card cards gang four gangoffour thirteen dreizehn treize trece tredici dertien kolmetoista
password passwort kennwort motdepasse contraseña contrasena clave parola wachtwoord salasana
spring summer autumn fall winter
frühling fruehling sommer herbst
printemps été automne hiver
primavera verano otoño otono invierno
estate autunno inverno
lente zomer herfst
kevät kesä syksy talvi kevat kesa
january february march april may june july august september october november december
januar februar märz maerz mai juni juli oktober dezember
janvier février fevrier mars avril juin juillet août aout septembre octobre novembre décembre decembre
enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre
gennaio febbraio aprile maggio giugno luglio settembre ottobre dicembre
januari februari maart mei augustus
tammikuu helmikuu maaliskuu huhtikuu toukokuu kesäkuu heinäkuu elokuu syyskuu lokakuu marraskuu joulukuu
"""  # noqa: E501

LIKELY: Final = tuple(_WORDS.split())
"""They, the likeliest first; small letters."""

_AROUND: Final = re.compile(r"^[\W\d_]+|[\W\d_]+$")
_ADDED: Final = 6  # signs: a year, a number, a mark


def is_likely(password: str) -> bool:
    """Whether *password* is such a word with no more than a year or a few signs around it."""
    core = _AROUND.sub("", "".join(password.casefold().split()))
    return core in LIKELY and len(password) - len(core) <= _ADDED

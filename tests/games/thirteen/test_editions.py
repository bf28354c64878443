"""Options of a match."""

import pytest

from lastcard.games.errors import BadOptions, EditionUnknown, OptionRefused, OptionUnknown
from lastcard.games.options import describe, make_options
from lastcard.games.thirteen.editions import EDITIONS, Options


def test_the_booklet_is_the_one_edition() -> None:
    assert dict(EDITIONS) == {"fr-2009": Options()}


def test_five_cards_are_dealt_and_piles_lie_covered_unless_the_house_says_otherwise() -> None:
    """TH-2.6, TH-5.1."""
    assert describe(Options()) == {"deal": "five", "open_piles": "off", "first_dealer": "0"}


@pytest.mark.parametrize("deal", ["five", "all"])
@pytest.mark.parametrize("open_piles", ["off", "on"])
@pytest.mark.parametrize("first_dealer", ["0", "5"])
def test_options_read_back_as_they_were_described(
    deal: str, open_piles: str, first_dealer: str
) -> None:
    changes = {"deal": deal, "open_piles": open_piles, "first_dealer": first_dealer}
    options = make_options(EDITIONS, "fr-2009", changes)
    assert describe(options) == changes
    assert make_options(EDITIONS, options.edition, describe(options)) == options


@pytest.mark.parametrize(
    ("edition", "changes", "refusal"),
    [
        ("en-2010", {}, EditionUnknown),
        ("fr-2009", {"ceremony": "on"}, OptionUnknown),
        ("fr-2009", {"edition": "fr-2009"}, OptionUnknown),
        ("fr-2009", {"deal": "six"}, OptionRefused),
        ("fr-2009", {"open_piles": "ON"}, OptionRefused),
        ("fr-2009", {"first_dealer": "6"}, OptionRefused),
        ("fr-2009", {"first_dealer": "-1"}, OptionRefused),
        ("fr-2009", {"first_dealer": ""}, OptionRefused),
        ("fr-2009", {"first_dealer": "01"}, OptionRefused),
        ("fr-2009", {"first_dealer": "²"}, OptionRefused),
    ],
)
def test_bad_options_are_refused(
    edition: str, changes: dict[str, str], refusal: type[BadOptions]
) -> None:
    with pytest.raises(refusal):
        make_options(EDITIONS, edition, changes)

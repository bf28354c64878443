"""The edition that people have at home."""

from types import MappingProxyType

import msgspec
import pytest

from lastcard.games.options import own_edition

EDITIONS = MappingProxyType(
    {name: msgspec.defstruct(name, [])() for name in ("en-2010", "fr-2005", "fr-2010", "fro-2020")}
)


@pytest.mark.parametrize(
    ("language", "edition"), [("fr", "fr-2010"), ("en", "en-2010"), ("fi", "en-2010")]
)
def test_it_is_the_newest_in_the_language_and_else_the_first(language: str, edition: str) -> None:
    assert own_edition(EDITIONS, language) == edition

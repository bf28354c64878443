"""The glossary says which words the languages use; their messages use them."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentSerializer

from lastcard.locales import languages
from tests.locales.fluent_files import messages

GLOSSARY = Path(__file__).parents[2] / "docs" / "reference" / "glossary.md"
ROWS = [
    [cell.strip() for cell in line.strip("|").split("|")]
    for line in GLOSSARY.read_text().splitlines()
    if line.startswith("|")
]
HEAD = ROWS[0]
TERMS = [
    (language, term, row[-1].strip("`"))
    for row in ROWS
    if row[-1].startswith("`")
    for language, term in zip(HEAD[:-1], row[:-1], strict=True)
]


def plain(text: str) -> str:
    return re.sub(r"\s", " ", text).casefold()


def test_the_glossary_has_every_language() -> None:
    assert sorted(HEAD[:-1]) == sorted(languages())


@pytest.mark.parametrize(("language", "term", "message"), TERMS)
def test_a_message_uses_the_term_of_the_glossary(language: str, term: str, message: str) -> None:
    assert plain(term) in plain(FluentSerializer().serialize_entry(messages(language)[message]))

"""Codes and their sentences."""

from pathlib import Path
from typing import get_args

import pytest
from fluent.runtime import FluentBundle, FluentResource

import lastcard
from lastcard.fair import FairError, Finding, errors

FILE = Path(lastcard.__file__).parent / "locales" / "en" / "fair.ftl"
VERDICTS = ["proved", "alone", "open", "differs"]


def below(error: type[FairError]) -> list[type[FairError]]:
    return [error, *(each for child in error.__subclasses__() for each in below(child))]


ERRORS = below(FairError)
FINDINGS = get_args(Finding)
CODES = [
    *(error.code for error in ERRORS),
    *(str(finding.__struct_config__.tag) for finding in FINDINGS),
    *(f"fair-verdict-{verdict}" for verdict in VERDICTS),
]


@pytest.fixture(scope="module")
def bundle() -> FluentBundle:
    bundle = FluentBundle(["en"], use_isolating=False)
    bundle.add_resource(FluentResource(FILE.read_text(encoding="utf-8")))
    return bundle


def test_no_code_is_used_twice() -> None:
    assert len(set(CODES)) == len(CODES)


def test_every_code_has_a_sentence_and_every_sentence_a_code() -> None:
    ids = [line.split(" = ")[0] for line in FILE.read_text().splitlines() if " = " in line]
    assert sorted(ids) == sorted(CODES)


@pytest.mark.parametrize("finding", FINDINGS)
def test_the_sentence_of_a_finding_needs_no_more_than_its_arguments(
    finding: type[Finding], bundle: FluentBundle
) -> None:
    values = {name: f"<{name}>" for name in finding.__struct_fields__}
    message = bundle.get_message(str(finding.__struct_config__.tag))
    assert message.value is not None
    text, problems = bundle.format_pattern(message.value, values)
    assert not problems
    assert all(value in str(text) for value in values.values())


@pytest.mark.parametrize("error", ERRORS)
def test_the_docstring_of_an_error_names_what_its_sentence_says(
    error: type[FairError], bundle: FluentBundle
) -> None:
    message = bundle.get_message(error.code)
    assert message.value is not None
    words = (error.__doc__ or "").split("*")[1::2]
    _, problems = bundle.format_pattern(message.value, dict.fromkeys(words, "x"))
    assert not problems


def test_the_trees_in_the_docstrings_name_every_error() -> None:
    for error in ERRORS:
        assert error.__name__ in (errors.__doc__ or "")

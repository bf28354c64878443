"""Editions and options (GF-12: section 12 of the rules)."""

import re
from pathlib import Path

import pytest

from lastcard.games.errors import RulesError
from lastcard.games.gang.editions import EDITIONS, Options
from lastcard.games.gang.state import rules
from lastcard.games.options import describe
from lastcard.games.options import make_options as make


def make_options(edition: str, changes: dict[str, str]) -> Options:
    return make(EDITIONS, edition, changes)


PAGE = Path(__file__).parents[3] / "docs" / "rules" / "gang-of-four.md"


def printed_editions() -> dict[str, dict[str, str]]:
    """The table of section 12, as the rules page prints it."""
    rows = [
        [cell.strip(" `") for cell in line.strip("|\n").split("|")]
        for line in PAGE.read_text().splitlines()
        if line.startswith("|") and "---" not in line
    ]
    names = rows[0][1:]
    return {
        re.sub(r"`? \(default\)", "", row[0]): dict(zip(names, row[1:], strict=True))
        for row in rows[1:]
    }


def test_the_editions_are_those_of_the_rules_page() -> None:
    """GF-12."""
    assert list(EDITIONS) == list(printed_editions())
    assert next(iter(EDITIONS)) == "en-2010"


@pytest.mark.parametrize("edition", list(EDITIONS))
def test_an_edition_has_the_options_the_rules_page_prints(edition: str) -> None:
    """GF-12."""
    described = describe(EDITIONS[edition])
    printed = printed_editions()[edition]
    assert {name: described[name] for name in printed} == printed


@pytest.mark.parametrize("edition", list(EDITIONS))
def test_all_editions_agree_on_the_rest(edition: str) -> None:
    """GF-12."""
    described = describe(EDITIONS[edition])
    rest = {name: described[name] for name in described if name not in printed_editions()[edition]}
    assert rest == {
        "last_card": "spoken",
        "after_pass": "may_return",
        "discards": "covered",
        "ceremony": "off",
        "target": "100",
        "first_dealer": "0",
    }


def test_an_option_can_be_changed_and_the_edition_remembered() -> None:
    options = make_options("de-2010", {"last_card": "automatic", "target": "30"})
    assert (options.edition, options.last_card, options.target) == ("de-2010", "automatic", 30)
    assert options.block == "single_or_gang"


def test_options_read_back_as_they_were_described() -> None:
    for edition, options in EDITIONS.items():
        assert make_options(edition, describe(options)) == options


def test_options_reach_the_position_as_flags() -> None:
    """GF-3.2, GF-7.2, GF-9.2, GF-9.3."""
    plain = {"opening_limit": "none"}
    changes = [
        {"opening_limit": "5"},
        {"block": "single_or_gang"},
        {"block_lead": "free"},
        {"after_pass": "out_of_cycle"},
    ]
    flags = [rules(make_options("en-2010", plain | change)) for change in changes]
    assert flags == [1, 2, 4, 8]


@pytest.mark.parametrize(
    ("edition", "changes", "code", "args"),
    [
        ("en-1990", {}, "edition-unknown", {"edition": "en-1990", "known": ", ".join(EDITIONS)}),
        (
            "en-2010",
            {"blocks": "single"},
            "option-unknown",
            {
                "option": "blocks",
                "known": "opening_limit, last_card, undeclared, block, block_lead, after_pass, "
                "discards, ceremony, count, target, target_rule, first_dealer",
            },
        ),
        ("en-2010", {"edition": "de-2010"}, "option-unknown", None),
        (
            "en-2010",
            {"block": "pair"},
            "option-refused",
            {"option": "block", "value": "pair", "allowed": "single, single_or_gang"},
        ),
        (
            "en-2010",
            {"target": "0"},
            "option-refused",
            {"option": "target", "value": "0", "allowed": "1-10000"},
        ),
        ("en-2010", {"target": "10001"}, "option-refused", None),
        ("en-2010", {"target": "1e3"}, "option-refused", None),
        ("en-2010", {"target": "\u0661\u0660\u0660"}, "option-refused", None),
        (
            "en-2010",
            {"first_dealer": "4"},
            "option-refused",
            {"option": "first_dealer", "value": "4", "allowed": "0-3"},
        ),
    ],
)
def test_options_nobody_can_play_with_are_refused(
    edition: str, changes: dict[str, str], code: str, args: dict[str, str | int] | None
) -> None:
    with pytest.raises(RulesError) as refusal:
        make_options(edition, changes)
    assert refusal.value.code == code
    assert args is None or refusal.value.args_by_name == args

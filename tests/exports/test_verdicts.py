"""What the page's referee looks up is what the engine says (GF-3, GF-6, GF-7, GF-9)."""

import re

import pytest

from lastcard.exports.gang.cases import Attempt, case
from lastcard.exports.gang.verdicts import compared, verdict, verdicts
from lastcard.games.gang.editions import EDITIONS
from lastcard.games.gang.finder import PASS
from lastcard.games.gang.notation import read_cards, read_combo
from lastcard.games.gang.position import NOTHING
from lastcard.games.options import make_options
from lastcard.locales import Words
from tests.exports import questions

TABLE = verdicts()


def said(hand: str, table: str, move: str, edition: str = "en-2010", **asked: bool) -> str:
    options = make_options(EDITIONS, edition, {})
    to_beat = read_combo(table) if table else NOTHING
    played = PASS if move == "pass" else read_combo(move)
    return TABLE[case(Attempt(read_cards(hand), to_beat, played, options, **asked))]


def test_the_table_answers_every_question_as_the_engine_does() -> None:
    for asked in questions.questions(4000, seed=1):
        answer = TABLE[case(asked)]
        assert answer == verdict(asked)
        assert answer.startswith("may-") == (asked.move in questions.legal(asked)), asked


@pytest.mark.parametrize(
    ("hand", "table", "move", "answer"),
    [
        ("G8 Y8", "R5 R5", "G8 Y8", "may-higher GF-7.1"),
        ("G2 Y2", "R5 R5", "G2 Y2", "too-low GF-7.1"),
        ("G7", "G7", "G7", "level GF-6.6"),
        ("G2 Y2", "R5", "G2 Y2", "wrong-size GF-7.1"),
        ("RD", "G2 G2 Y2 R2", "RD", "only-gang GF-7.1"),
        ("G1 Y1 R1 M1", "RD", "G1 Y1 R1 M1", "may-gang GF-6.5"),
        ("G3", "", "G3", "may-lead GF-7.3"),
        ("G3", "", "pass", "must-lead GF-7.2"),
    ],
)
def test_a_verdict_names_its_rule(hand: str, table: str, move: str, answer: str) -> None:
    assert said(hand, table, move) == answer


def test_before_a_last_card_the_highest_card_is_due() -> None:
    hand = "G4 G4 Y4 Y4 G10"
    gang = "G4 G4 Y4 Y4"
    assert said(hand, "Y9", gang, last=True) == "must-block-card GF-9.1"
    assert said(hand, "Y9", gang, "de-2010", last=True) == "may-gang GF-6.5"
    assert said(hand, "R10", "pass", last=True) == "may-pass GF-7.2"
    assert said(hand, "R10", "pass", "de-2010", last=True) == "must-block-gang GF-9.2"


def test_the_opening_depends_on_the_edition() -> None:
    gang = "G1 G1 Y1 Y1 R1 M1"
    assert said(gang, "", gang, opening=True) == "opening-too-large GF-3.2"
    assert said(gang, "", gang, "de-2010", opening=True) == "may-open GF-3.1"
    assert said("M1 G3", "", "G3", opening=True) == "must-open GF-3.1"


def test_every_rule_that_is_named_is_there() -> None:
    page = Words().page("gang-of-four")
    named = {answer.split()[1] for answer in TABLE.values()}
    named |= {rule for rules in compared().values() for rule in rules.values()}
    assert {rule for rule in named if f"**{rule}**" not in page} == set()
    assert all(re.fullmatch(r"GF-\d+\.\d+", rule) for rule in named)

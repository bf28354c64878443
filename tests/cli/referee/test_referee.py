"""The referee answers every recorded question, and goes on after every nonsense."""

import io
import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lastcard.cli.referee import LONGEST_LINE, answer, answer_lines
from tests.cli.fakes import WORDS
from tests.support.commands import lastcard

CASES = [
    json.loads(line)
    for line in (Path(__file__).parents[2] / "cases" / "referee.jsonl").read_text().splitlines()
]


def ask(question: object) -> dict[str, Any]:
    line = question if isinstance(question, bytes) else json.dumps(question).encode()
    answered: dict[str, Any] = json.loads(answer(line, WORDS))
    return answered


def as_sets(answered: dict[str, Any]) -> dict[str, Any]:
    moves = answered.get("moves")
    return answered if moves is None else {"moves": set(moves), "count": len(moves)}


def test_every_recorded_question_is_answered_right() -> None:
    assert len(CASES) == 496
    for case in CASES:
        assert as_sets(ask(case["ask"])) == as_sets(case["answer"]), case["ask"]


def test_the_command_answers_line_by_line() -> None:
    questions = "".join(json.dumps(case["ask"]) + "\n" for case in CASES)
    done = lastcard("referee", typed=questions)
    assert (done.returncode, done.stderr) == (0, "")
    answers = [json.loads(line) for line in done.stdout.splitlines()]
    assert [as_sets(given) for given in answers] == [as_sets(case["answer"]) for case in CASES]


def test_moves_are_written_in_canonical_order() -> None:
    moves = ask({"op": "legal", "hand": "y3 R7,g3", "table": None})["moves"]
    assert moves == ["G3", "Y3", "R7", "G3 Y3"]


def test_an_opening_without_the_multi_coloured_1_is_any_lead() -> None:
    question = {"op": "legal", "hand": "G3 Y3", "table": None, "opening": True}
    assert ask(question) == {"moves": ["G3", "Y3", "G3 Y3"]}


def test_an_opening_contains_the_multi_coloured_1() -> None:
    question = {"op": "legal", "hand": "G1 M1 Y3", "opening": True}
    assert ask(question) == {"moves": ["M1", "G1 M1"]}


def test_each_set_is_judged_alone() -> None:
    assert ask({"op": "beats", "cards": "YP", "table": "YP"}) == {"beats": False}
    assert ask({"op": "legal", "hand": "RD", "table": "RD"}) == {"moves": ["pass"]}


LEFT = [0, 9, 9]
PILE = {"blue": 1, "yellow": 2, "green": 0, "rotten": 0}

MALFORMED: list[tuple[object, str]] = [
    (b"", "not-json"),
    (b"hello", "not-json"),
    (b'{"op":"combo","cards":"G3"', "not-json"),
    (b'{"op":"combo","cards":"\xff"}', "not-json"),
    (b"[" * 5000, "not-json"),
    (b'{"op":"combo","cards":"\\ud800"}', "not-json"),
    ([], "not-an-object"),
    ("combo", "not-an-object"),
    (7, "not-an-object"),
    (None, "not-an-object"),
    ({}, "op-missing"),
    ({"op": "riot"}, "op-unknown"),
    ({"op": "x" * 9999}, "op-unknown"),
    ({"op": None}, "op-unknown"),
    ({"op": ["combo"]}, "op-unknown"),
    ({"op": "combo"}, "field-missing"),
    ({"op": "combo", "cards": 3}, "field-wrong"),
    ({"op": "combo", "cards": None}, "field-wrong"),
    ({"op": "combo", "cards": "G3", "colour": "red"}, "field-unknown"),
    ({"op": "combo", "cards": "G11"}, "card-unknown"),
    ({"op": "combo", "cards": "GP GP"}, "cards-impossible"),
    ({"op": "combo", "cards": "G3 G3 G3"}, "cards-impossible"),
    ({"op": "beats", "cards": "G3", "table": None}, "field-wrong"),
    ({"op": "beats", "cards": "G3", "table": "G3 Y4"}, "gang-not-a-combo"),
    ({"op": "beats", "cards": "G3 Y4", "table": "G3"}, "gang-not-a-combo"),
    ({"op": "beats", "cards": "", "table": "G3"}, "card-unknown"),
    ({"op": "legal", "hand": ""}, "hand-empty"),
    ({"op": "legal", "hand": "G3", "table": "G3 R9"}, "gang-not-a-combo"),
    ({"op": "legal", "hand": "G3", "table": ""}, "card-unknown"),
    ({"op": "legal", "hand": "G3", "next_last": 1}, "field-wrong"),
    ({"op": "legal", "hand": "G3", "edition": "xx-1999"}, "edition-unknown"),
    ({"op": "legal", "hand": "M1 M1"}, "cards-impossible"),
    ({"op": "points", "left": -1}, "field-wrong"),
    ({"op": "points", "left": 17}, "field-wrong"),
    ({"op": "points", "left": 2.5}, "field-wrong"),
    ({"op": "points", "left": True}, "field-wrong"),
    ({"op": "points", "left": "9"}, "field-wrong"),
    (b'{"op":"points","left":1e999}', "not-json"),
    ({"op": "points", "left": 10**40}, "field-wrong"),
    ({"op": "giver", "left": LEFT, "totals": [1, 2], "winner": 0}, "counts-differ"),
    ({"op": "giver", "left": [0, 1], "totals": [1, 2], "winner": 0}, "field-wrong"),
    ({"op": "giver", "left": [0, 1, 17], "totals": LEFT, "winner": 0}, "field-wrong"),
    ({"op": "giver", "left": LEFT, "totals": LEFT, "winner": 3}, "winner-unknown"),
    ({"op": "giver", "left": LEFT, "totals": LEFT, "winner": -1}, "winner-unknown"),
    ({"op": "giver", "left": LEFT, "totals": [0, -5, 1], "winner": 0}, "field-wrong"),
    ({"op": "score13", "piles": []}, "field-wrong"),
    ({"op": "score13", "piles": [{"blue": 1}] * 3}, "field-wrong"),
    ({"op": "score13", "piles": [PILE | {"rotten": 9}] * 3}, "field-wrong"),
    ({"op": "score13", "piles": [PILE | {"red": 0}] * 3}, "field-wrong"),
]


@pytest.mark.parametrize(("question", "code"), MALFORMED, ids=[str(x)[:50] for x, _ in MALFORMED])
def test_what_cannot_be_judged_is_answered_with_a_code_and_a_sentence(
    question: object, code: str
) -> None:
    answered = ask(question)
    assert answered["error"] == code
    assert answered["message"].endswith(".")
    assert len(answered["message"]) < 250


PLAIN = st.none() | st.booleans() | st.integers() | st.text("GYR 13!,P", max_size=9)
VALUES = PLAIN | st.lists(st.integers(-1, 17), max_size=5) | st.just({"left": 3})
FIELDS = st.sampled_from(["cards", "table", "hand", "left", "totals", "winner", "edition", "x"])
QUESTIONS = st.builds(
    lambda op, fields: {"op": op, **fields},
    st.sampled_from(["combo", "beats", "legal", "points", "giver", "score13"]),
    st.dictionaries(FIELDS, VALUES, max_size=5),
)


@given(st.binary(max_size=80) | QUESTIONS.map(lambda asked: json.dumps(asked).encode()))
def test_nothing_stops_the_referee(line: bytes) -> None:
    answered = json.loads(answer(line, WORDS))
    assert isinstance(answered, dict)
    assert ("error" in answered) == ("message" in answered)


def test_a_line_too_long_is_refused_and_the_next_one_answered() -> None:
    long = b'{"op":"combo","cards":"' + b"G3 " * LONGEST_LINE + b'"}\n'
    answers = io.BytesIO()
    answer_lines(io.BytesIO(long + b'{"op":"points","left":9}\n'), answers, WORDS)
    first, second = answers.getvalue().splitlines()
    assert json.loads(first)["error"] == "line-too-long"
    assert json.loads(second) == {"points": 18}


def test_a_line_just_short_enough_is_read() -> None:
    start = b'{"op":"points","left":9'
    line = start + b" " * (LONGEST_LINE - len(start) - 2) + b"}\n"
    assert len(line) == LONGEST_LINE
    answers = io.BytesIO()
    answer_lines(io.BytesIO(line), answers, WORDS)
    assert json.loads(answers.getvalue()) == {"points": 18}


def test_the_last_line_needs_no_end() -> None:
    answers = io.BytesIO()
    answer_lines(io.BytesIO(b'nonsense\n{"op":"points","left":1}'), answers, WORDS)
    assert len(answers.getvalue().splitlines()) == 2

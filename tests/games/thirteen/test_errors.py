"""The refusals of 13 and their sentences."""

import re
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource

import lastcard
from lastcard.games.errors import RulesError, Unreadable
from lastcard.games.thirteen import errors
from lastcard.games.thirteen.moves import read

SENTENCES = Path(lastcard.__file__).parent / "locales" / "en" / "thirteen.ftl"
REFUSALS = [
    kind
    for kind in vars(errors).values()
    if isinstance(kind, type) and issubclass(kind, RulesError) and kind is not Unreadable
]


def sentence(error: RulesError) -> str:
    bundle = FluentBundle(["en"], use_isolating=False)
    bundle.add_resource(FluentResource(SENTENCES.read_text(encoding="utf-8")))
    message = bundle.get_message(error.code)
    assert message.value is not None
    text, problems = bundle.format_pattern(message.value, error.args_by_name)
    assert problems == []
    return str(text)


def test_codes_are_unique_and_name_the_game() -> None:
    codes = [kind.code for kind in REFUSALS]
    assert len(set(codes)) == len(codes) == 6
    assert all(code.startswith("thirteen-") for code in codes)


def test_every_refusal_hangs_in_the_tree_that_is_drawn() -> None:
    drawn = set(re.findall(r"[├└]── (\w+)", errors.__doc__ or ""))
    assert drawn == {kind.__name__ for kind in REFUSALS}


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("pass", "In 13 every turn is one card: you cannot pass, call or cut."),
        ("R4", "R4 goes on any target, so say which: R4>B, R4>Y or R4>G."),
        ("R4>R", "There is no target R: the targets are B (blue), Y (yellow) and G (green)."),
        ("B7>G", "B7 goes only on the target of its own colour, blue, not on green."),
    ],
)
def test_every_refusal_has_a_sentence_with_its_arguments(text: str, said: str) -> None:
    with pytest.raises(Unreadable) as refusal:
        read(text)
    assert sentence(refusal.value) == said

"""Text from outside, shown."""

from hypothesis import given
from hypothesis import strategies as st

from lastcard.games.errors import CardUnknown
from lastcard.games.quoting import MOST, printable, quoted


@given(st.text(max_size=3 * MOST))
def test_what_is_quoted_is_short_and_commands_no_terminal(text: str) -> None:
    assert len(quoted(text)) <= MOST
    assert all(sign.isprintable() for sign in quoted(text))


@given(st.text(st.characters(categories=["L", "N", "P"]), max_size=MOST))
def test_what_is_short_and_plain_is_quoted_as_it_is(text: str) -> None:
    assert quoted(text) == text


def test_control_signs_are_shown() -> None:
    assert printable("\x1b[2J\x7f\n\x85") == "␛[2J␡␊\ufffd"


def test_a_refusal_keeps_what_it_quotes_as_it_may_be_shown() -> None:
    refusal = CardUnknown(card="\x1b" + "x" * 3000)
    card = refusal.args_by_name["card"]
    assert isinstance(card, str)
    assert card.startswith("␛x")
    assert card.endswith("…")
    assert len(card) == MOST

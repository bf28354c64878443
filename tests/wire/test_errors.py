"""What is refused because it could not be understood."""

import pytest

from lastcard.games.errors import Refusal
from lastcard.locales import Words, languages
from lastcard.wire import errors


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(
    "refusal",
    [errors.MessageUnreadable(detail="it is not text"), errors.HelloMissing()],
    ids=lambda refusal: refusal.code,
)
def test_what_is_not_understood_is_refused_in_words(language: str, refusal: Refusal) -> None:
    sentence = Words(language).refusal(refusal.code, refusal.args_by_name)
    assert refusal.code not in sentence
    assert str(refusal.args_by_name.get("detail", "")) in sentence

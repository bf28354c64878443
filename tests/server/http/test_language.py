"""Everybody is answered in a language they read, as far as there are language."""

import pytest

from lastcard.server.http import language
from lastcard.server.http.language import words_for


@pytest.fixture
def french(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(language, "_known", lambda: frozenset({"en", "fr", "de"}))
    monkeypatch.setattr(language, "_words", lambda wished: wished)


@pytest.mark.usefixtures("french")
@pytest.mark.parametrize(
    ("accepted", "wished", "chosen"),
    [
        ("", None, "en"),
        ("fr", None, "fr"),
        ("fr-CH, de;q=0.9", None, "fr"),
        ("de;q=0.3, fr;q=0.8", None, "fr"),
        ("tlh, de;q=0.1", None, "de"),
        ("tlh", None, "en"),
        ("fr;q=nonsense, de;q=0.1", None, "de"),
        (",;=,", None, "en"),
        ("fr", "de", "de"),
        ("fr", "tlh", "fr"),
    ],
)
def test_the_first_language_there_are_words_for(
    accepted: str, wished: str | None, chosen: str
) -> None:
    assert words_for(accepted, wished) == chosen  # type: ignore[comparison-overlap] # see french


def test_there_are_words_in_english() -> None:
    assert words_for("en-GB").language == "en"

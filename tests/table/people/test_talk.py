"""What may be said at a table."""

import pytest

from lastcard.games.game import Seat
from lastcard.locales import Words, languages
from lastcard.table.errors import NotSeated, TalkRefused
from lastcard.table.people.talk import LONGEST, PHRASES, check_talk
from lastcard.table.state import orders
from lastcard.table.state.entries import PlayerId, Said
from tests.support.tables.driven_table import seated
from tests.support.tables.fake_listener import FakeListener

ANN = PlayerId("ann")


@pytest.mark.parametrize("language", languages())
def test_every_phrase_has_its_words_in_every_language(language: str) -> None:
    words = Words(language)
    assert all(words.say(f"phrase-{phrase}") for phrase in PHRASES)


async def test_a_phrase_is_told_to_everybody() -> None:
    place, listeners = await seated(1)
    watcher = await place.attach(FakeListener(None))
    await place.ask(orders.Say(ANN, phrase="hello"))
    said = Said(player=ANN, seat=Seat(0), phrase="hello")
    assert said in listeners[0].entries
    assert said in watcher.entries


async def test_only_who_sits_talks() -> None:
    place, _ = await seated(1)
    with pytest.raises(NotSeated):
        await place.ask(orders.Say(PlayerId("eve"), phrase="hello"))


@pytest.mark.parametrize(
    ("phrase", "text", "allowed"),
    [
        (None, None, "free"),
        ("hello", "hello", "free"),
        ("curse", None, "free"),
        (None, "hello", "phrases"),
        (None, " \n\t\x00 ", "free"),
    ],
)
def test_what_is_not_said(phrase: str | None, text: str | None, allowed: str) -> None:
    with pytest.raises(TalkRefused):
        check_talk(phrase, text, allowed)  # type: ignore[arg-type] # any text


def test_free_text_keeps_its_signs_and_loses_its_tricks() -> None:
    assert check_talk(None, "  well\u202e\n played \x1b[31m", "free") == "well played [31m"
    assert len(check_talk(None, "x" * 999, "free") or "") == LONGEST

"""What is asked about reviews is checked at the door, and what is told survives the way."""

import msgspec
import pytest

from lastcard.wire.reviews import ReviewAfter, ReviewNews, ReviewWish


def test_a_wish_is_empty_or_names_seat_and_deal() -> None:
    read = msgspec.json.Decoder(ReviewWish).decode
    assert read(b"{}") == ReviewWish()
    assert read(b'{"seat":2,"deal":3,"anew":true}') == ReviewWish(seat=2, deal=3, anew=True)


@pytest.mark.parametrize("wrong", [b'{"seat":-1}', b'{"deal":0}', b'{"worlds":9}', b'{"anew":1}'])
def test_a_wish_that_makes_no_sense_is_refused(wrong: bytes) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(wrong, type=ReviewWish)


@pytest.mark.parametrize("wrong", [{"after": "-1"}, {"wait": "26"}, {"wait": "soon"}])
def test_nobody_waits_for_long(wrong: dict[str, str]) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert(wrong, ReviewAfter, strict=False)


def test_news_without_anything_new_can_be_told() -> None:
    news = ReviewNews(state="none")
    assert msgspec.json.decode(msgspec.json.encode(news), type=ReviewNews) == news

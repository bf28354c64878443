"""A review is read in the reader's language, whatever it was made in."""

from msgspec import structs

from lastcard.games.game import Seat
from lastcard.locales import Words
from lastcard.review.document import CandidateWorth, Choice, ReasonSaid
from lastcard.server.reviews.wording import worded

SAID = ReasonSaid(code="reviews-enough", text="made in English", args={"most": 3})
CHOICE = Choice(
    deal=1,
    number=1,
    seat=Seat(0),
    kind="leading",
    made="pass",
    best="pass",
    loss=0.0,
    error=0.0,
    grade="fine",
    chance_loss=0.0,
    worlds=8,
    moves=(CandidateWorth(move="pass", worth=0.0, error=0.0, chance=0.5),),
    reasons=(SAID,),
)


def test_reasons_are_said_in_another_language() -> None:
    (said,) = worded(CHOICE, Words("de")).reasons
    assert said.text == Words("de").say("reviews-enough", most=3)
    assert (said.code, said.args) == (SAID.code, SAID.args)


def test_what_cannot_be_said_any_more_stays_as_it_was() -> None:
    old = structs.replace(SAID, code="message-of-an-earlier-version")
    for reason in (old, structs.replace(SAID, args={})):
        choice = structs.replace(CHOICE, reasons=(reason,))
        assert worded(choice, Words("fi")) == choice


def test_without_reasons_there_is_nothing_to_say() -> None:
    choice = structs.replace(CHOICE, reasons=())
    assert worded(choice, Words("it")) is choice

"""A try is right, refused by the rules, or answered by the step."""

import msgspec
import pytest

from lastcard.games.game import AnyGame
from lastcard.games.registry import GAMES
from lastcard.lessons.errors import NothingAsked
from lastcard.lessons.gang.questions import Above, Giver, Highest, Points, Unheld
from lastcard.lessons.judging import OtherTry, RefusedTry, RightTry, answers, judge
from lastcard.lessons.lesson import AskStep, MovePattern, MoveReply, PlayStep, ShowStep
from lastcard.lessons.question import Question, WhoseTurn
from lastcard.lessons.thirteen.questions import Cost

GANG: AnyGame = GAMES["gang"]
THIRTEEN: AnyGame = GAMES["thirteen"]
BEAT = "G3 Y6 R6 Y9 RD | Y3 Y4 | Y5 G4; beat 2: G5"
TIGHT = "B2 B5 Y1 R4 | B1 B1 | Y2 Y2; blue B7 B4; yellow Y7"


def play(position: str, want: MovePattern, **fields: object) -> PlayStep:
    step = {"say": "lesson-s", "right": "lesson-r", "other": "lesson-o"} | fields
    return PlayStep(position=position, want=want, **step)  # type: ignore[arg-type] # a test's own


def ask(question: Question, *choices: str, position: str = "") -> AskStep[Question]:
    return AskStep(
        say="lesson-s",
        right="lesson-r",
        other="lesson-o",
        question=question,
        choices=choices,
        position=position,
    )


def test_the_right_move_leads_on_to_the_next_position() -> None:
    verdict = judge(GANG, play(BEAT, MovePattern(weakest=True)), "y6")
    assert isinstance(verdict, RightTry)
    assert verdict.stage is not None
    assert GANG.view(verdict.stage.state, verdict.stage.seat).to_beat == "Y6"


def test_what_the_rules_do_not_allow_is_refused_by_them() -> None:
    step = play(BEAT, MovePattern(weakest=True))
    codes = {
        "G3": "gang-too-low",
        "Y6 R6": "gang-wrong-size",
        "G3 Y6": "gang-not-a-combo",
        "R9": "card-not-held",
        "give G3": "wrong-phase",
        "hello": "card-unknown",
    }
    for tried, code in codes.items():
        verdict = judge(GANG, step, tried)
        assert isinstance(verdict, RefusedTry)
        assert verdict.refusal.code == code


def test_the_first_reason_that_fits_is_said_to_other_moves() -> None:
    reasons = (
        MoveReply(to=MovePattern(type="pass"), say="lesson-pass"),
        MoveReply(to=MovePattern(holds="RD"), say="lesson-dragon"),
    )
    step = play(BEAT, MovePattern(weakest=True), reasons=reasons)
    assert judge(GANG, step, "pass") == OtherTry("lesson-pass")
    assert judge(GANG, step, "RD") == OtherTry("lesson-dragon")
    assert judge(GANG, step, "Y9") == OtherTry("lesson-o")


def test_a_wrong_answer_gets_the_sentence_for_it_or_else_the_one_for_all() -> None:
    step = msgspec.structs.replace(
        ask(Highest(), "R8", "G9", "Y9"), reasons={"G9": "lesson-colour"}
    )
    assert judge(GANG, step, "G9") == OtherTry("lesson-colour")
    assert judge(GANG, step, "R8") == OtherTry("lesson-o")


@pytest.mark.parametrize(
    ("game", "position", "want", "right"),
    [
        (GANG, BEAT, MovePattern(moves=("Y9", "RD")), ("Y9", "RD")),
        (GANG, BEAT, MovePattern(type="pass"), ("pass",)),
        (GANG, BEAT, MovePattern(holds="R6"), ("R6",)),
        (GANG, "G3 Y6 R6 | Y3 | Y5", MovePattern(cards=2), ("Y6 R6",)),
        (GANG, "G6 Y6 R6 R6 | Y3 | Y5", MovePattern(type="gang"), ("G6 Y6 R6 R6",)),
        (THIRTEEN, TIGHT, MovePattern(sum=13), ("B2",)),
        (THIRTEEN, TIGHT, MovePattern(takes=2), ("R4>B", "B5")),
        (THIRTEEN, TIGHT, MovePattern(type="rotten", takes=0), ("R4>Y", "R4>G")),
    ],
)
def test_what_is_wanted_is_found_among_the_moves_the_rules_allow(
    game: AnyGame, position: str, want: MovePattern, right: tuple[str, ...]
) -> None:
    assert answers(game, play(position, want)) == right


def test_saying_last_card_can_be_wanted() -> None:
    step = play("G3 Y6 | Y3 | Y5", MovePattern(declared=True), options={"last_card": "spoken"})
    assert answers(GANG, step) == ("G3!", "Y6!")
    assert judge(GANG, step, "Y6") == OtherTry("lesson-o")


def test_the_winner_gives_a_card_back_after_the_engine_has_dealt() -> None:
    deck = GANG.deck()
    hands = " | ".join(" ".join(deck[seat::4]) for seat in range(3))
    best, lowest = deck[1::4][-1], deck[0]
    step = play(hands, MovePattern(type="give", weakest=True), before=((0, 9, 4),), exchange=True)
    assert answers(GANG, step) == (f"give {lowest}",)
    assert judge(GANG, step, f"give {best}") == OtherTry("lesson-o")
    given = judge(GANG, step, f"give {lowest}")
    assert isinstance(given, RightTry)
    assert given.stage is not None
    exchange = GANG.view(given.stage.state, given.stage.seat).exchange
    assert (exchange.giver, exchange.given, exchange.returned) == (1, best, lowest)


@pytest.mark.parametrize(
    ("question", "choices", "right"),
    [
        (Points(left=16), ("16", "80"), "80"),
        (Highest(), ("G5 R5", "Y5 Y5"), "G5 R5"),
        (Above(card="R10", seen="RD G3"), ("1", "2"), "2"),
        (Unheld(seats=3), ("0", "16"), "16"),
        (Giver(left=(0, 3, 9), totals=(0, 50, 20), winner=0), ("1", "2"), "2"),
        (WhoseTurn(after=("pass", "pass")), ("0", "1", "2"), "2"),
        (Cost(taken=("B1 B2 R4", "B5", ""), seat=0), ("2", "4"), "2"),
    ],
)
def test_the_rules_answer_every_question(
    question: Question, choices: tuple[str, ...], right: str
) -> None:
    step = ask(question, *choices, position=BEAT)
    assert answers(GANG, step) == (right,)
    for choice in choices:
        verdict = judge(GANG, step, choice)
        assert isinstance(verdict, RightTry) == (choice == right)


def test_what_is_only_shown_cannot_be_tried() -> None:
    with pytest.raises(NothingAsked):
        judge(GANG, ShowStep(say="lesson-s"), "G3")

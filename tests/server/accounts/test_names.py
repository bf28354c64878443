"""Names are readable, and nobody's can be mistaken for another's."""

from random import Random

import pytest

from lastcard.locales import Words, languages
from lastcard.server.accounts import errors
from lastcard.server.accounts.names import LONGEST, clean, given


@pytest.mark.parametrize(
    "name",
    ["Ann", "Bo of Sea", "Cléo", "Дмитрий", "Ελένη", "李雷", "مريم", "O'Neil-2", "ไพลิน", "é"],
)
def test_names_of_all_the_world_are_names(name: str) -> None:
    assert clean(name) == name


@pytest.mark.parametrize(
    ("written", "meant"),
    [
        ("  Ann   Bo ", "Ann Bo"),
        ("Ａｎｎ", "Ann"),
        ("𝐀𝐧𝐧", "Ann"),
        ("Cle\u0301o", "Cléo"),
        ("Ann\u00a0Bo", "Ann Bo"),
    ],
)
def test_a_name_has_one_spelling(written: str, meant: str) -> None:
    assert clean(written) == meant


@pytest.mark.parametrize(
    "name",
    [
        "Ann\nBo",
        "Ann\tBo",
        "Ann\x00",
        "Ann\x1b[31m",
        "\u202ennA",
        "Ann\u2066",
        "Ann\u200b",
        "Ann\u200dBo",
        "Ann\u00adBo",
        "Ann\ufeff",
        "Ann\u3164",
        "Ann\u2800",
        "\u0301Ann",
        "A\u030a\u030b\u030c\u030dnn",
        "Ann\U000e0041",
        "Ann\ue000",
        "Ann\ud800",
        "Ann ♠",
        "Ann 🂡",
        "Ann\u2028Bo",
        "Alice\ufe0f",
        "Ann\u180b",
        "Ann\U000e0100",
    ],
)
def test_what_cannot_be_seen_is_not_in_a_name(name: str) -> None:
    with pytest.raises(errors.NameOdd):
        clean(name)


@pytest.mark.parametrize("name", ["", " ", "---", "!?", "\u00a0"])
def test_a_name_has_a_letter_or_a_digit(name: str) -> None:
    with pytest.raises(errors.NameEmpty):
        clean(name)


def test_a_name_has_a_length_people_can_read() -> None:
    assert clean("x" * LONGEST)
    with pytest.raises(errors.NameLong):
        clean("x" * (LONGEST + 1))


def test_what_grows_when_it_is_spelled_out_is_measured_then() -> None:
    with pytest.raises(errors.NameLong):
        clean("\ufdfa" * 2)


@pytest.mark.parametrize("name", ["Аnn", "Αnn", "pаypal", "Bоb", "Αнна"])
def test_letters_of_two_alphabets_are_no_name(name: str) -> None:
    with pytest.raises(errors.NameMixed):
        clean(name)


@pytest.mark.parametrize(
    "name", ["admin", "Admin", "ＡＤＭＩＮ", "deleted", "Lastcard", "planner", "ᴀᴅᴍɪɴ"]
)
def test_names_of_the_house_are_not_to_be_had(name: str) -> None:
    with pytest.raises(errors.NameReserved):
        clean(name)


@pytest.mark.parametrize("language", languages())
def test_a_given_name_is_a_name_and_not_always_the_same(language: str) -> None:
    chance = Random(1)
    birds = Words(language).say("guest-birds")
    names = {given(birds, chance) for _ in range(300)}
    assert len(names) > 250
    assert all(clean(name) == name for name in names)

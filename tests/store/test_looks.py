"""Names that are mistaken for each other share a look, and names of people do not."""

from itertools import combinations

import pytest

from lastcard.store.looks import looks

PEOPLE = """
    Alice Alicia Anna Anne Änne Annika Arne Aino Äiti Björn Bjorn Celia Chloé Chloe Dirk
    Eli Elia Élise Elise François Giulia Günther Gunther Hélène Helena Ida Ila Lia Ilse
    Elsa Ilkka Inès Ines Jörg Joris Jürgen Kai Lars Laurits Li Lil Liv Mia Milla Mila
    Mikko Nina Niña Noël Noel Óscar Oscar Päivi Renée Renee Rémi Remi Sofía Sofia Søren
    Strauß Åke Ake Zoë Zoe Анна Дмитрий Вера Елена Саша Ольга Ελένη Γιώργος
"""


@pytest.mark.parametrize(
    "twin", ["alice", "ALICE", "AIice", "A1ice", "ɑlice", "ᴀʟɪᴄᴇ", "Aliсe", "Ａｌｉｃｅ", "Alіce"]
)
def test_a_twin_has_the_look_of_the_name(twin: str) -> None:
    assert looks(twin) & looks("Alice")


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Сор", "Cop"),
        ("ΑΝΝΑ", "anna"),
        ("вов", "Bob"),
        ("Karn", "Kam"),
        ("B0b", "Bob"),
        ("AIice", "ALICE"),
    ],
)
def test_what_looks_alike_shares_a_look(one: str, other: str) -> None:
    assert looks(one) & looks(other)


def test_names_of_people_do_not_look_alike() -> None:
    assert [
        pair for pair in combinations(PEOPLE.split(), 2) if looks(pair[0]) & looks(pair[1])
    ] == []

"""Turns: fair to groups, and within a group to owners."""

from lastcard.server.turns import Turns


def drained(turns: Turns[str]) -> list[str]:
    return [turns.take() for _ in range(len(turns))]


def test_groups_take_turns_however_much_one_of_them_wants() -> None:
    turns: Turns[str] = Turns()
    for number in range(760):
        turns.put(f"m{number}", "mallory")
    for name in ("ann", "bob"):
        turns.put(name, name)
    assert drained(turns)[:5] == ["m0", "ann", "bob", "m1", "m2"]


def test_many_owners_of_one_group_have_its_turn_alone() -> None:
    turns: Turns[str] = Turns()
    for number in range(120):
        turns.put(f"first of {number}", "mallory", f"guest {number}")
        turns.put(f"second of {number}", "mallory", f"guest {number}")
    turns.put("ann", "home", "ann")
    turns.put("bob", "home", "bob")
    assert drained(turns)[:6] == [
        "first of 0", "ann", "first of 1", "bob", "first of 2", "first of 3",
    ]  # fmt: skip


def test_what_was_put_in_first_comes_first() -> None:
    turns: Turns[str] = Turns()
    for thing in ("one", "two", "three"):
        turns.put(thing, "ann")
    assert drained(turns) == ["one", "two", "three"]


def test_who_comes_back_waits_for_the_others() -> None:
    turns: Turns[str] = Turns()
    turns.put("ann 1", "ann")
    turns.put("bob 1", "bob")
    assert turns.take() == "ann 1"
    turns.put("ann 2", "ann")
    assert drained(turns) == ["bob 1", "ann 2"]


def test_what_waits_last_can_be_taken_back() -> None:
    turns: Turns[str] = Turns()
    for thing in ("one", "two"):
        turns.put(thing, "ann")
    turns.put("bob", "bob")
    assert turns.drop("ann") == "two"
    assert (turns.of("ann"), list(turns.groups)) == (1, ["ann", "bob"])
    assert turns.drop("ann") == "one"
    assert (turns.of("ann"), drained(turns)) == (0, ["bob"])

"""The tree of refusals."""

import pickle
from importlib import import_module

import lastcard.games.errors
from lastcard.games.errors import RulesError
from lastcard.games.registry import GAMES


def refusals(below: type[RulesError] = RulesError) -> list[type[RulesError]]:
    children = below.__subclasses__()
    return [below, *(found for child in children for found in refusals(child))]


def test_every_refusal_has_a_code_of_its_own() -> None:
    codes = [refusal.code for refusal in refusals()]
    assert sorted(codes) == sorted(set(codes))


def test_a_refusal_of_one_game_bears_its_key() -> None:
    for refusal in refusals():
        parts = refusal.__module__.split(".")
        game = parts[2] if len(parts) == 4 else None
        if game in GAMES:
            assert refusal.code.startswith(f"{game}-")


def test_a_module_lists_its_refusals_in_its_opening_tree() -> None:
    rooms = [type(game).__module__.rpartition(".")[0] for game in GAMES.values()]
    for module in [import_module(f"{room}.errors") for room in ["lastcard.games", *rooms]]:
        own = [refusal for refusal in refusals() if refusal.__module__ == module.__name__]
        for refusal in own:
            assert f" {refusal.__name__} " in f" {module.__doc__} ".replace("\n", " ")


def test_a_refusal_says_its_code_and_arguments() -> None:
    assert str(lastcard.games.errors.CardUnknown(card="X3")) == "card-unknown (card='X3')"
    assert str(lastcard.games.errors.MatchOver()) == "match-over"


def test_a_refusal_can_be_sent_to_another_process() -> None:
    refusal = lastcard.games.errors.CardUnknown(card="X3")
    sent = pickle.loads(pickle.dumps(refusal))
    assert (type(sent), sent.args_by_name) == (type(refusal), {"card": "X3"})

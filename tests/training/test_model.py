"""The net as PyTorch trains it, against the net as the core plays it."""

from array import array
from random import Random

import pytest

from lastcard.bots.gang.net.features import FEATURES, FeatureEncoder
from lastcard.bots.gang.net.net import UNIT, read_net
from lastcard.bots.gang.situation import ALL
from lastcard.bots.gang.worlds.world import World
from lastcard.games.gang.cards import DECK, gather

torch = pytest.importorskip("torch", reason="only the extra `train` brings PyTorch")


def test_whole_numbers_come_close_to_the_model() -> None:
    from training.model import Model, weights

    model = Model()
    net = read_net(weights(model))
    rng = Random(5)
    for _ in range(20):
        deck = rng.sample(DECK, 64)
        world = World([gather(deck[16 * seat : 16 * seat + 16]) for seat in range(4)], 0, 1)
        world.fill(ALL)
        for move in world.legal()[::7]:
            facts = torch.zeros(1, FEATURES)
            facts[0, FeatureEncoder().facts(world, move)] = 1.0
            assert net.value(world, move) / UNIT / 10 == pytest.approx(
                model(facts).item(), abs=0.02
            )


def test_weights_can_be_taken_back() -> None:
    from training.model import Model, restore, weights

    model, other = Model(), Model()
    restore(other, weights(model))
    assert weights(other) == weights(model)


def test_facts_are_unpacked_in_their_order() -> None:
    import numpy as np

    from training.model import unpack

    words = array("Q", [1, 0, 2, 0, 0, 1 << 63])
    row = unpack(np.array(words, dtype=np.uint64))[0]
    assert [place for place in range(FEATURES) if row[place]] == [0, 129, 383]


def test_the_same_seed_learns_the_same() -> None:
    from training.model import weights
    from training.schedule import rounds
    from training.trainer import Trainer

    def learnt() -> bytes:
        trainer = Trainer(seed=2, choices=3000)
        trainer.train(list(rounds(0.001)), lambda now, error: None)
        return weights(trainer.model)

    assert learnt() == learnt()

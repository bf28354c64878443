"""PettingZoo environments of both games: ``gang_v0`` and ``thirteen_v0``.

``docs/reference/envs.md`` describes actions, observations and rewards.
"""

try:
    import pettingzoo as pettingzoo
except ImportError as error:
    raise ImportError(
        "lastcard.envs needs PettingZoo; install it with: pip install 'lastcard[envs]'"
    ) from error

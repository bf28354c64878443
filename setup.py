"""Compiles the hot modules; everything else about the package stands in pyproject.toml."""

import os
import sys
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

# Each has a .pxd beside it. Without a compiler they stay plain Python: same answers, slower.
HOT = [
    "lastcard.games.chance",
    "lastcard.games.gang.cards",
    "lastcard.games.gang.combos",
    "lastcard.games.gang.finder",
    "lastcard.games.gang.position",
    "lastcard.games.gang.playout",
    "lastcard.bots.gang.worlds.top_number",
    "lastcard.bots.gang.worlds.plan",
    "lastcard.bots.gang.worlds.world",
    "lastcard.bots.gang.net.features",
    "lastcard.bots.gang.net.net",
    "lastcard.bots.gang.worlds.policy",
    "lastcard.bots.gang.net.selfplay",
    "lastcard.bots.gang.worlds.worlds",
    "lastcard.bots.gang.search.match_value",
    "lastcard.bots.gang.search.endgame",
    "lastcard.bots.gang.search.search",
    "lastcard.games.thirteen.cards",
    "lastcard.games.thirteen.position",
    "lastcard.games.thirteen.counting",
    "lastcard.games.thirteen.playout",
    "lastcard.bots.thirteen.search.table_facts",
    "lastcard.bots.thirteen.search.evaluation",
    "lastcard.bots.thirteen.search.match_value",
    "lastcard.bots.thirteen.search.worlds",
    "lastcard.bots.thirteen.search.rollouts",
    "lastcard.bots.thirteen.search.race",
    "lastcard.bots.thirteen.search.search",
]
REQUIRED = bool(os.environ.get("REQUIRE_CYTHON"))


class BuildCore(build_ext):
    """Compiles all hot modules or none: compiled ones cannot work with interpreted ones."""

    def run(self) -> None:
        """Compile, or say once that the package works without."""
        try:
            super().run()
        except Exception as error:
            if REQUIRED:
                raise
            print(f"lastcard: the core was not compiled, it runs slower ({error})", file=sys.stderr)
            for extension in self.extensions:
                Path(self.get_ext_fullpath(extension.name)).unlink(missing_ok=True)
            self.extensions = []


def extensions() -> list[Extension]:
    """The hot modules as C extensions, or none when SKIP_CYTHON is set."""
    if os.environ.get("SKIP_CYTHON"):
        return []
    from Cython.Build import cythonize

    # A table whose shape differs from its declaration must not compile.
    flags = ["-O3", "-Werror=incompatible-pointer-types"]
    modules = [
        Extension(name, [f"src/{name.replace('.', '/')}.py"], extra_compile_args=flags)
        for name in HOT
    ]
    built: list[Extension] = cythonize(
        modules,
        build_dir="build/cython",
        compiler_directives={
            "language_level": 3,
            # The .pxd alone decides C types: annotations are for people and mypy.
            "annotation_typing": False,
            "boundscheck": False,
            "wraparound": False,
            "cdivision": True,
            "initializedcheck": False,
        },
    )
    return built


if __name__ == "__main__":
    setup(ext_modules=extensions(), cmdclass={"build_ext": BuildCore})
